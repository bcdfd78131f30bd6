import { pino, type DestinationStream, type Logger } from 'pino';
import { outputTo, type Output } from './operation/output';
import type { LogLevel } from './settings';

export type Log = Logger;

/** Only code and message: errors of a rules engine or a database may carry the data they were working on. */
const briefly = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack }
    : { type: typeof error };

let standardOutput: Output | undefined;

/** Resolves when the log has left the process, at the latest after half a second. */
export const flushLog = async (): Promise<void> => standardOutput?.flush(500);

/**
 * One line of JSON per event, to standard output by default. Credentials, seeds, cards and bodies are never logged,
 * so nothing needs redacting.
 */
export const createLog = (
  level: LogLevel,
  // a pipe opened by file descriptor never makes a write wait for its reader, nor the end of the process wait for a
  // write
  destination: DestinationStream = (standardOutput ??= outputTo(process.stdout.fd)),
): Log => pino({ level, base: null, serializers: { error: briefly } }, destination);
