import i18next from 'i18next';
import { useCallback, useEffect, useState } from 'react';
import { gameNamedIn, openRecord, playOut, type RecordFault, type Replay } from '../../games/shared/record';
import { useShelf, type Shelf } from '../games';
import { playGently } from '../kit/playGently';
import { fetchRecord } from '../online/lobbyApi';
import { loadRecord } from '../local/savedRecords';

/** Where a replay comes from: a finished match on the server, or a record kept on this device. */
export type ReplaySource =
  | { readonly from: 'online'; readonly game: string; readonly matchID: string }
  | { readonly from: 'saved'; readonly id: string };

export type Source =
  /** Can be watched while the rest is still being played through; `savedAt` in ms since 1970, if it is known. */
  | {
      readonly state: 'ready';
      readonly replay: Replay;
      readonly isWhole: boolean;
      readonly savedAt: number | undefined;
    }
  /** The record exists but cannot be replayed; `game` is the game it names. */
  | { readonly state: 'refused'; readonly fault: RecordFault; readonly game: string | undefined }
  /** The record could not be loaded: a `LobbyFault` or a `DeviceError`. */
  | { readonly state: 'failed'; readonly error: unknown };

/** How many steps are played before anything is shown; the rest follows meanwhile. */
export const FIRST_STEPS = 30;

const fetchSource = async (
  source: ReplaySource,
): Promise<{ readonly record: unknown; readonly savedAt?: number }> =>
  source.from === 'saved'
    ? loadRecord(source.id)
    : { record: await fetchRecord(source.game, source.matchID) };

const read = async (source: ReplaySource, rulesOf: Shelf['rulesOf']): Promise<Source> => {
  // the rules are loaded at the same time
  if (source.from === 'online') rulesOf(source.game).catch(() => {});
  const { record, savedAt } = await fetchSource(source);
  const game = gameNamedIn(record);
  const words = i18next.loadNamespaces(['replay', 'table', game]);
  const module = await rulesOf(game);
  await words;
  const reading = openRecord(record, () => module);
  if (!reading.ok) return { state: 'refused', fault: reading.fault, game };
  const { replay } = reading;
  const fault = replay.playTo(FIRST_STEPS);
  return fault ? { state: 'refused', fault, game } : { state: 'ready', replay, isWhole: false, savedAt };
};

/** The longest time for which loading may block what is being watched, in ms: less than half a frame. */
const SLICE = 6;

type Ready = Extract<Source, { state: 'ready' }>;

/** Plays through the rest of a replay while it is being watched. */
const playOn = async (source: Ready, isWanted: () => boolean): Promise<Source> => {
  const { replay } = source;
  const fault = await playGently(playOut(replay), SLICE, isWanted);
  return fault ? { state: 'refused', fault, game: replay.record.game } : { ...source, isWhole: true };
};

/**
 * Loads a record so that it can be watched at once, and plays it through to its end; undefined until it is loaded.
 */
export const useReplaySource = (source: ReplaySource) => {
  const { rulesOf } = useShelf();
  const key = JSON.stringify(source);
  const [settled, setSettled] = useState<{ readonly key: string; readonly source: Source }>();

  const load = useCallback(() => {
    let wanted = true;
    const settle = (source: Source) => {
      if (wanted) setSettled({ key, source });
    };
    read(JSON.parse(key) as ReplaySource, rulesOf).then(settle, (error: unknown) =>
      settle({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [key, rulesOf]);
  useEffect(load, [load]);
  const found = settled?.key === key ? settled.source : undefined;

  // what is visible comes first: an effect runs only after it is shown, however long its code and words take to load
  useEffect(() => {
    if (found?.state !== 'ready' || found.isWhole) return undefined;
    let wanted = true;
    const settle = (next: Source) => {
      if (wanted) setSettled({ key, source: next });
    };
    playOn(found, () => wanted).then(settle, (error: unknown) => settle({ state: 'failed', error }));
    return () => {
      wanted = false;
    };
  }, [key, found]);

  return { source: found, again: load };
};
