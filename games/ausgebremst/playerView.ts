import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../shared/chance';
import { faceDown, shuffledIfDrawn, turnUp } from '../shared/faceDown';
import { perSeat } from '../shared/seats';
import { deckOf, SET_UP_IDS, SET_UPS, valueOf, VALUES, type CardId, type CarId, type SetUp } from './cards';
import { STACKS } from './piles';
import { isSorting, partDeck, takePitCards } from './rules/stacks';
import {
  BACK,
  isAdvanced,
  isFaceUp,
  isNuisance,
  liesOpen,
  seatsOf,
  type Back,
  type State,
  type View,
} from './state';

/** — a pile as everybody sees it: backs, except for an open top card. */
const onlyWhatLiesOpen = (G: State, car: CarId): (CardId | Back)[] =>
  G.piles[car]!.map((card, at, pile) => (liesOpen(G, car, pile, at) ? card : BACK));

/** the cards of a pile that lie face down. */
const cardsDown = (G: State, car: CarId): CardId[] =>
  G.piles[car]!.filter((_, at, pile) => !liesOpen(G, car, pile, at));

/** of another player's stack one sees only whether it is empty. */
export const onlyWhetherEmpty = (stacks: readonly (readonly unknown[])[]): Back[][] =>
  stacks.map((stack) => faceDown(stack.slice(0, 1)));

const noStacks = (): [][] => Array.from({ length: STACKS }, () => []);

/** may the owner read its stacks? Until its last card is laid out, and always with the option `stacks`. */
const readsStacks = (G: State, seat: PlayerID): boolean =>
  G.options.stacks === 'open' || (G.stage === 'setUp' && isSorting(G, seat));

/** The parts of the table that belong to one seat. */
const CORNER = ['hands', 'stacks', 'pitCards', 'unsorted', 'leftOut', 'aside', 'setUps'] as const;

/** The cards and the set-up of one seat. */
type Corner<Table extends View> = { readonly [Pile in (typeof CORNER)[number]]: Table[Pile][string] };

/** Combines the corners of all seats for the table. */
const laidOut = <Table extends View>(
  seats: readonly PlayerID[],
  cornerOf: (seat: PlayerID) => Corner<Table>,
): Pick<Table, (typeof CORNER)[number]> => {
  const corners = perSeat(seats, cornerOf);
  const piles = CORNER.map((pile) => [pile, perSeat(seats, (seat) => corners[seat]![pile])]);
  return Object.fromEntries(piles) as Pick<Table, (typeof CORNER)[number]>;
};

/** — a seat's corner as others see it. */
const ofAnother = (G: State, seat: PlayerID): Corner<View> => {
  const secret = G.stage === 'setUp';
  return {
    hands: secret ? [] : G.shown[seat] ? G.hands[seat]! : faceDown(G.hands[seat]!),
    stacks: secret ? noStacks() : onlyWhetherEmpty(G.stacks[seat]!),
    pitCards: secret ? [] : G.pitCards[seat]!,
    unsorted: [],
    leftOut: [],
    aside: isAdvanced(G) ? [] : G.aside[seat]!,
    setUps: null,
  };
};

const ofOneself = (G: State, seat: PlayerID): Corner<View> => ({
  hands: G.hands[seat]!,
  stacks: readsStacks(G, seat) ? G.stacks[seat]! : G.stacks[seat]!.map(faceDown),
  pitCards: G.pitCards[seat]!,
  unsorted: G.unsorted[seat]!,
  leftOut: G.leftOut[seat]!,
  aside: G.aside[seat]!,
  setUps: G.setUps[seat]!,
});

/** while the cars stand on the grid, every deck is complete and in order: there is nothing to hide. */
const hidesNothing = ({ stage }: View): boolean => stage === 'grid';

/** the table as one seat sees it; `playerID` is null for spectators. */
export const playerView = (G: State, playerID: PlayerID | null): View => {
  if (hidesNothing(G)) return G;
  const corners = laidOut<View>(seatsOf(G), (seat) =>
    seat === playerID ? ofOneself(G, seat) : ofAnother(G, seat),
  );
  return { ...G, ...corners, piles: perSeat(G.grid, (car) => onlyWhatLiesOpen(G, car)) };
};

/**
 * the cards this seat must not be able to read, listed independently of `playerView`, so that
 * tests can compare the two.
 */
export const hiddenFrom = (G: State, playerID: PlayerID | null): string[] => {
  if (hidesNothing(G)) return [];
  const others = seatsOf(G).filter((seat) => seat !== playerID);
  const ownStacks = playerID !== null && !others.includes(playerID) && seatsOf(G).includes(playerID);
  return [
    ...G.grid.flatMap((car) => cardsDown(G, car)),
    ...others.flatMap((seat) => (G.shown[seat] ? [] : G.hands[seat]!)),
    ...others.flatMap((seat) => [...G.stacks[seat]!.flat(), ...G.unsorted[seat]!, ...G.leftOut[seat]!]),
    ...(isAdvanced(G) ? others.flatMap((seat) => G.aside[seat]!) : []),
    ...(G.stage === 'setUp' ? others.flatMap((seat) => G.pitCards[seat]!) : []),
    ...(ownStacks && !readsStacks(G, playerID) ? G.stacks[playerID]!.flat() : []),
  ];
};

/** The other cards of a car's deck, shuffled, once these are known to lie elsewhere. */
const unseenOf = (car: CarId, known: readonly (CardId | Back)[], random: Chance): CardId[] =>
  random.Shuffle(deckOf(car).filter((card) => !known.includes(card)));

