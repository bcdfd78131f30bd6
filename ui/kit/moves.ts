import { createContext, useContext } from 'react';
import { sameMove, type LegalMove, type Refusal } from '../../games/shared/legality';
import type { BoardProps } from './match';

/** What everything on the table needs to know of moves: which are open, why others are not, and how to make one. */
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

/** The moves of the board that is shown; none outside of one, so that a picture of it does nothing. */
export const MovesContext = createContext<Moves>(NO_MOVES);

/** Can nothing be taken back at this table? Then what is dear asks first. */
export const FinalContext = createContext(false);

/** The moves of the board that a part of it stands on. */
export const useMoves = (): Moves => useContext(MovesContext);

/** A move by its name and what it is played with. */
export const moveNamed = (move: string, ...args: readonly unknown[]): LegalMove => ({ move, args });

/** Is that very move, with all it is played with, among the legal ones? */
export const isListed = (legal: BoardProps['legal'], move: LegalMove): boolean =>
  legal.some((one) => sameMove(one, move));
