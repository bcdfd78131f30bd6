import { createContext, useContext } from 'react';
import { sameMove, type LegalMove, type Refusal } from '../../games/shared/legality';
import type { BoardProps } from './match';

/** What all parts of the table need to know about moves: which are legal, why others are not, and how to make one. */
export type Moves = {
  readonly legal: readonly LegalMove[];
  readonly whyNot: (move: LegalMove) => Refusal | undefined;
  readonly play: (move: LegalMove) => void;
  /** Shows why something cannot be done; `undefined` clears the message. */
  readonly onRefuse: (refusal: Refusal | undefined) => void;
  /** May this reader play? Spectators and replays are offered nothing. */
  readonly isPlaying: boolean;
};

const NO_MOVES: Moves = {
  legal: [],
  whyNot: () => undefined,
  play: () => {},
  onRefuse: () => {},
  isPlaying: false,
};

/** The moves of the current board; none outside a board, so that a picture of one does nothing. */
export const MovesContext = createContext<Moves>(NO_MOVES);

/** Is this a table where nothing can be taken back? Then costly moves ask for confirmation. */
export const FinalContext = createContext(false);

/** The moves of the board that contains this component. */
export const useMoves = (): Moves => useContext(MovesContext);

/** A move from its name and arguments. */
export const moveNamed = (move: string, ...args: readonly unknown[]): LegalMove => ({ move, args });

/** Is this move, with all its arguments, among the legal ones? */
export const isListed = (legal: BoardProps['legal'], move: LegalMove): boolean =>
  legal.some((one) => sameMove(one, move));
