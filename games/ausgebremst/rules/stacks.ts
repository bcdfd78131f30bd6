import type { PlayerID } from 'boardgame.io';
import { pitValuesOf, SET_UPS, valueOf, VALUES, type CardId, type SetUp } from '../cards';
import type { Play } from '../move';
import { STACK_NUMBERS, type StackNumber } from '../piles';
import { roadOf, type View } from '../state';

/**
 * Divides a shuffled deck into the cards that a set-up uses and those it leaves out; as it is shuffled, the choice of
 * copies reveals nothing.
 */
export const partDeck = (shuffled: readonly CardId[], setUp: SetUp) => {
  const parted = VALUES.map((value) => {
    const alike = shuffled.filter((card) => valueOf(card) === value);
    return { drive: alike.slice(0, SET_UPS[setUp][value]), aside: alike.slice(SET_UPS[setUp][value]) };
  });
  return { drive: parted.flatMap(({ drive }) => drive), aside: parted.flatMap(({ aside }) => aside) };
};

/** takes the pit-stop cards of the grid place out of a deck. */
export const takePitCards = (view: View, seat: PlayerID, cards: readonly CardId[]) => {
  const pitCards = pitValuesOf(roadOf(view).circuit, view.grid.indexOf(seat)).reduce(
    (taken: CardId[], value) => [
      ...taken,
      cards.find((card) => valueOf(card) === value && !taken.includes(card))!,
    ],
    [],
  );
  return { pitCards, rest: cards.filter((card) => !pitCards.includes(card)) };
};

/** is the seat still laying out its cards? */
export const isSorting = (view: View, seat: PlayerID): boolean =>
  view.setUps[seat] !== null && view.unsorted[seat]!.length + view.leftOut[seat]!.length > 0;

/** What a seat does to set up its car, in this order. */
export const SET_UP_STEPS = ['setUp', 'sort', 'draw'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** which step of setting up its car the seat has reached. */
export const setUpStepOf = (view: View, seat: PlayerID): SetUpStep => {
  if (view.setUps[seat] === null) return 'setUp';
  return isSorting(view, seat) ? 'sort' : 'draw';
};

/** the stacks that are not empty. */
export const stacksLeft = (view: View, seat: PlayerID): StackNumber[] =>
  STACK_NUMBERS.filter((stack) => view.stacks[seat]![stack]!.length);

/** takes the top card of a stack. */
export const drawFrom = ({ G, tell }: Play, seat: PlayerID, stack: number): void => {
  const cards = G.stacks[seat]![stack]!;
  const card = cards.at(-1)!;
  if (G.stage === 'setUp') tell({ type: 'took', seat, card, stack });
  else tell({ type: 'drew', car: seat, stack, empty: cards.length === 1, card });
};

/** takes a pit-stop card into the hand. */
export const bringIn = ({ tell }: Play, seat: PlayerID, card: CardId): void =>
  tell({ type: 'fetched', car: seat, value: valueOf(card), card, held: card });

/** puts the second one on top of a stack, which may be empty. */
export const stowOn = ({ G, tell }: Play, seat: PlayerID, stack: number): void => {
  const card = G.pitCards[seat]!.at(-1)!;
  tell({ type: 'stowed', car: seat, value: valueOf(card), stack, card, lying: { card, onTop: true } });
};
