import type { Page } from 'playwright-core';

/** Stops a show, which runs by timers: whatever the windows take, it advances by one picture at most. */
export const holdShow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
