import { likelihood } from '../../shared/bots/search';
import type { Weights } from './weights';

/** Rounds that are looked ahead, seldom reached by a stage; and the chance below which a round is ignored. */
const HORIZON = 7;
const LEAST = 0.03;

/** Rounds of a stage that count as much as the usual value in that estimate. */
const ROUNDS_OF_PROOF = 2;

/**
 * Km that another player's counter card is expected to add: the usual value, blended more and more with what the
 * cards of this stage have added, `total` km in `rounds` rounds. A player who waits for the others to end a stage
 * must notice that they wait too.
 */
export const expectedAdd = (usual: number, players: number, total: number, rounds: number): number =>
  (ROUNDS_OF_PROOF * usual + (rounds && Math.max(0, total) / players)) / (ROUNDS_OF_PROOF + rounds);

/** The number of players, the km each is expected to add, and the weights. */
type Table = { readonly players: number; readonly add: number; readonly weights: Pick<Weights, 'spread'> };

/**
 * The chance that each coming round is played, the next one first: `missing` km may still be added, `toCome` cards
 * come before the next round and one per player in every later round, `add` km each, and a single card usually
 * differs from that by `spread` km (K-5.5).
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
    // K-5.5 — once all cards of a round are open, nothing is left to guess
    const chance = cards ? likelihood(spare / (spread * Math.sqrt(cards))) : Number(spare > 0);
    chances.push(Math.min(chance, chances.at(-1) ?? 1));
    if (chance < LEAST) break;
  }
  return chances;
};

/** Km that another player's race is usually worth with 0, 1, 2 … cards. */
const USUAL = [0, 60, 130, 200, 260, 300, 330, 350];

/** Km that an unseen race of this many cards is usually worth. */
export const usualKm = (cards: number): number => USUAL[Math.min(cards, USUAL.length - 1)]!;

/** Km that one more card brings, by number of cards. */
const MORE = USUAL.map((km, cards) => (USUAL[cards + 1] ?? km) - km);

/**
 * The last card of a race is its highest: it is worth more than a race usually gains by a card, as that card may
 * break it.
 */
const LAST_IS_HIGHEST = 1.1;

/** Km that the last card of a race of this length is worth: what a level crossing takes off (K-6.2). */
export const usualLast = (cards: number): number => LAST_IS_HIGHEST * (usualKm(cards) - usualKm(cards - 1));

/** Km the others are expected to gain while the stage goes on, starting from this many cards in their races. */
export const usualGain = (cards: number, goingOn: readonly number[]): number =>
  goingOn.reduce((gain, chance, round) => gain + chance * (MORE[cards + round] ?? 0), 0);

/** The usual error of expected races in km: if the stage ends now, and if it goes on. */
const DOUBT = { now: 90, later: 140 } as const;

/** Km in a close last stage that are worth the difference between losing and winning. */
const VICTORY = 250;

/**
 * K-7.4 — the worth of a last stage: the chance of winning it, converted to km. `now`: the lead if the stage ends
 * with this round; `later`: the lead if it goes on; `goesOn`: the chance of that.
 */
export const finish = (now: number, later: number, goesOn: number): number =>
  VICTORY * ((1 - goesOn) * likelihood(now / DOUBT.now) + goesOn * likelihood(later / DOUBT.later));
