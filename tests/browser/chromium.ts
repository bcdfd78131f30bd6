import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Where Debian and its relatives install browsers. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium from the npm package, unpacked. A bare machine lacks libraries it needs; they are in the package, and
 * are unpacked as well if it believes that it runs on its intended platform.
 */
const unpacked = async (): Promise<string> => {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
};

/** Finds the browser once, before the tests start: the named one, an installed one, or the packaged one. */
export const findChromium = async (): Promise<void> => {
  process.env['CHROMIUM_PATH'] ||= INSTALLED.find(existsSync) ?? (await unpacked());
};

/** How often a browser is started that crashes before it has opened a window. */
const STARTS = 3;

/**
 * Starts the browser that was found: of several hundred starts on a busy machine, one fails at once, for reasons
 * unrelated to the page. It draws pixels and optimises code only for callers that look at them or measure time.
 */
export const startChromium = async ({ draws = false, starts = STARTS } = {}): Promise<Browser> => {
  // not loaded by callers that only look for a browser
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH']!,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // without memory for pixels none are drawn; optimised code is mostly no longer used before its page closes
        ...(draws ? [] : ['--force-gpu-mem-available-mb=0', '--js-flags=--no-opt --no-maglev']),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  } catch (error) {
    if (starts === 1) throw error;
    return startChromium({ draws, starts: starts - 1 });
  }
};
