import { findChromium } from './browser/chromium';
import { buildThreads } from './server/buildThreads';
import { findRedis } from './server/findRedis';
import { findPostgres, type TestPostgres } from './server/embeddedPostgres';

declare global {
  var testPostgres: TestPostgres;
}

/** Runs once before the tests are distributed: finds what all of them use. */
export default async (): Promise<void> => {
  const building = buildThreads();
  await findChromium();
  globalThis.testPostgres = await findPostgres();
  process.env['TEST_THREADS'] = await building;
  process.env['TEST_POSTGRES'] = globalThis.testPostgres.url;
  process.env['TEST_REDIS'] = (await findRedis()) ?? '';
};
