import { analysed, type Found, type PlaceInMatch } from '../../../games/shared/bots/analysis';
import type { Replay } from '../../../games/shared/record';
import type { Beside } from '../../table/thinkBeside';

/** The analysis of one position of a replay: computed in a thread beside the page where threads exist. */
export const askAbout = async (
  { record: { seed }, module }: Replay,
  place: PlaceInMatch,
  beside: Beside | undefined,
): Promise<Found> =>
  beside ? beside.analyse({ game: module.id, place, seed }) : analysed(module, place, seed);
