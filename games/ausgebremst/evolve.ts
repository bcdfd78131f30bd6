import { perSeat } from '../shared/seats';
import type { RaceHappening } from './happenings';
import { lineUp } from './rules/lineUp';
import { ASIDE } from './piles';
import { seatsOf, type View } from './state';
import { CROSSINGS } from './track';

type Told<Type extends RaceHappening['type']> = Extract<RaceHappening, { readonly type: Type }>;

const copied = <Card>(piles: Readonly<Record<string, readonly Card[]>>): Record<string, Card[]> =>
  perSeat(Object.keys(piles), (key) => [...piles[key]!]);

/** the lights go out: all cards lie where they lie when the race begins. */
const start = (table: View, { dealt }: Told<'start'>): void => {
  table.stage = 'driving';
  table.hands = copied(dealt.hands);
  table.piles = copied(dealt.piles);
  table.stacks = perSeat(seatsOf(table), (seat) => dealt.stacks[seat]!.map((stack) => [...stack]));
  table.pitCards = copied(dealt.pitCards);
  table.aside = copied(dealt.aside);
};

/** those who may not see it are told of no pile. */
const lay = (table: View, { seat, card, pile, stacks }: Told<'laid'>): void => {
  if (pile === null) return;
  const without = <Card>(cards: readonly Card[]) => cards.filter((other) => other !== card);
  table.unsorted[seat] = without(table.unsorted[seat]!);
  table.leftOut[seat] = without(table.leftOut[seat]!);
  (pile === ASIDE ? table.aside[seat]! : table.stacks[seat]![pile]!).push(card);
  if (stacks) table.stacks[seat] = stacks.map((stack) => [...stack]);
};

/** — a card is played from the hand, or off the pile of a nuisance car. */
const play = (table: View, { car, card, hand }: Told<'drove'>): void => {
  table.played[car]!.push(card);
  if (hand) {
    table.hands[car] = [...hand];
    table.shown[car] = false;
  } else {
    table.piles[car]!.pop();
    table.turnedUp[car] = false;
  }
};

const drive = (table: View, told: Told<'drove'>): void => {
  const { from, path, lap, stop } = told;
  const car = table.cars[told.car]!;
  play(table, told);
  table.stirred = true;
  car.turns += 1;
  car.space = path.at(-1) ?? from;
  car.crossed = lap ?? car.crossed;
  if (stop) {
    car.stopped = true;
    car.resting = table.options.pitStop === 'missTurn';
  }
};

/** cards that are shown lie open from now on: a hand, or the top card of a nuisance car. */
const wait = (table: View, { car, why, cards }: Told<'waited'>): void => {
  table.cars[car]!.turns += 1;
  if (why === 'pitStop') {
    table.cars[car]!.resting = false;
    table.stirred = true;
  } else if (why === 'pitBlocked' && cards.length) {
    if (!table.turnedUp[car]) table.stirred = true;
    table.turnedUp[car] = true;
    table.piles[car]!.splice(-1, 1, ...cards);
  } else if (cards.length) {
    table.shown[car] = true;
    table.hands[car] = [...cards];
  }
};

/** of another player's stack one sees whether it is empty: it keeps its one back until it is. */
const draw = (table: View, { car, stack, empty, card }: Told<'drew'>): void => {
  const drawnFrom = table.stacks[car]![stack]!;
  if (empty || drawnFrom.length > 1) drawnFrom.pop();
  table.hands[car]!.push(card);
};

const stow = (table: View, { car, stack, card, lying }: Told<'stowed'>): void => {
  table.pitCards[car] = table.pitCards[car]!.filter((other) => other !== card);
  const laidOn = table.stacks[car]![stack]!;
  if (lying.onTop || !laidOn.length) laidOn.push(lying.card);
};

const leave = (table: View, { car: id, ending, short }: Told<'left'>): void => {
  const car = table.cars[id]!;
  car.space = null;
  car.short = short;
  car.ending = ending;
  if (ending === 'finished') car.crossed = CROSSINGS;
  table.left.push(id);
};

/**
 * What a telling changes on the table, whole or as a seat sees it: the only place where the table ever changes. It
 * knows no rule; what was found out is told.
 */
export const evolve = (table: View, told: RaceHappening): void => {
  switch (told.type) {
    case 'grid':
      table.race = told.race;
      lineUp(table, told.grid);
      break;
    case 'ready':
      table.ready[told.seat] = true;
      break;
    case 'settingUp':
      table.stage = 'setUp';
      table.ready = perSeat(seatsOf(table), () => false);
      table.unsorted = copied(told.decks);
      table.piles = copied(told.piles);
      break;
    case 'choseSetUp':
      table.setUps[told.seat] = told.setUp;
      table.pitCards[told.seat] = [...told.pitCards];
      table.unsorted[told.seat] = [...told.unsorted];
      table.leftOut[told.seat] = [...told.leftOut];
      break;
    case 'laid':
      lay(table, told);
      break;
    case 'took':
      if (told.stack === null) break;
      table.stacks[told.seat]![told.stack]!.pop();
      table.hands[told.seat]!.push(told.card);
      break;
    case 'start':
      start(table, told);
      break;
    case 'turn':
      table.turn = { car: told.car, step: told.step };
      break;
    case 'round':
      table.round = told.round;
      table.sixFree = told.sixFree;
      table.stirred = false;
      break;
    case 'drove':
      drive(table, told);
      break;
    case 'filled':
      table.hands[told.car]!.push(...told.cards);
      table.piles[told.car]!.splice(-told.cards.length);
      break;
    case 'spent':
      table.played[told.car]!.push(told.card);
      table.piles[told.car]!.pop();
      table.turnedUp[told.car] = false;
      table.cars[told.car]!.turns += 1;
      table.stirred = true;
      break;
    case 'waited':
      wait(table, told);
      break;
    case 'showed':
      table.shown[told.car] = true;
      table.hands[told.car] = [...told.cards];
      break;
    case 'drew':
      draw(table, told);
      break;
    case 'fetched':
      table.pitCards[told.car] = table.pitCards[told.car]!.filter((card) => card !== told.card);
      table.hands[told.car]!.push(told.held);
      break;
    case 'stowed':
      stow(table, told);
      break;
    case 'left':
      leave(table, told);
      break;
    case 'raceEnd':
      table.results.push(told.result);
      break;
    case 'end':
      table.stage = 'over';
      break;
  }
};
