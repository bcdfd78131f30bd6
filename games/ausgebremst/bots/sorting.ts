import type { PlayerID } from 'boardgame.io';
import { pitValuesOf, SET_UPS, valueOf, VALUES, type CardId, type SetUp, type Value } from '../cards';
import type { RaceMove } from '../moves';
import { ASIDE, STACK_NUMBERS, type StackNumber } from '../piles';
import { isFaceUp, roadOf, type State, type View } from '../state';
import { undrawn, without, type Supply } from './supply';

/** the values for each stack: sixes on their own, because the leader cannot play them. */
const LAYOUT: readonly (readonly Value[])[] = [[1, 2], [3, 4], [5], [6]];

/** The stack where a card belongs. */
export const stackOf = (card: CardId): StackNumber =>
  STACK_NUMBERS.find((stack) => LAYOUT[stack]!.includes(valueOf(card)))!;

/** is the card laid where it belongs: on its stack, or aside if the set-up leaves it out? */
export const isSorted = ({ move, args }: RaceMove): boolean =>
  move === 'lay' && (args[1] === ASIDE || args[1] === stackOf(args[0]));

/**
 * slow for the last row, and for everybody on a hard circuit: behind other cars, small cards find gaps where
 * large ones do not.
 */
export const setUpFor = (view: View, seat: PlayerID): SetUp => {
  const row = Math.floor(view.grid.indexOf(seat) / 2);
  return row < 2 && roadOf(view).circuit.difficulty !== 'hard' ? 'medium' : 'slow';
};

/** The number of cards of a value in `LAYOUT`: those of the set-up without the pit-stop cards. */
const laidOut = (view: View, seat: PlayerID, value: Value): number => {
  const pit = pitValuesOf(roadOf(view).circuit, view.grid.indexOf(seat));
  return SET_UPS[view.setUps[seat] ?? 'slow'][value] - pit.filter((one) => one === value).length;
};

/** The remaining values of a stack, in layout order. */
const sorted = (stack: number, rest: Supply): Value[] =>
  LAYOUT[stack]!.flatMap((value) => Array<Value>(rest[value]).fill(value));

/** A pit-stop card that was put on a stack. */
type PutBack = { readonly value: Value; readonly on: number };

/**
 * The pit-stop card on one of the own stacks, if any: either more cards of its value are left than were laid out, or
 * it is missing from its own stack. `excess`: how many cards each stack has beyond the remaining cards of its values.
 */
const putBackOf = (
  view: View,
  seat: PlayerID,
  rest: Supply,
  excess: readonly number[],
): PutBack | undefined => {
  const on = excess.indexOf(1);
  const value =
    VALUES.find((one) => rest[one] > laidOut(view, seat, one)) ??
    LAYOUT[excess.indexOf(-1)]?.findLast((one) => rest[one] > 0);
  return value && { value, on: on < 0 ? LAYOUT.findIndex((values) => values.includes(value)) : on };
};

/**
 * The values on the own stacks from bottom to top: the larger value of a stack on top, and above it a pit-stop card
 * put there. Undefined if they were not laid out as in `LAYOUT`.
 */
const piled = (view: View, seat: PlayerID): readonly (readonly Value[])[] | undefined => {
  const rest = undrawn(view, seat);
  const heights = view.stacks[seat]!.map(({ length }) => length);
  const back = putBackOf(
    view,
    seat,
    rest,
    heights.map((height, stack) => height - sorted(stack, rest).length),
  );
  const atHome = back ? without(rest, [back.value]) : rest;
  const piles = STACK_NUMBERS.map((stack) => [
    ...sorted(stack, atHome),
    ...(back?.on === stack ? [back.value] : []),
  ]);
  return piles.every(({ length }, stack) => length === heights[stack]) ? piles : undefined;
};

/** The value on top of an own stack: if face up, as seen, else as remembered. */
export const topOf = (view: View, seat: PlayerID, stack: number): Value => {
  const top = view.stacks[seat]![stack]!.at(-1);
  if (top && isFaceUp(top)) return valueOf(top);
  return piled(view, seat)?.[stack]!.at(-1) ?? LAYOUT[stack]!.at(-1)!;
};

/** The values on top of the stacks that still have cards. */
export const topsOf = (view: View, seat: PlayerID): Value[] =>
  view.stacks[seat]!.flatMap((stack, at) => (stack.length ? [topOf(view, seat, at)] : []));

/** does the seat know the top cards of its stacks, because they are open or laid out by `LAYOUT`? */
export const knowsStacks = (view: View, seat: PlayerID): boolean =>
  view.stacks[seat]!.flat().every(isFaceUp) || piled(view, seat) !== undefined;

/** An imagined table with the own stacks as the seat remembers them: imagining deals face-down cards at random. */
export const remembered = (G: State, view: View, seat: PlayerID): State => {
  const cards = G.stacks[seat]!.flat();
  const known = view.stacks[seat]!.flat().every(isFaceUp) ? undefined : piled(view, seat);
  if (!known) return G;
  const taken = (value: Value): CardId =>
    cards.splice(
      cards.findIndex((card) => valueOf(card) === value),
      1,
    )[0]!;
  const stacks = known.map((values) => values.map(taken));
  return { ...G, stacks: { ...G.stacks, [seat]: stacks } };
};
