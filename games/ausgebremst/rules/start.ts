import type { PlayerID } from 'boardgame.io';
import { perSeat } from '../../shared/seats';
import { deckOf, type CarId } from '../cards';
import type { Play } from '../move';
import { isAdvanced, isNuisance, roadOf, seatsOf, type Car, type State } from '../state';
import { HAND, refill } from './hands';
import { partDeck, STACKS } from './stacks';

const carAt = (space: Car['space']): Car => ({
  space,
  crossed: 0,
  stopped: false,
  resting: false,
  turns: 0,
  ending: null,
  short: 0,
});

/** puts the cars on the grid of the race; no card has been dealt. */
export const lineUp = (G: State, grid: readonly CarId[]): void => {
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

/** shuffles the piles and deals what is held from the start. */
const deal = ({ G, random }: Play): void => {
  for (const car of G.grid) {
    if (isNuisance(G, car)) G.piles[car] = random.Shuffle(deckOf(car));
    else if (!isAdvanced(G)) {
      // the base game leaves out 6 6 5 4
      const { drive, aside } = partDeck(random.Shuffle(deckOf(car)), 'slow');
      G.piles[car] = random.Shuffle(drive);
      G.aside[car] = aside;
      refill(G, car);
    }
  }
};

const start = (play: Play): void => {
  play.G.stage = 'driving';
  deal(play);
  play.tell({ type: 'start', race: play.G.race, circuit: roadOf(play.G).circuit.id });
};

/** everybody is ready: to set up their cars, or to start. */
export const beReady = (play: Play, seat: PlayerID): void => {
  const { G, random, tell } = play;
  G.ready[seat] = true;
  tell({ type: 'ready', seat });
  if (!Object.values(G.ready).every(Boolean)) return;
  if (G.stage === 'grid' && isAdvanced(G)) {
    G.stage = 'setUp';
    G.ready = perSeat(seatsOf(G), () => false);
    // here, so that it does not matter who chooses a set-up first
    G.unsorted = perSeat(seatsOf(G), (one) => random.Shuffle(deckOf(one)));
  } else start(play);
};

/** does the seat hold its starting cards? */
export const hasStartingCards = (G: State, seat: PlayerID): boolean =>
  G.hands[seat]!.length === HAND.advanced;
