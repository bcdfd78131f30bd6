import type { Page } from 'playwright-core';
import { startServer } from '../server/harness';
import { outOfSight, resize, SIZES, visit, WINDOWS, type Size } from './browser';
import race from '../../ui/words/de/ausgebremst.json';
import czech from '../../ui/words/cs/learn.json';
import words from '../../ui/words/de/learn.json';

const PHONES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/**
 * Waits until everything highlighted is visible beside the sign about it, except for the edges of something large: a
 * map, a trip.
 */
const isLit = (page: Page) =>
  page.waitForFunction(() => {
    const sign = document.querySelector('[data-lesson-sign]')!.getBoundingClientRect();
    const rings = [...document.querySelectorAll('[data-ring]')].map((ring) => ring.getBoundingClientRect());
    const isSeen = ({ left, top, right, bottom, width, height }: DOMRect) => {
      const across = Math.min(right, sign.right) - Math.max(left, sign.left);
      const down = Math.min(bottom, sign.bottom) - Math.max(top, sign.top);
      return Math.max(0, across) * Math.max(0, down) < 0.25 * width * height;
    };
    return rings.length > 0 && rings.every(isSeen);
  });

/** Waits until all numbers of the lit things and all that is to be pressed are read beside the sign. */
const isTold = (page: Page) =>
  page.waitForFunction(() => {
    const sign = document.querySelector('[data-lesson-sign]')!;
    const box = sign.getBoundingClientRect();
    const isBeside = ({ left, top, right, bottom }: DOMRect) =>
      right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    const numbers = [...document.querySelectorAll('[data-ring] span')];
    const told = [...sign.querySelectorAll('ol > li')].filter(
      (one) => one.getBoundingClientRect().height > 0,
    );
    return (
      told.length >= numbers.length && numbers.every((number) => isBeside(number.getBoundingClientRect()))
    );
  });

test.each([
  ['auf-achse-board', 'first'],
  ['auf-achse-cards', 'first'],
  ['ausgebremst', 'basic'],
  ['ausgebremst', 'advanced'],
])(
  'on a phone, upright and sideways, the sign of the lesson %s/%s lies over nothing that it lights',
  async (game, lesson) => {
    const server = await startServer();
    const page = await visit({
      url: server.url,
      path: `/learn/${game}/${lesson}`,
      language: 'de',
      size: 'phone',
    });
    const sign = page.locator('[data-lesson-sign]');
    const ways = sign.getByRole('button', { name: new RegExp(`^(${words.show}|${words.next})$`) });
    let steps = 0;
    for (;;) {
      await sign.or(page.getByRole('heading', { name: words.learned })).waitFor();
      if (!(await sign.count())) break;
      await ways.waitFor();
      for (const size of PHONES) {
        await resize(page, size);
        await isLit(page);
      }
      await resize(page, SIZES.phone);
      await isTold(page);
      await ways.click();
      steps += 1;
    }
    expect(steps).toBeGreaterThan(7);
    for (const size of [...PHONES, SIZES.phone]) {
      await resize(page, size);
      const ends = page.getByRole('status', { name: words.learned }).locator('a, button');
      expect([size, await ends.count(), await outOfSight(ends)]).toEqual([size, 3, []]);
    }
    // by day and by night the first way on stands out from the sign, and no other does
    const learned = page.getByRole('status', { name: words.learned });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const grounds = await learned.evaluate((whole) =>
        [...whole.querySelectorAll('a, button')].map((one) => {
          const { backgroundColor } = getComputedStyle(one);
          const own = getComputedStyle(whole).backgroundColor;
          return [own, 'rgba(0, 0, 0, 0)'].includes(backgroundColor) ? 'as the sign' : 'its own';
        }),
      );
      expect(grounds).toEqual(['its own', 'as the sign', 'as the sign']);
    }
  },
);

test('on a phone a stack that a lesson lights takes a card wherever it is pressed', async () => {
  const server = await startServer();
  const path = '/learn/ausgebremst/advanced';
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  const sign = page.locator('[data-lesson-sign]');
  await sign.getByRole('button', { name: words.show }).click();
  const done = page.locator('[data-place="laid"]');
  for (const [stack, left] of [
    ['lay-3', race.table.sort.left_one.replace('{{count}}', '1')],
    ['lay-2', race.table.sort.done],
  ] as const) {
    const box = (await page.locator(`[data-place="${stack}"]`).boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + 0.8 * box.height);
    await done.filter({ hasText: left }).waitFor();
  }
});

