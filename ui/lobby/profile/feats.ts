import { playStepwise } from '../../../games/shared/record';
import type { Shelf } from '../../games';
import { playGently } from '../../kit/playGently';
import { asItStands } from '../../kit/takenBack';
import { loadLocalMatch } from '../../local/localMatches';
import { keepFeat, type Feat, type PlayedResult } from '../../local/results';
import { loadRecord } from '../../local/savedRecords';
import { fetchRecord, LobbyFault } from '../../online/lobbyApi';
import { publicEntry, playedAt } from '../../table/logEntries';

/** The most matches replayed in one visit; the others follow in later visits. */
const MOST = 20;

/** The longest time the page may be blocked, in ms. */
const SLICE = 12;

/**
 * The record of a match, from this device or the server; undefined if neither has it. Rejects if no server answers.
 */
const recordFor = async ({ id, game }: PlayedResult): Promise<unknown> => {
  const here = await loadLocalMatch(id)
    .then(({ record }) => (record ? loadRecord(record) : undefined))
    .catch(() => undefined);
  if (here) return here.record;
  return fetchRecord(game, id).catch((fault: unknown) => {
    if (fault instanceof LobbyFault && fault.error === 'unknownMatch') return undefined;
    throw fault;
  });
};

const featIn = async (result: PlayedResult, { lookOf }: Pick<Shelf, 'lookOf'>): Promise<Feat | undefined> => {
  const { gameUi, game } = (await lookOf(result.game)?.board()) ?? {};
  if (!gameUi?.feat || !game) return undefined;
  const record = await recordFor(result);
  const reading = await playGently(
    playStepwise(record, () => game),
    SLICE,
  );
  if (!reading?.ok) return undefined;
  const { replay } = reading;
  const log = Array.from(replay.happenings.keys(), (place) => ({
    ...publicEntry(playedAt(replay, place)),
    place,
  }));
  return gameUi.feat(asItStands(log), result.mine);
};

/**
 * Finds the best achievements in matches where they are unknown, newest first, by replaying their records. Returns
 * how many are known now; what is not available now is tried another time.
 */
export const gatherFeats = async (
  results: readonly PlayedResult[],
  shelf: Pick<Shelf, 'lookOf'>,
): Promise<number> => {
  let known = 0;
  for (const result of results.filter(({ feat }) => feat === undefined).slice(0, MOST)) {
    try {
      await keepFeat(result.id, (await featIn(result, shelf)) ?? null);
      known += 1;
    } catch {
      break;
    }
  }
  return known;
};
