import type { Temper } from '../../shared/drivers';
import { seatsOf, type View } from '../state';

/** What a player goes by in weighing: guesses at what cannot be known, each with what it is measured in. */
export type Weights = {
  /** Errands that are thought about together without any trailer: what lies aboard first, then by what each promises by itself. */
  readonly inMind: number;
  /** Of what a contract promises one does not bid all: not every plan comes off. */
  readonly caution: number;
  /** How sure one is of what a contract is worth to others. */
  readonly guess: number;
  /** Share of its revenue that it is worth to have a contract which somebody else would have otherwise. */
  readonly denial: number;
  /**
   * How often what a trailer earns with the contracts of today is earned again, for every contract that is still to come a
   * contract held. More than once: plans are short of errands, and with room one calls for more.
   */
  readonly growth: number;
  /** More often than this nobody counts on earning again what a trailer earns today. */
  readonly mostTimes: number;
  /**
   * DM by which the last public contract has to promise more to bid on it, and to call it: when it is gone whoever has
   * nothing left to carry ends the match, and who has got it has more to do until then.
   */
  readonly last: { readonly bid: number; readonly call: number };
  /** With so few errands of one's own one looks out for what is on offer. */
  readonly fewErrands: number;
  /** How much of a contract on offer one counts on: somebody else may call it first. */
  readonly hope: number;
  /** Of what a call promises: it can also be held at the next city. */
  readonly callNow: number;
  /** DM that a drawn event card is thought to bring. */
  readonly event: number;
  /** Turns until the end of a match. */
  readonly turns: {
    /** For each contract of whoever of the others has the fewest. */
    readonly held: number;
    /** For each public contract that a player may still get. */
    readonly toCome: number;
    /** Beside that. */
    readonly beside: number;
  };
  /** How far guesses at the end of the match are out: a share of what is guessed. */
  readonly doubt: number;
};

/** What weighs with whoever thinks of everything, as far as it was not found by matches. */
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
 * What a good player leaves out whom an expert beats: more errands than the one it drives for and another on the way, what
 * a contract is worth to others, that a match is over sooner than one thinks, and that event cards cost more than they
 * bring.
 */
const NORMAL: Weights = { ...EXPERT, inMind: 2, caution: 0.6, guess: 0, denial: 0, event: 40 };

/**
 * With four it bids less and counts more on what a trailer will earn: in 400 matches of four of them 2.3 trailers were
 * bought a match, two bid for 88 of 100 contracts, and the first seat won 24 of 100.
 */
const NORMAL_OF_FOUR: Weights = { ...NORMAL, caution: 0.52, growth: 8, mostTimes: 8 };

/**
 * Turns that a good player thinks a match will take for every contract, by number of players. The more the better it
 * guesses: with many at the table a beginner is lucky more often, and the three strengths would lie closer together.
 */
const GUESSED_TURNS: Readonly<Record<number, number>> = { 2: 5.5, 3: 5.5, 4: 4.5, 5: 3.8, 6: 3.2 };

/** What a good player goes by at this table. */
export const normalAt = (view: View): Weights => {
  const players = seatsOf(view).length;
  const guessed = GUESSED_TURNS[players]!;
  return {
    ...(players === 4 ? NORMAL_OF_FOUR : NORMAL),
    turns: { held: guessed, toCome: guessed, beside: 0 },
  };
};

/** What the last public contract costs whoever gets it, of an expert's reckoning. */
const LAST: Weights['last'] = { bid: 1000, call: 400 };

/**
 * Found by matches against `EXPERT`, with the turns counted in finished ones: once no public contract is left, it is over
 * after 3.4, 8.5, 10.1, 12.3 or 13.8 of them where the other has one to five contracts. Before that it takes longer than
 * is reckoned here, and who reckons with that has too much left in the end. What the last contract costs was found by
 * playing on from such decisions in the matches of 50 deals, with the contract and without, by the same dice.
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
 * good players go for none at the end, their matches take 38 rounds instead of 93, and fewer turns are reckoned with for
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
 * Found in the same way with four, and no worse with five and six. To bid more cautiously wins no more of these matches,
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

/** What an expert goes by at this table. */
export const hardAt = (view: View): Weights => {
  switch (seatsOf(view).length) {
    case 2:
      return OF_TWO;
    case 3:
      return OF_THREE;
    default:
      return AMONG_MANY;
  }
};

/** Of what a contract promises the thrifty bid so much less, for every rival but one: where many bid a bargain can be waited for. */
const THRIFT = 0.03;

/**
 * What a temper changes in that: the thrifty bid less and buy late, the bold the other way round, the nasty bid against
 * others. None costs more than five wins in a hundred matches. With two to bid less, however little, costs six: whoever
 * values a contract alike gets it.
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
