import type { AnyGame } from '../../../games';
import { faceOf, type CardId, type Face } from '../../../games/auf-achse-cards/cards';
import type { State } from '../../../games/auf-achse-cards/state';
import { cardGame } from '../../../games/auf-achse-cards';
import { seededChance } from '../../../games/shared/chance';
import { GO_BACK, placeToGoBackTo } from '../../../games/shared/goingBack';
import type { Step } from '../../../games/shared/table';
import { UNDO, undoableStep } from '../../../games/shared/undo';
import { anyStep, type Choose, type Recording } from '../../harness';

/** The position of a step in an order of preference for the counter and one for the race. */
const rank = (toCounter: readonly Face[], toRace: readonly Face[], [, move, card]: Step): number => {
  const [first, last] = move === 'layRace' ? [toRace, toCounter] : [toCounter, toRace];
  return [...first, ...last.toReversed()].indexOf(faceOf(card as CardId));
};

/** Lays the first available card of one order for the counter, and of another for the race. */
const inOrder =
  (toCounter: readonly Face[], toRace: readonly Face[]): Choose =>
  (choices) =>
    choices.toSorted((a, b) => rank(toCounter, toRace, a) - rank(toCounter, toRace, b))[0]!;

/** Extra cards for every race, low kilometres on the counter: hands and pile run out. */
const hurry = inOrder(
  ['fullyClearRoad', 'clearRoad', 10, 'lostFreight', 20, 30, 'rest', 40],
  ['levelCrossing', 'rest', 120, 110, 100, 90, 80, 70, 60, 50],
);

/** Avoids everything that would be discarded and drawn again. */
const hold = inOrder(
  [10, 20, 30, 40, 50],
  ['fullyClearRoad', 'clearRoad', 'levelCrossing', 'lostFreight', 'rest', 120, 110, 100, 90, 80, 70, 60],
);

/** With at most this many cards in hands and no pile left, they are laid out before the discards are reshuffled. */
const FEW = 25;

/** In the end all cards lie on the table and no player has any (K-3.5). */
const hoard: Choose = (choices, position, past) => {
  const { hands, deck } = position.G as State;
  const isEnding = !deck.length && Object.values(hands).flat().length <= FEW;
  return (isEnding ? hold : hurry)(choices, position, past);
};

/** Cards that lower the counter or leave it unchanged: cards are recycled, and the stage does not end. */
const dawdle = inOrder(
  ['levelCrossing', 'lostFreight', 'rest', 10, 20, 30, 40, 50],
  [120, 110, 100, 90, 80, 70, 60, 'fullyClearRoad', 'clearRoad'],
);

/** Has the only stage taken so long that the discards must have been reshuffled three times (K-5.6)? */
const isLong = (steps: readonly Step[]): boolean => steps.length > 150;

/** Takes back freely what was laid now and then, and with everybody's consent what has been turned up since. */
const thinkTwice =
  (choose: Choose): Choose =>
  (choices, position, past) => {
    const seats = position.ctx.playOrder;
    const seat = seats[past.length % seats.length]!;
    const step = past.length % 11 === 5 ? undoableStep(cardGame as AnyGame, position, seat) : undefined;
    if (step !== undefined) return [seat, UNDO, step];
    const place = past.length % 29 === 0 ? placeToGoBackTo(past, seat) : undefined;
    if (place === undefined) return choose(choices, position, past);
    return [seat, GO_BACK, place, ...seats.filter((other) => other !== seat)];
  };

/** Are there take-backs of both kinds, free and by consent? */
const isThoughtTwice = (steps: readonly Step[]): boolean =>
  [UNDO, GO_BACK].every((way) => steps.some(([, move]) => move === way));

const random = (name: string) => anyStep(seededChance(name));

/** The stored matches: every number of players, every value of every option, every way to end. */
// prettier-ignore
export const RECORDINGS: readonly Recording[] = [
  { name: 'two-players',   choose: random('two'),   opening: { chance: 1, seed: 'Hamburg', numPlayers: 2, options: { stages: 5, betweenStages: 'redeal',    ownRace: 'open' } } },
  { name: 'three-players', choose: random('three'), opening: { chance: 1, seed: 'Lyon',    numPlayers: 3, options: { stages: 2, betweenStages: 'keepHands', ownRace: 'memory' } } },
  { name: 'four-players',  choose: random('four'),  opening: { chance: 1, seed: 'Praha 3', numPlayers: 4, options: { stages: 3, betweenStages: 'redeal',    ownRace: 'memory' } } },
  { name: 'five-players',  choose: random('five'),  opening: { chance: 1, seed: 'Graz',    numPlayers: 5, options: { stages: 4, betweenStages: 'keepHands', ownRace: 'open' } } },
  { name: 'no-cards-left', choose: hoard,           opening: { chance: 1, seed: 'Basel 0', numPlayers: 4, options: { stages: 1, betweenStages: 'redeal',    ownRace: 'open' } } },
  { name: 'shared-win',    choose: random('draw 69'), opening: { chance: 1, seed: 'draw 69', numPlayers: 3, options: { stages: 1, betweenStages: 'redeal',  ownRace: 'open' } } },
  { name: 'pile-run-down', choose: dawdle, until: isLong, opening: { chance: 1, seed: 'Nantes',  numPlayers: 3, options: { stages: 1, betweenStages: 'redeal', ownRace: 'open' } } },
  { name: 'second-thoughts', choose: thinkTwice(random('twice')), until: isThoughtTwice, opening: { seed: 'Brno', numPlayers: 3, options: { stages: 1, betweenStages: 'redeal', ownRace: 'open' } } },
  { name: 'own-chance',    choose: random('own'),   opening: { seed: 'Wien', numPlayers: 3, options: { stages: 2, betweenStages: 'redeal', ownRace: 'open' } } },
];
