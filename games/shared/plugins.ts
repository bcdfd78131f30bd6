import type { PlayerID, Plugin } from 'boardgame.io';
import { bytesToHex, randomBytes } from '@noble/hashes/utils';
import { keyedChance, type Chance, type KeyedChance } from './chance';
import type { Happening } from './gameModule';

/** What the plugins of a game add to boardgame.io's context. */
export type PluginAPIs = {
  /** The table itself: moves receive an Immer draft, which takes ten times as long to read. */
  readonly table: object;
  readonly chance: KeyedChance | undefined;
  readonly told: { readonly keep: (told: readonly Happening[]) => void };
};

/** Wraps a move outside of Immer's drafting, so that it receives the table itself beside the draft. */
export const tableInSight: Plugin = {
  name: 'tableInSight',
  fnWrap:
    (method) =>
    (context, ...args) =>
      method({ ...context, table: context.G }, ...args),
};

type ChanceData = { readonly seed: string; readonly drawn: number };

const newSeed = (): string => bytesToHex(randomBytes(32));

/** The random source of a match, instead of boardgame.io's `random`; nothing of it is ever sent. */
const chance: Plugin<KeyedChance | undefined, ChanceData | undefined> = {
  name: 'chance',
  setup: ({ game: { seed } }) => ({ seed: seed === undefined ? newSeed() : `${seed}`, drawn: 0 }),
  // a match begun before this plugin existed has no seed here
  api: ({ data }) => (data?.seed === undefined ? undefined : keyedChance(data.seed, data.drawn)),
  flush: ({ api, data }) => (data && api ? { ...data, drawn: api.drawn() } : data),
  playerView: () => undefined,
};

/** The random source for the rules: in a match begun with boardgame.io's own generator, that one. */
export const chanceIn = (context: { readonly chance?: unknown; readonly random: Chance }): Chance =>
  (context.chance as KeyedChance | undefined) ?? context.random;

/** The plugins without the keyed chance, as in old matches. */
export const withOldChance = (plugins: readonly Plugin[] = []): Plugin[] =>
  plugins.filter(({ name }) => name !== chance.name);

/** Was the match begun with the keyed chance instead of boardgame.io's generator? */
export const hasOwnChance = ({ plugins }: { readonly plugins: Readonly<Record<string, unknown>> }): boolean =>
  (plugins[chance.name] as { data?: Partial<ChanceData> } | undefined)?.data?.seed !== undefined;

type ToldData = {
  readonly told: readonly Happening[];
  /** Was a move the last step? */
  readonly isMove: boolean;
  /** Did a player act, and not the table itself? */
  readonly isPlayed: boolean;
};

/** The key of the last move's happenings in a position. */
export const TOLD_PLUGIN = 'told';

/**
 * Keeps the happenings of the last move, for each seat as it may learn of them. Also prevents any change without a
 * move: boardgame.io lets a client call `endGame`, `setStage` and the like whatever the definition's `events` say;
 * here only moves are accepted.
 */
export const toldBy = (
  seenBy: (told: Happening, playerID: PlayerID | null, G: never) => Happening,
): Plugin<PluginAPIs['told'] & { readonly kept: () => ToldData }, ToldData | undefined> => ({
  name: TOLD_PLUGIN,
  setup: () => ({ told: [], isMove: false, isPlayed: false }),
  api: ({ ctx }) => {
    // before the first turn the table sets itself up
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

/** The happenings of the last move, as stored with a position. */
export const toldIn = ({
  plugins,
}: {
  readonly plugins: Readonly<Record<string, unknown>>;
}): readonly Happening[] => (plugins[TOLD_PLUGIN] as { data?: ToldData } | undefined)?.data?.told ?? [];

/** The key of the ways back in a position. */
export const UNDO_PLUGIN = 'undo';

/** `undo.ts` decides what may be taken back; nothing of it is sent to seats. */
const waysBack: Plugin = { name: UNDO_PLUGIN, setup: () => [], playerView: () => [] };

/** The data that the plugins store with a position, by name. */
type Kept = Readonly<Record<string, { readonly data: unknown }>>;

/** The random source for the next move; undefined for a match begun with boardgame.io's own generator. */
export const chanceOf = (kept: Kept): KeyedChance | undefined => {
  const data = kept[chance.name]?.data as Partial<ChanceData> | undefined;
  return data?.seed === undefined ? undefined : keyedChance(data.seed, data.drawn);
};

/** The plugin data after a move that boardgame.io has not made itself. */
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

/** Does `keptAfter` know all these plugins, and has each of them data? */
export const areKept = (plugins: readonly Plugin[] = [], kept: Kept): boolean =>
  plugins.every(({ name, api }) => KNOWN.has(name) && (!api || name in kept));

/** The plugins of every game. */
export const pluginsOf = (seenBy: Parameters<typeof toldBy>[0]): Plugin[] => [
  tableInSight,
  chance as Plugin,
  toldBy(seenBy) as Plugin,
  waysBack,
];
