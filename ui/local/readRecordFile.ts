import { readRecord, type GameOf, type MatchRecord, type RecordFault } from '../../games/shared/record';

/** No record is larger, in bytes. */
const MOST = 4_000_000;

/** Why a file is not accepted: what `readRecord` finds, or that it is too large to be read at all. */
export type FileFault = RecordFault | { readonly reason: 'tooLarge' };

export type FileReading =
  | { readonly ok: true; readonly record: MatchRecord }
  /** The game whose rules a step broke, when that is what is wrong. */
  | { readonly ok: false; readonly fault: FileFault; readonly game: string | undefined };

/** Reads a file somebody chose and plays it through before it is believed. `gameOf` finds the game it names. */
export const readRecordFile = async (file: Blob, gameOf: GameOf): Promise<FileReading> => {
  if (file.size > MOST) return { ok: false, fault: { reason: 'tooLarge' }, game: undefined };
  const text = await file.text();
  const reading = readRecord(text, gameOf);
  if (reading.ok) return { ok: true, record: reading.replay.record };
  const { fault } = reading;
  return { ok: false, fault, game: fault.reason === 'step' ? String(JSON.parse(text).game) : undefined };
};
