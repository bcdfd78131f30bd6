import type { Page } from 'playwright-core';
import { startServer } from '../server/harness';
import { faultsOn, fitsAcross, resize, visit, type Wish } from './browser';
import { keepMatch } from './keepMatch';
import { keptRecord } from '../keptRecords';
import { playerAt, WORDS } from './table';
import words from '../../ui/words/en/rulebook.json';

const { cards } = WORDS.en;

/** At a table of the card game with a card in the place of the trip, not played yet. */
const staged = async (wish: Omit<Wish, 'url'>): Promise<Page> => {
  const server = await startServer();
  const page = await visit({ url: server.url, ...wish });
  await page.goto(await keepMatch(page, keptRecord('auf-achse-cards', 'three-players'), 0));
  const { inHand } = playerAt(page, 'en');
  await inHand.first().click();
  await page.locator('[data-place="bay-race"]').click();
  return page;
};

const sheet = (page: Page) => page.getByRole('dialog');

const lies = (page: Page) => page.locator('[data-place="bay-race"] [data-card]');

test.each(['desk', 'phone'] as const)(
  'on a %s a rule opens over the table and what lies ready stays there: with Esc, Back and the cross',
  async (size) => {
    const page = await staged({ size });
    // on a smaller phone there is no room above the hand for the text about the trip
    if (size === 'phone') await resize(page, { width: 430, height: 932 });
    const card = await lies(page).getAttribute('data-card');
    const address = page.url();
    const chip = page.getByRole('main').getByRole('link', { name: /^K-\d/ }).first();
    const rule = await chip.innerText();
    const isAsBefore = async () => {
      await sheet(page).waitFor({ state: 'detached' });
      expect(page.url()).toBe(address);
      expect(await lies(page).getAttribute('data-card')).toBe(card);
    };

    await chip.click();
    await sheet(page).getByText(rule, { exact: true }).first().waitFor();
    expect(page.url()).toBe(address);
    expect(await fitsAcross(page)).toBe(true);
    expect(await faultsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await isAsBefore();
    expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true);

    await chip.click();
    await sheet(page)
      .getByRole('button', { name: /^On to K-/ })
      .click();
    await sheet(page).getByRole('tab', { name: words.contents }).click();
    await page.goBack();
    await isAsBefore();

    await chip.click();
    await sheet(page).getByRole('button', { name: words.sheet.close }).click();
    await isAsBefore();
  },
);

test('all cards are one press away, and the whole rulebook opens beside the table', async () => {
  const page = await staged({ size: 'desk' });
  await page.getByRole('button', { name: cards.reference.title }).click();
  await sheet(page).getByText(cards.reference.does.levelCrossing).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  const [rulebook] = await Promise.all([
    page.context().waitForEvent('page'),
    sheet(page).getByRole('link', { name: words.sheet.whole }).click(),
  ]);
  await rulebook.getByRole('heading', { level: 1 }).waitFor();
  expect(await sheet(page).count()).toBe(1);
});
