import type { PlayerID } from 'boardgame.io';
import type { ComponentType, ReactNode } from 'react';
import type { TFunction } from 'i18next';
import type { AnyGame } from '../../games';
import type { BotLevel, MatchResult } from '../../games/shared/gameModule';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import type { Choice } from '../../games/shared/options';
import { GO_BACK } from '../../games/shared/goingBack';
import { UnknownTelling } from '../../games/shared/telling';
import { UNDO } from '../../games/shared/undo';
import type { Feat } from '../local/results';
import type { IconName } from '../pieces/Icon';
import type { Persisted } from '../shell/persisted';
import type { Vehicle } from './drivers';
import type { LessonOffer } from './lesson';
import { nameAt, type BoardProps, type LogEntry, type SeatInfo, type Snapshot } from './match';

/** One line of the log in words: the seat it is about, the sentence, the paragraph it rests on. */
export type NarratedLine = {
  readonly seat?: string;
  /** A sentence with the name in it; **stars** set bold. */
  readonly text: string;
  readonly rule?: string;
  /** Of the computer player that decided for somebody who was away. */
  readonly standIn?: BotLevel | undefined;
  /** Begins a new group, as in "Round 5". */
  readonly heading?: boolean;
  /** It was taken back. */
  readonly isTakenBack?: boolean | undefined;
};

/** Why something cannot be done, as a person is told: what is the matter, and the way out. */
export type RefusalWords = { readonly what: string; readonly way: string };

/** A sign on the replay's time line. */
export type TimelineMark = { readonly drawing: ReactNode; readonly label: string };

/** A named part of a match: where it begins, as an index of the log. */
export type Part = { readonly from: number; readonly label: string };

/** A named stretch of a match, and what it is made of. */
export type Chapter = Part & {
  readonly parts?: readonly Part[];
  /** What it is called beside one whose name is read in full; its number where that says enough. */
  readonly short?: string;
};

/** Parts put into the chapters in which they begin. */
export const inChapters = (chapters: readonly Chapter[], parts: readonly Part[]): readonly Chapter[] =>
  chapters.map((chapter, at) => {
    const end = chapters[at + 1]?.from ?? Infinity;
    return { ...chapter, parts: parts.filter(({ from }) => from >= chapter.from && from < end) };
  });

/** Something a player can switch on and off at the table; the browser keeps it. */
export type TableSetting = {
  readonly id: string;
  readonly kept: Persisted<boolean>;
  readonly icon: IconName;
  /** What choosing it does, when it is on or off now. */
  readonly label: (isOn: boolean, t: TFunction) => string;
};

/** The back of a card of a seat. */
export type CardBack = ComponentType<{ readonly seat: PlayerID }>;

/** How a game looks and speaks at its table, in terms of its own view; loaded when it is first played. */
export type GameUiOf<View> = {
  /** Do the seats play one after the other, so that nobody is done with a round before the others? */
  readonly isInTurn?: boolean;
  /** How many cards a seat has in hand, and the back of one; left out where no seat holds anything in secret. */
  readonly hand?: {
    readonly count: (view: View, seat: PlayerID) => number;
    readonly Back: CardBack;
  };
  /** Is something laid out that takes the whole table? Then nothing else is asked meanwhile. */
  readonly isLaidOut?: (view: View) => boolean;
  /** The table while it is played. */
  readonly Board: ComponentType<BoardProps<View>>;
  /** One moment of a finished match, as one seat saw it or with everything open: nothing can be played. */
  readonly ReplayBoard: ComponentType<Snapshot<View>>;
  /**
   * The moments of one step worth stopping at, in order: how the table looked as each happening was seen. The last
   * one is the position after the step.
   */
  readonly moments: (before: Snapshot<View>, after: Snapshot<View>) => readonly Snapshot<View>[];
  /**
   * The log in words: the lines of one step, one per thing seen. What a reader may know beyond what everybody was told,
   * as the card they laid face down, is in the step's `args`.
   */
  readonly narrate: (entry: LogEntry, seats: readonly SeatInfo[], t: TFunction) => readonly NarratedLine[];
  /** The same where all cards lie open and everything may be told: with what was drawn in secret; left out where nothing is. */
  readonly retell?: GameUiOf<View>['narrate'];
  /** Why a move is refused. */
  readonly refusalWords: (refusal: Refusal, seats: readonly SeatInfo[], t: TFunction) => RefusalWords;
  /** What the hand-over sign says about the state of the match, two lines at most. */
  readonly situation: (view: View, t: TFunction) => readonly string[];
  /** What an expert would have done at a table, in a few words; left out where matches are not analysed. */
  readonly movesInWords?: (moves: readonly LegalMove[], table: Snapshot<View>, t: TFunction) => string;
  /** The match cut into named stretches (stages, races), and each of them into parts (rounds, laps). */
  readonly chapters: (log: readonly LogEntry[], t: TFunction) => readonly Chapter[];
  /** What everybody has by now (km, DM, points), as in the result; left out where nothing is counted before the end. */
  readonly totals?: (view: View) => MatchResult['totals'];
  /** The sign a step earns on the time line, if any. */
  readonly mark: (entry: LogEntry, t: TFunction) => TimelineMark | undefined;
  /** What the steps of a log have brought a seat, in short phrases; left out where that is not to be told in sums. */
  readonly brought?: (log: readonly LogEntry[], seat: PlayerID, t: TFunction) => readonly string[];
  /** The best thing that a seat did in a match, by the whole log of it; the word file puts it into a phrase, `game.feat`. */
  readonly feat?: (log: readonly LogEntry[], seat: PlayerID) => Feat | undefined;
  /** What players can set at the table. */
  readonly settings?: readonly TableSetting[];
};

