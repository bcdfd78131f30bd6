import { isDeepStrictEqual } from 'node:util';
import type { Past } from '../../games/shared/goingBack';
import { hasOwnChance } from '../../games/shared/plugins';
import type { MarkedEntry } from '../../games/shared/protocol';
import { playSteps, type RecordFault } from '../../games/shared/record';
import type { Step } from '../../games/shared/table';
import type { MatchStore } from '../storage/matchStore';
import type { LiveMatch } from './liveMatches';
import type { ServedGame } from './servedGames';
import { stateIDOf } from './stateID';

/** The moves in a log. Automatic entries that follow from a move have the same number and are left out. */
export const movesOf = (log: readonly MarkedEntry[]): MarkedEntry[] =>
  log.filter((entry, at) => at === 0 || stateIDOf(entry) !== stateIDOf(log[at - 1]!));

/** The steps that lead from the start of a match to the end of its log. */
export const stepsOf = (moves: readonly MarkedEntry[]): Step[] =>
  moves.map(({ action: { payload } }) => [payload.playerID, payload.type, ...payload.args]);

/** How long a long job runs without a break, in ms. */
const SLICE = 3;

/** Runs a long job in slices, so that others run in between. */
export const inSlices = async <Result>(work: Generator<undefined, Result>): Promise<Result> => {
  let step = work.next();
  while (!step.done) {
    const begun = performance.now();
    while (!step.done && performance.now() - begun < SLICE) step = work.next();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return step.value;
};

/**
 * The error of a match that does not lead to its stored position, with the step. Of a refused move only the reason is
 * given: its arguments, perhaps a face-down card, must not appear in a log.
 */
export const unreplayable = (fault: RecordFault): Error => {
  const where = 'step' in fault ? ` at step ${fault.step}` : '';
  const why = 'refusal' in fault ? `: ${fault.refusal.reason}` : '';
  return new Error(`the match does not replay: ${fault.reason}${where}${why}`);
};

/**
 * All positions of a running match, replayed from its log: going back is rare, and so nothing has to be stored for
 * it. Rejects unless they lead to the stored position.
 */
export const pastOf = async (
  store: Pick<MatchStore, 'log' | 'seed'>,
  { module }: ServedGame,
  { match, state }: LiveMatch,
): Promise<Past<unknown>> => {
  const { matchID, seats, options } = match;
  const [seed, log] = await Promise.all([
    store.seed(matchID),
    store.log(matchID, { before: stateIDOf(state), moves: stateIDOf(state) }),
  ]);
  const opening = { seed: seed ?? '', numPlayers: seats.length, options };
  const steps = stepsOf(movesOf(log));
  const played = await inSlices(
    playSteps(module, { ...opening, chance: hasOwnChance(state) ? 2 : 1 }, steps),
  );
  if ('fault' in played) throw unreplayable(played.fault);
  const asKept = JSON.parse(JSON.stringify(played.positions.at(-1)!.G)) as unknown;
  if (!isDeepStrictEqual(asKept, JSON.parse(JSON.stringify(state.G))) || steps.length !== stateIDOf(state))
    throw new Error('the match does not replay to where it stands');
  return played.positions;
};
