import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, State } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { tableOf, type Position, type Step } from '../../games/shared/table';
import { stateIDOf } from '../../server/matches/stateID';
import type { MatchStore } from '../../server/storage/matchStore';
import type { Player } from './player';

/** A match, and who has played it. */
export type Played = {
  readonly module: AnyGame;
  readonly matchID: string;
  readonly players: readonly Player[];
};

/** What is kept of matches, compared with what their players were told. */
export type Findings = {
  /** Moves in the logs. */
  moves: number;
  /** Moves of which the server has said that they are kept. */
  acknowledged: number;
  /** Acknowledged, and not in the log where the server had said. */
  lost: number;
  /** In the log more often than they were asked for. */
  doubled: number;
  /** Positions of which the log has no move. */
  gaps: number;
  /** How often what somebody was shown last was compared with what is kept. */
  compared: number;
  readonly faults: string[];
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** The moves of a log; what follows from a move stands behind it. */
const movesOf = (log: readonly LogEntry[]) =>
  log
    .filter(({ action: { type } }) => type === 'MAKE_MOVE')
    .map((entry) => {
      const { playerID, type, args } = entry.action.payload;
      return { stateID: stateIDOf(entry), playerID, move: type, args: args as unknown[] };
    });
type KeptMove = ReturnType<typeof movesOf>[number];

/** Are positions the same but for what a step leaves behind only until the next one? */
const isSame = (kept: State, replayed: Position<unknown>): boolean => {
  const { deltalog: _told, ...rest } = replayed;
  return isDeepStrictEqual(asJson(kept), asJson(rest));
};

const auditSeat = (
  { playerID, wishes, told }: Player,
  log: readonly KeptMove[],
  found: Findings,
  fault: (what: string) => void,
) => {
  const own = log.filter((kept) => kept.playerID === playerID);
  for (const { stateID, move, args } of told) {
    found.acknowledged += 1;
    const kept = own.find((kept) => kept.stateID === stateID);
    if (kept?.move === move && (args === null || isDeepStrictEqual(kept.args, args))) continue;
    found.lost += 1;
    fault(`seat ${playerID}'s move ${stateID} was acknowledged and is not kept`);
  }
  // whichever wish of several alike it is: what was asked for before a move was asked for before every later one
  const open = wishes.filter(({ refused }) => !refused);
  for (const kept of own) {
    const at = open.findIndex(
      (wish) =>
        wish.at <= kept.stateID &&
        wish.move.move === kept.move &&
        isDeepStrictEqual(asJson(wish.move.args), kept.args),
    );
    if (at >= 0) open.splice(at, 1);
    else {
      found.doubled += 1;
      fault(`seat ${playerID}'s move ${kept.stateID} is kept once more than it was asked for`);
    }
  }
};

const auditMatch = async (
  store: MatchStore,
  { module, matchID, players }: Played,
  found: Findings,
): Promise<void> => {
  const fault = (what: string) => void found.faults.push(`${module.id} ${matchID}: ${what}`);
  const [kept, seed, entries] = [
    await store.load(matchID),
    await store.seed(matchID),
    await store.log(matchID),
  ];
  if (!kept || seed === undefined) return fault('is not kept');
  const { match, state } = kept;
  const log = movesOf(entries);
  found.moves += log.length;
  const numbers = new Set(log.map(({ stateID }) => stateID));
  const gaps = Array.from({ length: match.stateID }, (_, at) => at).filter((at) => !numbers.has(at));
  found.gaps += gaps.length;
  found.doubled += log.length - numbers.size;
  if (gaps.length) fault(`has no moves ${gaps.join(', ')}`);
  if (log.length !== match.stateID || stateIDOf(state) !== match.stateID)
    fault(`has ${log.length} moves, is at ${match.stateID}, and its position is ${stateIDOf(state)}`);
  for (const player of players) auditSeat(player, log, found, fault);

  const compareShown = (position: Position<unknown>) => {
    for (const { playerID, shown } of players)
      for (const { stateID, G } of shown) {
        if (stateID !== stateIDOf(position)) continue;
        found.compared += 1;
        if (!isDeepStrictEqual(asJson(module.playerView(position.G, playerID)), asJson(G)))
          fault(`seat ${playerID} was shown another position ${stateID} than is kept`);
      }
  };
  const { options, seats } = match;
  const table = tableOf(module, { seed, numPlayers: seats.length, options });
  let position: Position<unknown> = table.start;
  compareShown(position);
  for (const { playerID, move, args, stateID } of log) {
    const step: Step = [playerID, move, ...args];
    const outcome = table.play(position, step);
    if (!outcome.taken) return fault(`move ${stateID} does not replay: ${outcome.refusal.reason}`);
    position = outcome.position;
    compareShown(position);
  }
  if (!isSame(state, position)) fault('its log leads to another position than is kept');
  for (const { playerID, shown } of players)
    for (const { stateID } of shown)
      if (stateID > match.stateID)
        fault(`seat ${playerID} was shown position ${stateID} of ${match.stateID}`);
};

/** Compares what is kept of matches with what their players were told, and with what the rules make of their logs. */
export const audit = async (store: MatchStore, matches: readonly Played[]): Promise<Findings> => {
  const found: Findings = {
    moves: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    gaps: 0,
    compared: 0,
    faults: [],
  };
  for (const match of matches) await auditMatch(store, match, found);
  return found;
};
