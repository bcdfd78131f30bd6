import type { Page } from 'playwright-core';
import type { TestServer } from '../../server/harness';
import { visit, type SIZES } from '../browser';
import { lineUpAlone, racerAt } from '../racer';
import { playOut, WORDS } from '../table';
import { replayOf, testSound } from './sound';

const GAME = 'ausgebremst';
const { race } = WORDS.en;

/** The table of Ausgebremst in the middle of a turn: a card is chosen, and its targets are shown. */
const onTheTrack = async ({ url }: TestServer, size: keyof typeof SIZES): Promise<Page> => {
  const page = await visit({ url, size });
  await lineUpAlone(page, 'en', { circuits: [1] });
  const racer = racerAt(page, 'en', size === 'phone' ? 'finger' : 'mouse');
  await playOut(racer.isDriving, racer.goOn);
  await racer.pickCard();
  return page;
};

testSound({
  'the grid of Ausgebremst': async ({ url }) => {
    const page = await visit({ url });
    await lineUpAlone(page, 'en', {});
    await racerAt(page, 'en', 'mouse').ready.waitFor();
    return page;
  },
  Ausgebremst: (server) => onTheTrack(server, 'desk'),
  'Ausgebremst on a tablet': (server) => onTheTrack(server, 'tablet'),
  'Ausgebremst on a phone': (server) => onTheTrack(server, 'phone'),
  'the stacks of the advanced game': async ({ url }) => {
    const page = await visit({ url });
    await lineUpAlone(page, 'en', { game: 'advanced' });
    const racer = racerAt(page, 'en', 'mouse');
    await playOut(racer.isSorting, racer.goOn);
    return page;
  },
  'the end of a championship in a replay': async (server) => {
    const page = await replayOf(server, GAME, 'championship');
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: race.end.title }).waitFor();
    return page;
  },
});
