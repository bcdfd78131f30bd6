import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { TableOptions } from '../../games/shared/conduct';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import type { ServerFault } from '../../games/shared/protocol';
import { refusalToUndo, undo, UNDO, withoutWayBack } from '../../games/shared/undo';
import type { ServedGame } from './servedGames';
import { stateIDOf } from './stateID';

/** The result of a move: the position after it with its log entries, or why it was refused. */
export type Ruling =
  | { readonly taken: true; readonly state: State; readonly entries: readonly LogEntry[] }
  | { readonly taken: false; readonly refusal: Refusal };

/** A refusal that comes from the server itself. `stale`: the move was made for an older position. */
export const refusalOf = (reason: ServerFault | 'stale'): Refusal => ({ reason, values: {}, rule: '' });

const refuse = (refusal: Refusal): Ruling => ({ taken: false, refusal });

/**
 * Does the framework wait for this seat? Only own keys count: a seat id may equal the name of a property that every
 * object has.
 */
const isActive = ({ ctx }: State, playerID: PlayerID): boolean =>
  ctx.activePlayers ? Object.hasOwn(ctx.activePlayers, playerID) : ctx.currentPlayer === playerID;

type Asked = { readonly playerID: PlayerID; readonly move: LegalMove; readonly stateID: number };

/** The table options that concern moves. */
type Agreed = Pick<TableOptions, 'secondThoughts'>;

/** Takes a decision back. The request names that decision, so that it does no harm when others have moved since. */
const takeBack = ({ module }: ServedGame, state: State, { playerID, move }: Asked): Ruling => {
  const undone = undo(module, state, playerID, move);
  if ('refusal' in undone) return refuse(undone.refusal);
  const { deltalog = [], ...next } = undone.position;
  return { taken: true, state: next, entries: deltalog };
};

/**
 * Judges a move by a seat that has proved its identity. The game judges it on that seat's view, so that a refusal
 * cannot tell anything the seat does not know. `stateID` is the position the seat was looking at.
 */
export const judge = (
  served: ServedGame,
  state: State,
  asked: Asked,
  { secondThoughts = true }: Agreed,
): Ruling => {
  const { game, module, move: make, viewOf } = served;
  const { playerID, move, stateID } = asked;
  const { G, ctx } = state;
  const present = stateIDOf(state);
  if (move.move === UNDO)
    return secondThoughts ? takeBack(served, state, asked) : refuse(refusalToUndo(module, 'undoOff'));
  if (!game.moveNames.includes(move.move)) return refuse(refusalOf('malformed'));
  const ruling = module.judge(viewOf(G, playerID), playerID, move);
  if ('refusal' in ruling) return refuse(ruling.refusal);

  const rule = game.flow.getMove(ctx, move.move, playerID);
  if (!rule || !isActive(state, playerID)) return refuse(refusalOf('malformed'));
  const mayBeStale = typeof rule === 'object' && rule.ignoreStaleStateID === true;
  if (stateID > present || (stateID < present && !mayBeStale)) return refuse(refusalOf('stale'));

  const made: ReturnType<typeof make> & { readonly transients?: unknown } = make(state, {
    playerID,
    move,
    ruling,
  });
  const { deltalog = [], transients, ...next } = made;
  if (transients || stateIDOf(next) !== present + 1) return refuse(refusalOf('malformed'));
  return { taken: true, state: secondThoughts ? next : withoutWayBack(next), entries: deltalog };
};
