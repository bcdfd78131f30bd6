import type { PlayerID } from 'boardgame.io';
import { eventOf, type CardWith, type EventCard, type EventEffect, type EventId } from '../events';
import type { Play } from '../move';
import type { Held, View } from '../state';

/** B-12 — the cards kept in front of a seat for their effect, without debts. */
const kept = (view: View, seat: PlayerID): Held[] => view.held[seat]!.filter(({ owes }) => owes === 0);

/** The card with that effect in front of the seat, if any. */
export const heldFor = <Effect extends EventEffect['effect']>(
  view: View,
  seat: PlayerID,
  effect: Effect,
): CardWith<Effect> | undefined =>
  kept(view, seat)
    .map(({ card }) => eventOf(card))
    .find((card: EventCard): card is CardWith<Effect> => card.effect === effect);

/** B-4.5 — a used card goes under the pile, or is set aside (option `usedEvents`). */
export const putAway = ({ tell }: Play, seat: PlayerID, card: EventId): void =>
  tell({ type: 'putAway', seat, card, under: card });

/** B-4.5, B-11.9 — draws the top event card; nothing happens if all cards lie in front of players. */
export const drawEvent = ({ G, random, tell }: Play, seat: PlayerID): void => {
  if (!G.events.length && G.usedEvents.length)
    tell({ type: 'reshuffled', events: random.Shuffle([...G.usedEvents]) });
  const card = G.events.at(-1);
  if (card) tell({ type: 'drew', seat, card });
};
