import { perSeat } from '../shared/seats';
import { evolveBy } from '../shared/telling';
import type { CardId, CarId } from './cards';
import type { RaceHappening } from './happenings';
import { CROSSINGS } from './laps';
import { lineUp } from './rules/lineUp';
import { ASIDE } from './piles';
import { seatsOf, type View } from './state';

const copied = <Card>(piles: Readonly<Record<string, readonly Card[]>>): Record<string, Card[]> =>
  perSeat(Object.keys(piles), (key) => [...piles[key]!]);

const without = <Card>(cards: readonly Card[], gone: Card): Card[] => cards.filter((card) => card !== gone);

/** the hand is open from now on. */
const showHand = (table: View, car: CarId, cards: readonly CardId[]): void => {
  table.shown[car] = true;
  table.hands[car] = [...cards];
};

/** the top card of a nuisance car's pile is played, whether it drives or not. */
const takeTop = (table: View, car: CarId): void => {
  table.piles[car]!.pop();
  table.turnedUp[car] = false;
};

/**
 * How each happening changes the table, whole or as a seat sees it: the only code that ever changes it. A happening
 * contains all results; nothing is computed here.
 */
export const evolve = evolveBy<View, RaceHappening>({
  grid: (table, { race, grid }) => {
    table.race = race;
    lineUp(table, grid);
  },
  ready: (table, { seat }) => {
    table.ready[seat] = true;
  },
  settingUp: (table, { decks, piles }) => {
    table.stage = 'setUp';
    table.ready = perSeat(seatsOf(table), () => false);
    table.unsorted = copied(decks);
    table.piles = copied(piles);
  },
  choseSetUp: (table, { seat, setUp, pitCards, unsorted, leftOut }) => {
    table.setUps[seat] = setUp;
    table.pitCards[seat] = [...pitCards];
    table.unsorted[seat] = [...unsorted];
    table.leftOut[seat] = [...leftOut];
  },
  /** for players who may not see it, the pile is null. */
  laid: (table, { seat, card, pile, stacks }) => {
    if (pile === null) return;
    table.unsorted[seat] = without(table.unsorted[seat]!, card);
    table.leftOut[seat] = without(table.leftOut[seat]!, card);
    (pile === ASIDE ? table.aside[seat]! : table.stacks[seat]![pile]!).push(card);
    if (stacks) table.stacks[seat] = stacks.map((stack) => [...stack]);
  },
  took: (table, { seat, card, stack }) => {
    if (stack === null) return;
    table.stacks[seat]![stack]!.pop();
    table.hands[seat]!.push(card);
  },
  /** the race starts: sets the position of all cards. */
  start: (table, { dealt }) => {
    table.stage = 'driving';
    table.hands = copied(dealt.hands);
    table.piles = copied(dealt.piles);
    table.stacks = perSeat(seatsOf(table), (seat) => dealt.stacks[seat]!.map((stack) => [...stack]));
    table.pitCards = copied(dealt.pitCards);
    table.aside = copied(dealt.aside);
  },
  turn: (table, { car, step }) => {
    table.turn = { car, step };
  },
  round: (table, { round, sixFree }) => {
    table.round = round;
    table.sixFree = sixFree;
    table.stirred = false;
  },
  /** — a card is played from the hand, or off the pile of a nuisance car. */
  drove: (table, { car: id, card, hand, from, path, lap, stop }) => {
    const car = table.cars[id]!;
    table.played[id]!.push(card);
    if (hand) {
      table.hands[id] = [...hand];
      table.shown[id] = false;
    } else takeTop(table, id);
    table.stirred = true;
    car.turns += 1;
    car.space = path.at(-1) ?? from;
    car.crossed = lap ?? car.crossed;
    if (stop) {
      car.stopped = true;
      // what a stop costs is an option known to all, so it is not part of the happening
      car.resting = table.options.pitStop === 'missTurn';
    }
  },
  filled: (table, { car, cards }) => {
    table.hands[car]!.push(...cards);
    table.piles[car]!.splice(-cards.length);
  },
  spent: (table, { car, card }) => {
    table.played[car]!.push(card);
    takeTop(table, car);
    table.cars[car]!.turns += 1;
    table.stirred = true;
  },
  /** cards that are shown are open from now on: a hand, or the top card of a nuisance car. */
  waited: (table, { car, why, cards }) => {
    table.cars[car]!.turns += 1;
    if (why === 'pitStop') {
      table.cars[car]!.resting = false;
      table.stirred = true;
    } else if (why === 'pitBlocked' && cards.length) {
      if (!table.turnedUp[car]) table.stirred = true;
      table.turnedUp[car] = true;
      table.piles[car]!.splice(-1, 1, ...cards);
    } else if (cards.length) showHand(table, car, cards);
  },
  showed: (table, { car, cards }) => showHand(table, car, cards),
  /** of another player's stack one sees only whether it is empty: its single back stays until then. */
  drew: (table, { car, stack, empty, card }) => {
    const drawnFrom = table.stacks[car]![stack]!;
    if (empty || drawnFrom.length > 1) drawnFrom.pop();
    table.hands[car]!.push(card);
  },
  fetched: (table, { car, card, held }) => {
    table.pitCards[car] = without(table.pitCards[car]!, card);
    table.hands[car]!.push(held);
  },
  stowed: (table, { car, stack, card, lying }) => {
    table.pitCards[car] = without(table.pitCards[car]!, card);
    const laidOn = table.stacks[car]![stack]!;
    if (lying.onTop || !laidOn.length) laidOn.push(lying.card);
  },
  left: (table, { car: id, ending, short }) => {
    const car = table.cars[id]!;
    car.space = null;
    car.short = short;
    car.ending = ending;
    if (ending === 'finished') car.crossed = CROSSINGS;
    table.left.push(id);
  },
  raceEnd: ({ results }, { result }) => {
    results.push(result);
  },
  end: (table) => {
    table.stage = 'over';
  },
});
