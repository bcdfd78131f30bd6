import { analysed, type Found, type PlaceInMatch } from '../../../games/shared/bots/analysis';
import type { Replay } from '../../../games/shared/record';
import type { Beside } from '../../table/thinkBeside';

/** What is to be said of a place of a replay: thought out beside the page where there are threads. */
export const askAbout = async (
  { record: { seed }, module }: Replay,
  place: PlaceInMatch,
  beside: Beside | undefined,
): Promise<Found> =>
  beside ? beside.analyse({ game: module.id, place, seed }) : analysed(module, place, seed);
