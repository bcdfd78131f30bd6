import type { PlayerID } from 'boardgame.io';
import type { ComponentType, ReactNode } from 'react';
import i18next, { type TFunction } from 'i18next';
import type { AnyGame } from '../../games';
import type { BotLevel, MatchResult } from '../../games/shared/gameModule';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import type { Choice } from '../../games/shared/options';
import { GO_BACK } from '../../games/shared/goingBack';
import { UnknownTelling } from '../../games/shared/telling';
import { UNDO } from '../../games/shared/undo';
import type { Feat } from '../local/results';
import type { IconName } from '../pieces/Icon';
import { listInWords } from '../pieces/listInWords';
import type { SeatMark } from '../pieces/Seal';
import type { Persisted } from '../shell/persisted';
import type { Vehicle } from './drivers';
import type { LessonOffer } from './lesson';
import { nameAt, type BoardProps, type LogEntry, type SeatInfo, type Snapshot } from './match';

/** One line of the log in words: the seat it is about, the sentence, the paragraph it is based on. */
export type NarratedLine = {
  readonly seat?: string;
  /** A sentence with the name in it; **stars** set bold. */
  readonly text: string;
  readonly rule?: string;
  /** The level of the computer player that decided in place of an absent player. */
  readonly standIn?: BotLevel | undefined;
  /** Starts a new group, as in "Round 5". */
  readonly heading?: boolean;
  /** It was taken back. */
  readonly isTakenBack?: boolean | undefined;
};

/** Why something cannot be done, in words: the reason, and what to do instead. */
export type RefusalWords = { readonly what: string; readonly way: string };

/** A sign on the timeline of a replay. */
export type TimelineMark = { readonly drawing: ReactNode; readonly label: string };

/** A named part of a match; `from` is where it begins, as an index of the log. */
export type Part = { readonly from: number; readonly label: string };

/** A named chapter of a match, and its parts. */
export type Chapter = Part & {
  readonly parts?: readonly Part[];
  /** A short name for use beside a chapter whose name is shown in full; its number if that is enough. */
  readonly short?: string;
};

/** Sorts parts into the chapters in which they begin. */
export const inChapters = (chapters: readonly Chapter[], parts: readonly Part[]): readonly Chapter[] =>
  chapters.map((chapter, at) => {
    const end = chapters[at + 1]?.from ?? Infinity;
    return { ...chapter, parts: parts.filter(({ from }) => from >= chapter.from && from < end) };
  });

/** A setting that a player can switch on and off at the table; the browser stores it. */
export type TableSetting = {
  readonly id: string;
  readonly kept: Persisted<boolean>;
  readonly icon: IconName;
  /** The label of its menu entry, given whether it is on now. */
  readonly label: (isOn: boolean, t: TFunction) => string;
};

/** The back of a card; it may depend on the seat. */
export type CardBack = ComponentType<{ readonly seat: PlayerID }>;

/** Where a table leaves a corner free. */
export type Corner = 'beside' | 'column' | 'always';

/** The look and the words of a game at its table, in terms of its own view; loaded when the game is first played. */
export type GameUiOf<View> = {
  /** Do the seats play one after the other, so that no seat finishes a round before the others? */
  readonly isInTurn?: boolean;
  /** The number of cards in a seat's hand, and the back of one; left out if no seat holds anything secret. */
  readonly hand?: {
    readonly count: (view: View, seat: PlayerID) => number;
    readonly Back: CardBack;
  };
  /**
   * Where the table leaves a corner free: below the column beside a picture as high as the window, or there and on a
   * desk, below its right ('column') or left ('always') column. What asks to pass the device on lies there, so that
   * the rest keeps its height.
   */
  readonly corner?: (view: View) => Corner;
  /** Is something displayed that takes up the whole table? Then nothing else is asked meanwhile. */
  readonly isLaidOut?: (view: View) => boolean;
  /** The table during play. */
  readonly Board: ComponentType<BoardProps<View>>;
  /** One moment of a finished match, as one seat saw it or with everything open: no moves can be made. */
  readonly ReplayBoard: ComponentType<Snapshot<View>>;
  /**
   * The moments of one step to stop at, in order: the table as it looked when each happening was seen. The last one
   * is the position after the step.
   */
  readonly moments: (before: Snapshot<View>, after: Snapshot<View>) => readonly Snapshot<View>[];
  /**
   * The log in words: the lines of one step, one per happening. What a reader may know beyond the public part, for
   * example their own face-down card, is in the step's `args`.
   */
  readonly narrate: (entry: LogEntry, seats: readonly SeatInfo[], t: TFunction) => readonly NarratedLine[];
  /** The same with all cards open, secret draws included; left out if the game has no secrets to add. */
  readonly retell?: GameUiOf<View>['narrate'];
  /** Why a move is refused. */
  readonly refusalWords: (refusal: Refusal, seats: readonly SeatInfo[], t: TFunction) => RefusalWords;
  /** The state of the match for the hand-over sign, in at most two lines. */
  readonly situation: (view: View, t: TFunction) => readonly string[];
  /** What an expert would have done, in a few words; left out in games without analysis. */
  readonly movesInWords?: (moves: readonly LegalMove[], table: Snapshot<View>, t: TFunction) => string;
  /** The match divided into named chapters (stages, races), each with its parts (rounds, laps). */
  readonly chapters: (log: readonly LogEntry[], t: TFunction) => readonly Chapter[];
  /**
   * Everybody's current total (km, DM, points), counted as in the result; left out if the game counts only at the
   * end.
   */
  readonly totals?: (view: View) => MatchResult['totals'];
  /** The sign of a step on the timeline, if it has one. */
  readonly mark: (entry: LogEntry, t: TFunction) => TimelineMark | undefined;
  /** What the steps of a log have earned a seat, in short phrases; left out if sums do not describe the game. */
  readonly brought?: (log: readonly LogEntry[], seat: PlayerID, t: TFunction) => readonly string[];
  /** A seat's best achievement in a match, from its whole log; the word file makes a phrase of it, `game.feat`. */
  readonly feat?: (log: readonly LogEntry[], seat: PlayerID) => Feat | undefined;
  /** The settings that players have at the table. */
  readonly settings?: readonly TableSetting[];
};

