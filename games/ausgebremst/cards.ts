import { ALL_SEATS } from '../shared/seats';
import type { Circuit, Value } from './circuits';

export type { Value };

/** the values of race cards, in spaces. */
export const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6];

type Counts = Readonly<Record<Value, number>>;

/** the 28 cards of a colour, 105 points. */
export const DECK: Counts = { 1: 4, 2: 4, 3: 4, 4: 5, 5: 5, 6: 6 };

/** the set-ups of the advanced game, always 84 points. */
// prettier-ignore
export const SET_UPS = {
  fast:   { 1: 1, 2: 2, 3: 2, 4: 3, 5: 5, 6: 6 },
  medium: { 1: 3, 2: 3, 3: 3, 4: 4, 5: 4, 6: 5 },
  slow:   { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4 },
} as const satisfies Record<string, Counts>;

export type SetUp = keyof typeof SET_UPS;

/** the ids of the set-ups. */
export const SET_UP_IDS = Object.keys(SET_UPS) as readonly SetUp[];

/** the set-up that everybody drives in the basic game. */
export const BASE_SET_UP: SetUp = 'slow';

/** A player's car by its seat, or one of `NUISANCE_CARS`. */
export type CarId = string;

/** the cars without a player, the one with the best grid place first. */
export const NUISANCE_CARS: readonly CarId[] = ['X', 'Y', 'Z'];

/** A card of a car, as in `6-3@0`: its value, its number among the cards of that value, and its car. */
export type CardId = `${Value}-${number}@${CarId}`;

/** All cars that can be at a table. */
const CARS: readonly CarId[] = [...ALL_SEATS, ...NUISANCE_CARS];

const DECKS: ReadonlyMap<CarId, readonly CardId[]> = new Map(
  CARS.map((car) => [
    car,
    VALUES.flatMap((value) =>
      Array.from({ length: DECK[value] }, (_, n): CardId => `${value}-${n + 1}@${car}`),
    ),
  ]),
);

/** the whole deck of a car. */
export const deckOf = (car: CarId): CardId[] => [...DECKS.get(car)!];

const CARDS: ReadonlySet<unknown> = new Set(CARS.flatMap(deckOf));

/** Is this the id of a card? */
export const isCard = (id: unknown): id is CardId => CARDS.has(id);

/** The spaces that the card drives. */
export const valueOf = (card: CardId): Value => Number(card[0]) as Value;

/** The total spaces that these cards drive. */
export const pointsOf = (cards: readonly CardId[]): number =>
  cards.reduce((sum: number, card) => sum + valueOf(card), 0);

/** the pit-stop cards of a grid place (0–5) on a circuit. */
export const pitValuesOf = (circuit: Circuit, place: number): readonly Value[] =>
  circuit.pitCards[Math.floor(place / 2)]!;
