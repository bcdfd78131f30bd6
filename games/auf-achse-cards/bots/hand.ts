import { ACTIONS, isKilometres, KILOMETRES, type Face } from '../cards';

/** Every face by its rank: kilometre cards by their tens of km, from 1, then the rest, then the action cards. */
const BY_RANK: readonly (Face | undefined)[] = [undefined, ...KILOMETRES, 'rest', ...ACTIONS];

const RANK_OF_OTHERS: ReadonlyMap<Face, number> = new Map(
  BY_RANK.flatMap((face, rank) => (face === undefined || isKilometres(face) ? [] : [[face, rank]])),
);

/** The rank of a face. */
export const rankOf = (face: Face): number => (isKilometres(face) ? face / 10 : RANK_OF_OTHERS.get(face)!);

/** The highest rank of a kilometre card; the rest has the next rank. */
export const HIGHEST_RANK = KILOMETRES.length;
export const REST_RANK = rankOf('rest');

/**
 * How many cards of each rank: faster than the cards themselves, which matters when thousands of hands are imagined.
 */
export type Hand = readonly number[];

/** Counts the cards by rank. */
export const handOf = (faces: readonly Face[]): Hand => {
  const hand = BY_RANK.map(() => 0);
  for (const face of faces) hand[rankOf(face)]! += 1;
  return hand;
};

/** The different faces of a hand. */
export const facesIn = (hand: Hand): Face[] => BY_RANK.filter((_, rank) => hand[rank]! > 0) as Face[];

/** The hand without one card of this face. */
export const without = (hand: Hand, face: Face): Hand => {
  const left = hand.slice();
  left[rankOf(face)]! -= 1;
  return left;
};
