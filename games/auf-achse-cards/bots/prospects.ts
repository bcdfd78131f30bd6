import { CARD_IDS, DECK, isKilometres, KILOMETRES, type Face } from '../cards';
import { fitting, type Standing } from './raceStanding';

/** By rests still in hand, then by how many of the fitting cards are behind: the km still to be expected. */
type Expected = readonly (readonly number[])[];

/** More rests than this help nobody. */
const MOST_RESTS = 2;

/** Km that a break costs besides a share of the race: having to begin again. */
const NEW_START = 80;
const SHARE_LOST = 0.4;

/** K-1.1 — how many cards of the deck show one of these faces. */
const countOf = (wanted: (face: Face) => boolean): number =>
  DECK.filter(({ face }) => wanted(face)).reduce((sum: number, { count }) => sum + count, 0);

const HIGHEST = Math.max(...KILOMETRES);
const ALL_KILOMETRES = countOf(isKilometres);
const OF_THE_HIGHEST = countOf((face) => face === HIGHEST);

/** Cards that come within reach with every km the card to beat is lower: a straight line, as the deck is nearly flat. */
const CARDS_PER_KM = (ALL_KILOMETRES - OF_THE_HIGHEST) / HIGHEST;

/** A drawn card brings this share of the middle between the card to beat and the highest: a cautious guess. */
const SHARE_OF_MIDDLE = 0.7;

/** K-4 — chance that two new cards bring one the race can take, and what it brings on average, in km. */
const drawn = (highest: number): { chance: number; km: number } => {
  const oneCard = (CARDS_PER_KM * (HIGHEST - highest) + OF_THE_HIGHEST) / CARD_IDS.length;
  return { chance: 1 - (1 - oneCard) ** 2, km: SHARE_OF_MIDDLE * ((highest + HIGHEST) / 2) };
};

/** Km to be expected of a round for which the hand has no card: a lucky draw, else a break. */
const outOfCards = (highest: number, { km }: Standing): number => {
  const luck = drawn(highest);
  return luck.chance * luck.km - (1 - luck.chance) * (NEW_START + SHARE_LOST * km);
};

/**
 * Km a race can still be expected to gain with the cards of a hand, laid in the best order: `goingOn` holds the chance
 * of each round to come that it is played. One card a round, each higher than the one before it (K-4.1); a rest holds
 * the race up for a round, but not two in a row (K-4.3).
 */
export const prospects = (standing: Standing, hand: readonly Face[], goingOn: readonly number[]): number => {
  const road = fitting(hand, standing);
  const rests = Math.min(MOST_RESTS, hand.filter((face) => face === 'rest').length);
  const out = [standing.highest, ...road].map((highest) => outOfCards(highest, standing));

  /** What the best card for a round brings, from each place of the road on; `next` is expected after it. */
  const drive = (chance: number, next: readonly number[]): number[] => {
    const best: number[] = [];
    let card = -Infinity;
    for (let at = road.length; at >= 0; at--) {
      if (at < road.length) card = Math.max(card, chance * road[at]! + next[at + 1]!);
      best[at] = Math.max(card, chance * out[at]!);
    }
    return best;
  };

  // from the last round back to the next one
  let free: Expected = Array.from({ length: rests + 1 }, () => out.map(() => 0));
  let afterRest = free;
  for (const chance of goingOn.toReversed()) {
    const driving = free.map((next) => drive(chance, next));
    const afterThisRest = afterRest;
    free = driving.map((row, left) =>
      left ? row.map((km, at) => Math.max(km, afterThisRest[left - 1]![at]!)) : row,
    );
    afterRest = driving;
  }
  return (standing.rested ? afterRest : free)[rests]![0]!;
};
