import { useCallback, useEffect, useState } from 'react';
import { gameNamedIn, playRecord, type RecordFault, type Replay } from '../../games/shared/record';
import { useShelf, type Shelf } from '../games';
import { fetchRecord } from '../online/lobbyApi';
import { loadRecord } from '../local/savedRecords';

/** Where a replay comes from: a finished match on the server, or a record kept on this device. */
export type ReplaySource =
  | { readonly from: 'online'; readonly game: string; readonly matchID: string }
  | { readonly from: 'saved'; readonly id: string };

export type Source =
  /** `savedAt` in ms since 1970, where it is known. */
  | { readonly state: 'ready'; readonly replay: Replay; readonly savedAt: number | undefined }
  /** The record is there and cannot be played; `game` is the one it names. */
  | { readonly state: 'refused'; readonly fault: RecordFault; readonly game: string | undefined }
  /** The record cannot be had: a `LobbyFault` or a `DeviceError`. */
  | { readonly state: 'failed'; readonly error: unknown };

const fetchSource = async (
  source: ReplaySource,
): Promise<{ readonly record: unknown; readonly savedAt?: number }> =>
  source.from === 'saved'
    ? loadRecord(source.id)
    : { record: await fetchRecord(source.game, source.matchID) };

const read = async (source: ReplaySource, rulesOf: Shelf['rulesOf']): Promise<Source> => {
  const { record, savedAt } = await fetchSource(source);
  const module = await rulesOf(gameNamedIn(record));
  const reading = playRecord(record, () => module);
  if (reading.ok) return { state: 'ready', replay: reading.replay, savedAt };
  const { game } = record as { game?: unknown };
  return { state: 'refused', fault: reading.fault, game: typeof game === 'string' ? game : undefined };
};

/** Fetches a record and plays it again; undefined until that is done. */
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

  return { source: settled?.key === key ? settled.source : undefined, again: load };
};