/** Everything a screen needs to know of how a game looks. It passes views on without looking into them. */
export type GameUi = GameUiOf<unknown>;

/** Whose decision was taken back, and who agreed. */
const goneBack = ({ seat, args }: LogEntry, seats: readonly SeatInfo[], t: TFunction): NarratedLine => {
  const names = (args ?? []).slice(1).map((other) => `**${nameAt(seats, String(other))}**`);
  const key = names.length ? 'undo.agreed' : 'undo.alone';
  return { seat, text: t(key, { ns: 'table', name: nameAt(seats, seat), names: names.join(', ') }) };
};

/** A game's own words for what it knows; a word file cannot tell what only a newer version can. */
const knowing =
  (narrate: GameUi['narrate']): GameUi['narrate'] =>
  (entry, seats, t) => {
    const lines: readonly (NarratedLine | undefined)[] = narrate(entry, seats, t);
    if (lines.includes(undefined)) throw new UnknownTelling(entry.happenings.map(({ type }) => type).join());
    return lines as readonly NarratedLine[];
  };

/** How a game puts its steps into words, and what was taken back: it is struck out, and it is told who did. */
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

/** A game's look for screens that know no game. The one place where the type of its view is given up. */
export const defineGameUi = <View>(gameUi: GameUiOf<View>): GameUi => {
  const { narrate, retell } = gameUi;
  return {
    ...gameUi,
    narrate: withTakenBack(knowing(narrate)),
    ...(retell && { retell: withTakenBack(knowing(retell)) }),
  } as unknown as GameUi;
};

/** All it takes to play a game: how its table looks and speaks, and its rules. */
export type GameTable = { readonly gameUi: GameUi; readonly game: AnyGame };

/** What a paragraph means at a table: by what its options say, and as it stands. */
export type SaidAtTable = {
  readonly options: (view: never) => Readonly<Record<string, Choice>>;
  /** By the numbers of the paragraphs; each draws nothing where it has nothing to say. */
  readonly states: Readonly<Record<string, ComponentType<AtTable<never>> | undefined>>;
};

/** What a game knows of the table a paragraph is read at. */
export type AtTable<View> = Pick<Snapshot<View>, 'view' | 'playerID' | 'seats'>;

/** What the rules of a game look like: drawn examples by the numbers of their paragraphs, and all cards there are. */
export type Drawings = {
  readonly examples: Readonly<Record<string, ComponentType | undefined>>;
  readonly Reference: ComponentType;
  readonly atTable: SaidAtTable;
};

/** How a game is shown on the shelf, in lists and at its table. */
export type Look = {
  /** The colour of its title sign, and with it the mark before its name in lists. */
  readonly face: 'blue' | 'town' | 'red';
  /** As what its computer players are drawn. */
  readonly drivers: Vehicle;
  /** Its picture in the lobby. */
  readonly Poster: ComponentType;
  /** Fetches its table, and the rules it is played by. */
  readonly board: () => Promise<GameTable>;
  /** Fetches what its rules look like. */
  readonly drawings?: () => Promise<Drawings>;
  /** Its guided matches, the first one to begin with. */
  readonly lessons?: readonly LessonOffer[];
};
