import type { LogEntry } from 'boardgame.io';
import { hasOwnChance } from '../../games/shared/plugins';
import { playRecord, recordOf, type MatchRecord } from '../../games/shared/record';
import type { Match, MatchStore } from '../storage/matchStore';
import type { ServedGames } from './servedGames';
import { stateIDOf } from './stateID';

/** The moves of a log. What follows from a move bears the number of that move and is left out. */
const movesOf = (log: readonly LogEntry[]): LogEntry[] =>
  log.filter((entry, at) => at === 0 || stateIDOf(entry) !== stateIDOf(log[at - 1]!));

/** Makes the record of a finished match, and plays it again to see that it leads to the same end. */
const write = async (store: MatchStore, games: ServedGames, match: Match): Promise<MatchRecord> => {
  const { matchID } = match;
  const [seed, state, log] = await Promise.all([
    store.seed(matchID),
    store.state(matchID),
    store.log(matchID),
  ]);
  const record = recordOf({
    version: state && hasOwnChance(state) ? 2 : 1,
    game: match.game,
    options: match.options,
    seats: match.seats.map(({ name = '', bot }) => ({ name, ...(bot && { bot }) })),
    seed: seed ?? '',
    steps: movesOf(log).map(({ action: { payload } }) => [payload.playerID, payload.type, ...payload.args]),
    result: match.gameover as MatchRecord['result'],
  });
  const reading = playRecord(record, (id) => games.get(id)?.module);
  if (!reading.ok) throw new Error(`match ${matchID} does not replay: ${JSON.stringify(reading.fault)}`);
  return record;
};

/** How many records stay in memory: playing a long match again takes a while. */
const IN_MEMORY = 50;

/**
 * Hands out finished matches as records that anybody may replay. Rejects if a match does not lead to the same end
 * again: then the rules are no longer those it was played by.
 */
export const createRecords = (
  store: MatchStore,
  games: ServedGames,
): ((match: Match) => Promise<MatchRecord>) => {
  const written = new Map<string, Promise<MatchRecord>>();
  return (match) => {
    const { matchID } = match;
    const record = written.get(matchID) ?? write(store, games, match);
    written.set(matchID, record);
    if (written.size > IN_MEMORY) written.delete(written.keys().next().value!);
    record.catch(() => written.delete(matchID));
    return record;
  };
};
