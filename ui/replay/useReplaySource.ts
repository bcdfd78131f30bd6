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
  /** Can be watched while the rest of it is played; `savedAt` in ms since 1970, where it is known. */
  | {
      readonly state: 'ready';
      readonly replay: Replay;
      readonly isWhole: boolean;
      readonly savedAt: number | undefined;
    }
  /** The record is there and cannot be played; `game` is the one it names. */
  | { readonly state: 'refused'; readonly fault: RecordFault; readonly game: string | undefined }
  /** The record cannot be had: a `LobbyFault` or a `DeviceError`. */
  | { readonly state: 'failed'; readonly error: unknown };

/** So many steps are played before anything is shown, the others meanwhile. */
export const FIRST_STEPS = 30;

const fetchSource = async (
  source: ReplaySource,
): Promise<{ readonly record: unknown; readonly savedAt?: number }> =>
  source.from === 'saved'
    ? loadRecord(source.id)
    : { record: await fetchRecord(source.game, source.matchID) };

const read = async (source: ReplaySource, rulesOf: Shelf['rulesOf']): Promise<Source> => {
  // what it is played by comes beside it
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

/** What is being watched is not held up for longer than that, in ms: less than half a frame. */
const SLICE = 6;

type Ready = Extract<Source, { state: 'ready' }>;

/** Plays what is being watched to its end beside it. */
const playOn = async (source: Ready, isWanted: () => boolean): Promise<Source> => {
  const { replay } = source;
  const fault = await playGently(playOut(replay), SLICE, isWanted);
  return fault ? { state: 'refused', fault, game: replay.record.game } : { ...source, isWhole: true };
};

/** Fetches a record, to be watched at once, and plays it again to its end; undefined until it is there. */
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

  // what is seen comes first: an effect waits until it stands there, however long its code and its words take
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
