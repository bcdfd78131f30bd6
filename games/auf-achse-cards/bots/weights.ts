import type { Chance } from '../../shared/chance';
import type { Temper } from '../../shared/bots/drivers';

/** What a player weighs cards by: guesses at what cannot be known. */
export type Weights = {
  /** How far km still to come are counted on early in a stage: 1 as they are expected. */
  readonly hope: number;
  /** Rounds of a stage after which no more than 1 is counted on: players who always wait make a stage drag on. */
  readonly patience: number;
  /** How much the km of the others weigh against the player's own. */
  readonly spite: number;
  /** How far km that the others may still gain are counted on. */
  readonly rivals: number;
  /** What a break of the player's own race costs: km for having to begin again, and a share of the race. */
  readonly broken: { readonly km: number; readonly share: number };
  /** Km that a counter card of another player is thought to add when a stage begins. */
  readonly add: number;
  /** Km by which a single card usually misses that. */
  readonly spread: number;
  /** Km by which a plan looks better than it is, asked for every plan anew; left out by who takes everything as it is. */
  readonly whim?: () => number;
};

/** Km that a counter card of another player usually adds: with two players speed is everything, with more it counts less. */
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
 * By number of players, found by matches against good players, who think a stage shorter than it can be made: in 6,000
 * matches of three and 1,600 of four, these weights alone won 45 and 46 %, before anything is imagined.
 */
const EXPERT: Readonly<Record<number, Partial<Weights>>> = {
  2: { hope: 1.25, patience: 4, add: 50, spread: 66 },
  3: { hope: 1.36, patience: 5, rivals: 0.82, broken: { km: 105, share: 0.33 }, add: 21, spread: 70 },
  4: { hope: 1.44, patience: 6, add: 17, spread: 100 },
  5: { hope: 1.44, patience: 6, add: 10, spread: 95 },
};

/** By number of players, made once: an imagined match asks for them thousands of times. */
const GOOD = [...Array(6).keys()].map(good);
const BEST = GOOD.map((weights, players) => ({ ...weights, ...EXPERT[players] }));

/** The weights of a good player, by number of players. */
export const normalAt = (players: number): Weights => GOOD[players]!;

/** The weights of an expert, by number of players. */
export const hardAt = (players: number): Weights => BEST[players]!;

/** What people go by: of plans that are nearly as good they take now this one, now that one. `km`: how nearly. */
export const humanAt =
  (km: number, random: Chance) =>
  (players: number): Weights => ({
    ...normalAt(players),
    // so much for every plan, and of two plans the better by `km` is taken e times as often (Gumbel)
    whim: () => -km * Math.log(-Math.log(Math.max(Number.MIN_VALUE, random.Number()))),
  });

/** How far km still to come are counted on after so many rounds of a stage: in the last two of `patience` it falls to 1. */
export const hopeAfter = ({ hope, patience }: Weights, rounds: number): number =>
  1 + (hope - 1) * Math.min(1, Math.max(0, (patience - rounds) / 2));

/** Rounds of a stage that nobody minds, and km by which every round after them makes further ones dearer. */
const LONG = { rounds: 7, km: 25 } as const;

/** Km that every further round of a stage is thought to cost after so many: so that a stage ends where all wait. */
export const wearinessAfter = (rounds: number): number => LONG.km * Math.max(0, rounds - LONG.rounds);

/** The thrifty take what they have, the bold drive on for more, the nasty mind what the others have. */
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
