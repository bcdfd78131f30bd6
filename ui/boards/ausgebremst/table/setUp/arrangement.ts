import type { PlayerID } from 'boardgame.io';
import {
  ASIDE,
  isFaceUp,
  isSorting,
  STACKS,
  valueOf,
  VALUES,
  type CardId,
  type Value,
  type View,
} from '../../../../../games/ausgebremst';
import type { LegalMove } from '../../../../../games/shared/legality';
import { moveNamed } from '../../../../kit/moves';

/** A card and its stack, in the order in which the cards are put down: later ones lie on top. */
export type Laying = { readonly card: CardId; readonly stack: number };

/** The arrangement made on this page and not sent yet. */
export type Arrangement = readonly Laying[];

const unsorted = (view: View, seat: PlayerID): readonly CardId[] => view.unsorted[seat]!.filter(isFaceUp);

/** The cards still in hand: neither sent nor arranged, the highest first. */
export const restOf = (view: View, seat: PlayerID, arranged: Arrangement): readonly CardId[] => {
  const laid = new Set(arranged.map(({ card }) => card));
  return unsorted(view, seat)
    .filter((card) => !laid.has(card))
    .toSorted((a, b) => valueOf(b) - valueOf(a) || a.localeCompare(b));
};

/** The cards of one value. */
export const ofValue = (cards: readonly CardId[], value: Value): readonly CardId[] =>
  cards.filter((card) => valueOf(card) === value);

/** The arrangement without the cards that have been sent in the meantime. */
export const unsent = (view: View, seat: PlayerID, arranged: Arrangement): Arrangement =>
  arranged.filter(({ card }) => unsorted(view, seat).includes(card));

/** The cards on a stack, sent or arranged, from bottom to top. */
export const stackAt = (
  view: View,
  seat: PlayerID,
  arranged: Arrangement,
  stack: number,
): readonly CardId[] => [
  ...view.stacks[seat]![stack]!.filter(isFaceUp),
  ...unsent(view, seat, arranged).flatMap((one) => (one.stack === stack ? [one.card] : [])),
];

/** Is every card arranged, so that the arrangement can be sent? */
export const isComplete = (view: View, seat: PlayerID, arranged: Arrangement): boolean =>
  isSorting(view, seat) && restOf(view, seat, arranged).length === 0;

/** How many cards have not been put on a stack or left out yet. */
export const leftToLay = (view: View, seat: PlayerID): number =>
  view.unsorted[seat]!.length + view.leftOut[seat]!.length;

/** The next move to send for an arrangement: card by card in order, then those that the set-up leaves out. */
export const nextMove = (view: View, seat: PlayerID, arranged: Arrangement): LegalMove | undefined => {
  const [next] = unsent(view, seat, arranged);
  if (next) return moveNamed('lay', next.card, next.stack);
  const [leftOut] = view.leftOut[seat]!;
  return leftOut && moveNamed('lay', leftOut, ASIDE);
};

/** Ways to arrange the remaining cards at once. */
export type Suggestion = 'byValue' | 'inTurn';

/** By value: low ones together, and sixes apart because the leader cannot play them. */
export const STACK_OF: Readonly<Record<Value, number>> = { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 3 };

const SUGGESTIONS: Readonly<Record<Suggestion, (cards: readonly CardId[]) => Arrangement>> = {
  byValue: (cards) => cards.map((card) => ({ card, stack: STACK_OF[valueOf(card)] })),
  inTurn: (cards) => {
    const dealt = cards.map((card, at) => ({ card, stack: at % STACKS }));
    const upwards = dealt.filter(({ stack }) => stack % 2 === 0);
    // with a six on top of every stack, a leader would have no card to play
    return [...upwards, ...dealt.filter((one) => !upwards.includes(one)).toReversed()];
  },
};

/**
 * The remaining cards, arranged as suggested. The low cards are at the bottom; if dealt in turn, on every other stack
 * they are on top.
 */
export const suggested = (kind: Suggestion, rest: readonly CardId[]): Arrangement =>
  SUGGESTIONS[kind](rest.toReversed());

/** The highest value with a card left. */
export const largestIn = (rest: readonly CardId[]): Value | undefined =>
  VALUES.toReversed().find((value) => ofValue(rest, value).length > 0);
