import { join } from 'node:path';
import type { Page } from 'playwright-core';
import cards from '../../ui/words/en/auf-achse-cards.json';
import race from '../../ui/words/en/ausgebremst.json';
import lobby from '../../ui/words/en/lobby.json';
import replay from '../../ui/words/en/replay.json';
import shell from '../../ui/words/en/shell.json';
import { keepMatch } from './keepMatch';
import { keptFile, keptRecord, stepWith } from '../keptRecords';

const SCREENSHOTS = join(import.meta.dirname, '..', '..', 'ui', 'screenshots');

const SIZE = { width: 1440, height: 900 };

/** A table as the player with the next move sees it: the first such move from a step of a kept match on. */
type Scene = {
  readonly game: string;
  readonly record: string;
  readonly move: string;
  readonly from: number;
  /** What they do first. */
  readonly press?: (page: Page) => Promise<unknown>;
};

const SCENES: Readonly<Record<string, Scene>> = {
  table: {
    game: 'auf-achse-cards',
    record: 'five-players',
    move: 'layRace',
    from: 76,
    press: (page) =>
      page.getByRole('group', { name: cards.board.yourHand }).getByRole('button').nth(4).click(),
  },
  'stage-score': { game: 'auf-achse-cards', record: 'five-players', move: 'layRace', from: 100 },
  'board-game': { game: 'auf-achse-board', record: 'four-players', move: 'drive', from: 60 },
  race: {
    game: 'ausgebremst',
    record: 'nuerburg-drom-basic',
    move: 'drive',
    from: 30,
    press: (page) => page.getByLabel(race.table.hand.label).getByRole('button').last().click(),
  },
};

/** The players who wait for others in the lobby, and their tables. */
const OPEN = [
  { game: 'ausgebremst', numPlayers: 4, who: 'Kemal' },
  { game: 'auf-achse-board', numPlayers: 3, who: 'Marlene' },
  { game: 'auf-achse-cards', numPlayers: 4, who: 'Ada' },
] as const;

const post = async (url: string, path: string, body: object) => {
  const answer = await fetch(`${url}/games/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { readonly matchID: string };
};

/** The step of a replay. */
const STEP = 24;

/** Draws the pictures of the README, on a server at this address that has no matches yet; `into` a folder. */
export const drawScreenshots = async (page: Page, url: string, into = SCREENSHOTS): Promise<void> => {
  await page.addInitScript(() => {
    localStorage.setItem('auf-achse.soundAsked', 'true');
    localStorage.setItem('auf-achse.name', '"Lisa"');
  });
  await page.setViewportSize(SIZE);
  const shoot = async (name: string) => {
    await page.mouse.move(0, SIZE.height - 1);
    await page.waitForLoadState('networkidle');
    // nothing is being loaded any more, but it may still be parsed
    await page.getByText(shell.loading).waitFor({ state: 'hidden' });
    await page.screenshot({
      path: join(into, `${name}.jpg`),
      type: 'jpeg',
      quality: 82,
      animations: 'disabled',
    });
  };
  for (const { game, numPlayers, who } of OPEN) {
    const { matchID } = await post(url, `${game}/create`, { numPlayers });
    await post(url, `${game}/${matchID}/join`, { playerID: '0', playerName: who });
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  await shoot('lobby');
  for (const [name, { game, record, move, from, press }] of Object.entries(SCENES)) {
    const kept = keptRecord(game, record);
    const at = stepWith(kept, move, from);
    await page.goto(await keepMatch(page, kept, at, [kept.steps[at]![0]]), { waitUntil: 'networkidle' });
    await press?.(page);
    await shoot(name);
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: lobby.record.load }).click();
  await (await choosing).setFiles(keptFile('auf-achse-cards', 'four-players'));
  await page.getByRole('slider', { name: replay.timeline }).waitFor();
  for (let step = 0; step < STEP; step++) await page.keyboard.press('ArrowRight');
  await shoot('replay');
};
