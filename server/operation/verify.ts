import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, State } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { hasOwnChance } from '../../games/shared/plugins';
import { tableOf, type Position, type Step } from '../../games/shared/table';
import { messageOf } from '../errors';
import { stateIDOf } from '../matches/stateID';
import type { Run } from '../storage/engine';
import { matchIDs } from './kept';

/** The result of checking a match. It contains no secrets. */
export type Finding =
  | { readonly kind: 'sound' }
  /** It cannot be replayed, through no fault of anybody; `why` gives the reason. */
  | { readonly kind: 'unchecked'; readonly why: string }
  /** Something does not match; `why` says what, and from which step on. */
  | { readonly kind: 'broken'; readonly why: string };

type Kept = {
  readonly game: string;
  readonly rules: number | null;
  readonly options: string;
  readonly seed: string;
  readonly state_id: number;
  readonly finished: number;
  readonly gameover: string | null;
  readonly state: string | null;
  readonly seats: number;
};

const KEPT = `
  SELECT game, rules, options, seed, matches.state_id, finished, gameover, state,
    (SELECT count(*) FROM seats WHERE seats.match_id = id) AS seats
  FROM matches LEFT JOIN positions ON positions.match_id = id WHERE id = $1`;

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** The parts of a position that are compared; left out is what every move makes anew, or not every table stores. */
const essence = ({
  G,
  ctx,
  _stateID,
  plugins: { log: _log, told: _told, undo: _undo, ...plugins },
}: State): unknown => asJson({ G, ctx, _stateID, plugins });

/** Why the match does not follow from its seed, options and log; undefined if it does. */
const faultOf = (
  module: AnyGame,
  { seed, options, seats, ...kept }: Kept,
  log: readonly { readonly state_id: number; readonly entries: string }[],
): string | undefined => {
  if (kept.state === null) return 'it has no position';
  const state = JSON.parse(kept.state) as State;
  const table = tableOf(module, {
    seed,
    numPlayers: seats,
    options: JSON.parse(options) as unknown,
    chance: hasOwnChance(state) ? 2 : 1,
  });
  const past: Position<unknown>[] = [table.start];
  for (const [at, { state_id: stateID, entries }] of log.entries()) {
    const step = `step ${at + 1}`;
    if (stateID !== at + 1) return `${step} is missing from the log`;
    const { payload } = (JSON.parse(entries) as LogEntry[])[0]!.action;
    const played: Step = [payload.playerID, payload.type, ...((payload.args ?? []) as unknown[])];
    const before = past.at(-1)!;
    if (before.ctx.gameover !== undefined) return `${step} was played after the end`;
    const outcome = table.play(before, played, past);
    if (!outcome.taken)
      return `${step} (seat ${payload.playerID}, ${payload.type}) is refused: ${outcome.refusal.reason}`;
    past.push(outcome.position);
  }
  const position = past.at(-1)!;
  if (log.length !== kept.state_id) return `step ${log.length + 1} is missing from the log`;
  if (stateIDOf(state) !== kept.state_id) return `its position is that after step ${stateIDOf(state)}`;
  if (!isDeepStrictEqual(essence(position as State), essence(state)))
    return `its position is not the one that step ${log.length} leads to`;
  const { gameover } = position.ctx;
  const end = kept.gameover === null ? undefined : (JSON.parse(kept.gameover) as unknown);
  if (
    !isDeepStrictEqual(asJson({ gameover }), asJson({ gameover: end })) ||
    (end !== undefined) !== Boolean(kept.finished)
  )
    return 'its result is not the one it was played to';
  return undefined;
};

const look = async (read: Run, games: readonly AnyGame[], matchID: string): Promise<Finding> => {
  try {
    const [kept] = await read<Kept>(KEPT, [matchID]);
    const module = games.find(({ id }) => id === kept!.game);
    if (!module) return { kind: 'unchecked', why: `there is no game ${kept!.game} here` };
    if (kept!.rules !== module.rules)
      return {
        kind: 'unchecked',
        why: `it is played by the rules ${kept!.rules ?? 'of old'}, these are ${module.rules}`,
      };
    const log = await read<{ state_id: number; entries: string }>(
      'SELECT state_id, entries FROM log WHERE match_id = $1 ORDER BY state_id',
      [matchID],
    );
    const why = faultOf(module, kept!, log);
    return why === undefined ? { kind: 'sound' } : { kind: 'broken', why };
  } catch (error) {
    return { kind: 'broken', why: `it cannot be read: ${messageOf(error)}` };
  }
};

/** Replays every match from its seed, options and log, and compares the result with what is stored. */
export async function* verify(
  read: Run,
  games: readonly AnyGame[],
): AsyncGenerator<{ readonly matchID: string; readonly finding: Finding }> {
  for (const matchID of await matchIDs(read)) yield { matchID, finding: await look(read, games, matchID) };
}
