import type { AnyGame } from '../../games';
import { gameNamedIn, openRecord, type MatchRecord, type RecordFault } from '../../games/shared/record';

/** The largest accepted record, in bytes. */
const MOST = 4_000_000;

/** Why a file is not accepted: a fault in the record, or it has none that can be read. */
export type FileFault = RecordFault | { readonly reason: 'tooLarge' | 'notJson' };

export type FileReading =
  { readonly ok: true; readonly record: MatchRecord } | { readonly ok: false; readonly fault: FileFault };

/**
 * Reads a chosen file; whether the record follows the rules is checked while it is watched. `rulesOf` loads the game
 * it names.
 */
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
