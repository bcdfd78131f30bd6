import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Where Debian and its relatives put theirs. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that comes as a package, unpacked. A bare machine lacks libraries it needs; they are packed beside it,
 * and unpacked too when it believes to run where it was made for.
 */
const unpacked = async (): Promise<string> => {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
};

/** Finds the browser once, before the tests are shared out: the one named, one that is installed, or the packed one. */
export const findChromium = async (): Promise<void> => {
  process.env['CHROMIUM_PATH'] ||= INSTALLED.find(existsSync) ?? (await unpacked());
};

/** How often a browser is started that falls over before it has opened a window. */
const STARTS = 3;

/**
 * Starts the browser that was found: of some hundred starts on a busy machine one ends at once, and says nothing of the
 * page. It draws pixels, and optimises what runs often, only for who looks at them or measures how long they take.
 */
export const startChromium = async ({ draws = false, starts = STARTS } = {}): Promise<Browser> => {
  // not loaded where a browser is only looked for
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH']!,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // with no room for pixels none are drawn; what is optimised is mostly not used any more before its page closes
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
