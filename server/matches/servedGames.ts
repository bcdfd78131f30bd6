import type { PlayerID, State } from 'boardgame.io';
import { InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { AnyGame } from '../../games';
import type { Choice } from '../../games/shared/options';
import { moverOf } from '../../games/shared/table';
import type { Match } from '../storage/matchStore';

/** A game as the server plays it: the game module, and boardgame.io's processed game. */
export type ServedGame = {
  readonly id: string;
  readonly module: AnyGame;
  readonly game: ReturnType<typeof ProcessGameConfig>;
  readonly move: ReturnType<typeof moverOf<unknown, unknown, unknown>>;
  /** What a seat sees of a table, null for a spectator: the module's `playerView`, computed once for each table. */
  readonly viewOf: AnyGame['playerView'];
};

/** Whom a match waits for, as far as this is public: a clock or a call must not reveal what only a seat can know. */
export const awaitedAt = ({ module, viewOf }: ServedGame, { G }: State): readonly PlayerID[] =>
  module.awaited(viewOf(G, null));

/**
 * Is the match played by the current rules? A match of other rules can be watched, as far as the current rules can
 * show it.
 */
export const isOfTheseRules = ({ module }: ServedGame, match: Pick<Match, 'rules'>): boolean =>
  match.rules === module.rules;

/**
 * A table object never changes, so a view can be kept as long as its table: moves are judged on the same view that
 * was shown.
 */
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

/** Prepares games for the server. */
export const servedGames = (modules: readonly AnyGame[]): ServedGames =>
  new Map(
    modules.map((module) => {
      // a copy, because boardgame.io writes its defaults into the game it is given
      const game = ProcessGameConfig({ ...module.game });
      const { name: id } = module.game;
      return [id, { id, module, game, move: moverOf(module), viewOf: rememberedViews(module) }];
    }),
  );

/** The position before the first move. All randomness comes from the seed. */
export const initialState = (
  { game }: ServedGame,
  {
    seed,
    numPlayers,
    options,
  }: { seed: string; numPlayers: number; options: Readonly<Record<string, Choice>> },
): State => InitializeGame({ game: { ...game, seed } as typeof game, numPlayers, setupData: options });
