import type { PlayerID, State } from 'boardgame.io';
import { InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { AnyGame } from '../../games';
import type { Choice } from '../../games/shared/options';
import { moverOf } from '../../games/shared/table';
import type { Match } from '../storage/matchStore';

/** A game as the server plays it: what it shows the program, and what boardgame.io makes of it. */
export type ServedGame = {
  readonly id: string;
  readonly module: AnyGame;
  readonly game: ReturnType<typeof ProcessGameConfig>;
  readonly move: ReturnType<typeof moverOf<unknown, unknown, unknown>>;
  /** What a seat sees of a table, null for a spectator: the module's `playerView`, asked once for each table. */
  readonly viewOf: AnyGame['playerView'];
};

/** Whom a match waits for, as far as everybody knows: what only a seat can know must not be told by a clock or a call. */
export const awaitedAt = ({ module, viewOf }: ServedGame, { G }: State): readonly PlayerID[] =>
  module.awaited(viewOf(G, null));

/** Is the match played by the rules as they are? One of other rules can be watched, as far as these can show it. */
export const isOfTheseRules = ({ module }: ServedGame, match: Pick<Match, 'rules'>): boolean =>
  match.rules === module.rules;

/** Tables never change, so a view is good for as long as its table: who is shown a position is judged on it next. */
const rememberedViews = ({ playerView }: AnyGame): ServedGame['viewOf'] => {
  const known = new WeakMap<object, Map<PlayerID | null, unknown>>();
  return (G: object, playerID) => {
    const views = known.get(G) ?? new Map<PlayerID | null, unknown>();
    known.set(G, views);
    const view: unknown = views.get(playerID) ?? playerView(G, playerID);
    views.set(playerID, view);
    return view;
  };
};

/** The games a server plays, by id. */
export type ServedGames = ReadonlyMap<string, ServedGame>;

/** Makes of games what a server plays. */
export const servedGames = (modules: readonly AnyGame[]): ServedGames =>
  new Map(
    modules.map((module) => {
      // a copy, because boardgame.io writes its defaults into the game it is given
      const game = ProcessGameConfig({ ...module.game });
      const { name: id } = module.game;
      return [id, { id, module, game, move: moverOf(module), viewOf: rememberedViews(module) }];
    }),
  );

/** The position before the first move. All its chance comes from the seed. */
export const initialState = (
  { game }: ServedGame,
  {
    seed,
    numPlayers,
    options,
  }: { seed: string; numPlayers: number; options: Readonly<Record<string, Choice>> },
): State => InitializeGame({ game: { ...game, seed } as typeof game, numPlayers, setupData: options });
