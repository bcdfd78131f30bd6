import '../../server/production';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { createServer } from '../../server/createServer';
import { DEFAULTS } from '../../server/settings';
import { findChromium, startChromium } from '../browser/chromium';

/** Measures in a browser, with a server that stores nothing, for as many `--rounds` as requested (default three). */
export const inBrowser = async (
  measure: (browser: Browser, url: string, rounds: number) => Promise<void>,
): Promise<void> => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  await findChromium();
  const server = await createServer({
    ...DEFAULTS,
    port: 0,
    dataDir: ':memory:',
    logLevel: 'silent',
    rateLimits: false,
  });
  const browser = await startChromium({ draws: true });
  await measure(browser, server.url, Number(values.rounds));
  await browser.close();
  await server.close();
};
