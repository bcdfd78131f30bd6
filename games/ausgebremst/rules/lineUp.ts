import { perSeat } from '../../shared/seats';
import { deckOf, type CarId } from '../cards';
import { isAdvanced, roadOf, seatsOf, type Car, type View } from '../state';
import { STACKS } from '../piles';

const carAt = (space: Car['space']): Car => ({
  space,
  crossed: 0,
  stopped: false,
  resting: false,
  turns: 0,
  ending: null,
  short: 0,
});

/** puts the cars on the grid of the race, before any card is dealt. */
export const lineUp = (G: View, grid: readonly CarId[]): void => {
  const seats = seatsOf(G);
  const places = roadOf(G).grid;
  const advanced = isAdvanced(G);
  G.grid = [...grid];
  G.cars = perSeat(grid, (car) => carAt(places[grid.indexOf(car)]!));
  G.played = perSeat(grid, () => []);
  G.piles = perSeat(grid, (car) => (advanced && seats.includes(car) ? [] : deckOf(car)));
  G.hands = perSeat(seats, () => []);
  G.stacks = perSeat(seats, () => Array.from({ length: STACKS }, () => []));
  G.unsorted = perSeat(seats, (seat) => (advanced ? deckOf(seat) : []));
  G.leftOut = perSeat(seats, () => []);
  G.aside = perSeat(seats, () => []);
  G.pitCards = perSeat(seats, () => []);
  G.shown = perSeat(seats, () => false);
  G.turnedUp = perSeat(grid, () => false);
  G.setUps = perSeat(seats, () => null);
  G.ready = perSeat(seats, () => false);
  G.stage = 'grid';
  G.turn = { car: grid[0]!, step: 'drive' };
  G.round = 1;
  G.stirred = false;
  G.sixFree = false;
  G.left = [];
};
