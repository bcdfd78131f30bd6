import type { Page } from 'playwright-core';
import { startServer, type TestServer } from '../../server/harness';
import { LANGUAGE_CODES, type Language } from '../../../ui/shell/languages';
import { faultsOn, fitsAcross, SIZES, visit } from '../browser';
import { until, watch } from '../table';

/** Pages and states of pages, each brought about as a reader would. */
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

/** Changes the language of a page as another window of the same reader does. */
const speak = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate((code) => {
    const key = 'auf-achse.language';
    localStorage.setItem(key, JSON.stringify(code));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
};

/**
 * In every language and at every size the page needs no scrolling from side to side; axe finds nothing serious. The page
 * is not loaded anew: `reach` brings about what is looked at, in the first of the languages, where it is not there
 * already; `isShown` waits for it in each.
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
      // a table is laid out anew in its own time
      await until(() => fitsAcross(page), `${language} fits into ${size.width} px`);
    }
  }
  expect(await faultsOn(page)).toEqual([]);
};