/** The imagined cards of one seat, including its pile. */
type Imagined = Corner<State> & { readonly piles: CardId[] };

/** — a seat of the basic game, or one without secrets yet: all face-down cards are dealt anew. */
const dealtAnew = (view: View, seat: PlayerID, random: Chance): Imagined => {
  const own = view.hands[seat]!.concat(view.piles[seat]!, ...view.stacks[seat]!, view.unsorted[seat]!);
  const all = own.concat(view.leftOut[seat]!, view.aside[seat]!, view.pitCards[seat]!, view.played[seat]!);
  const unseen = unseenOf(seat, all, random);
  return {
    hands: turnUp(view.hands[seat]!, unseen),
    piles: turnUp(view.piles[seat]!, unseen),
    stacks: view.stacks[seat]!.map((stack) => turnUp(stack, unseen)),
    pitCards: view.pitCards[seat]!,
    unsorted: turnUp(view.unsorted[seat]!, unseen),
    leftOut: turnUp(view.leftOut[seat]!, unseen),
    aside: turnUp(view.aside[seat]!, unseen),
    setUps: view.setUps[seat]!,
  };
};

/** what another seat may have done in secret before the race: nothing, or everything. */
const setUpAnew = (view: View, seat: PlayerID, random: Chance): Imagined => {
  const blank = { hands: [], piles: [], stacks: noStacks(), pitCards: [], leftOut: [], aside: [] };
  if (!view.ready[seat]) return { ...blank, unsorted: random.Shuffle(deckOf(seat)), setUps: null };
  const setUp = random.Shuffle([...SET_UP_IDS])[0]!;
  const { drive, aside } = partDeck(random.Shuffle(deckOf(seat)), setUp);
  const { pitCards, rest } = takePitCards(view, seat, drive);
  const [first, second, ...stack] = random.Shuffle(rest);
  return {
    ...blank,
    unsorted: [],
    setUps: setUp,
    hands: [first!, second!],
    stacks: [stack, [], [], []],
    pitCards,
    aside,
  };
};

/** the set-ups that agree with all known cards of the seat. */
const possibleSetUps = (view: View, seat: PlayerID, known: readonly CardId[]): SetUp[] => {
  const hidden = view.hands[seat]!.filter((card) => card === BACK).length;
  const standing = view.stacks[seat]!.filter((stack) => stack.length).length;
  return SET_UP_IDS.filter((setUp) => {
    const left = VALUES.map(
      (value) => SET_UPS[setUp][value] - known.filter((card) => valueOf(card) === value).length,
    );
    const cards = left.reduce((sum, number) => sum + number, 0);
    return left.every((number) => number >= 0) && (standing ? cards >= hidden + standing : cards === hidden);
  });
};

/**
 * another seat in an advanced race: a possible set-up, with its unseen cards in hand and on the stacks that
 * are not empty.
 */
const stackedAnew = (view: View, seat: PlayerID, random: Chance): Imagined => {
  const known = [...view.hands[seat]!.filter(isFaceUp), ...view.pitCards[seat]!, ...view.played[seat]!];
  const setUp = random.Shuffle(possibleSetUps(view, seat, known))[0]!;
  const unseen = unseenOf(seat, known, random);
  const driven = VALUES.flatMap((value) => {
    const left = SET_UPS[setUp][value] - known.filter((card) => valueOf(card) === value).length;
    return unseen.filter((card) => valueOf(card) === value).slice(0, left);
  });
  const cards = random.Shuffle(driven);
  const hands = turnUp(view.hands[seat]!, cards);
  const stacks = view.stacks[seat]!.map((stack) => turnUp(stack, cards));
  const standing = stacks.filter((stack) => stack.length);
  for (const card of cards) random.Shuffle([...standing])[0]!.push(card);
  return {
    hands,
    piles: [],
    stacks,
    pitCards: view.pitCards[seat]!,
    unsorted: [],
    leftOut: [],
    aside: unseen.filter((card) => !driven.includes(card)),
    setUps: setUp,
  };
};

/** — a random table that looks the same from this seat: what it cannot see is dealt anew. */
export const imagine = (view: View, playerID: PlayerID | null, random: Chance): State => {
  const seats = seatsOf(view);
  const imagined = perSeat(seats, (seat) => {
    if (seat === playerID || !isAdvanced(view) || hidesNothing(view)) return dealtAnew(view, seat, random);
    return view.stage === 'setUp' ? setUpAnew(view, seat, random) : stackedAnew(view, seat, random);
  });
  return {
    ...view,
    ...laidOut<State>(seats, (seat) => imagined[seat]!),
    piles: perSeat(view.grid, (car) =>
      isNuisance(view, car)
        ? turnUp(view.piles[car]!, unseenOf(car, [...view.played[car]!, ...view.piles[car]!], random))
        : imagined[car]!.piles,
    ),
  };
};

/**
 * an earlier table, with the piles shuffled from which cards have been drawn since; stacks stay as their
 * owners laid them.
 */
export const reshuffled = (then: State, now: State, random: Chance): State => {
  if (hidesNothing(then)) return then;
  return {
    ...then,
    piles: perSeat(Object.keys(then.piles), (car) => [
      ...shuffledIfDrawn(cardsDown(then, car), cardsDown(now, car), random),
      ...then.piles[car]!.filter((_, at, pile) => liesOpen(then, car, pile, at)),
    ]),
  };
};
