import type { Locator } from 'playwright-core';
import { startServer } from '../server/harness';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { overlaps, resize, SIZES, SMALLEST, visit, WINDOWS } from './browser';
import { goBefore, keepMatch } from './keepMatch';
import { keptRecord } from '../keptRecords';
import { region } from './moments';
import { WORDS } from './table';

const { race } = WORDS.de;
const RACE = 'ausgebremst';

/** What of this an answer covers. */
const under = async (answer: Locator, all: Locator): Promise<string[]> =>
  all.evaluateAll(
    (ones, { x, y, width, height }) =>
      ones.flatMap((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const isUnder = left < x + width && right > x && top < y + height && bottom > y;
        return isUnder ? [one.outerHTML.slice(0, 200)] : [];
      }),
    (await answer.boundingBox())!,
  );

test.each([
  ['fetch', 0],
  ['stow', 0],
  ['drive', 90],
] as const)(
  'a refusal stands beside the card that was pressed, covers no other button and goes with Esc: %s',
  async (move, from) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de', size: 'phone' });
    await goBefore(page, RACE, 'bleifuss-circuit-advanced', move, from);
    const { hand, stacks } = race.table;
    const cards = region(page, hand.label).or(region(page, stacks.label));
    const refused = cards.locator('button[aria-disabled="true"]').last();
    const said = page.locator('[role="status"] > [data-ground="stock"]');
    await refused.waitFor();
    for (const size of [SIZES.phone, ...WINDOWS.slice(0, 2), { width: 844, height: 390 }, SIZES.desk]) {
      await resize(page, size);
      await refused.click({ force: true });
      await said.waitFor();
      const [card, answer] = [await refused.boundingBox(), await said.boundingBox()];
      const apart = [
        Math.max(card!.x - (answer!.x + answer!.width), answer!.x - (card!.x + card!.width)),
        Math.max(card!.y - (answer!.y + answer!.height), answer!.y - (card!.y + card!.height)),
      ].map((gap) => Math.max(0, gap));
      expect([size, Math.hypot(...apart) < 120]).toEqual([size, true]);
      const covered = await under(said, page.locator('main button:visible'));
      expect([size, covered]).toEqual([size, []]);
      await page.keyboard.press('Escape');
      await said.waitFor({ state: 'detached' });
    }
  },
);

test('why a space is barred lies over no other space that is open and not over the own car, and goes with the next press, which counts', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const said = page.locator('[data-refusal]');
  const looked = page.locator('main [role="option"]:not([aria-disabled="true"]), main [data-own]');
  for (const [match, at, seat, card] of [
    ['championship', 87, '3', '6-5@3'],
    ['plattfuss-drom-advanced', 203, '3', '6-5@3'],
  ] as const) {
    await page.goto(await keepMatch(page, keptRecord(RACE, match), at, [seat]));
    const picked = page.locator(`button[data-card="${card}"]`);
    for (const size of [SIZES.phone, SMALLEST, { width: 844, height: 390 }]) {
      await resize(page, size);
      await picked.click();
      for (const barred of await page.locator('[role="option"][aria-disabled="true"]').all()) {
        const { x, y, width, height } = (await barred.boundingBox())!;
        await page.touchscreen.tap(x + width / 2, y + height / 2);
        await said.waitFor();
        expect([match, size, await under(said, looked)]).toEqual([match, size, []]);
      }
      const row = region(page, race.table.goal.label).getByRole('button', { pressed: false }).first();
      const target = await row.getAttribute('data-target');
      await row.tap();
      await page.locator(`[data-target="${target}"][aria-pressed="true"]`).waitFor();
      expect(await said.count()).toBe(0);
      await page.keyboard.press('Escape');
    }
  }
});

test('a barred card that is pressed twice says twice why', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await page.goto(await keepMatch(page, keptRecord(RACE, 'plattfuss-ring-basic'), 89, ['1']));
  const barred = page.locator('button[data-card][aria-disabled="true"]').last();
  const said = page.locator('[data-refusal]');
  for (const _ of [1, 2]) {
    await barred.tap({ force: true });
    await said.waitFor();
  }
  await page.getByRole('tab', { selected: false }).first().tap();
  await said.waitFor({ state: 'detached' });
});

test.each(LANGUAGE_CODES)(
  'what can be read on a stack stays on it and covers nothing, language %s',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language, size: 'phone' });
    const record = keptRecord(RACE, 'plattfuss-circuit-advanced');
    const faults: unknown[] = [];
    // with three and with four cards of the same value in hand
    for (const at of [37, 40]) {
      await page.goto(await keepMatch(page, record, at, ['1']));
      const stacks = page.locator('li[data-place^="lay-"]');
      await stacks.first().waitFor();
      for (const size of [SIZES.phone, SMALLEST, { width: 844, height: 390 }, ...WINDOWS.slice(0, 2)]) {
        await resize(page, size);
        const found = await stacks.evaluateAll((all) =>
          all.flatMap((stack) => {
            const read = [
              ...stack.querySelectorAll(
                ':scope > button > [aria-hidden], :scope > [type] ~ button, :scope > span',
              ),
            ];
            const boxes = read.map((one) => {
              const range = document.createRange();
              range.selectNodeContents(one);
              return one.matches('button') ? one.getBoundingClientRect() : range.getBoundingClientRect();
            });
            const { left, right } = stack.getBoundingClientRect();
            // within the line drawn 3 to 5 px from its edge
            const out = boxes.filter((box) => box.left < left + 3 || box.right > right - 3);
            const over = boxes.filter((box, n) => {
              const next = boxes[n + 1];
              return next && next.left < box.right + 2 && next.top < box.bottom;
            });
            return out.length + over.length ? [[read.length, out.length, over.length]] : [];
          }),
        );
        if (found.length) faults.push([at, size, found[0]]);
        const lists = page.locator('ol').filter({ has: stacks });
        const under = await overlaps([lists, page.locator('[data-place="laid"]')]);
        if (under.length) faults.push([at, size, under]);
      }
    }
    expect(faults).toEqual([]);
  },
);
