import type { Temper } from '../../shared/bots/drivers';
import { seatsOf, type View } from '../state';

/** How a player weighs decisions: guesses at what cannot be known, each with its unit. */
export type Weights = {
  /** Errands that are planned together without any trailer: those aboard first, then the most promising. */
  readonly inMind: number;
  /** The share of a contract's promise that is bid at most: not every plan works out. */
  readonly caution: number;
  /** How much an estimate of a contract's worth to others counts: 0 not at all, 1 fully. */
  readonly guess: number;
  /** The share of a contract's revenue that keeping it from the others is worth. */
  readonly denial: number;
  /**
   * How many more times a trailer earns its gain from the present contracts, for each contract still to come per
   * contract held. More than once: plans contain few errands, and a seat with room calls more.
   */
  readonly growth: number;
  /** The most times in all that a trailer is assumed to earn its present gain. */
  readonly mostTimes: number;
  /**
   * Additional DM that the last public contract must promise, to be bid on and to be called: once it is gone, a seat
   * with nothing left to carry ends the match, and the buyer has more left to carry.
   */
  readonly last: { readonly bid: number; readonly call: number };
  /** With at most this many errands of its own, a seat also plans for the contracts on offer. */
  readonly fewErrands: number;
  /** The share of a contract's worth that counts while it is on offer: somebody else may call it first. */
  readonly hope: number;
  /** The share of a call's promise that counts for calling now: it can also be called at the next city. */
  readonly callNow: number;
  /** DM that a drawn event card is expected to bring. */
  readonly event: number;
  /** Turns until the end of a match. */
  readonly turns: {
    /** For each contract of the other seat that has fewest. */
    readonly held: number;
    /** For each public contract that a player may still get. */
    readonly toCome: number;
    /** Added to that. */
    readonly beside: number;
  };
  /** The usual error of an estimated end of the match, as a share of the estimate. */
  readonly doubt: number;
};

/** The weights of a player who considers everything, before any were fitted by matches. */
const EXPERT: Weights = {
  inMind: Infinity,
  caution: 0.85,
  guess: 0.4,
  denial: 0.05,
  growth: 2.5,
  mostTimes: 4,
  last: { bid: 0, call: 0 },
  fewErrands: 1,
  hope: 0.4,
  callNow: 0.6,
  event: -15,
  turns: { held: 2.6, toCome: 2.6, beside: 0 },
  doubt: 0.25,
};

/**
 * A good player lacks what makes an expert better: it plans only two errands at once, ignores what a contract is
 * worth to others, and expects a match to last longer than it does and event cards to bring money.
 */
const NORMAL: Weights = { ...EXPERT, inMind: 2, caution: 0.6, guess: 0, denial: 0, event: 40 };

/**
 * With four players it bids less and expects more of trailers: in 400 matches of four such players 2.3 trailers were
 * bought per match, two seats bid for 88 % of the contracts, and the first seat won 24 %.
 */
const NORMAL_OF_FOUR: Weights = { ...NORMAL, caution: 0.52, growth: 8, mostTimes: 8 };

/**
 * Turns per contract that a good player expects a match to take, by number of players. With more players it guesses
 * better: beginners win by luck more often there, and the three strengths would be too close.
 */
const GUESSED_TURNS: Readonly<Record<number, number>> = { 2: 5.5, 3: 5.5, 4: 4.5, 5: 3.8, 6: 3.2 };

/** The weights of a good player at this table. */
export const normalAt = (view: View): Weights => {
  const players = seatsOf(view).length;
  const guessed = GUESSED_TURNS[players]!;
  return {
    ...(players === 4 ? NORMAL_OF_FOUR : NORMAL),
    turns: { held: guessed, toCome: guessed, beside: 0 },
  };
};

/** What getting the last public contract costs, as an expert sees it. */
const LAST: Weights['last'] = { bid: 1000, call: 400 };

/**
 * Fitted by matches against `EXPERT`, with the turns counted in finished matches: once no public contract is left, a
 * match ends after 3.4, 8.5, 10.1, 12.3 or 13.8 turns where the other has one to five contracts. Before that a match
 * takes longer than these weights expect; players who expected the true length had too much left to carry in the end.
 * The cost of the last contract was found by playing on from such decisions in the matches of 50 deals, with the
 * contract and without, with the same dice.
 */
const OF_TWO: Weights = {
  ...EXPERT,
  denial: 0.2,
  last: LAST,
  fewErrands: 3,
  hope: 0.5,
  callNow: 0.4,
  turns: { held: 1.5, toCome: 3, beside: 3 },
};

/**
 * Fitted by matches against good players, with all weights varied a little in each: some thousands of matches show
 * which values win, whatever else differs. Nothing mattered as much as avoiding event spaces. Since good players
 * avoid them at the end, their matches take 38 rounds instead of 93, so fewer turns are expected for contracts still
 * to come: of 600 matches of three each, 2.8 turns won 72 %, 4.4 won 68 %; with two players 3 won 79 %, 4.3 won 76 %.
 */
const OF_THREE: Weights = {
  ...OF_TWO,
  caution: 0.72,
  denial: 0.06,
  last: { ...LAST, call: 300 },
  turns: { held: 1.75, toCome: 2.8, beside: 2 },
  doubt: 0.42,
};

/**
 * Fitted in the same way with four players, and no worse with five. Bidding more cautiously wins no more of these
 * matches, and among experts two would then bid for only one contract in seven, not for one in three.
 */
const AMONG_MANY: Weights = {
  ...EXPERT,
  last: LAST,
  fewErrands: 2,
  hope: 0.36,
  turns: { held: 2.4, toCome: 2.3, beside: 0 },
  doubt: 0.4,
};

/**
 * With six players contracts are scarcer: it pays to bid closer to their worth, and to consider more of those on
 * offer. Fitted by 4,200 matches with all weights varied a little in each; of 2,400 other matches it won 33.8 % where
 * `AMONG_MANY` won 32.5 %.
 */
const OF_SIX: Weights = {
  ...AMONG_MANY,
  caution: 0.91,
  denial: 0.02,
  growth: 1.8,
  last: { bid: 1300, call: LAST.call },
  fewErrands: 3,
  turns: { held: 2.4, toCome: 2.6, beside: 0 },
};

/** The weights of an expert at this table. */
export const hardAt = (view: View): Weights => {
  switch (seatsOf(view).length) {
    case 2:
      return OF_TWO;
    case 3:
      return OF_THREE;
    case 6:
      return OF_SIX;
    default:
      return AMONG_MANY;
  }
};

/**
 * For each rival after the first, the thrifty bid this share of a contract's promise less: with many bidders, a
 * bargain comes sooner or later.
 */
const THRIFT = 0.03;

/**
 * The weights changed by a temper: the thrifty bid less and buy late, the bold do the opposite, the nasty bid against
 * others. No temper costs more than five wins in a hundred matches. With two players the thrifty do not bid less:
 * even a little less would cost six, because a rival who values a contract the same would always get it.
 */
export const tempered = (weights: Weights, temper: Temper | undefined, players: number): Weights => {
  const { caution, denial, growth, guess } = weights;
  switch (temper) {
    case 'thrifty':
      return { ...weights, caution: caution - THRIFT * (players - 2), growth: growth - 1.5 };
    case 'bold':
      return { ...weights, caution: caution + 0.12, growth: growth + 2 };
    case 'nasty':
      return { ...weights, denial: denial + 0.05, guess: guess + 0.2 };
    case undefined:
      return weights;
  }
};
