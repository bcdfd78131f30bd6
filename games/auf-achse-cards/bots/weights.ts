import type { Chance } from '../../shared/chance';
import type { Temper } from '../../shared/bots/drivers';

/** How a player weighs cards: guesses at what cannot be known. */
export type Weights = {
  /** How much expected km count early in a stage: 1 means at face value. */
  readonly hope: number;
  /** Rounds of a stage after which `hope` is at most 1: players who always wait make a stage last too long. */
  readonly patience: number;
  /** The weight of the others' km against the player's own. */
  readonly spite: number;
  /** How much the others' expected km count. */
  readonly rivals: number;
  /** The cost of a break of the own race: km for starting again, and a share of the race. */
  readonly broken: { readonly km: number; readonly share: number };
  /** Km that another player's counter card is assumed to add at the start of a stage. */
  readonly add: number;
  /** Km by which a single card usually differs from that. */
  readonly spread: number;
  /**
   * Km by which a plan seems better than it is, random for every plan; absent for players who judge plans exactly.
   */
  readonly whim?: () => number;
};

/**
 * Km that another player's counter card usually adds: with two players speed is everything, with more it matters
 * less.
 */
const usualAdd = (players: number): number => (players === 2 ? 40 : players < 5 ? 30 : 22);

const BROKEN: Weights['broken'] = { km: 80, share: 0.4 };

/** The weights of a good player, by number of players. */
const good = (players: number): Weights => ({
  hope: 1,
  patience: Infinity,
  spite: 1,
  rivals: 1,
  broken: BROKEN,
  add: usualAdd(players),
  spread: 45,
});

/**
 * By number of players, found by matches against good players, who estimate a stage to be shorter than it can be
 * made. In 6,000 matches of three and 1,600 of four, these weights alone won 45 and 46 %, without any search.
 */
const EXPERT: Readonly<Record<number, Partial<Weights>>> = {
  2: { hope: 1.25, patience: 4, add: 50, spread: 66 },
  3: { hope: 1.36, patience: 5, rivals: 0.82, broken: { km: 105, share: 0.33 }, add: 21, spread: 70 },
  4: { hope: 1.44, patience: 6, add: 17, spread: 100 },
  5: { hope: 1.44, patience: 6, add: 10, spread: 95 },
};

/** By number of players, computed once: an imagined match reads them thousands of times. */
const GOOD = [...Array(6).keys()].map(good);
const BEST = GOOD.map((weights, players) => ({ ...weights, ...EXPERT[players] }));

/** The weights of a good player, by number of players. */
export const normalAt = (players: number): Weights => GOOD[players]!;

/** The weights of an expert, by number of players. */
export const hardAt = (players: number): Weights => BEST[players]!;

/** The weights of people, who choose at random among plans that are nearly as good. `km`: how near. */
export const humanAt =
  (km: number, random: Chance) =>
  (players: number): Weights => ({
    ...normalAt(players),
    // Gumbel noise for every plan: of two plans, one that is better by `km` is taken e times as often
    whim: () => -km * Math.log(-Math.log(Math.max(Number.MIN_VALUE, random.Number()))),
  });

/**
 * How much expected km count after this many rounds of a stage: in the last two rounds of `patience` it falls to 1.
 */
export const hopeAfter = ({ hope, patience }: Weights, rounds: number): number =>
  1 + (hope - 1) * Math.min(1, Math.max(0, (patience - rounds) / 2));

/**
 * Rounds of a stage without extra cost, and the km by which each round after them makes further rounds more costly.
 */
const LONG = { rounds: 7, km: 25 } as const;

/**
 * Km that each further round of a stage is assumed to cost after this many: this ends a stage in which everybody
 * waits.
 */
export const wearinessAfter = (rounds: number): number => LONG.km * Math.max(0, rounds - LONG.rounds);

/** The thrifty keep what they have, the bold drive on for more, the nasty mind what the others have. */
export const tempered = (weights: Weights, temper: Temper | undefined): Weights => {
  const { hope, spite } = weights;
  switch (temper) {
    case 'bold':
      return { ...weights, hope: 1.12 * hope };
    case 'nasty':
      return { ...weights, hope: 1.08 * hope, spite: 1.05 * spite };
    case 'thrifty':
    case undefined:
      return weights;
  }
};
