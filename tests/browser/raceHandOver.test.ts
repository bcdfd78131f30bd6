import type { Locator, Page } from 'playwright-core';
import { startServer } from '../server/harness';
import {
  LAPTOPS,
  outOfSight,
  overlaps,
  resize,
  SIZES,
  SMALLEST,
  TABLETS,
  visit,
  WINDOWS,
  type Size,
} from './browser';
import { keepMatch } from './keepMatch';
import { keptRecord, stepWith } from '../keptRecords';
import { region } from './moments';
import { circuitAt } from './racer';
import { sentence, WORDS } from './table';

const { race } = WORDS.de;
const RACE = 'ausgebremst';

/** Sizes at which a device may be passed on during a race. */
const PASSED: readonly Size[] = [
  SIZES.tablet,
  ...TABLETS,
  ...WINDOWS.slice(0, 3),
  { width: 844, height: 390 },
  SIZES.desk,
  LAPTOPS[1]!,
  SMALLEST,
  SIZES.phone,
];

/** No lesson is offered above the table any more. */
const OFFERED = { lessonOffered: [`${RACE}/basic`, `${RACE}/advanced`] };

/** Opens a kept match in the hands of all its players before that step, and shows the cards of whoever is next. */
const passAround = async (page: Page, name: string, at: number): Promise<void> => {
  const record = keptRecord(RACE, name);
  await page.goto(await keepMatch(page, record, at, [...record.seats.keys()].map(String)));
  await page.locator('main button:enabled').click();
};

/** The bar that asks to pass the device on. */
const passOnIn = (page: Page): Locator => page.locator('[data-ground="asphalt"]').getByRole('button');

test.each([
  ['nuerburg-ring-advanced', 'draw'],
  ['plattfuss-circuit-advanced', 'draw'],
  ['bleifuss-circuit-basic', 'drive'],
  ['nuerburg-circuit-basic', 'drive'],
] as const)(
  'while a device is passed on the circuit keeps its place and size, until the next player drives: %s',
  async (name, move) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de', size: 'phone' });
    const record = keptRecord(RACE, name);
    await passAround(page, name, stepWith(record, move, stepWith(record, 'drive') + 9));
    if (move === 'drive')
      await region(page, race.table.hand.label).locator('button:not([aria-disabled="true"])').first().click();
    const press =
      move === 'drive'
        ? page.locator('[data-place="go"]')
        : page.locator('[data-move^="draw"]:not([aria-disabled="true"])').first();
    await press.waitFor();
    const before = await circuitAt(page, PASSED);
    await press.click();
    const passOn = passOnIn(page);
    await passOn.waitFor();
    expect(await circuitAt(page, PASSED)).toEqual(before);
    for (const size of PASSED) {
      await resize(page, size);
      const circuit = page.getByRole('group', { name: sentence(race.table.track.label) });
      expect([size, await outOfSight(passOn), await overlaps([circuit, passOn])]).toEqual([size, [], []]);
    }
    await passOn.click();
    await page.locator('main button:enabled').click();
    await region(page, race.table.hand.label).waitFor();
    expect(await circuitAt(page, PASSED)).toEqual(before);
  },
);

test.each(['plattfuss-circuit-advanced', 'bleifuss-circuit-basic'])(
  'before a race too the circuit keeps its place and size while the device goes round: %s',
  async (name) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de', size: 'phone', left: OFFERED });
    await passAround(page, name, stepWith(keptRecord(RACE, name), 'ready'));
    const ready = page.locator('[data-primary]');
    await ready.waitFor();
    const sizes = PASSED.slice(0, 9);
    const before = await circuitAt(page, sizes);
    await ready.click();
    const passOn = passOnIn(page);
    await passOn.waitFor();
    expect(await circuitAt(page, sizes)).toEqual(before);
    for (const size of sizes) {
      await resize(page, size);
      const circuit = page.getByRole('group', { name: sentence(race.table.track.label) });
      expect([size, await outOfSight(passOn), await overlaps([circuit, passOn])]).toEqual([size, [], []]);
    }
    await passOn.click();
    await page.locator('main button:enabled').click();
    await ready.waitFor();
    expect(await circuitAt(page, sizes)).toEqual(before);
  },
);

test('while a device is passed on a phone shows the order of the cars below the circuit, and held sideways all six of them', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const record = keptRecord(RACE, 'plattfuss-circuit-advanced');
  await passAround(
    page,
    'plattfuss-circuit-advanced',
    stepWith(record, 'draw', stepWith(record, 'drive') + 30),
  );
  await page.locator('[data-move^="draw"]:not([aria-disabled="true"])').first().click();
  await passOnIn(page).waitFor();
  const ranked = page.getByRole('tabpanel').getByRole('listitem');
  expect(await outOfSight(ranked.first())).toEqual([]);
  for (const size of [...WINDOWS.slice(0, 2), { width: 844, height: 390 }]) {
    await resize(page, size);
    const cars = page.getByRole('list', { name: race.table.order }).getByRole('listitem');
    const right = (await page.getByRole('tabpanel').boundingBox())!;
    const ends = await cars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect([size, ends.length, Math.max(...ends) <= right.x + right.width]).toEqual([size, 6, true]);
    expect([size, await outOfSight(cars)]).toEqual([size, []]);
  }
});
