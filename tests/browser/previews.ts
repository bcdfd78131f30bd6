import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { GAMES } from '../../games';

const PUBLIC = join(import.meta.dirname, '..', '..', 'ui', 'public');

/** The size that programs showing links want. */
const SIZE = { width: 1200, height: 630 };

/** Arranges posters side by side, as large as the picture, and hides everything else. */
const layOut = (page: Page, at: readonly number[]) =>
  page.evaluate((chosen) => {
    const posters = [...document.querySelectorAll<HTMLElement>('[role=radiogroup] label')];
    const frame = document.createElement('div');
    frame.style.cssText = 'position:fixed;inset:0;z-index:99;display:flex;background:#faf9f4';
    for (const index of chosen) {
      const panel = document.createElement('div');
      panel.style.cssText = 'position:relative;flex:1;overflow:hidden';
      const [picture, sign] = posters[index]!.querySelector('svg')!.parentElement!.children;
      const art = picture!.cloneNode(true) as SVGElement;
      art.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;filter:none';
      const title = sign!.cloneNode(true) as HTMLElement;
      const scale = chosen.length > 1 ? 1.25 : 2.6;
      title.style.cssText = `position:absolute;top:${chosen.length > 1 ? 34 : 60}px;left:${chosen.length > 1 ? 30 : 64}px;transform:scale(${scale});transform-origin:0 0`;
      panel.append(art, title);
      frame.append(panel);
    }
    document.body.replaceChildren(frame);
  }, at);

const ICONS = [180, 192, 512];

/**
 * Draws the pictures for links to the page at this address, one per game and one of the lobby, and the icons; `into`
 * a folder.
 */
export const drawPreviews = async (page: Page, url: string, into = PUBLIC): Promise<void> => {
  await page.setViewportSize(SIZE);
  const shoot = async (name: string, posters: readonly number[]) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await layOut(page, posters);
    await page.screenshot({ path: join(into, `preview-${name}.jpg`), type: 'jpeg', quality: 82 });
  };
  for (const [at, { id }] of GAMES.entries()) await shoot(id, [at]);
  await shoot(
    'lobby',
    GAMES.map((_, at) => at),
  );
  const svg = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
  for (const size of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    await page.screenshot({ path: join(into, `icon-${size}.png`) });
  }
};
