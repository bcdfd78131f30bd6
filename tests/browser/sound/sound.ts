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

/**
 * In every language and at every size the page needs no scrolling from side to side; axe finds nothing serious. `reach`
 * brings about what is looked at, after the page was loaded anew in a language.
 */
export const isSoundInAll = async (page: Page, reach: (language: Language) => Promise<unknown>) => {
  for (const language of LANGUAGE_CODES) {
    await page.evaluate((code) => localStorage.setItem('auf-achse.language', JSON.stringify(code)), language);
    await page.setViewportSize(SIZES.desk);
    await page.reload();
    await reach(language);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      // a table is laid out anew in its own time
      await until(() => fitsAcross(page), `${language} fits into ${size.width} px`);
    }
  }
  expect(await faultsOn(page)).toEqual([]);
};
