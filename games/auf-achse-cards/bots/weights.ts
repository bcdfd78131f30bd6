import type { Chance } from '../../shared/chance';
import type { Temper } from '../../shared/drivers';

/** What a player goes by in weighing cards: guesses at what cannot be known. */
export type Weights = {
  /** How much of what is still to come one counts on while a stage is young. */
  readonly hope: number;
  /** Rounds of a stage after which one counts on no more than what there is: who waits for ever makes it drag on. */
  readonly patience: number;
  /** How much what the others have weighs against one's own. */
  readonly spite: number;
  /** How much of what the others may still gain one counts on. */
  readonly rivals: number;
  /** What a break of one's own race costs: km for having to begin again, and a share of the race. */
  readonly broken: { readonly km: number; readonly share: number };
  /** Km that a counter card of somebody else adds, as one thinks when a stage begins. */
  readonly add: number;
  /** Km by which a single card usually misses that. */
  readonly spread: number;
  /** Km by which a plan looks better than it is, asked for every plan anew; left out by who takes everything as it is. */
  readonly whim?: () => number;
};

/** Km that a counter card of somebody else usually adds: at two all is about speed, the more there are the less so. */
const usualAdd = (players: number): number => (players === 2 ? 40 : players < 5 ? 30 : 22);

const BROKEN: Weights['broken'] = { km: 80, share: 0.4 };

/** What a good player goes by, as so many play. */
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
 * matches of three and 1,600 of four, going by these alone won 45 and 46 %, before anything is imagined.
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

/** What a good player goes by. */
export const normalAt = (players: number): Weights => GOOD[players]!;

/** What an expert goes by. */
export const hardAt = (players: number): Weights => BEST[players]!;

/** What people go by: of plans that are nearly as good they take now this one, now that one. `km`: how nearly. */
export const humanAt =
  (km: number, random: Chance) =>
  (players: number): Weights => ({
    ...normalAt(players),
    // so much for every plan, and of two plans the better by `km` is taken e times as often (Gumbel)
    whim: () => -km * Math.log(-Math.log(Math.max(Number.MIN_VALUE, random.Number()))),
  });

/** How much of what is still to come one counts on after so many rounds of a stage: in the last two it fades. */
export const hopeAfter = ({ hope, patience }: Weights, rounds: number): number =>
  1 + (hope - 1) * Math.min(1, Math.max(0, (patience - rounds) / 2));

/** Rounds of a stage that nobody minds, and km by which every round after them makes further ones dearer. */
const LONG = { rounds: 7, km: 25 } as const;

/** Km that every further round of a stage costs, as one thinks after so many: where all wait, nobody waits for ever. */
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
