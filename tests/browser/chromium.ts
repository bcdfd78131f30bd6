import { existsSync } from 'node:fs';

/** Where Debian and its relatives put theirs. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that comes as a package, unpacked. A bare machine lacks libraries it needs; they are packed beside it,
 * and unpacked too when it believes to run where it was made for.
 */
const unpacked = async (): Promise<string> => {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
};

/** Finds the browser once, before the tests are shared out: the one named, one that is installed, or the packed one. */
export const findChromium = async (): Promise<void> => {
  process.env['CHROMIUM_PATH'] ||= INSTALLED.find(existsSync) ?? (await unpacked());
};
