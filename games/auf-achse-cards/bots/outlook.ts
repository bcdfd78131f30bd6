import { likelihood } from '../../shared/bots/search';
import type { Weights } from './weights';

/** Rounds that are looked ahead; a stage seldom takes as many. One that is hardly going to be played is not looked at. */
const HORIZON = 7;
const LEAST = 0.03;

/** Rounds of a stage that say as much about that as what is usual. */
const ROUNDS_OF_PROOF = 2;

/**
 * Km that a counter card of somebody else adds, expected: what is usual, and ever more what the cards of the stage have
 * added until now, `total` km in so many rounds. Who waits for the others to end a stage must see that they wait as well.
 */
export const expectedAdd = (usual: number, players: number, total: number, rounds: number): number =>
  (ROUNDS_OF_PROOF * usual + (rounds && Math.max(0, total) / players)) / (ROUNDS_OF_PROOF + rounds);

/** Who lays cards, how many km each is expected to add, and what is thought of that. */
type Table = { readonly players: number; readonly add: number; readonly weights: Pick<Weights, 'spread'> };

/**
 * The chance of each round to come that it will be played, the next one first: `missing` km may still be added,
 * `toCome` cards are added before it and one by each player in every round after it, `add` km each, and a single card
 * usually misses that by `spread` km (K-5.5).
 */
export const chancesToGoOn = (
  missing: number,
  toCome: number,
  { players, add, weights: { spread } }: Table,
): number[] => {
  const chances: number[] = [];
  for (let round = 0; round < HORIZON; round++) {
    const cards = toCome + round * players;
    const spare = missing - cards * add;
    // K-5.5 — once all cards of a round lie open nothing is left to guess
    const chance = cards ? likelihood(spare / (spread * Math.sqrt(cards))) : Number(spare > 0);
    chances.push(Math.min(chance, chances.at(-1) ?? 1));
    if (chance < LEAST) break;
  }
  return chances;
};

/** Km that a race of somebody else is usually worth with 0, 1, 2 … cards. */
const USUAL = [0, 60, 130, 200, 260, 300, 330, 350];

/** Km of a race of so many cards nobody can see. */
export const usualKm = (cards: number): number => USUAL[Math.min(cards, USUAL.length - 1)]!;

/** What one card more brings, by cards. */
const MORE = USUAL.map((km, cards) => (USUAL[cards + 1] ?? km) - km);

/** The last card of a race is its highest: it brings more than races usually gain by one more card, which may break them. */
const LAST_IS_HIGHEST = 1.1;

/** Km that the last of so many cards is worth: what a level crossing takes off (K-6.2). */
export const usualLast = (cards: number): number => LAST_IS_HIGHEST * (usualKm(cards) - usualKm(cards - 1));

/** Km the others can expect to gain while the stage goes on, with so many cards in their races now. */
export const usualGain = (cards: number, goingOn: readonly number[]): number =>
  goingOn.reduce((gain, chance, round) => gain + chance * (MORE[cards + round] ?? 0), 0);

/** Km by which races usually differ from what is expected of them: when the stage ends now, and when it goes on. */
const DOUBT = { now: 90, later: 140 } as const;

/** Km in a close last stage that are worth as much as the difference between losing and winning. */
const VICTORY = 250;

/**
 * K-7.4 — what a last stage is worth: the chance to win it, told in km. `now` is the lead when the stage ends with this
 * round, `later` the lead when it goes on, `goesOn` the chance of that.
 */
export const finish = (now: number, later: number, goesOn: number): number =>
  VICTORY * ((1 - goesOn) * likelihood(now / DOUBT.now) + goesOn * likelihood(later / DOUBT.later));
