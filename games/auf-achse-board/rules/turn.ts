import type { PlayerID } from 'boardgame.io';
import { isCity } from '../network';
import type { Play } from '../move';
import { refusal, type BoardRefusal } from '../refusals';
import { leftOf, taskOf, type View } from '../state';
import { TRAILER_IDS } from '../trailers';
import { isOffered } from './auction';
import { land } from './driving';
import { endIfOver } from './end';
import { heldFor } from './heldCards';
import { endJam } from './signs';
import { whyNotBuy } from './trailers';

/** B-4.4 (a), B-10.3 — why something else must be done first. */
export const whyNotYet = ({ turn }: View): BoardRefusal | undefined => {
  if (turn.due === 'cargo') return refusal('cargoFirst', 'B-4.4');
  return turn.due === 'unload' ? refusal('unloadFirst', 'B-10.3') : undefined;
};

/** B-3.1, B-5.4 — why the die of this turn cannot be rolled. */
export const whyNotRoll = (view: View): BoardRefusal | undefined => {
  if (view.turn.rolled) return refusal('alreadyRolled', 'B-3.1');
  return view.turn.handled ? refusal('handledCargo', 'B-5.4') : undefined;
};

/** B-3.1 — why the turn cannot end: the die comes first, unless goods were handled on the way (B-5.4). */
export const whyNotEnd = (view: View): BoardRefusal | undefined =>
  whyNotRoll(view) ? undefined : refusal('notRolled', 'B-3.1');

/** B-11.4 — why Motivation cannot be used now. */
export const whyNotMotivation = (view: View, seat: PlayerID): BoardRefusal | undefined => {
  if (!heldFor(view, seat, 'motivation')) return refusal('noMotivation', 'B-11.4');
  return view.turn.handled ? refusal('handledCargo', 'B-11.4') : undefined;
};

/** Could the seat still do something in this turn, judged by open information? */
const hasMore = (view: View, seat: PlayerID): boolean => {
  const hasCards = view.hands[seat]!.length > 0 || view.aboard[seat]!.length > 0;
  return (
    whyNotEnd(view) !== undefined ||
    view.turn.rollsWith.length > 0 ||
    !whyNotMotivation(view, seat) ||
    // whether there is something to load is the seat's secret
    (isCity(view.trucks[seat]!) && hasCards) ||
    TRAILER_IDS.some((trailer) => !whyNotBuy(view, seat, trailer)) ||
    isOffered(view)
  );
};

/**
 * B-3.2 — it becomes the seat's turn; B-3.4 — unless the seat misses it, which ends its jam all the same (B-10.5).
 */
export const beginTurn = (play: Play, seat: PlayerID): void => {
  const { G, tell } = play;
  if (G.jam?.seat === seat) endJam(play);
  if (!G.missed[seat]) {
    tell({ type: 'turn', seat });
    return;
  }
  tell({ type: 'missed', seat });
  beginTurn(play, leftOf(G, seat));
};

/** B-3.2 — passes the turn clockwise. */
export const passTurn = (play: Play): void => beginTurn(play, leftOf(play.G, play.G.turn.seat));

/**
 * Goes on until somebody must decide something, or the match is over. A turn in which nothing is left to do ends by
 * itself.
 */
export const playOn = (play: Play): void => {
  const { G } = play;
  while (!endIfOver(play)) {
    const task = taskOf(G);
    if (task?.type === 'land') {
      play.tell({ type: 'answered' });
      land(play, task.seat, task.moved);
    } else if (task || hasMore(G, G.turn.seat)) return;
    else passTurn(play);
  }
};
