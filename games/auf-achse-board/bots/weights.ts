import type { Temper } from '../../shared/bots/drivers';
import { seatsOf, type View } from '../state';

/** What a player weighs decisions by: guesses at what cannot be known, each with its unit. */
export type Weights = {
  /** Errands that are planned together without any trailer: those aboard first, then the most promising ones. */
  readonly inMind: number;
  /** Share of what a contract promises that is bid at most: not every plan works out. */
  readonly caution: number;
  /** How far a guess at what a contract is worth to others is trusted: 0 not at all, 1 fully. */
  readonly guess: number;
  /** Share of the revenue of a contract that it is worth to keep it from the others. */
  readonly denial: number;
  /**
   * How many more times a trailer earns what it earns with the contracts of today, for each contract still to come per
   * contract held. More than once: plans count few errands, and with room a seat calls for more.
   */
  readonly growth: number;
  /** At most so many times in all a trailer is thought to earn what it earns today. */
  readonly mostTimes: number;
  /**
   * DM that the last public contract has to promise more than others to bid on it, and to call it: once it is gone a seat
   * with nothing left to carry ends the match, and the seat that has bought it has more left to carry.
   */
  readonly last: { readonly bid: number; readonly call: number };
  /** With so few errands of its own a seat plans for the contracts on offer as well. */
  readonly fewErrands: number;
  /** Share of the worth of a contract on offer that is counted on: somebody else may call it first. */
  readonly hope: number;
  /** Share of what a call promises that it is worth to call now: it can also be called at the next city. */
  readonly callNow: number;
  /** DM that a drawn event card is thought to bring. */
  readonly event: number;
  /** Turns until the end of a match. */
  readonly turns: {
    /** For each contract of the other seat that has the fewest. */
    readonly held: number;
    /** For each public contract that a player may still get. */
    readonly toCome: number;
    /** Added to that. */
    readonly beside: number;
  };
  /** How far guesses at the end of the match are out: a share of what is guessed. */
  readonly doubt: number;
};

/** The weights of a player who thinks of everything, before any of them was found by matches. */
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
 * What makes an expert better is left out for a good player: it plans two errands at once and no more, does not think of
 * what a contract is worth to others, expects a match to last longer than it does, and event cards to bring money.
 */
const NORMAL: Weights = { ...EXPERT, inMind: 2, caution: 0.6, guess: 0, denial: 0, event: 40 };

/**
 * With four it bids less and counts more on what a trailer will earn: in 400 matches of four of them 2.3 trailers were
 * bought a match, two bid for 88 of 100 contracts, and the first seat won 24 of 100.
 */
const NORMAL_OF_FOUR: Weights = { ...NORMAL, caution: 0.52, growth: 8, mostTimes: 8 };

/**
 * Turns that a good player thinks a match will take for every contract, by number of players. With more players it
 * guesses better: there beginners win by luck more often, and the three strengths would be too close together.
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

/** What an expert thinks that the last public contract costs the seat that gets it. */
const LAST: Weights['last'] = { bid: 1000, call: 400 };

/**
 * Found by matches against `EXPERT`, with the turns counted in finished ones: once no public contract is left, it is over
 * after 3.4, 8.5, 10.1, 12.3 or 13.8 of them where the other has one to five contracts. Before that a match takes longer
 * than is expected here; players who expected that had too much left to carry in the end. What the last contract costs
 * was found by playing on from such decisions in the matches of 50 deals, with the contract and without, by the same dice.
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
 * Found by matches against good players with all of this a little different in each: what wins and what loses shows in
 * some thousands of them, whatever else differs. Nothing was worth as much as to drive past the event spaces. Since
 * good players avoid them at the end, their matches take 38 rounds instead of 93, so fewer turns are expected for
 * contracts still to come: of 600 matches of three each 2.8 turns won 72 %, 4.4 won 68; with two 3 won 79, 4.3 won 76.
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
 * Found in the same way with four, and no worse with five. To bid more cautiously wins no more of these matches,
 * and at tables of experts two would bid for one contract in seven only, not for one in three.
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
 * With six contracts are rarer: it pays to bid nearer to what they are worth, and to think of more of those on offer. Found by
 * 4,200 matches with all of this a little different in each; of 2,400 others it won 33.8 % where `AMONG_MANY` won 32.5.
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

/** The share of a contract's promise that the thrifty bid is lower by so much for every rival after the first: with many bidders a bargain comes sooner or later. */
const THRIFT = 0.03;

/**
 * The weights as a temper changes them: the thrifty bid less and buy late, the bold the other way round, the nasty bid
 * against others. No temper costs more than five wins in a hundred matches. The thrifty do not bid less with two players:
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
