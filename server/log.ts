import { pino, type DestinationStream, type Logger } from 'pino';
import { outputTo, type Output } from './operation/output';
import type { LogLevel } from './settings';

export type Log = Logger;

/** Only what went wrong: errors of a rules engine or a database may carry whatever they were working on. */
const briefly = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack }
    : { type: typeof error };

let standardOutput: Output | undefined;

/** Resolves when what was logged has left the process, at the latest after half a second. */
export const flushLog = async (): Promise<void> => standardOutput?.flush(500);

/**
 * One line of JSON per event, to standard output unless said otherwise. Nobody logs credentials, seeds, cards or
 * bodies, so there is nothing to redact.
 */
export const createLog = (
  level: LogLevel,
  // asked for by its name a pipe is opened so that a write never waits for its reader, nor the end of the process for a write
  destination: DestinationStream = (standardOutput ??= outputTo(process.stdout.fd)),
): Log => pino({ level, base: null, serializers: { error: briefly } }, destination);
