import { startServer } from '../server/harness';
import wordsFr from '../../ui/words/fr/ausgebremst.json';
import { LAPTOPS, outOfSight, resize, SIZES, SMALLEST, TABLETS, visit, WINDOWS } from './browser';
import { goBefore, keepMatch } from './keepMatch';
import { keptRecord, stepWith } from '../keptRecords';
import { region } from './moments';
import { circuitAt } from './racer';
import { sentence, until, WORDS } from './table';

const { race } = WORDS.de;
const RACE = 'ausgebremst';

test('before a race nothing ends in the middle of a line: neither above the button held sideways, nor under it upright', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, RACE, 'nuerburg-drom-basic', 'ready', 0);
  const button = page.locator('[data-primary]');
  await button.waitFor();
  for (const size of [...WINDOWS.slice(0, 2), { width: 844, height: 390 }, { width: 720, height: 450 }]) {
    await resize(page, size);
    const aside = page.locator('main > section, main > div').filter({ has: button });
    const hidden = await aside.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect([size, hidden < 2]).toEqual([size, true]);
    // below it there is room for the cards turned up for the grid
    const turned = region(page, race.table.turned.title);
    const rest = await turned.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect([size, rest < 2]).toEqual([size, true]);
  }
  for (const size of [
    { width: 360, height: 500 },
    { width: 390, height: 560 },
  ]) {
    await resize(page, size);
    const below = await page.evaluate(() => {
      const [foot] = [...document.querySelectorAll('[data-place="ready"]')];
      return innerHeight - foot!.getBoundingClientRect().bottom;
    });
    expect([size, below < 1]).toEqual([size, true]);
  }
});

test('the bar tells the lap in full, or not at all', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, RACE, 'nuerburg-drom-basic', 'drive', 30);
  const lap = page.getByText(sentence(race.table.bar.lap), { exact: true });
  await lap.waitFor();
  const seen: number[] = [];
  for (let width = 1000; width > 700; width -= 25) {
    await resize(page, { width, height: 1000 });
    const share = await lap.evaluate((one) => {
      const { left, width: full, top, height } = one.getBoundingClientRect();
      const box = one.parentElement!.getBoundingClientRect();
      const across = Math.min(full, box.right - left) / full;
      return Math.max(0, (box.bottom - top) / height) < 0.5 ? 0 : Math.round(across * 50) / 50;
    });
    seen.push(share);
  }
  expect(new Set(seen)).toEqual(new Set([1, 0]));
});

test('between the races of a championship a phone held sideways shows the sum of all, under none of the races, no dot begins or ends a line, and a place stands nearer to its own car than to another', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, RACE, 'championship', 'ready', 95);
  const points = page.getByRole('rowheader', { name: race.table.championship.points, exact: true });
  const sums = page.getByRole('row').filter({ has: points }).getByRole('cell');
  await sums.first().waitFor();
  for (const size of [{ width: 844, height: 390 }, ...WINDOWS.slice(0, 2), { width: 640, height: 360 }]) {
    await resize(page, size);
    const covered = await sums.evaluateAll((all) => {
      const table = all[0]!.closest('table')!;
      const lowest = Math.min(table.parentElement!.getBoundingClientRect().bottom, innerHeight);
      const races = [...table.querySelectorAll('tbody td')].map((one) => one.getBoundingClientRect());
      return all.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > lowest || races.some((race) => race.top < bottom - 1 && race.bottom > top + 1);
      });
    });
    expect([size, await sums.count(), covered.length]).toEqual([size, 4, 0]);
  }
  const dots = page.getByRole('cell').getByText('·');
  for (const size of [{ width: 844, height: 390 }, ...WINDOWS.slice(0, 2), SIZES.phone, SMALLEST]) {
    await resize(page, size);
    const shown = await dots.evaluateAll(
      (all) => all.filter((one) => one.getClientRects().length > 0).length,
    );
    expect([size, shown]).toEqual([size, 0]);
  }
  const heads = page.getByRole('columnheader').filter({ has: page.locator('em') });
  for (const size of [SIZES.phone, { width: 375, height: 667 }, SMALLEST]) {
    await resize(page, size);
    const tight = await heads.evaluateAll((all) =>
      all.flatMap((one) => {
        const [place, car] = [...one.querySelectorAll('em, svg')].map((part) => part.getBoundingClientRect());
        const before = one.previousElementSibling!.querySelector('svg')?.getBoundingClientRect();
        const own = car!.left - place!.right;
        const isTight = own < 4 || (before && place!.left - before.right < own + 3);
        return isTight ? [one.textContent] : [];
      }),
    );
    expect([size, await heads.count(), tight]).toEqual([size, 4, []]);
  }
});

