import type { PlayerID } from 'boardgame.io';
import { eventOf, type EventId } from '../events';
import { isEventSpace, type Space } from '../network';
import type { Play } from '../move';
import { leftOf, type Drive } from '../state';
import { isBarred } from './cargo';
import { lapseQuickRoll } from './dice';
import { drawEvent, putAway } from './heldCards';
import { earn } from './money';
import type { Way } from './movement';

/**
 * B-11.2, B-12 — the effects of being in a place, however the truck came there: Sonderauftrag is paid, Inspektion
 * passed on.
 */
export const arrive = (play: Play, seat: PlayerID): void => {
  const { G, tell } = play;
  for (const { card, owes } of G.held[seat]!) {
    const event = eventOf(card);
    if (owes || !('city' in event) || event.city !== G.trucks[seat]) continue;
    if (event.effect === 'order') {
      putAway(play, seat, card);
      earn(play, seat, event.reward, card);
    }
    if (event.effect === 'inspection') {
      const to = leftOf(G, seat);
      tell({ type: 'passedOn', seat, to, card });
      if (G.turn.seat === seat) tell({ type: 'granted', card });
      // B-11.8 — an early stop for goods that may no longer be handled creates no obligation
      if (G.turn.seat === to && isBarred(G, to, G.trucks[to]!)) tell({ type: 'excused', seat: to });
    }
  }
};

/** B-4 — moves the truck along a way; the rest follows in the order of B-3.3. */
export const driveAlong = (play: Play, seat: PlayerID, way: Way, die: Drive['die']): void => {
  const { G, tell } = play;
  const { path, exact, due } = way;
  const moved = path.length > 0;
  if (G.turn.seat === seat) lapseQuickRoll(play);
  if (moved) tell({ type: 'drove', seat, from: G.trucks[seat]!, path, exact, ...(due && { due }) });
  else tell({ type: 'stayed', seat });
  tell({ type: 'asked', task: { type: 'land', seat, moved } });
  // B-9.1, B-9.4, B-9.5 — whatever came of it, even if the truck could not move (B-3.3)
  if (die === 1) tell({ type: 'asked', task: { type: 'roadworks', seat } });
};

/**
 * B-3.3 — the move has ended: first the effects of the place, then the event. B-11.2 — out of turn no event is drawn.
 */
export const land = (play: Play, seat: PlayerID, moved: boolean): void => {
  arrive(play, seat);
  const { G } = play;
  if (moved && G.turn.seat === seat && isEventSpace(G.trucks[seat]!)) drawEvent(play, seat);
};

/** B-11.1, B-11.7 — a card sends the truck there: without points, so there is no auction, and no event is drawn. */
export const goTo = (play: Play, seat: PlayerID, path: readonly Space[], card: EventId): void => {
  const { G, tell } = play;
  tell({ type: 'went', seat, from: G.trucks[seat]!, to: path.at(-1)!, path, card });
  arrive(play, seat);
};
