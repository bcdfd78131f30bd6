import '../server/production';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { GAMES } from '../games';
import { createServer } from '../server/createServer';
import { findChromium, startChromium } from './browser/chromium';

/**
 * `npm run previews` draws the pictures that are shown where somebody sends a link to the page, one a game and one of the
 * lobby, and the icons of the installed page, into `ui/public`: to be looked at and committed when a poster has changed.
 * The page has to be built.
 */

const PUBLIC = join(import.meta.dirname, '..', 'ui', 'public');

/** As the programs that show links want it. */
const SIZE = { width: 1200, height: 630 };

/** Puts posters beside each other, as large as the picture, and hides all else. */
const layOut = (page: Page, at: readonly number[]) =>
  page.evaluate((chosen) => {
    const posters = [...document.querySelectorAll<HTMLElement>('[role=radiogroup] label')];
    const frame = document.createElement('div');
    frame.style.cssText = 'position:fixed;inset:0;z-index:99;display:flex;background:#faf9f4';
    for (const index of chosen) {
      const panel = document.createElement('div');
      panel.style.cssText = 'position:relative;flex:1;overflow:hidden';
      const art = posters[index]!.querySelector('svg')!.cloneNode(true) as SVGElement;
      art.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;filter:none';
      const sign = [...posters[index]!.children].find(
        (child) => child.querySelector('b') && !child.querySelector('svg'),
      )!;
      const title = sign.cloneNode(true) as HTMLElement;
      const scale = chosen.length > 1 ? 1.25 : 2.6;
      title.style.cssText = `position:absolute;top:${chosen.length > 1 ? 34 : 60}px;left:${chosen.length > 1 ? 30 : 64}px;transform:scale(${scale});transform-origin:0 0`;
      panel.append(art, title);
      frame.append(panel);
    }
    document.body.replaceChildren(frame);
  }, at);

const main = async () => {
  await findChromium();
  const server = await createServer({ port: 0, dataDir: ':memory:', logLevel: 'silent' });
  const browser = await startChromium();
  const shoot = async (name: string, posters: readonly number[]) => {
    const page = await browser.newPage({ viewport: SIZE, locale: 'de' });
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await layOut(page, posters);
    await page.screenshot({ path: join(PUBLIC, `preview-${name}.jpg`), type: 'jpeg', quality: 82 });
    await page.close();
  };
  for (const [at, { id }] of GAMES.entries()) await shoot(id, [at]);
  await shoot(
    'lobby',
    GAMES.map((_, at) => at),
  );
  for (const size of [180, 192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    await page.screenshot({ path: join(PUBLIC, `icon-${size}.png`) });
    await page.close();
  }
  await browser.close();
  await server.close();
};

void main();
