import type { PlayerID, Plugin } from 'boardgame.io';
import { bytesToHex, randomBytes } from '@noble/hashes/utils';
import { keyedChance, type Chance, type KeyedChance } from './chance';
import type { Happening } from './gameModule';

/** All that the plugins of a game put beside boardgame.io's own context. */
export type PluginAPIs = {
  /** The table itself: moves are given a draft to write on, which takes ten times as long to read. */
  readonly table: object;
  readonly chance: KeyedChance | undefined;
  readonly told: { readonly keep: (told: readonly Happening[]) => void };
};

/** Wraps the move outside of Immer's drafting, so that the table itself is handed in beside the draft. */
export const tableInSight: Plugin = {
  name: 'tableInSight',
  fnWrap:
    (method) =>
    (context, ...args) =>
      method({ ...context, table: context.G }, ...args),
};

type ChanceData = { readonly seed: string; readonly drawn: number };

const newSeed = (): string => bytesToHex(randomBytes(32));

/** The chance of a match, in place of boardgame.io's `random`; nothing of it is ever sent. */
const chance: Plugin<KeyedChance | undefined, ChanceData | undefined> = {
  name: 'chance',
  setup: ({ game: { seed } }) => ({ seed: seed === undefined ? newSeed() : `${seed}`, drawn: 0 }),
  // a match that was begun before there was this plugin has no seed here
  api: ({ data }) => (data?.seed === undefined ? undefined : keyedChance(data.seed, data.drawn)),
  flush: ({ api, data }) => (data && api ? { ...data, drawn: api.drawn() } : data),
  playerView: () => undefined,
};

/** The chance a rule is handed: of a match that was begun with boardgame.io's own generator, that one. */
export const chanceIn = (context: { readonly chance?: unknown; readonly random: Chance }): Chance =>
  (context.chance as KeyedChance | undefined) ?? context.random;

/** The plugins without the keyed chance: as matches were played before there was one. */
export const withOldChance = (plugins: readonly Plugin[] = []): Plugin[] =>
  plugins.filter(({ name }) => name !== chance.name);

/** Was the match begun with the keyed chance, not with boardgame.io's generator? */
export const hasOwnChance = ({ plugins }: { readonly plugins: Readonly<Record<string, unknown>> }): boolean =>
  (plugins[chance.name] as { data?: Partial<ChanceData> } | undefined)?.data?.seed !== undefined;

type ToldData = {
  readonly told: readonly Happening[];
  /** Did a move lead here? */
  readonly isMove: boolean;
  /** Did a player, not the table itself? */
  readonly isPlayed: boolean;
};

/** Where what the last move told is kept with a position. */
export const TOLD_PLUGIN = 'told';

/**
 * What the last move told, each seat as it may hear it. And the only way to change the table: boardgame.io lets a
 * client call `endGame`, `setStage` and the like whatever `events` of the definition say; here nothing but a move is
 * taken.
 */
export const toldBy = (
  seenBy: (told: Happening, playerID: PlayerID | null, G: never) => Happening,
): Plugin<PluginAPIs['told'] & { readonly kept: () => ToldData }, ToldData | undefined> => ({
  name: TOLD_PLUGIN,
  setup: () => ({ told: [], isMove: false, isPlayed: false }),
  api: ({ ctx }) => {
    // before the first turn it is the table that sets itself up
    const isPlayed = ctx.turn > 0;
    let data: ToldData = { told: [], isMove: false, isPlayed };
    return {
      keep: (told) => {
        data = { told, isMove: true, isPlayed };
      },
      kept: () => data,
    };
  },
  flush: ({ api }) => api.kept(),
  isInvalid: ({ data }) => (data?.isPlayed && !data.isMove ? 'only moves are taken' : false),
  playerView: ({ G, data, playerID = null }) =>
    data?.told.map((told) => seenBy(told, playerID, G as never)) ?? [],
});

/** What the last move told, as it is kept with a position. */
export const toldIn = ({
  plugins,
}: {
  readonly plugins: Readonly<Record<string, unknown>>;
}): readonly Happening[] => (plugins[TOLD_PLUGIN] as { data?: ToldData } | undefined)?.data?.told ?? [];

/** Where the ways back are kept with a position. */
export const UNDO_PLUGIN = 'undo';

/** What may be taken back is found out by `undo.ts`; on the way to a seat it is nobody's. */
const waysBack: Plugin = { name: UNDO_PLUGIN, setup: () => [], playerView: () => [] };

/** What the plugins keep with a position, by name. */
type Kept = Readonly<Record<string, { readonly data: unknown }>>;

/** The chance of the next move; nothing for a match that was begun with boardgame.io's own generator. */
export const chanceOf = (kept: Kept): KeyedChance | undefined => {
  const data = kept[chance.name]?.data as Partial<ChanceData> | undefined;
  return data?.seed === undefined ? undefined : keyedChance(data.seed, data.drawn);
};

/** What the plugins keep after a move, when boardgame.io does not ask them itself. */
export const keptAfter = (kept: Kept, told: readonly Happening[], drawn: number | undefined): Kept => {
  const data = kept[chance.name]?.data as ChanceData | undefined;
  return {
    ...kept,
    log: { data: {} },
    ...(data && drawn !== undefined && { [chance.name]: { data: { ...data, drawn } } }),
    told: { data: { told, isMove: true, isPlayed: true } satisfies ToldData },
  };
};

const KNOWN: ReadonlySet<string> = new Set([tableInSight.name, chance.name, TOLD_PLUGIN, UNDO_PLUGIN]);

/** Are these all the plugins that `keptAfter` knows of, and is something kept of each? */
export const areKept = (plugins: readonly Plugin[] = [], kept: Kept): boolean =>
  plugins.every(({ name, api }) => KNOWN.has(name) && (!api || name in kept));

/** The plugins every game is played with. */
export const pluginsOf = (seenBy: Parameters<typeof toldBy>[0]): Plugin[] => [
  tableInSight,
  chance as Plugin,
  toldBy(seenBy) as Plugin,
  waysBack,
];
