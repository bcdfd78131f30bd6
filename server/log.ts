import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './settings';

export type Log = Logger;

/** Only what went wrong: errors of a rules engine or a database may carry whatever they were working on. */
const briefly = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack }
    : { type: typeof error };

/** One line of JSON per event. Nobody logs credentials, seeds, cards or bodies, so there is nothing to redact. */
export const createLog = (level: LogLevel, destination?: DestinationStream): Log => {
  const options = { level, base: null, serializers: { error: briefly } };
  return destination ? pino(options, destination) : pino(options);
};