test('a long phone says what the stacks are for, and on the smallest all four are seen while they are laid out, with what lies on them', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const { sort } = race.table;
  await goBefore(page, RACE, 'plattfuss-circuit-advanced', 'lay', 0);
  const means = page.getByText(sort.means);
  await means.waitFor();
  expect(await outOfSight(means)).toEqual([]);
  expect(await page.getByText(sort.help).isVisible()).toBe(false);
  await page.getByRole('button', { name: sort.inTurn }).click();
  await resize(page, SMALLEST);
  const stacks = region(page, sort.title).getByRole('list').first().locator('> li');
  expect(await stacks.count()).toBe(4);
  expect(await outOfSight(stacks)).toEqual([]);
  expect(await outOfSight(page.getByRole('button', { name: sort.done }))).toEqual([]);
});

test('who draws starting cards sees on a phone which pit-stop cards lie beside, however it is held, and the circuit where there is room', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const { pitCards, stacks, track } = race.table;
  await goBefore(page, RACE, 'plattfuss-circuit-advanced', 'draw', 0);
  await region(page, stacks.label).waitFor();
  for (const size of [SMALLEST, SIZES.phone, ...WINDOWS.slice(0, 2), { width: 844, height: 390 }]) {
    await resize(page, size);
    for (const needed of [region(page, stacks.label).getByRole('button'), region(page, pitCards.title)])
      expect([size, await outOfSight(needed)]).toEqual([size, []]);
  }
  for (const size of [SIZES.phone, SIZES.tablet, SIZES.desk]) {
    await resize(page, size);
    const circuit = page
      .getByRole('img', { name: sentence(track.label) })
      .or(page.getByRole('group', { name: sentence(track.label) }));
    expect([size, (await circuit.first().boundingBox())!.height > 150]).toEqual([size, true]);
  }
});

test('on a tablet the cards to draw from are large, and the circuit keeps its place when the first starting card is drawn', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const name = 'plattfuss-circuit-advanced';
  const record = keptRecord(RACE, name);
  const first = stepWith(record, 'draw');
  const stack = region(page, race.table.stacks.label).getByRole('button').first();
  const sizes = [SIZES.tablet, ...TABLETS, WINDOWS[2]!];
  const at = [];
  for (const step of [first, first + 1]) {
    await page.goto(await keepMatch(page, record, step, [record.steps[first]![0]]));
    await stack.waitFor();
    at.push(await circuitAt(page, sizes));
  }
  expect(record.steps[first + 1]!.slice(0, 2)).toEqual([record.steps[first]![0], 'draw']);
  expect(at[1]).toEqual(at[0]);
  await resize(page, SIZES.tablet);
  expect((await stack.boundingBox())!.width).toBeGreaterThan(100);
  await goBefore(page, RACE, name, 'draw', stepWith(record, 'drive'));
  await stack.waitFor();
  for (const size of [SIZES.tablet, ...TABLETS]) {
    await resize(page, size);
    expect([size, (await stack.boundingBox())!.width > 80]).toEqual([size, true]);
    const needed = page.locator('[data-move^="draw"], [data-place="outlook"] > *');
    expect([size, await outOfSight(needed)]).toEqual([size, []]);
  }
});

test('a pit stop asks above the cards it is about, held sideways too', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, RACE, 'bleifuss-circuit-advanced', 'fetch', 0);
  const { now, pitCards } = race.table;
  const asked = page.getByRole('heading', { name: now.fetch.title });
  await asked.waitFor();
  for (const size of [{ width: 844, height: 390 }, SIZES.phone, ...WINDOWS.slice(0, 2)]) {
    await resize(page, size);
    const [question, cards] = [await asked.boundingBox(), await region(page, pitCards.title).boundingBox()];
    expect([size, question!.y < cards!.y]).toEqual([size, true]);
  }
});

test('what a set-up holds is read on a tablet, however it is held, on a laptop and at a desk, below the question', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, RACE, 'plattfuss-circuit-advanced', 'chooseSetUp', 0);
  const setUps = region(page, race.table.setUp.choose).getByRole('button');
  const question = region(page, race.table.now.label);
  await setUps.nth(2).waitFor();
  for (const size of [SIZES.desk, SIZES.tablet, { width: 1180, height: 820 }, { width: 1024, height: 700 }]) {
    await resize(page, size);
    const small = await setUps
      .locator('text')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 12).length);
    expect([size, small, await outOfSight(setUps)]).toEqual([size, 0, []]);
    const [asked, first] = [await question.boundingBox(), await setUps.first().boundingBox()];
    expect([size, asked!.y <= first!.y]).toEqual([size, true]);
  }
});

