import type { PlayerID } from 'boardgame.io';
import { perSeat } from '../../shared/seats';
import { deckOf, valueOf, type CarId, type CardId } from '../cards';
import type { Play } from '../play';
import {
  carsOnRoad,
  circuitsOf,
  isAdvanced,
  isNuisance,
  roadOf,
  seatsOf,
  type Car,
  type State,
} from '../state';
import { FINISH, isStop, waysOf, type Target } from './driving';
import { nextGrid } from './grid';
import { moveCar, takeOff } from './leaving';
import { driveNuisance } from './nuisance';
import { playable } from './playable';
import { champions, isRaceOver, resultOf, totals } from './result';
import { handsToOpen, waitsWithSixes } from './six';
import { drawFrom, bringIn, HAND, partDeck, stacksLeft, stow, STACKS } from './stacks';

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

/** back to three cards while the pile lasts. */
const refill = (G: State, seat: PlayerID): void => {
  while (G.hands[seat]!.length < HAND.basic && G.piles[seat]!.length)
    G.hands[seat]!.push(G.piles[seat]!.pop()!);
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

/** takes a starting card; with two of them the car is ready. */
export const drawStartingCard = (play: Play, seat: PlayerID, stack: number): void => {
  drawFrom(play, seat, stack);
  if (play.G.hands[seat]!.length === HAND.advanced) beReady(play, seat);
};

/** the next car still on the road has its turn; after the last one a round ends. */
const nextCar = (play: Play): void => {
  const { G, tell } = play;
  if (isRaceOver(G)) return;
  const at = G.grid.indexOf(G.turn.car);
  const onRoad = carsOnRoad(G);
  const next = onRoad.find((car) => G.grid.indexOf(car) > at);
  if (next !== undefined) {
    G.turn = { car: next, step: 'drive' };
    return;
  }
  if (!G.stirred && G.sixFree) for (const car of onRoad) takeOff(play, car, 'standstill');
  G.sixFree = !G.stirred;
  G.stirred = false;
  G.round += 1;
  if (isRaceOver(G)) return;
  G.turn = { car: onRoad[0]!, step: 'drive' };
  tell({ type: 'round', round: G.round, sixFree: G.sixFree });
};

/** the end of a player's move: without a card left the car is taken off. */
const endMove = (play: Play, seat: PlayerID): void => {
  const { G } = play;
  if (G.cars[seat]!.space && !G.hands[seat]!.length) takeOff(play, seat, 'noCards');
  nextCar(play);
};

/** replaces the card played: by a pit-stop card after a stop, else from a stack. */
const replaceCard = (play: Play, seat: PlayerID, stopped: boolean): void => {
  const { G } = play;
  const pitCards = stopped ? G.pitCards[seat]! : [];
  const stacks = stacksLeft(G, seat);
  const [first, second] = pitCards;
  if (second && valueOf(first!) !== valueOf(second)) G.turn = { car: seat, step: 'fetch' };
  else if (first) fetchCard(play, seat, first);
  else if (stacks.length > 1) G.turn = { car: seat, step: 'draw' };
  else {
    if (stacks.length) drawFrom(play, seat, stacks[0]!);
    endMove(play, seat);
  }
};

/** takes one pit-stop card to hand; another one still has to go on a stack. */
export const fetchCard = (play: Play, seat: PlayerID, card: CardId): void => {
  bringIn(play, seat, card);
  if (play.G.pitCards[seat]!.length) play.G.turn = { car: seat, step: 'stow' };
  else endMove(play, seat);
};

export const stowCard = (play: Play, seat: PlayerID, stack: number): void => {
  stow(play, seat, stack);
  endMove(play, seat);
};

/** draws; only now it is the next player's turn. */
export const drawCard = (play: Play, seat: PlayerID, stack: number): void => {
  drawFrom(play, seat, stack);
  endMove(play, seat);
};

/** plays a card and drives to that target. */
export const drive = (play: Play, seat: PlayerID, card: CardId, target: Target): void => {
  const { G } = play;
  const value = valueOf(card);
  const way = waysOf(G, seat, value).find((one) => one.target === target)!;
  const stopped = isStop(G, seat, way);
  G.hands[seat] = G.hands[seat]!.filter((other) => other !== card);
  G.played[seat]!.push(card);
  G.shown[seat] = false;
  moveCar(play, seat, value, way);
  if (!isAdvanced(G)) {
    refill(G, seat);
    endMove(play, seat);
  } else if (target === FINISH || !G.cars[seat]!.space) nextCar(play);
  else replaceCard(play, seat, stopped);
};

/** misses the turn; who cannot play shows the hand, who waits for the pit entry need not. */
export const wait = (play: Play, seat: PlayerID): void => {
  const { G, tell } = play;
  const hand = G.hands[seat]!.map(valueOf);
  const sixes = waitsWithSixes(G, seat);
  // with a card to play, only the pit entry lets one wait
  const forPit = playable(G, seat).length > 0;
  G.cars[seat]!.turns += 1;
  if (!forPit) G.shown[seat] = true;
  tell({
    type: 'waited',
    car: seat,
    why: sixes ? 'sixes' : forPit ? 'pitBlocked' : 'blocked',
    hand: forPit ? null : hand,
  });
  nextCar(play);
};

/** the turn missed for a pit stop (option `pitStop`); it counts as a move. */
const rest = ({ G, tell }: Play, car: CarId): void => {
  G.cars[car]!.resting = false;
  G.cars[car]!.turns += 1;
  G.stirred = true;
  tell({ type: 'waited', car, why: 'pitStop', hand: null });
};

/** the race is over: its result, and the next grid or the end of the match. */
const endRace = (play: Play): void => {
  const { G, tell } = play;
  const result = resultOf(G);
  tell({ type: 'raceEnd', race: G.race, result });
  G.results.push(result);
  if (G.race + 1 === circuitsOf(G).length) {
    G.stage = 'over';
    tell({ type: 'end', winners: champions(G), totals: totals(G) });
    return;
  }
  G.race += 1;
  lineUp(G, nextGrid(seatsOf(G), result));
  tell({ type: 'grid', race: G.race, circuit: roadOf(G).circuit.id, grid: G.grid });
};

/** A-6.3 (b) — opens hands as the turn comes to a leader who may be free to play a 6 by them. */
const openHands = ({ G, tell }: Play, car: CarId): void => {
  for (const opened of handsToOpen(G, car)) {
    G.shown[opened] = true;
    tell({ type: 'showed', car: opened, hand: G.hands[opened]!.map(valueOf) });
  }
};

/** Goes on until a player has to decide something, or the match is over: nuisance cars drive by themselves. */
export const playOn = (play: Play): void => {
  const { G } = play;
  while (G.stage === 'driving') {
    const { car } = G.turn;
    if (isRaceOver(G)) endRace(play);
    else if (!G.cars[car]!.space) nextCar(play);
    else if (G.cars[car]!.resting && G.turn.step === 'drive') {
      rest(play, car);
      nextCar(play);
    } else if (isNuisance(G, car)) {
      driveNuisance(play, car);
      nextCar(play);
    } else {
      if (G.turn.step === 'drive') openHands(play, car);
      return;
    }
  }
};
