import type { PlayerID } from 'boardgame.io';
import type { LegalMove, LegalMoves } from '../shared/legality';
import { deckOf, SET_UP_IDS } from './cards';
import { FINISH } from './rules/driving';
import { playable } from './rules/playable';
import { ASIDE, STACKS } from './rules/stacks';
import { isNuisance, roadOf, seatsOf, type View } from './state';
import { awaited, whyNot } from './whyNot';

const NUMBERS = Array.from({ length: STACKS }, (_, stack) => stack);

const withEach = (move: string, args: readonly unknown[]): LegalMove[] =>
  args.map((arg) => ({ move, args: [arg] }));

const alone = (...moves: readonly string[]): LegalMove[] => moves.map((move) => ({ move, args: [] }));

const laid = (cards: readonly unknown[]): LegalMove[] =>
  cards.flatMap((card) => [...NUMBERS, ASIDE].map((pile) => ({ move: 'lay', args: [card, pile] })));

/** What may come into question for a seat, ways of driving apart. */
const considered = (view: View, seat: PlayerID): LegalMove[] => [
  ...alone('ready', 'wait'),
  ...withEach('chooseSetUp', SET_UP_IDS),
  ...laid(view.stage === 'setUp' ? [...view.unsorted[seat]!, ...view.leftOut[seat]!] : []),
  ...withEach('draw', NUMBERS),
  ...withEach('fetch', view.pitCards[seat]!),
  ...withEach('stow', NUMBERS),
];

const drives = (view: View, seat: PlayerID): LegalMove[] =>
  playable(view, seat).map(({ card, way }) => ({ move: 'drive', args: [card, way.target] }));

/** every decision open to the seat. */
export const legalMoves: LegalMoves<View> = (view, playerID) => {
  if (!awaited(view).includes(playerID)) return [];
  const isDriving = view.stage === 'driving' && view.turn.step === 'drive';
  return [
    ...(isDriving ? drives(view, playerID) : []),
    ...considered(view, playerID).filter((move) => !whyNot(view, playerID, move)),
  ];
};

/** All that can be put into words at this table; drives with the cards of the car whose turn it is, and one of every other's. */
export const conceivable = (view: View): readonly LegalMove[] => {
  const targets = [...roadOf(view).places.keys(), FINISH];
  const { car } = view.turn;
  const cards = seatsOf(view).flatMap((seat) => (seat === car ? deckOf(seat) : deckOf(seat).slice(0, 1)));
  return [
    ...alone('ready', 'wait'),
    ...withEach('chooseSetUp', SET_UP_IDS),
    ...laid(seatsOf(view).flatMap(deckOf)),
    ...withEach('draw', NUMBERS),
    ...withEach('fetch', isNuisance(view, car) ? cards : deckOf(car)),
    ...withEach('stow', NUMBERS),
    ...cards.flatMap((card) => targets.map((target) => ({ move: 'drive', args: [card, target] }))),
  ];
};
