import type { Game, PlayerID } from 'boardgame.io';
import type { Adviser } from './bots/advice';
import type { Analyst } from './bots/analyst';
import type { Chance } from './chance';
import type { Flow } from './flow';
import type { LegalMove, LegalMoves, Refusal, WhyNot } from './legality';
import type { AnySettings, MatchOptions } from './options';
import type { Until } from './bots/search';

/** What a computer player answers, at once or later. */
export type Answer = LegalMove | Promise<LegalMove>;

/**
 * A computer player: sees what its seat sees and answers with a listed move. Asked only when it has one. With time enough
 * the same chance gives the same answer.
 */
export type Bot<View> = (
  view: View,
  playerID: PlayerID,
  random: Chance,
  given?: { readonly until?: Until },
) => Answer;

/** Something everybody at the table saw happen because of a move. Public facts only; the word files tell it. */
export type Happening = { readonly type: string };

/** What a match came to: whoever shares the win, and what each seat has (km, DM, points). */
export type MatchResult = {
  readonly winners: readonly PlayerID[];
  readonly totals: Readonly<Record<PlayerID, number>>;
};

/** What the rules say to a move: why it is refused, or how it is carried out. */
export type Ruling<State> =
  | { readonly refusal: Refusal }
  /** Makes the move and plays on until somebody has to decide something; answers what was told, secrets included. */
  | { readonly carryOut: (G: State, random: Chance) => readonly Happening[] };

/** What may be taken back: a step of which only these were told, by their types. None of them shows anybody what was hidden. */
export type Undoable<State> = {
  readonly rule: string;
  readonly showsNothing: ReadonlySet<string>;
  /** Would a table that looked the same have shown something after this step? Then that it did not is shown as well. */
  readonly mightHaveShown?: ((after: State) => boolean) | undefined;
};

/** What one may know of a game without its rules: enough to offer a match of it. */
export type GameBox<Settings = AnySettings, Id extends string = string> = {
  /** The game's id everywhere: folder, address, `name` of its boardgame.io definition. */
  readonly id: Id;
  /** How many may play: at least, at most. */
  readonly players: readonly [least: number, most: number];
  /** Match options: defaults, bounds, schema. Leaving them out means the defaults. */
  readonly options: MatchOptions<Settings>;
};

/**
 * What a game shows the rest of the program: the board, the computer players, the server's check, the laws and the
 * replays all ask these functions and nothing else. A `State` is the whole table, a `View` is what one seat sees of
 * it, and every State is a View; a `Decision` is what its moves make.
 */
export type GameModule<
  State extends View,
  View,
  Settings = AnySettings,
  Id extends string = string,
  Decision extends LegalMove = LegalMove,
> = GameBox<Settings, Id> & {
  /**
   * The version of its rules: raised whenever a position of a running match would be judged differently from before.
   * A match is played on by the version it was begun with, or only watched.
   */
  readonly rules: number;
  /** The boardgame.io definition, with `minPlayers` and `maxPlayers`. */
  readonly game: Game<State> & { name: string; minPlayers: number; maxPlayers: number };
  /** Every decision open to the seat, from what it sees. */
  readonly legalMoves: LegalMoves<View, Decision>;
  /** Why a conceivable move is not listed; nothing when it is. */
  readonly whyNot: WhyNot<View>;
  /** The same question, asked to go on: the answer to a listed move carries it out without asking again. */
  readonly judge: (view: View, playerID: PlayerID, move: LegalMove) => Ruling<State>;
  /** Whose turn it is after a move; left out where only boardgame.io can tell. */
  readonly flow?: Flow<State> | undefined;
  /**
   * What a telling changes on the table, whole or as a seat sees it. Folded over what a seat saw, what it was told of a
   * step gives what it sees after it.
   */
  readonly evolve: (table: View, told: Happening) => void;
  /** What was told of a move as a seat may hear it; `playerID` null for spectators. One for each. */
  readonly seenBy: (told: Happening, playerID: PlayerID | null, G: View) => Happening;
  /** The seats that have a decision to take, from what anybody sees. */
  readonly awaited: (view: View) => readonly PlayerID[];
  /** Is what has to be decided now decided in the open, by what everybody sees? Left out where nothing is. */
  readonly isPublic?: ((view: View) => boolean) | undefined;
  /** What a seat sees; `playerID` null for spectators. */
  readonly playerView: (G: State, playerID: PlayerID | null) => View;
  /**
   * Ids that must not be readable in what a seat is sent; the laws search all of it for them. What may lie face down needs
   * an id that nothing else has.
   */
  readonly hiddenFrom: (G: State, playerID: PlayerID | null) => readonly string[];
  /** Is the match over? */
  readonly isOver: (view: View) => boolean;
  /** Who has won, and with what, once the match is over; boardgame.io's `gameover`. */
  readonly result: (view: View) => MatchResult | undefined;
  /** What may be taken back, and the paragraph that says so; left out where nothing is. */
  readonly undo?: Undoable<State> | undefined;
  /** Every move that can be put into words, legal or not. */
  readonly conceivable: (view: View) => readonly LegalMove[];
  /** Totals that no move may change: cards, coins, pieces. */
  readonly conserved: (G: State) => Readonly<Record<string, number>>;
  /** A whole table that this seat cannot tell from the true one: what it cannot see, dealt anew. */
  readonly imagine: (view: View, playerID: PlayerID | null, random: Chance) => State;
  /**
   * A table of before, to go on from it: what nobody can see in a pile that has not lain like that all the time until
   * `now` lies in another order, at random. Nobody can tell the two tables apart.
   */
  readonly reshuffled: (then: State, now: State, random: Chance) => State;
  /** Computer players by strength. */
  readonly bots: Readonly<Record<BotLevel, Bot<View>>>;
  /** What an expert would do, and why; left out by a game that gives no hints. Asked only when a seat has a listed move. */
  readonly advise?: Adviser<View>;
  /** Looks back at a match that is over; left out by a game that is not analysed. */
  readonly analyst?: Analyst<State, View> | undefined;
};

/** The strengths of computer players, the weakest first. */
export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How the cards are dealt: 1 by boardgame.io's own generator, as matches were until there was a better one; 2 by ours. */
export const CHANCES = [1, 2] as const;
export type ChanceVersion = (typeof CHANCES)[number];

/** How a match is analysed: raised whenever the same match would be analysed differently from before. */
export const METHOD = 20;
