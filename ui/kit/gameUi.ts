import type { ComponentType, ReactNode } from 'react';
import type { TFunction } from 'i18next';
import type { BoardProps, LogEntry, RulesHref, SeatInfo, Snapshot } from './match';

/** One line of the log in words: the seat it is about, the sentence, the paragraph it rests on. */
export type LogLine = {
  readonly seat?: string;
  /** A sentence with the name in it; **stars** set bold. */
  readonly text: string;
  readonly rule?: string;
  /** Begins a new group, as in "Round 5". */
  readonly heading?: boolean;
};

/** A sign on the replay's time line. */
export type TimelineMark = { readonly drawing: ReactNode; readonly label: string };

/** What a replay gives a board: one moment of a finished match, as one seat saw it or with everything open. */
export type ReplayBoardProps<View = unknown> = Snapshot<View> & { readonly rulesHref: RulesHref };

/** How one game looks. Everything a screen needs to know about it; loaded when it is first played. */
export type GameUi = {
  /** Do the seats play one after the other, so that nobody is done with a round before the others? */
  readonly isInTurn?: boolean;
  /** The table while it is played. */
  readonly Board: ComponentType<BoardProps>;
  /** The same table in a replay: what may be read lies open, nothing can be played. */
  readonly ReplayBoard: ComponentType<ReplayBoardProps>;
  /**
   * The moments of one step worth stopping at, in order: how the table looked as each happening was seen. The last
   * one is the position after the step.
   */
  readonly moments: (before: Snapshot, after: Snapshot) => readonly Snapshot[];
  /** The log in words: the lines of one step, one per thing seen. */
  readonly narrate: (entry: LogEntry, seats: readonly SeatInfo[], t: TFunction) => readonly LogLine[];
  /** What the hand-over sign says about the state of the match, two lines at most. */
  readonly situation: (view: unknown, t: TFunction) => readonly string[];
  /** The match cut into named stretches (stages, races): where each begins, as an index of `log`. */
  readonly chapters: (
    log: readonly LogEntry[],
    t: TFunction,
  ) => readonly { readonly from: number; readonly label: string }[];
  /** The sign a step earns on the time line, if any. */
  readonly mark: (entry: LogEntry, t: TFunction) => TimelineMark | undefined;
};
