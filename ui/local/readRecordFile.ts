import type { AnyGame } from '../../games';
import { gameNamedIn, readRecord, type MatchRecord, type RecordFault } from '../../games/shared/record';

/** No record is larger, in bytes. */
const MOST = 4_000_000;

/** Why a file is not accepted: what `readRecord` finds, or that it is too large to be read at all. */
export type FileFault = RecordFault | { readonly reason: 'tooLarge' };

export type FileReading =
  | { readonly ok: true; readonly record: MatchRecord }
  /** The game whose rules a step broke, when that is what is wrong. */
  | { readonly ok: false; readonly fault: FileFault; readonly game: string | undefined };

const gameNamed = (text: string): string => {
  try {
    return gameNamedIn(JSON.parse(text));
  } catch {
    return '';
  }
};

/** Reads a file somebody chose and plays it through before it is believed. `rulesOf` fetches the game it names. */
export const readRecordFile = async (
  file: Blob,
  rulesOf: (id: string) => Promise<AnyGame | undefined>,
): Promise<FileReading> => {
  if (file.size > MOST) return { ok: false, fault: { reason: 'tooLarge' }, game: undefined };
  const text = await file.text();
  const game = gameNamed(text);
  const module = await rulesOf(game);
  const reading = readRecord(text, () => module);
  if (reading.ok) return { ok: true, record: reading.replay.record };
  const { fault } = reading;
  return { ok: false, fault, game: fault.reason === 'step' ? game : undefined };
};
