import type { Page } from 'playwright-core';
import { startServer } from '../server/harness';
import { visit } from './browser';
import { driveOffAlone, driverAt } from './driver';
import { lineUpAlone, racerAt } from './racer';
import { playerAt, playOut, seatMenu, until, WORDS } from './table';

const { board, cards, lobby, race } = WORDS.en;

/**
 * What a screen reader has besides the accessibility tree: what is read out automatically, and where the focus is.
 */
const listenTo = async (page: Page) => {
  await page.evaluate(() => {
    const heard: string[] = [];
    const speaks = 'output, [role="status"], [role="alert"], [role="log"], [aria-live]';
    const around = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(speaks);
    let isThere = false;
    new MutationObserver((changes) => {
      const log = isThere ? null : document.querySelector('[role="log"]');
      // what happened before can be read there, from the top
      if (log) heard.push(log.textContent);
      isThere ||= log !== null;
      for (const { target, addedNodes } of changes) {
        const region = around(target);
        if (!region || region.getAttribute('aria-live') === 'off') continue;
        const said = target instanceof Text ? [target] : [...addedNodes];
        heard.push(said.map(({ textContent }) => textContent).join(' '));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { heard });
  });
  return {
    /** Everything read out so far, and the log before that. */
    heard: () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n')),
    /** Is the focus somewhere other than the top of the page? */
    hasPlace: () => page.evaluate(() => document.activeElement !== document.body),
    /** The text of the focused element. */
    place: () => page.evaluate(() => document.activeElement!.textContent),
  };
};

/** What can be pressed but has no name in the accessibility tree. */
const namelessOn = async (page: Page): Promise<string[]> => {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').filter((line) => /^\s*- (button|option|link|tab|radio)\b(?! ")/.test(line));
};

/** The current lines of the log, without their paragraphs. */
const linesOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('log')
    .locator('li:not(:has(li))')
    .evaluateAll((lines) => lines.map(({ textContent }) => textContent.replace(/ [A-Z]-[\d.]+$/, '')));

type Alone = {
  readonly isOver: () => Promise<boolean>;
  /** Does what is asked for, if anything is, by keyboard. */
  readonly goOn: () => Promise<void>;
};

/** A game, how it is played alone by keyboard, and what must be read out when something is asked. */
type Played = readonly [game: string, sitDown: (page: Page) => Promise<Alone>, questions: readonly string[]];

const sitAtCards = async (page: Page): Promise<Alone> => {
  await page.getByRole('tab', { name: lobby.newMatch.device }).click();
  for (const number of [2, 3, 4]) {
    await seatMenu(page, 'en', number).click();
    await page.getByRole('menuitemradio', { name: lobby.seat.easy }).click();
  }
  const stages = page.getByRole('radiogroup', { name: cards.options.stages.name });
  await stages.getByRole('radio', { name: '1' }).check();
  await page.getByRole('button', { name: lobby.newMatch.start }).click();
  await page.waitForURL(/\/local\//);
  const { isAsked, layByKeys, isOver } = playerAt(page, 'en');
  return { isOver, goOn: async () => ((await isAsked()) ? layByKeys() : undefined) };
};

const sitAtBoard = async (page: Page): Promise<Alone> => {
  await driveOffAlone(page, 'en');
  const { isOver, bidOrGoOn } = driverAt(page, 'en', 'keys');
  return { isOver, goOn: bidOrGoOn };
};

const sitAtRace = async (page: Page): Promise<Alone> => {
  await lineUpAlone(page, 'en', { circuits: [1], game: 'advanced' });
  return racerAt(page, 'en', 'keys');
};

test.each<Played>([
  ['the card game', sitAtCards, [cards.board.turn.yours]],
  ['the board game', sitAtBoard, [board.table.turn.title]],
  ['Ausgebremst', sitAtRace, [race.table.sort.title, race.table.now.drive.title, race.table.now.draw.title]],
])(
  'a whole match of %s can be played with a screen reader: everything has a name, the focus is never lost, everything is announced',
  async (_, sitDown, questions) => {
    const page = await visit({ url: (await startServer()).url });
    const ears = await listenTo(page);
    const { isOver, goOn } = await sitDown(page);
    const inLog = new Set<string>();
    const nameless = new Set<string>();
    let before = '';
    await playOut(isOver, async () => {
      await goOn();
      await until(ears.hasPlace, 'the focus has a place');
      const lines = await linesOf(page);
      for (const line of lines) inLog.add(line);
      if (lines.join() === before) return;
      before = lines.join();
      for (const one of await namelessOn(page)) nameless.add(one);
    });
    const heard = await ears.heard();
    expect([...nameless]).toEqual([]);
    expect([...inLog].filter((line) => !heard.includes(line))).toEqual([]);
    expect(questions.filter((question) => !heard.includes(question))).toEqual([]);
    // the focus moves to the winner
    expect(await ears.place()).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  },
);
