import { closeSync, fdatasync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { quantile } from './load';

const FLUSHES = 200;

/** As much as a group of a few moves. */
const BLOCK = Buffer.alloc(16_384, 1);

/** The time in which the disk stores a small block and nothing else, in ms: no durable move can be faster. */
export const flushTimes = async (): Promise<{ readonly p50: number; readonly p99: number }> => {
  const file = join(tmpdir(), `bench-flush-${process.pid}`);
  const opened = openSync(file, 'w');
  const flush = promisify(fdatasync);
  const took: number[] = [];
  for (let at = 0; at < FLUSHES; at++) {
    writeSync(opened, BLOCK, 0, BLOCK.length, (at % 64) * BLOCK.length);
    const begun = performance.now();
    await flush(opened);
    took.push(performance.now() - begun);
    await pause(5);
  }
  closeSync(opened);
  rmSync(file);
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
};
