import type { Game, PlayerID } from 'boardgame.io';
import type { Adviser } from './bots/advice';
import type { Analyst } from './bots/analyst';
import type { Chance } from './chance';
import type { Flow } from './flow';
import type { LegalMove, LegalMoves, Refusal, WhyNot } from './legality';
import type { AnySettings, MatchOptions } from './options';
import type { Until } from './bots/search';

/** The answer of a computer player, at once or later. */
export type Answer = LegalMove | Promise<LegalMove>;

/**
 * A computer player: sees what its seat sees and answers with a legal move. Asked only when it has one. With enough
 * time, the same random source gives the same answer.
 */
export type Bot<View> = (
  view: View,
  playerID: PlayerID,
  random: Chance,
  given?: { readonly until?: Until },
) => Answer;

/**
 * Something that happened because of a move and that everybody saw. Public facts only; the word files put them into
 * words.
 */
export type Happening = { readonly type: string };

/** The result of a match: the winners, and the total of each seat (km, DM, points). */
export type MatchResult = {
  readonly winners: readonly PlayerID[];
  readonly totals: Readonly<Record<PlayerID, number>>;
};

/** The ruling on a move: why it is refused, or how to carry it out. */
export type Ruling<State> =
  | { readonly refusal: Refusal }
  /** Makes the move and plays on until somebody must decide something; returns the happenings, including secrets. */
  | { readonly carryOut: (G: State, random: Chance) => readonly Happening[] };

/** What may be taken back: a step with only happenings of these types, none of which reveals anything hidden. */
export type Undoable<State> = {
  readonly rule: string;
  readonly showsNothing: ReadonlySet<string>;
  /**
   * Could a table that looks the same have revealed something after this step? Then revealing nothing is information
   * as well.
   */
  readonly mightHaveShown?: ((after: State) => boolean) | undefined;
};

/** What can be known of a game without its rules: enough to offer a match of it. */
export type GameBox<Settings = AnySettings, Id extends string = string> = {
  /** The game's id everywhere: folder, address, `name` of its boardgame.io definition. */
  readonly id: Id;
  /** The number of players. */
  readonly players: readonly [least: number, most: number];
  /** Match options: defaults, limits, schema. Options left out have their defaults. */
  readonly options: MatchOptions<Settings>;
};

/**
 * The interface between a game and the rest of the program: the board, the computer players, the server's check, the
 * laws in tests/laws and the replays use only these functions. A `State` is the whole table, a `View` is what one
 * seat sees of it, and every State is a View; a `Decision` is what its moves make.
 */
export type GameModule<
  State extends View,
  View,
  Settings = AnySettings,
  Id extends string = string,
  Decision extends LegalMove = LegalMove,
> = GameBox<Settings, Id> & {
  /**
   * The version of its rules: raised when a position of a running match would be judged differently from before. A
   * match continues with the version it was begun with, or can only be watched.
   */
  readonly rules: number;
  /** The boardgame.io definition, with `minPlayers` and `maxPlayers`. */
  readonly game: Game<State> & { name: string; minPlayers: number; maxPlayers: number };
  /** All legal decisions of the seat, from what it sees. */
  readonly legalMoves: LegalMoves<View, Decision>;
  /** Why a conceivable move is illegal; undefined if it is legal. */
  readonly whyNot: WhyNot<View>;
  /**
   * The same question with the means to go on: the ruling on a legal move carries it out without checking it again.
   */
  readonly judge: (view: View, playerID: PlayerID, move: LegalMove) => Ruling<State>;
  /** The turn after a move; absent if only boardgame.io can tell. */
  readonly flow?: Flow<State> | undefined;
  /**
   * How a happening changes the table, whole or as a seat sees it. Applying to a seat's view what it is told of a
   * step gives its view after that step.
   */
  readonly evolve: (table: View, told: Happening) => void;
  /** A happening as a seat may learn of it; `playerID` is null for spectators. Exactly one for each happening. */
  readonly seenBy: (told: Happening, playerID: PlayerID | null, G: View) => Happening;
  /** The seats that must decide something, from public information. */
  readonly awaited: (view: View) => readonly PlayerID[];
  /** Is the present decision made openly, from what everybody sees? Absent if no decision is. */
  readonly isPublic?: ((view: View) => boolean) | undefined;
  /** What a seat sees; `playerID` is null for spectators. */
  readonly playerView: (G: State, playerID: PlayerID | null) => View;
  /**
   * Ids that must not be readable in data sent to a seat; tests/laws searches all data for them. Anything that can be
   * face down needs a unique id.
   */
  readonly hiddenFrom: (G: State, playerID: PlayerID | null) => readonly string[];
  /** Is the match over? */
  readonly isOver: (view: View) => boolean;
  /** The winners and totals once the match is over; boardgame.io's `gameover`. */
  readonly result: (view: View) => MatchResult | undefined;
  /** What may be taken back, and its paragraph; absent if nothing is. */
  readonly undo?: Undoable<State> | undefined;
  /** Every move that can be expressed, legal or not. */
  readonly conceivable: (view: View) => readonly LegalMove[];
  /** Totals that no move may change: cards, coins, pieces. */
  readonly conserved: (G: State) => Readonly<Record<string, number>>;
  /** A whole table that this seat cannot distinguish from the true one: what it cannot see is dealt anew. */
  readonly imagine: (view: View, playerID: PlayerID | null, random: Chance) => State;
  /**
   * An earlier table to continue from: hidden cards of a pile that has changed before `now` are shuffled. Nobody can
   * distinguish it from the original.
   */
  readonly reshuffled: (then: State, now: State, random: Chance) => State;
  /** Computer players by strength. */
  readonly bots: Readonly<Record<BotLevel, Bot<View>>>;
  /** What an expert would do, and why; absent in a game without hints. Asked only when a seat has a legal move. */
  readonly advise?: Adviser<View>;
  /** Analyses a finished match; absent in a game without analysis. */
  readonly analyst?: Analyst<State, View> | undefined;
};

/** The strengths of computer players, the weakest first. */
export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How the cards are dealt: 1 by boardgame.io's own generator, in old matches; 2 by `keyedChance`. */
export const CHANCES = [1, 2] as const;
export type ChanceVersion = (typeof CHANCES)[number];

/** How a match is analysed: raised whenever the same match would be analysed differently from before. */
export const METHOD = 23;
