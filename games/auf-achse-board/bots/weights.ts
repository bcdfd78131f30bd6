/** What a good player goes by in weighing: guesses at what cannot be known, each with what it is measured in. */
export type Weights = {
  /** Of what a contract promises one does not bid all: not every plan comes off. */
  readonly caution: number;
  /** How sure one is of what a contract is worth to others. */
  readonly guess: number;
  /** Share of its revenue that it is worth to have a contract which somebody else would have otherwise. */
  readonly denial: number;
  /** With so few errands of one's own one looks out for what is on offer. */
  readonly fewErrands: number;
  /** How much of a contract on offer one counts on: somebody else may call it first. */
  readonly hope: number;
  /** Of what a call promises: it can also be held at the next city. */
  readonly callNow: number;
  /** Turns that players with several contracts on their way spend on each. */
  readonly turnsAContract: number;
  /** How far guesses at the end of the match are out: a share of what is guessed. */
  readonly doubt: number;
};

export const NORMAL: Weights = {
  caution: 0.85,
  guess: 0.4,
  denial: 0,
  fewErrands: 1,
  hope: 0.4,
  callNow: 0.6,
  turnsAContract: 2.6,
  doubt: 0.25,
};

/** Found by matches against `NORMAL`: a match takes longer than it seems to, and public contracts are scarce. */
export const HARD: Weights = {
  ...NORMAL,
  denial: 0.2,
  fewErrands: 3,
  hope: 0.5,
  callNow: 1,
  turnsAContract: 5,
  doubt: 0.4,
};
