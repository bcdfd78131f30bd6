import type { PlayerID } from 'boardgame.io';
import { perSeat } from '../../shared/seats';
import { faceOf, type Face } from '../cards';
import type { Play } from '../move';
import { seatsOf, type View } from '../state';
import { counterTotal, settledCounter } from './counter';

/** K-6.5 — is revealing paused because somebody must still lay extra cards? */
export const isPaused = (view: View): boolean => seatsOf(view).some((seat) => view.extra[seat]! > 0);

/** K-6.2 — every player takes the last card off their race; the cards are shuffled together and discarded. */
const closeCrossing = ({ G, random, tell }: Play): void => {
  const seats = seatsOf(G).filter((seat) => G.races[seat]!.length > 0);
  const discarded = random.Shuffle(seats.map((seat) => G.races[seat]!.at(-1)!));
  tell({ type: 'crossing', seats, discarded });
};

/** K-6.3, K-6.4 — the number of extra cards that a card on the counter makes everybody lay. */
export const extraCards = (face: Face): number =>
  face === 'clearRoad' ? 1 : face === 'fullyClearRoad' ? 2 : 0;

/** K-6.3, K-6.4, K-6.5 — every player adds this many cards to their race; a player who has fewer lays all of them. */
const clearTheRoad = ({ G, tell }: Play, most: number): void => {
  const cards = perSeat(seatsOf(G), (seat) => Math.min(most, G.hands[seat]!.length));
  if (Object.values(cards).some(Boolean)) tell({ type: 'extra', cards });
};

/** K-5.4 — the effect of each face on the counter, besides its km. */
const EFFECTS: Readonly<Partial<Record<Face, (play: Play) => void>>> = {
  levelCrossing: closeCrossing,
  clearRoad: (play) => clearTheRoad(play, extraCards('clearRoad')),
  fullyClearRoad: (play) => clearTheRoad(play, extraCards('fullyClearRoad')),
};

/** K-5.2, K-5.3, K-5.4 — does the card stay on the counter when it is turned up? */
const staysOnCounter = (face: Face): boolean => typeof face === 'number' || face === 'lostFreight';

/** K-5.2 … K-5.4 — turns up the counter card of a seat and carries out its effect. */
export const turnUpCounter = (play: Play, seat: PlayerID): void => {
  const { G, tell } = play;
  const id = G.sealed[seat]!;
  const card = faceOf(id);
  const stays = staysOnCounter(card);
  const counter = stays ? [...G.counter, id] : [...G.counter];
  const { left, staying } = settledCounter(counter);
  const waits = card === 'lostFreight' && staying.includes(id);
  const total = counterTotal(counter);
  tell({ type: 'counted', seat, card, total, counter, waits, discarded: stays ? [] : [id] });
  if (left.length)
    tell({
      type: 'left',
      sets: left.map((set) => set.map(faceOf)),
      counter: staying,
      discarded: left.flat(),
    });
  EFFECTS[card]?.(play);
};
