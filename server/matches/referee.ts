import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import type { ServerFault } from '../../games/shared/protocol';
import type { ServedGame } from './servedGames';
import { stateIDOf } from './stateID';

/** What became of a move: the position after it with its log entries, or why it was not taken. */
export type Ruling =
  | { readonly taken: true; readonly state: State; readonly entries: readonly LogEntry[] }
  | { readonly taken: false; readonly refusal: Refusal };

/** The server's own reason to refuse. `stale`: the move was made for a position that is gone. */
export const refusalOf = (reason: ServerFault | 'stale'): Refusal => ({ reason, values: {}, rule: '' });

const refuse = (refusal: Refusal): Ruling => ({ taken: false, refusal });

/** Does the framework await this seat? By own keys only: a seat may be called like a property of every object. */
const isActive = ({ ctx }: State, playerID: PlayerID): boolean =>
  ctx.activePlayers ? Object.hasOwn(ctx.activePlayers, playerID) : ctx.currentPlayer === playerID;

/**
 * Judges a move by a seat that has proved to be itself. The game is asked on that seat's view, so that a refusal can
 * tell nothing the seat does not know. `stateID` is the position the seat was looking at.
 */
export const judge = (
  { game, module, move: make }: ServedGame,
  state: State,
  { playerID, move, stateID }: { playerID: PlayerID; move: LegalMove; stateID: number },
): Ruling => {
  const { G, ctx } = state;
  const present = stateIDOf(state);
  if (!game.moveNames.includes(move.move)) return refuse(refusalOf('malformed'));
  const ruling = module.judge(module.playerView(G, playerID), playerID, move);
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
  return { taken: true, state: next, entries: deltalog };
};