test('on a desk the circuit is seen large beside the starting cards that are drawn, and on a phone below them', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, RACE, 'bleifuss-circuit-advanced', 'draw', 90);
  const stacks = region(page, race.table.stacks.label);
  await stacks.waitFor();
  for (const size of [SIZES.desk, { width: 1920, height: 1080 }, WINDOWS.at(-1)!]) {
    await resize(page, size);
    const circuit = await page.getByRole('group', { name: sentence(race.table.track.label) }).boundingBox();
    expect([size, circuit!.height > size.height / 2]).toEqual([size, true]);
    expect([size, await outOfSight(stacks.getByRole('button'))]).toEqual([size, []]);
  }
  await resize(page, SIZES.phone);
  const circuit = page.getByRole('group', { name: sentence(race.table.track.label) });
  expect((await circuit.boundingBox())!.height).toBeGreaterThan(150);
});

test('on a phone held sideways where each card leads and how one stands are read whole, in French too', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'fr' });
  await resize(page, WINDOWS[0]!);
  await goBefore(page, RACE, 'nuerburg-drom-basic', 'drive', 13);
  const told = page.locator('[data-place="outlook"]').locator('p, li');
  await told.first().waitFor();
  expect([await told.count(), await outOfSight(told)]).toEqual([4, []]);
});

test('all spaces that a card leads to are in sight, in one piece, though there are six of them', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, RACE, 'nuerburg-drom-basic', 'drive', 67);
  await region(page, race.table.hand.label).getByRole('button').last().click();
  const goals = region(page, race.table.goal.label).getByRole('button');
  await goals.first().waitFor();
  for (const size of [...Object.values(SIZES), SMALLEST, { width: 844, height: 390 }, LAPTOPS[2]!]) {
    await resize(page, size);
    expect([size, await goals.count(), await outOfSight(goals)]).toEqual([size, 6, []]);
    const cut = await goals.evaluateAll(
      (all) => all.filter((one) => one.parentElement!.scrollHeight > one.parentElement!.clientHeight).length,
    );
    expect([size, cut]).toEqual([size, 0]);
  }
});

test('eight spaces with long names are all in sight on a phone, however it is held, each as high as a finger; in an even lower window the list fades where it goes on, and follows the one that is chosen', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'fr', size: 'phone' });
  const list = region(page, wordsFr.table.goal.label);
  const goals = list.getByRole('button');
  const rows = list.locator('> div');
  // with three that are barred, and then with eight that are open
  for (const [match, at, seat, open] of [
    ['all-eight', 329, '0', 4],
    ['backwards', 25, '1', 8],
  ] as const) {
    await page.goto(await keepMatch(page, keptRecord(RACE, match), at, [seat]));
    await region(page, wordsFr.table.hand.label).getByRole('button').last().click();
    await goals.nth(open - 1).waitFor();
    for (const size of [...WINDOWS.slice(0, 2), { width: 844, height: 390 }, SIZES.phone]) {
      await resize(page, size);
      const pressed = await goals.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect([size, await outOfSight(rows.locator('> div'))]).toEqual([size, []]);
      expect([size, pressed.length, Math.min(...pressed) >= 40]).toEqual([size, open, true]);
    }
  }
  await resize(page, SMALLEST);
  expect(await outOfSight(goals)).toEqual([]);
  const low = await goals.evaluateAll(
    (all) => all.filter((one) => one.getBoundingClientRect().height < 44).length,
  );
  expect([await goals.count(), low]).toEqual([8, 0]);
  await resize(page, { width: 740, height: 310 });
  const fade = () => rows.evaluate((one) => getComputedStyle(one).getPropertyValue('--fade'));
  expect(await fade()).toBe('20px');
  await page.mouse.move(0, 0);
  const last = await goals.last().getAttribute('data-target');
  await page.locator(`[data-place="target-${last}"]`).focus();
  await list.locator(`[data-target="${last}"][aria-pressed="true"]`).waitFor();
  expect(await outOfSight(goals.last())).toEqual([]);
  expect(await outOfSight(page.locator('[data-place="go"]'))).toEqual([]);
  await until(async () => (await fade()) === '0px', 'the end of the list is seen whole');
});