/** Everything a screen needs to know about a game's look. Views are passed through unread. */
export type GameUi = GameUiOf<unknown>;

/** The line for a decision taken back with consent: whose it was, and who agreed. */
const goneBack = ({ seat, args }: LogEntry, seats: readonly SeatInfo[], t: TFunction): NarratedLine => {
  const names = (args ?? []).slice(1).map((other) => `**${nameAt(seats, String(other))}**`);
  const key = names.length ? 'undo.agreed' : 'undo.alone';
  return {
    seat,
    text: t(key, { ns: 'table', name: nameAt(seats, seat), names: listInWords(names, i18next.language) }),
  };
};

/**
 * Throws if the words are older than the happenings: a word file has no words for what only a newer version knows.
 */
const knowing =
  (narrate: GameUi['narrate']): GameUi['narrate'] =>
  (entry, seats, t) => {
    const lines: readonly (NarratedLine | undefined)[] = narrate(entry, seats, t);
    if (lines.includes(undefined)) throw new UnknownTelling(entry.happenings.map(({ type }) => type).join());
    return lines as readonly NarratedLine[];
  };

/** Adds to a game's narration what was taken back: those lines are struck out, and a line says who took it back. */
export const withTakenBack =
  (narrate: GameUi['narrate']): GameUi['narrate'] =>
  (entry, seats, t) => {
    const { seat, move, takenBack } = entry;
    if (move === GO_BACK) return [goneBack(entry, seats, t)];
    if (move === UNDO) return [{ seat, text: t('undo.log', { ns: 'table', name: nameAt(seats, seat) }) }];
    if (!takenBack) return narrate(entry, seats, t);
    return narrate({ ...entry, happenings: takenBack }, seats, t)
      .filter(({ heading }) => !heading)
      .map((line) => ({ ...line, isTakenBack: true }));
  };

/** A game's look for screens that know no game. The only place where the type of its view is dropped. */
export const defineGameUi = <View>(gameUi: GameUiOf<View>): GameUi => {
  const { narrate, retell } = gameUi;
  return {
    ...gameUi,
    narrate: withTakenBack(knowing(narrate)),
    ...(retell && { retell: withTakenBack(knowing(retell)) }),
  } as unknown as GameUi;
};

/** Everything needed to play a game: the look and words of its table, and its rules. */
export type GameTable = { readonly gameUi: GameUi; readonly game: AnyGame };

/** What a paragraph means at a given table: by its options, and in its current state. */
export type SaidAtTable = {
  readonly options: (view: never) => Readonly<Record<string, Choice>>;
  /** By paragraph number; each renders nothing if it has nothing to say. */
  readonly states: Readonly<Record<string, ComponentType<AtTable<never>> | undefined>>;
};

/** The table at which a paragraph is read, as a game knows it. */
export type AtTable<View> = Pick<Snapshot<View>, 'view' | 'playerID' | 'seats'>;

/** The drawings of a rulebook: examples by paragraph number, and all the cards. */
export type Drawings = {
  readonly examples: Readonly<Record<string, ComponentType | undefined>>;
  readonly Reference: ComponentType;
  readonly atTable: SaidAtTable;
};

/** How a game is presented on the shelf, in lists and at its table. */
export type Look = {
  /** The colour of its title sign, and of the mark before its name in lists. */
  readonly face: 'blue' | 'town' | 'red';
  /** The vehicle of its computer players. */
  readonly drivers: Vehicle;
  /** What stands on the vehicles of the players, and tells their seats apart; by default shapes do. */
  readonly mark?: SeatMark;
  /** Its picture in the lobby. */
  readonly Poster: ComponentType;
  /** Loads its table and its rules. */
  readonly board: () => Promise<GameTable>;
  /** Loads the drawings of its rules. */
  readonly drawings?: () => Promise<Drawings>;
  /** Its guided matches, in the recommended order. */
  readonly lessons?: readonly LessonOffer[];
};
