import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import { clockwiseFrom, throwToBegin, type PerSeat } from '../../shared/seats';
import { BASE_SET_UP, DECK, NUISANCE_CARS, SET_UPS, VALUES, type CarId, type Value } from '../cards';
import type { RaceResult } from '../state';
import type { Settings } from '../options';

/** six cars always start. */
const CARS = 6;

/** the cars without a player: they always take the best places. */
export const nuisanceCars = (players: number): CarId[] => NUISANCE_CARS.slice(0, CARS - players);

/**
 * the values of the cards from which a player turns one up: 24 cards in the basic game, all 28 in
 * the advanced one.
 */
const turnedFrom = ({ game }: Settings): Value[] => {
  const counts = game === 'advanced' ? DECK : SET_UPS[BASE_SET_UP];
  return VALUES.flatMap((value) => Array<Value>(counts[value]).fill(value));
};

/** everybody turns up a card; the highest starts first, ties turn up another, the others follow clockwise. */
export const firstGrid = (
  seats: readonly PlayerID[],
  settings: Settings,
  random: Chance,
): { readonly gridCards: PerSeat<readonly Value[]>; readonly grid: CarId[] } => {
  const { thrown, first } = throwToBegin(seats, () => random.Shuffle(turnedFrom(settings))[0]!);
  return { gridCards: thrown, grid: [...nuisanceCars(seats.length), ...clockwiseFrom(seats, first)] };
};

/** the next grid: nuisance cars, then the players in the order of the result. */
export const nextGrid = (seats: readonly PlayerID[], { finished, others }: RaceResult): CarId[] => [
  ...nuisanceCars(seats.length),
  ...[...finished, ...others].filter((car) => seats.includes(car)),
];
