import type { Locator, Page } from 'playwright-core';
import { PATIENCE } from '../server/harness';
import boardDe from '../../ui/words/de/auf-achse-board.json';
import cardsDe from '../../ui/words/de/auf-achse-cards.json';
import raceDe from '../../ui/words/de/ausgebremst.json';
import lobbyDe from '../../ui/words/de/lobby.json';
import replayDe from '../../ui/words/de/replay.json';
import shellDe from '../../ui/words/de/shell.json';
import tableDe from '../../ui/words/de/table.json';
import boardEn from '../../ui/words/en/auf-achse-board.json';
import cardsEn from '../../ui/words/en/auf-achse-cards.json';
import raceEn from '../../ui/words/en/ausgebremst.json';
import lobbyEn from '../../ui/words/en/lobby.json';
import replayEn from '../../ui/words/en/replay.json';
import shellEn from '../../ui/words/en/shell.json';
import tableEn from '../../ui/words/en/table.json';
import { keptFile } from '../keptRecords';

/** The words of the page, so that a test asks for what readers see. */
export const WORDS = {
  de: {
    board: boardDe,
    cards: cardsDe,
    lobby: lobbyDe,
    race: raceDe,
    replay: replayDe,
    shell: shellDe,
    table: tableDe,
  },
  en: {
    board: boardEn,
    cards: cardsEn,
    lobby: lobbyEn,
    race: raceEn,
    replay: replayEn,
    shell: shellEn,
    table: tableEn,
  },
} as const;

export type Spoken = keyof typeof WORDS;

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** A pattern for a sentence of the word files, with any values in its places. */
export const sentence = (text: string): RegExp => new RegExp(`^${escaped(text).replace(/{{\w+}}/g, '.+')}$`);

/** Is it there right now? */
export const isThere = async (what: Locator): Promise<boolean> => (await what.count()) > 0;

/** The player's input device. */
export type Hand = 'mouse' | 'finger' | 'keys';

export const pressWith = (hand: Hand, what: Locator): Promise<void> => {
  if (hand === 'keys') return what.press('Enter');
  return hand === 'mouse' ? what.click() : what.tap();
};

/** A style sheet selector for the part of the table with that name. */
export const sectionNamed = (name: string): string => `section[aria-label=${JSON.stringify(name)}]`;

/**
 * A part of the table by its name. It is selected by attribute: computing the roles of everything on the page takes a
 * browser longer than a move, and a match has many moves.
 */
export const regionOf = (page: Page, name: string): Locator => page.locator(`${sectionNamed(name)}:visible`);

/** A heading by its words, selected in the same way. */
export const headingOf = (page: Page, text: string): Locator =>
  page.locator('h1, h2, h3').filter({ hasText: text, visible: true });

/** Resolves once the condition holds. */
export const until = async (
  isSo: () => Promise<boolean>,
  what: string,
  patience = PATIENCE,
): Promise<void> => {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`never: ${what}`);
};

/** What a page shows of a game: the texts of some parts, and the values of some attributes anywhere. */
type Shown = { readonly parts: string; readonly attributes: readonly string[] };

/** What a page shows now; undefined if it is the same as before. */
const newlyShown = ({
  parts,
  attributes,
  before,
}: Shown & { readonly before: string | undefined }): string | undefined => {
  const said = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join() || 'none')].flatMap(
    (thing) => attributes.map((name) => thing.getAttribute(name)),
  );
  const shown = [...document.querySelectorAll(parts)].map(({ textContent }) => textContent);
  const now = [...said, ...shown].join('\n');
  return now === before ? undefined : now;
};

