import type { Browser } from 'playwright-core';
import lobby from '../../ui/words/en/lobby.json';
import replay from '../../ui/words/en/replay.json';
import { keptFile } from '../keptRecords';
import { inBrowser } from './inBrowser';
import { median } from './median';

/**
 * How fast is a replay? `npm run bench:replay` loads the longest kept match of the board game and of the race in the
 * built page and prints, in ms, medians over the `--rounds`: until it is shown, one step forward (the median and the
 * slowest of forty), and a jump to its end and back to its beginning, each until it is painted.
 */

const MATCHES = { 'auf-achse-board': 'most-contracts', ausgebremst: 'backwards' };
const STEPS = 40;

const FIGURES = ['opened', 'step', 'slowest', 'toEnd', 'toStart'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

const watched = async (browser: Browser, url: string, file: string): Promise<Figures> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  // prefetching must not be measured: when it is done, the worker has stored the page
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: lobby.record.load }).click();
  const chooser = await choosing;
  const begun = performance.now();
  await chooser.setFiles(file);
  await page.getByRole('slider', { name: replay.timeline }).waitFor();
  const opened = performance.now() - begun;
  await page.waitForLoadState('networkidle');

  /** The time from a key press until its result is painted. */
  const press = (key: string) =>
    page.evaluate(async (pressed) => {
      const start = performance.now();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
      );
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    }, key);
  const steps: number[] = [];
  for (let step = 0; step < STEPS; step++) steps.push(await press('ArrowRight'));
  const toEnd = await press('End');
  const slider = page.getByRole('slider', { name: replay.timeline });
  if ((await slider.getAttribute('aria-valuenow')) !== (await slider.getAttribute('aria-valuemax')))
    throw new Error('the replay is not at its end');
  const toStart = await press('Home');
  await context.close();
  return { opened, step: median(steps), slowest: Math.max(...steps), toEnd, toStart };
};

await inBrowser(async (browser, url, count) => {
  const table: Record<string, Record<string, number>> = {};
  for (const [game, match] of Object.entries(MATCHES)) {
    const rounds: Figures[] = [];
    for (let round = 0; round < count; round++)
      rounds.push(await watched(browser, url, keptFile(game, match)));
    table[`${game}: ${match}`] = Object.fromEntries(
      FIGURES.map((figure) => [figure, Math.round(median(rounds.map((one) => one[figure])))]),
    );
  }
  console.table(table);
});