test('on a phone a lesson opens the tab with what it speaks of, and then the one with the turn', async () => {
  const server = await startServer();
  const path = '/learn/auf-achse-board/first';
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  const sign = page.locator('[data-lesson-sign]');
  const contracts = page.locator('[data-place="contracts"] li');
  const opens = async () => {
    await contracts.first().waitFor();
    await isLit(page);
    expect([await contracts.count(), await outOfSight(contracts)]).toEqual([3, []]);
  };
  await opens();
  await sign.getByRole('button', { name: words.next }).click();
  const roll = page.locator('[data-move="roll"]');
  await roll.waitFor();
  await page.getByRole('tab').last().click();
  await roll.waitFor({ state: 'hidden' });
  await sign.getByRole('button', { name: words.back }).click();
  await opens();
  // so does a lesson that begins anew
  await page.getByRole('tab').last().click();
  await contracts.first().waitFor({ state: 'hidden' });
  await page.locator('header [aria-haspopup="menu"]:visible').last().click();
  await page.getByRole('menuitem', { name: words.repeat }).click();
  await opens();
});

test('on a desk the sign of a lesson is seen whole at every step, whatever is lit below it', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, path: '/learn/auf-achse-board/first', language: 'de' });
  const sign = page.locator('[data-lesson-sign]');
  const ways = sign.getByRole('button', { name: new RegExp(`^(${words.show}|${words.next})$`) });
  const step = async () => {
    await ways.waitFor();
    await isLit(page);
    return [await sign.locator('p').first().innerText(), await outOfSight(sign)];
  };
  const seen = [await step()];
  while (seen.length < 6) {
    await ways.click();
    seen.push(await step());
  }
  expect(seen.filter(([, hidden]) => hidden!.length > 0)).toEqual([]);
});

test.each(PHONES)('the open menu covers the sign of a lesson, in a window of %o', async (size) => {
  const server = await startServer();
  const path = '/learn/auf-achse-cards/first';
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  await page.locator('[data-lesson-sign]').waitFor();
  await resize(page, size);
  await page.locator('header [aria-haspopup="menu"]:visible').last().click();
  const items = page.getByRole('menuitem');
  expect(await outOfSight(items.first())).toEqual([]);
  expect((await outOfSight(items)).filter((fault) => fault.includes('under'))).toEqual([]);
});

/** Is the answer beside a refused press in full light, with nothing of the lesson over it? */
const isReadable = () => {
  const said = document.querySelector('[data-refusal]')!.getBoundingClientRect();
  const veil = document.querySelector<SVGPathElement>('[data-veil] path')!;
  const middle = (said.top + said.bottom) / 2;
  const isLit = [0.1, 0.5, 0.9].every(
    (share) => !veil.isPointInFill(new DOMPoint(said.left + share * said.width, middle)),
  );
  const numbers = [...document.querySelectorAll('[data-ring] span')].map((one) =>
    one.getBoundingClientRect(),
  );
  const isFree = numbers.every(
    ({ left, right, top, bottom }) =>
      right < said.left || left > said.right || bottom < said.top || top > said.bottom,
  );
  return isLit && isFree;
};

test.each(PHONES)('what a lesson refuses is read in full light, in a window of %o', async (size) => {
  const server = await startServer();
  const path = '/learn/auf-achse-cards/first';
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  await resize(page, size);
  const sign = page.locator('[data-lesson-sign]');
  await sign.getByRole('button', { name: words.next }).click();
  await sign.getByRole('button', { name: words.show }).waitFor();
  await isLit(page);
  expect(await page.locator('[data-ring] span').count()).toBe(3);
  await page.locator('[data-place^="card-90"] button').click({ force: true });
  await page.locator('[data-refusal]').waitFor();
  await page.waitForFunction(isReadable);
});

test('on a phone held sideways no way on from the end of a lesson takes three lines', async () => {
  const server = await startServer();
  const path = '/learn/ausgebremst/basic';
  const page = await visit({ url: server.url, path, language: 'cs', size: 'phone' });
  const sign = page.locator('[data-lesson-sign]');
  const learned = page.getByRole('status', { name: czech.learned });
  for (;;) {
    await sign.or(learned).waitFor();
    if (await learned.count()) break;
    await sign.getByRole('button', { name: new RegExp(`^(${czech.show}|${czech.next})$`) }).click();
  }
  for (const size of [PHONES[1]!, WINDOWS[0]!, WINDOWS[1]!]) {
    await resize(page, size);
    const ways = await learned
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
    expect([size, ways]).toEqual([size, [44, 44, 44]]);
  }
});
