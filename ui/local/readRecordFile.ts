import type { AnyGame } from '../../games';
import { gameNamedIn, openRecord, type MatchRecord, type RecordFault } from '../../games/shared/record';

/** No record is larger, in bytes. */
const MOST = 4_000_000;

/** Why a file is not accepted: what is wrong with the record, or that there is none to be read. */
export type FileFault = RecordFault | { readonly reason: 'tooLarge' | 'notJson' };

export type FileReading =
  { readonly ok: true; readonly record: MatchRecord } | { readonly ok: false; readonly fault: FileFault };

/** Reads a file somebody chose: whether it keeps to the rules is found out in watching it. `rulesOf` fetches the game it names. */
export const readRecordFile = async (
  file: Blob,
  rulesOf: (id: string) => Promise<AnyGame | undefined>,
): Promise<FileReading> => {
  if (file.size > MOST) return { ok: false, fault: { reason: 'tooLarge' } };
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { ok: false, fault: { reason: 'notJson' } };
  }
  const module = await rulesOf(gameNamedIn(json));
  const reading = openRecord(json, () => module);
  return reading.ok ? { ok: true, record: reading.replay.record } : reading;
};
