import { CARD_IDS, DECK, isKilometres, KILOMETRES, type Face } from '../cards';
import { HIGHEST_RANK, REST_RANK, type Hand } from './hand';
import type { Standing } from './raceStanding';
import type { Weights } from './weights';

/** More rests than this are useless. */
const MOST_RESTS = 2;

/** K-1.1 — how many cards of the deck have one of these faces. */
const countOf = (wanted: (face: Face) => boolean): number =>
  DECK.filter(({ face }) => wanted(face)).reduce((sum: number, { count }) => sum + count, 0);

const HIGHEST = Math.max(...KILOMETRES);
const ALL_KILOMETRES = countOf(isKilometres);
const OF_THE_HIGHEST = countOf((face) => face === HIGHEST);

/** How many more cards fit for each km that the card to beat is lower: linear, as the deck is nearly uniform. */
const CARDS_PER_KM = (ALL_KILOMETRES - OF_THE_HIGHEST) / HIGHEST;

/** A drawn card is assumed to bring this share of the mean of the card to beat and the highest: a cautious guess. */
const SHARE_OF_MIDDLE = 0.7;

/** K-4 — by the rank to beat: the chance that two new cards include one that fits, and the average km it brings. */
const DRAWN = [0, ...KILOMETRES].map((highest) => {
  const oneCard = (CARDS_PER_KM * (HIGHEST - highest) + OF_THE_HIGHEST) / CARD_IDS.length;
  return { chance: 1 - (1 - oneCard) ** 2, km: SHARE_OF_MIDDLE * ((highest + HIGHEST) / 2) };
});

/** Km expected of a round for which the hand has no card: a lucky draw, or else a break. */
const outOfCards = (rank: number, km: number, broken: Weights['broken']): number => {
  const luck = DRAWN[rank]!;
  return luck.chance * luck.km - (1 - luck.chance) * (broken.km + broken.share * km);
};

/** Number of states: rests still in hand, times how many of the fitting cards are already laid or passed over. */
const STATES = (MOST_RESTS + 1) * (HIGHEST_RANK + 1);

/** Buffers reused for thousands of calls per decision: the cards that fit, and the outcome without one. */
const road = new Float64Array(HIGHEST_RANK);
const out = new Float64Array(HIGHEST_RANK + 1);

/** Km still expected before a round, depending on whether a rest may be laid or the last card was one. */
const expectations = () => ({ free: new Float64Array(STATES), rested: new Float64Array(STATES) });

/** Buffers for the current round and the next one; after the last round nothing is expected. */
const even = expectations();
const odd = expectations();
const NOTHING = expectations();

/**
 * Km that a race is still expected to gain with the cards of a hand, laid in the best order: `goingOn` holds the
 * chance of each coming round to be played. One card a round, each higher than the one before (K-4.1); a rest pauses
 * the race for a round, but not two in a row (K-4.3).
 */
export const prospects = (
  standing: Standing,
  hand: Hand,
  goingOn: readonly number[],
  { broken }: Pick<Weights, 'broken'>,
): number => {
  const lowest = standing.highest / 10;
  let fits = 0;
  out[0] = outOfCards(lowest, standing.km, broken);
  for (let rank = lowest + 1; rank <= HIGHEST_RANK; rank++) {
    if (!hand[rank]) continue;
    road[fits++] = rank;
    out[fits] = outOfCards(rank, standing.km, broken);
  }
  const places = fits + 1;
  const rests = Math.min(MOST_RESTS, hand[REST_RANK]!);
  const size = (rests + 1) * places;
  let after = NOTHING;
  // backwards from the last round; one card a round, so states with fewer cards behind, rests aside, are unreachable
  for (let round = Math.min(goingOn.length - 1, fits + rests); round >= 0; round--) {
    const before = round % 2 ? odd : even;
    const chance = goingOn[round]!;
    let behind = round - rests;
    for (let row = 0; row < size; row += places, behind++) {
      let most = -Infinity;
      for (let at = fits; at >= 0 && at >= behind; at--) {
        if (at < fits) most = Math.max(most, chance * 10 * road[at]! + after.free[row + at + 1]!);
        const best = Math.max(most, chance * out[at]!);
        before.rested[row + at] = best;
        before.free[row + at] = row ? Math.max(best, after.rested[row - places + at]!) : best;
      }
    }
    after = before;
  }
  return (standing.rested ? after.rested : after.free)[size - places]!;
};
