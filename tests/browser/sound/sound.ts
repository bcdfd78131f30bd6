import type { Page } from 'playwright-core';
import { startServer, type TestServer } from '../../server/harness';
import { faultsOn, fitsAcross, visit } from '../browser';
import { watch } from '../table';

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
