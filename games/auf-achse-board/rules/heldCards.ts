import type { PlayerID } from 'boardgame.io';
import { eventOf, type CardWith, type EventCard, type EventEffect, type EventId } from '../events';
import type { Play } from '../move';
import type { Held, View } from '../state';

/** B-12 — the cards in front of a seat that lie there for what they do, debts apart. */
const kept = (view: View, seat: PlayerID): Held[] => view.held[seat]!.filter(({ owes }) => owes === 0);

/** The card with that effect in front of the seat, if it lies there. */
export const heldFor = <Effect extends EventEffect['effect']>(
  view: View,
  seat: PlayerID,
  effect: Effect,
): CardWith<Effect> | undefined =>
  kept(view, seat)
    .map(({ card }) => eventOf(card))
    .find((card: EventCard): card is CardWith<Effect> => card.effect === effect);

/** Lays a card in front of a seat. `owes`: the DM it demanded in vain. */
export const hold = ({ G }: Play, seat: PlayerID, card: EventId, owes = 0): void => {
  G.held[seat]!.push({ card, owes });
};

/** Takes a card from in front of a seat. */
export const release = ({ G }: Play, seat: PlayerID, card: EventId): void => {
  G.held[seat] = G.held[seat]!.filter((held) => held.card !== card);
};

/** B-4.5 — a used card goes under the pile, or is set aside (option `usedEvents`). */
export const putAway = (play: Play, seat: PlayerID, card: EventId): void => {
  const { G } = play;
  release(play, seat, card);
  if (G.options.usedEvents === 'underPile') G.events.unshift(card);
  else G.usedEvents.push(card);
};

/** B-4.5, B-11.9 — draws the top event card; nothing when all are in front of players. */
export const drawEvent = ({ G, random, tell }: Play, seat: PlayerID): void => {
  if (!G.events.length) G.events = random.Shuffle(G.usedEvents.splice(0));
  const card = G.events.pop();
  if (!card) return;
  G.tasks.push({ type: 'event', seat, card });
  tell({ type: 'drew', seat, card });
};
