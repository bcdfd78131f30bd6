import type { Page } from 'playwright-core';
import { startServer, type TestServer } from '../../server/harness';
import { LANGUAGE_CODES, type Language } from '../../../ui/shell/languages';
import { faultsOn, fitsAcross, SIZES, visit } from '../browser';
import { until, watch } from '../table';

/** Pages and states of pages, each reached as a reader would reach it. */
type Pages = Readonly<Record<string, (server: TestServer) => Promise<Page>>>;

/** A recorded match, watched from its beginning. */
export const replayOf = async ({ url }: TestServer, game: string, record: string): Promise<Page> => {
  const page = await visit({ url });
  await watch(page, 'en', game, record);
  return page;
};

/** One test for each page: it fits the screen, and axe finds nothing serious. */
export const testSound = (pages: Pages): void =>
  test.each(Object.entries(pages))('%s is sound for everybody, by day and by night', async (_, come) => {
    const page = await come(await startServer());
    expect(await fitsAcross(page)).toBe(true);
    expect(await faultsOn(page)).toEqual([]);
  });

/** Changes the language of a page like another window of the same reader. */
const speak = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate((code) => {
    const key = 'auf-achse.language';
    localStorage.setItem(key, JSON.stringify(code));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
};

/**
 * In every language and at every size, the page needs no horizontal scrolling, and axe finds nothing serious. The
 * page is not reloaded: `reach` leads to the tested state, in the first of the languages, if the page is not in it
 * already; `isShown` waits for it in each language.
 */
export const isSoundInAll = async (
  page: Page,
  isShown: (language: Language) => Promise<unknown>,
  reach?: (language: Language) => Promise<unknown>,
) => {
  for (const [at, language] of LANGUAGE_CODES.entries()) {
    await page.setViewportSize(SIZES.desk);
    await speak(page, language);
    if (at === 0) await reach?.(language);
    await isShown(language);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      // the layout of a table takes some time
      await until(() => fitsAcross(page), `${language} fits into ${size.width} px`);
    }
  }
  expect(await faultsOn(page)).toEqual([]);
};
