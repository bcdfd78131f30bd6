import '../server/production';
import { createServer } from '../server/createServer';
import { findChromium, startChromium } from './browser/chromium';
import { drawPreviews } from './browser/previews';
import { drawScreenshots } from './browser/screenshots';

/**
 * `npm run previews` draws the pictures shown for links to the page, one per game and one of the lobby, and the icons
 * of the installed page, into `ui/public`, and those of the README into `ui/screenshots`: look at them and commit
 * them when a poster or a table has changed. The page must be built first.
 */

const main = async () => {
  await findChromium();
  const server = await createServer({ port: 0, dataDir: ':memory:', logLevel: 'silent' });
  const browser = await startChromium({ draws: true });
  await drawPreviews(await browser.newPage({ locale: 'de' }), server.url);
  await drawScreenshots(await browser.newPage({ locale: 'en-GB' }), server.url);
  await browser.close();
  await server.close();
};

void main();
