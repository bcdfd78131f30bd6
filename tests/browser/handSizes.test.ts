import type { Locator } from 'playwright-core';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { GAME, LONG, openMatch, startServer } from '../server/harness';
import {
  fits,
  LAPTOPS,
  outOfSight,
  overlaps,
  resize,
  SIZES,
  SMALLEST,
  TABLETS,
  visit,
  WINDOWS,
} from './browser';
import { keptRecord } from '../keptRecords';
import { goBefore, keepMatch } from './keepMatch';
import { playerAt, until } from './table';

/** How the text of a button lies in it. */
const textOf = (button: Locator) =>
  button.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
    return {
      hasTwoLinesAtMost: lines.size <= 2,
      isWithin: one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth,
    };
  });

test.each(LANGUAGE_CODES)(
  'beside two chosen cards the button that lays them says so in two lines at most on a phone, language %s',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language, size: 'phone' });
    await goBefore(page, GAME, 'two-players', 'layRace', 0);
    const button = page.locator('[data-place="lay"]');
    await button.waitFor();
    // the mark that takes a card back
    const takes = page.locator('[data-place^="bay-"] > span:last-child');
    for (const bay of ['race', 'counter']) {
      await page.locator('[data-place^="card-"]').first().click();
      await page.locator(`[data-place="bay-${bay}"]`).click();
      await page.locator(`[data-place="bay-${bay}"] [data-card]`).waitFor();
    }
    for (const size of [SIZES.phone, { width: 375, height: 667 }, SMALLEST]) {
      await resize(page, size);
      expect([size, await textOf(button)]).toEqual([size, { hasTwoLinesAtMost: true, isWithin: true }]);
      expect([size, await outOfSight(takes)]).toEqual([size, []]);
    }
  },
);

test.each(LANGUAGE_CODES)(
  'where a card was taken from the hand, the next card covers neither the digit nor the name of its place, language %s',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language });
    await goBefore(page, GAME, 'two-players', 'layRace', 0);
    const cards = page.locator('[data-place^="card-"]');
    const next = await cards.nth(2).getAttribute('data-place');
    await cards.nth(1).click();
    await page.locator('[data-place="bay-counter"]').click();
    await page.locator('[data-place="bay-counter"] [data-card]').waitFor();
    const gap = page.locator(`span:has(> b):has(+ [data-place="${next}"])`);
    for (const size of [
      { width: 640, height: 360 },
      { width: 740, height: 360 },
      { width: 844, height: 390 },
      { width: 1024, height: 600 },
    ]) {
      await resize(page, size);
      const ends = await gap.evaluate((place) => {
        const edge = Math.min(
          place.getBoundingClientRect().right,
          place.nextElementSibling!.getBoundingClientRect().left,
        );
        return [...place.children]
          .filter((one) => !one.matches('.sr'))
          .map((one) => {
            const said = document.createRange();
            said.selectNodeContents(one);
            return Math.max(one.getBoundingClientRect().right, said.getBoundingClientRect().right) <= edge;
          });
      });
      expect([size, new Set(ends)]).toEqual([size, new Set([true])]);
    }
  },
);

test('on a tablet nothing below the own trip moves when its first card is put into the bay', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'tablet' });
  await goBefore(page, GAME, 'three-players', 'layRace', 0);
  const card = playerAt(page, 'de').inHand.last();
  await card.waitFor();
  const parts = page.locator('main > *');
  const sizes = [SIZES.tablet, { width: 768, height: 1024 }];
  const places = async () => {
    const found: (readonly number[])[] = [];
    for (const size of sizes) {
      await resize(page, size);
      found.push(
        await parts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y))),
      );
    }
    return found;
  };
  const before = await places();
  await card.focus();
  await page.keyboard.press('1');
  await page.locator('[data-tone="ready"]').waitFor();
  expect(await places()).toEqual(before);
});

/** From now on notes, in every frame, the highest and the lowest place of each part of the table, and of the hand. */
const watchPlaces = () => {
  const places: [number, number][] = [];
  const look = () => {
    const main = document.querySelector('main:has(> [data-place="own-race"])');
    for (const [at, one] of [...(main?.children ?? []), main?.querySelector('[role="group"]')].entries()) {
      const { y } = one?.getBoundingClientRect() ?? {};
      const [highest, lowest] = (places[at] ??= [Infinity, -Infinity]);
      if (y !== undefined) places[at] = [Math.min(highest, y), Math.max(lowest, y)];
    }
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { places });
};

