import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Lines on their way out of the process. */
export type Output = DestinationStream & {
  /** Resolves when all has been written or is lost, at the latest after so many ms. */
  readonly flush: (ms: number) => Promise<void>;
};

/** How much may wait to be written, in characters; beyond that, lines are lost. */
const ROOM = 1_000_000;

/** A pipe that is full is tried again after so many ms. */
const PATIENCE_MS = 100;

const countLines = (text: string): number => text.split('\n').length - 1;

const lostLine = (lost: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines could not be written' })}\n`;

/**
 * Writes lines to a file descriptor, never waiting for it: where they cannot be written – a full disk, a reader that
 * is gone or does not read – they are lost, and as soon as there is room again a line says how many. (pino's own
 * destination tries for ever when the process ends, on the only thread there is.)
 */
export const outputTo = (fd: number): Output => {
  let waiting = '';
  let lost = 0;
  /** Was the last line cut off? */
  let torn = false;
  /** Is the system writing? */
  let busy = false;
  let onIdle: (() => void)[] = [];

  const writeWaiting = () => {
    busy = waiting !== '';
    if (busy) {
      const [lines, reported] = [countLines(waiting), lost];
      const chunk = Buffer.from(`${torn ? '\n' : ''}${reported ? lostLine(reported) : ''}${waiting}`);
      waiting = '';
      writeAll(chunk, (error, written) => {
        lost += error ? lines : -reported;
        torn = error ? torn || written > 0 : false;
        writeWaiting();
      });
    } else {
      for (const resolve of onIdle) resolve();
      onIdle = [];
    }
  };

  const writeAll = (chunk: Buffer, done: (error: Error | null, written: number) => void, from = 0) =>
    write(fd, chunk, from, (error, bytes) => {
      if (error?.code === 'EAGAIN') setTimeout(() => writeAll(chunk, done, from), PATIENCE_MS).unref();
      else if (error || from + bytes === chunk.length) done(error, from + bytes);
      else writeAll(chunk, done, from + bytes);
    });

  process.on('exit', () => {
    // what is being written may be stuck: to write after it could be to wait for ever
    if (busy || !waiting) return;
    try {
      writeSync(fd, waiting);
    } catch {
      // nobody is left to be told
    }
  });

  return {
    write: (line) => {
      if (waiting.length + line.length > ROOM) lost += 1;
      else waiting += line;
      if (!busy) writeWaiting();
    },
    flush: (ms) =>
      new Promise((resolve) => {
        if (!busy) return resolve();
        onIdle.push(resolve);
        setTimeout(resolve, ms).unref();
      }),
  };
};
