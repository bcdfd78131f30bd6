import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Writes lines out of the process. */
export type Output = DestinationStream & {
  /** Resolves when everything has been written or lost, at the latest after `ms`. */
  readonly flush: (ms: number) => Promise<void>;
};

/** How much may wait to be written, in characters; further lines are lost. */
const ROOM = 1_000_000;

/** Time until a full pipe is tried again, in ms. */
const PATIENCE_MS = 100;

const countLines = (text: string): number => text.split('\n').length - 1;

const lostLine = (lost: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines could not be written' })}\n`;

/**
 * Writes lines to a file descriptor and never waits for it. Lines that cannot be written – because the disk is full,
 * or the reader is gone or does not read – are lost; as soon as there is room again, a line says how many. (At the
 * end of the process, pino's own destination would retry for ever, on the only thread.)
 */
export const outputTo = (fd: number): Output => {
  let waiting = '';
  let lost = 0;
  /** Was the last line cut off? */
  let torn = false;
  /** Is a write in progress? */
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
    // the write in progress may be stuck: another write after it could wait for ever
    if (busy || !waiting) return;
    try {
      writeSync(fd, waiting);
    } catch {
      // nobody is left to tell
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