test.each([...TABLETS, WINDOWS[2]!, { width: 1024, height: 768 }, LAPTOPS[0]!, SIZES.desk])(
  'on a tablet and a desk nothing moves while cards are laid, awaited and turned up, in %o',
  async (size) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de', left: { pace: 'fast' } });
    await resize(page, size);
    await goBefore(page, GAME, 'three-players', 'layRace', 0);
    const player = playerAt(page, 'de');
    await player.hand.waitFor();
    await page.evaluate(watchPlaces);
    // a stage may end with any round
    const isAsked = async () => {
      await player.closeSheet();
      return player.isAsked();
    };
    for (let round = 0; round < 3; round++) {
      await until(isAsked, `cards are asked for in round ${round}`);
      await player.layByKeys();
    }
    await until(isAsked, 'all are turned up');
    const moved = await page.evaluate(() =>
      (window as unknown as { places: [number, number][] }).places.flatMap(([highest, lowest], part) =>
        lowest - highest > 1 ? [{ part, highest, lowest }] : [],
      ),
    );
    expect(moved).toEqual([]);
  },
);

test.each(LANGUAGE_CODES)(
  'on a tablet the lengths of three other trips and hands stand beside their words, language %s',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language, size: 'tablet' });
    await goBefore(page, GAME, 'four-players', 'layRace', 36);
    const lengths = page.locator('main li[data-place^="seat-"] dl');
    await lengths.first().waitFor();
    for (const size of [SIZES.tablet, ...TABLETS]) {
      await resize(page, size);
      const heights = await lengths.evaluateAll((all) => all.map((one) => one.clientHeight < 50));
      expect([size, heights]).toEqual([size, [true, true, true]]);
      for (const one of await lengths.all()) {
        const fan = one.locator('xpath=preceding-sibling::div').locator('[data-card]').last();
        const places = one.locator('xpath=following-sibling::ul');
        expect([size, await overlaps([fan, one, places])]).toEqual([size, []]);
      }
    }
  },
);

test.each(LANGUAGE_CODES)(
  'on a phone the own place stays as high when a card is picked up beside the button for a hint, language %s',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language, size: 'phone' });
    await goBefore(page, GAME, 'three-players', 'layRace', 0);
    const card = page.locator('[data-place^="card-"]').first();
    const place = page.locator('[data-layout="phone"][data-hint="true"]');
    await place.waitFor();
    const sizes = [SIZES.phone, { width: 375, height: 667 }, SMALLEST];
    const heights = async () => {
      const found: number[] = [];
      for (const size of sizes) {
        await resize(page, size);
        found.push(await place.evaluate((one) => one.getBoundingClientRect().height));
      }
      return found;
    };
    const before = await heights();
    await resize(page, SIZES.phone);
    await card.click();
    await page.locator('[data-tone="ready"]').waitFor();
    expect(await heights()).toEqual(before);
  },
);

test('the backs on the sign of a hand-over have round corners: nothing of them is painted there', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await page.goto(await keepMatch(page, keptRecord(GAME, 'three-players'), 0, ['0', '1', '2']));
  const back = page.locator('svg[viewBox="0 0 100 140"]').first();
  await back.waitFor();
  const painted = await back.locator('> *').evaluateAll((all) =>
    all.flatMap((one) =>
      one instanceof SVGGeometryElement && one.getAttribute('fill') !== 'none'
        ? ['1,1', '99,1', '1,139', '99,139', '50,2'].filter((at) => {
            const [x, y] = at.split(',').map(Number);
            return one.isPointInFill(new DOMPoint(x, y));
          })
        : [],
    ),
  );
  expect(new Set(painted)).toEqual(new Set(['50,2']));
});

test('five who are watched are drawn large on a desk, and nothing has to be scrolled', async () => {
  const server = await startServer();
  const path = `/match/${GAME}/${await openMatch(server, { numPlayers: 5, setupData: LONG })}`;
  for (const playerName of [
    'Lisa',
    'Schotter-Schorsch',
    'Wilhelmine-Margret',
    'Diesel-Dieter',
    'Transit-Trude',
  ])
    await server.post(`${path.replace('match', 'games')}/join`, { playerName });
  const page = await visit({ url: server.url, path, language: 'de' });
  const fans = page.locator('main li[data-place^="seat-"] > div:nth-child(2) > :first-child');
  await fans.nth(4).waitFor();
  for (const size of [SIZES.desk, { width: 1920, height: 1080 }, WINDOWS[3]!]) {
    await resize(page, size);
    const heights = await fans.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect([size, Math.min(...heights) / size.height > 0.16]).toEqual([size, true]);
    expect([size, await fits(page)]).toEqual([size, true]);
    expect([size, await outOfSight(page.locator('[data-place="counter"]'))]).toEqual([size, []]);
  }
});