/** A move comes after its press has been painted, and an automatic end of turn after the move has. */
const isPaintedTwice = async () => {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

/**
 * Does something, and waits until the page has shown something else, even briefly: a player whose truck may not leave
 * gets the same question again after the others have played.
 */
export const changing = async (page: Page, shown: Shown, what: () => Promise<void>): Promise<void> => {
  const look = () => page.evaluate(newlyShown, { ...shown, before: undefined });
  const before = await look();
  try {
    await Promise.all([page.waitForFunction(newlyShown, { ...shown, before }), what()]);
    await page.evaluate(isPaintedTwice);
  } catch (error) {
    throw new Error(`Nothing came of it; the page shows:\n${await look()}`, { cause: error });
  }
};

/** Plays turns until the match is over. */
export const playOut = (isOver: () => Promise<boolean>, turn: () => Promise<void>): Promise<void> =>
  until(
    async () => {
      if (await isOver()) return true;
      await turn();
      return false;
    },
    'the match is over',
    4 * PATIENCE,
  );

/** In the lobby: the menu that chooses who sits on a seat. */
export const seatMenu = (page: Page, language: Spoken, number: number): Locator => {
  const name = WORDS[language].lobby.seat.menu.replace('{{number}}', String(number));
  return page.getByRole('button', { name: sentence(name) });
};

/** What a player does at the table of the card game, in the words of a language. */
export const playerAt = (page: Page, language: Spoken) => {
  const { cards, table } = WORDS[language];
  const { lay, end, bay, bayLabel, yourHand, score } = cards.board;
  const hand = page.getByRole('group', { name: yourHand });
  const inHand = hand.getByRole('button');
  const layButton = page.getByRole('button', { name: lay.both }).or(
    page.getByRole('button', {
      name: new RegExp(`^(${[lay.one, lay.onlyThis, lay.layRace, lay.layCounter].join('|')})`),
    }),
  );
  const over = page.getByText(end.over, { exact: true }).or(page.getByText(end.yours, { exact: true }));

  const inBay = page.getByRole('button', { name: sentence(bayLabel.takeBack) });
  const areLaid = () => until(async () => !(await isThere(inBay)), 'the cards are laid');

  const bayButton = (name: string) =>
    page.getByRole('button', { name: sentence(bayLabel.put.replace('{{bay}}', name)) });

  const goOn = page.getByRole('button', { name: sentence(score.goOn) });

  return {
    hand,
    inHand,
    /** The cards put into the bays are on the table. */
    areLaid,
    /** The cards in hand by id; none where there is no hand, as on a score sheet and at the end. */
    cardsInHand: () =>
      hand.locator('[data-card]').evaluateAll((all) => all.map((one) => one.getAttribute('data-card')!)),
    /** Closes the sheet of a finished stage, if there is one: a stage may end with its first round. */
    closeSheet: async () => {
      await hand.or(goOn).first().waitFor();
      if (await isThere(goOn)) await goOn.click();
    },
    sign: page.getByRole('button', { name: sentence(table.handOver.reveal) }),
    passOn: page.getByRole('button', { name: table.passOn.pass }),
    isOver: () => isThere(over),
    /** Is there a card to play now? */
    isAsked: async () => (await isThere(layButton)) && !(await isThere(over)),
    /** Plays by keyboard whatever is asked for: the first card, and the second one if two are. */
    layByKeys: async () => {
      // a table that is still rendering may take the focus, and the keys with it
      await until(async () => {
        await inHand.first().focus();
        for (const key of ['1', 'ArrowRight', '2']) await page.keyboard.press(key);
        return isThere(inBay);
      }, 'the cards are chosen');
      await page.keyboard.press('Enter');
      await areLaid();
    },
    /** Plays one card to the race and one to the counter with the mouse. */
    layByMouse: async () => {
      await inHand.nth(0).click();
      await bayButton(bay.race).click();
      await inHand.nth(1).click();
      await bayButton(bay.counter).click();
      await page.getByRole('button', { name: lay.both }).click();
      await areLaid();
    },
  };
};

/** The timeline of a replay, in the words of a language. */
export const filmOf = (page: Page, language: Spoken) => {
  const slider = page.getByRole('slider', { name: WORDS[language].replay.timeline });
  const step = async () => Number(await slider.getAttribute('aria-valuenow'));
  return {
    slider,
    step,
    /** Waits until it is at a step. */
    standsAt: (at: number) => until(async () => (await step()) === at, `step ${at}`),
    /** How many steps there are. */
    length: async () => Number(await slider.getAttribute('aria-valuemax')),
  };
};

/** From the lobby to the beginning of a kept match. */
export const watch = async (page: Page, language: Spoken, game: string, record: string) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: WORDS[language].lobby.record.load }).click();
  await (await choosing).setFiles(keptFile(game, record));
  const film = filmOf(page, language);
  await film.slider.waitFor();
  return film;
};
