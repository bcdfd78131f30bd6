import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import { perSeat } from '../../shared/seats';
import { faceOf, type CardId, type Face } from '../cards';
import type { CardHappening } from '../happenings';
import { seatsOf, type State, type View } from '../state';
import { counterTotal, layOnCounter } from './counter';

/** K-6.5 — is revealing held up because someone must still lay extra cards? */
export const isPaused = (view: View): boolean => Object.values(view.extra).some((cards) => cards > 0);

/** K-6.2 — every player takes the last card off their race; shuffled together they are discarded. */
const closeCrossing = (G: State, random: Chance): CardHappening[] => {
  const seats = seatsOf(G).filter((seat) => G.races[seat]!.length > 0);
  G.discard.push(...random.Shuffle(seats.map((seat) => G.races[seat]!.pop()!)));
  return [{ type: 'crossing', seats }];
};

/** K-6.3, K-6.4 — how many extra cards a card on the counter makes everybody lay. */
export const extraCards = (face: Face): number =>
  face === 'clearRoad' ? 1 : face === 'fullyClearRoad' ? 2 : 0;

/** K-6.3, K-6.4, K-6.5 — so many more cards to every race; who has fewer lays what they have. */
const clearTheRoad = (G: State, cards: number): CardHappening[] => {
  G.extra = perSeat(seatsOf(G), (seat) => Math.min(cards, G.hands[seat]!.length));
  return isPaused(G) ? [{ type: 'extra', cards: { ...G.extra } }] : [];
};

type Effect = (G: State, random: Chance) => CardHappening[];

/** K-5.4 — what each face does on the counter besides what it counts. */
const EFFECTS: Readonly<Partial<Record<Face, Effect>>> = {
  levelCrossing: closeCrossing,
  clearRoad: (G) => clearTheRoad(G, extraCards('clearRoad')),
  fullyClearRoad: (G) => clearTheRoad(G, extraCards('fullyClearRoad')),
};

/** K-5.2, K-5.3, K-5.4 — does the face stay on the counter when it is turned up? */
const staysOnCounter = (face: Face): boolean => typeof face === 'number' || face === 'lostFreight';

/** K-5.2 … K-5.4 — resolves a counter card that has just been turned up. */
export const resolve = (G: State, seat: PlayerID, id: CardId, random: Chance): CardHappening[] => {
  const card = faceOf(id);
  let left: CardId[][] = [];
  if (staysOnCounter(card)) left = layOnCounter(G, id);
  else G.discard.push(id);
  const counted: CardHappening = {
    type: 'counted',
    seat,
    card,
    total: counterTotal(G.counter),
    counter: G.counter.map(faceOf),
    left: left.map((set) => set.map(faceOf)),
  };
  return [counted, ...(EFFECTS[card]?.(G, random) ?? [])];
};
