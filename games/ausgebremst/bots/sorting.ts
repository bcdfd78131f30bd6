import type { PlayerID } from 'boardgame.io';
import { pitValuesOf, SET_UPS, valueOf, VALUES, type CardId, type SetUp, type Value } from '../cards';
import type { RaceMove } from '../moves';
import { ASIDE, STACK_NUMBERS, type StackNumber } from '../piles';
import { isFaceUp, roadOf, type State, type View } from '../state';
import { undrawn } from './supply';

/** which values lie on which stack: sixes apart, because whoever leads cannot play them. */
const LAYOUT: readonly (readonly Value[])[] = [[1, 2], [3, 4], [5], [6]];

/** The stack a card belongs on. */
export const stackOf = (card: CardId): StackNumber =>
  STACK_NUMBERS.find((stack) => LAYOUT[stack]!.includes(valueOf(card)))!;

/** is the card laid where it belongs: on its stack, or aside when the set-up leaves it out? */
export const isSorted = ({ move, args }: RaceMove): boolean =>
  move === 'lay' && (args[1] === ASIDE || args[1] === stackOf(args[0]));

/**
 * the last row, and everybody on a hard circuit, drives slow: with others before one small cards find room
 * where large ones do not.
 */
export const setUpFor = (view: View, seat: PlayerID): SetUp => {
  const row = Math.floor(view.grid.indexOf(seat) / 2);
  return row < 2 && roadOf(view).circuit.difficulty !== 'hard' ? 'medium' : 'slow';
};

/** The values on a stack from bottom to top, as `LAYOUT` lays them: the larger of two values above. */
const laidOn = (view: View, seat: PlayerID, stack: number): Value[] => {
  const setUp = SET_UPS[view.setUps[seat] ?? 'slow'];
  const pit = pitValuesOf(roadOf(view).circuit, view.grid.indexOf(seat));
  return VALUES.filter((value) => LAYOUT[stack]!.includes(value)).flatMap((value) =>
    Array<Value>(setUp[value] - pit.filter((one) => one === value).length).fill(value),
  );
};

/** What lies on top of one's own stack: what can be read there, else what one remembers; stowed pit-stop cards lie with their likes. */
export const topOf = (view: View, seat: PlayerID, stack: number): Value => {
  const cards = view.stacks[seat]![stack]!;
  const top = cards.at(-1);
  if (top && isFaceUp(top)) return valueOf(top);
  const laid = laidOn(view, seat, stack);
  return laid[Math.min(cards.length, laid.length) - 1] ?? LAYOUT[stack]!.at(-1)!;
};

/** The values on top of the stacks that still have cards. */
export const topsOf = (view: View, seat: PlayerID): Value[] =>
  view.stacks[seat]!.flatMap((stack, at) => (stack.length ? [topOf(view, seat, at)] : []));

/** The values that are left on a stack that was laid out as `LAYOUT` has it, from bottom to top. */
const leftOn = (view: View, seat: PlayerID, stack: number): Value[] => {
  const rest = undrawn(view, seat);
  return LAYOUT[stack]!.flatMap((value) => Array<Value>(rest[value]).fill(value));
};

/** Are one's own stacks as high as they would be, had they been laid out as `LAYOUT` has it? */
const isLaidOut = (view: View, seat: PlayerID): boolean =>
  view.stacks[seat]!.every((stack, at) => stack.length === leftOn(view, seat, at).length);

/** does one know what lies on top of one's own stacks: are they open, or laid out so that it can be told? */
export const knowsStacks = (view: View, seat: PlayerID): boolean =>
  view.stacks[seat]!.flat().every(isFaceUp) || isLaidOut(view, seat);

/** An imagined table with one's own stacks as one knows them: imagining deals anew what lies face down. */
export const remembered = (G: State, view: View, seat: PlayerID): State => {
  const cards = G.stacks[seat]!.flat();
  if (view.stacks[seat]!.flat().every(isFaceUp) || !isLaidOut(view, seat)) return G;
  const taken = (value: Value): CardId =>
    cards.splice(
      cards.findIndex((card) => valueOf(card) === value),
      1,
    )[0]!;
  const stacks = G.stacks[seat]!.map((_, at) => leftOn(view, seat, at).map(taken));
  return { ...G, stacks: { ...G.stacks, [seat]: stacks } };
};
