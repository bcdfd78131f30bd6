import type { Ctx, Game, PlayerID } from 'boardgame.io';
import type { Chance } from './chance';
import type { LegalMove, LegalMoves, WhyNot } from './legality';
import type { MatchOptions } from './options';

/** A computer player: sees what its seat sees and answers with a listed move. Asked only when it has one. */
export type Bot<View> = (view: View, ctx: Ctx, playerID: PlayerID, random: Chance) => LegalMove;

/** Something everybody at the table saw happen because of a move. Public facts only; the word files tell it. */
export type Happening = { readonly type: string };

/**
 * What a game shows the rest of the program: the board, the computer players, the server's check, the laws and the
 * replays all ask these functions and nothing else. A `State` is the whole table, a `View` is what one seat sees of
 * it, and every State is a View.
 */
export type GameModule<State extends View, View, Settings = unknown> = {
  /** The boardgame.io definition, with `minPlayers` and `maxPlayers`. Its `name` is the game's id everywhere. */
  readonly game: Game<State> & { name: string; minPlayers: number; maxPlayers: number };
  /** Match options: defaults, bounds, schema. Leaving them out means the defaults. */
  readonly options: MatchOptions<Settings>;
  /** Every decision open to the seat, from what it sees. */
  readonly legalMoves: LegalMoves<View>;
  /** Why a conceivable move is not listed; nothing when it is. */
  readonly whyNot: WhyNot<View>;
  /** The seats that have a decision to take, from what anybody sees. */
  readonly awaited: (view: View, ctx: Ctx) => readonly PlayerID[];
  /** What a seat sees; `playerID` null for spectators. */
  readonly playerView: (context: { G: State; ctx: Ctx; playerID: PlayerID | null }) => View;
  /** Ids that must not be readable in what a seat is sent. */
  readonly hiddenFrom: (G: State, playerID: PlayerID | null) => readonly string[];
  /** Every move that can be put into words, legal or not. */
  readonly conceivable: (view: View) => readonly LegalMove[];
  /** Totals that no move may change: cards, coins, pieces. */
  readonly conserved: (G: State) => Readonly<Record<string, number>>;
  /** A whole table that this seat cannot tell from the true one: what it cannot see, dealt anew. */
  readonly imagine: (view: View, ctx: Ctx, playerID: PlayerID | null, random: Chance) => State;
  /** Computer players by strength. */
  readonly bots: Readonly<Record<BotLevel, Bot<View>>>;
};

export const BOT_LEVELS = ['easy', 'normal'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
