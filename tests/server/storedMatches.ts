import type { LogEntry, State } from 'boardgame.io';
import { USUAL_TABLE } from '../../games/shared/conduct';
import type { NewMatch, Seat } from '../../server/storage/matchStore';

/** A seat nobody has taken. */
export const free = (playerID: string): Seat => ({
  playerID,
  name: undefined,
  credentialHash: undefined,
  bot: undefined,
  standIn: undefined,
  awaySince: undefined,
});

/** A match for two at which nobody sits. */
export const newMatch = (matchID: string, more: Partial<NewMatch> = {}): NewMatch => ({
  matchID,
  game: 'game',
  rules: 3,
  unlisted: false,
  options: { stages: 1 },
  table: USUAL_TABLE,
  seats: [free('0'), free('1')],
  seed: 'seed',
  state: stateAt(0),
  ...more,
});

/** A position after that many moves. */
export const stateAt = (stateID: number, gameover?: object): State =>
  ({
    G: { cards: [1, 'ä', null] },
    ctx: { numPlayers: 2, gameover },
    plugins: {},
    _stateID: stateID,
  }) as never;

/** The log entry of a move made on that position. */
export const entry = (stateID: number): LogEntry =>
  ({ action: { type: 'MAKE_MOVE' }, _stateID: stateID }) as never;
