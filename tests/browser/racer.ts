import type { Locator, Page } from 'playwright-core';
import { resize, type Size } from './browser';
import {
  changing,
  headingOf,
  isThere,
  pressWith,
  regionOf,
  seatMenu,
  sentence,
  WORDS,
  type Hand,
  type Spoken,
} from './table';

/** The races that the form proposes. */
const PROPOSED = [1, 2, 3] as const;

type Race = {
  /** The numbers of the proposed circuits to drive. */
  readonly circuits?: readonly (typeof PROPOSED)[number][];
  readonly game?: 'basic' | 'advanced';
};

/** From the lobby to the grid, on this device, against two computer players. */
export const lineUpAlone = async (
  page: Page,
  language: Spoken,
  { circuits = PROPOSED, game = 'basic' }: Race,
) => {
  const { lobby, race } = WORDS[language];
  const { items } = race.options.circuits;
  await page.getByRole('tab', { name: lobby.newMatch.device }).click();
  await page.getByText(race.game.subtitle, { exact: true }).click();
  await seatMenu(page, language, 4).click();
  await page.getByRole('menuitem', { name: lobby.seat.remove }).click();
  for (const number of [2, 3]) {
    await seatMenu(page, language, number).click();
    await page.getByRole('menuitemradio', { name: lobby.seat.easy }).click();
  }
  const left = PROPOSED.filter((circuit) => !circuits.includes(circuit));
  if (left.length) await page.getByText(lobby.newMatch.sequence.own).click();
  for (const circuit of left) await page.getByRole('button', { name: items[circuit], pressed: true }).click();
  await page
    .getByRole('radiogroup', { name: race.options.game.name, exact: true })
    .getByRole('radio', { name: race.options.game.choices[game] })
    .check();
  await page.getByRole('button', { name: lobby.newMatch.start }).click();
  await page.waitForURL(/\/local\//);
};

/** The enabled buttons. */
const open = (where: Locator | Page, name = ''): Locator =>
  where.getByRole('button', { name, disabled: false });

/** What a player does at the table of Ausgebremst, in the words of a language. */
export const racerAt = (page: Page, language: Spoken, hand: Hand) => {
  const { table, end } = WORDS[language].race;
  const press = (what: Locator) => pressWith(hand, what);
  const region = (name: string) => regionOf(page, name);

  const hers = region(table.hand.label);
  const ready = open(page, table.ready.button);
  const setUps = open(region(table.setUp.choose));
  const inOneGo = open(page, table.sort.byValue);
  const layOut = open(page, table.sort.done);
  const cards = open(hers);
  const goals = open(region(table.goal.label));
  const waiting = open(region(table.now.label), table.go.show).or(
    open(region(table.now.label), table.go.wait),
  );
  const stacks = open(region(table.stacks.label));
  const fetching = open(region(table.pitCards.title));
  const championship = headingOf(page, end.title).or(headingOf(page, end.race.title));

  /** Everything that a move changes: the text, the labels, and what can be pressed. */
  const told = { parts: 'body', attributes: ['aria-label', 'aria-pressed', 'aria-disabled', 'disabled'] };
  /** Does something, and waits until the page shows its result. */
  const act = (what: Locator) => changing(page, told, () => press(what.first()));
  const pickCard = async () => {
    await press(cards.first());
    await goals.first().waitFor();
  };
  /** Drives with the first card to the first space it leads to; if that puts the car out, confirms. */
  const drive = async () => {
    await pickCard();
    while (await isThere(goals)) await act(goals);
  };
  const isSorting = () => isThere(inOneGo.or(layOut));
  /** Puts the cards on the stacks as the page proposes; if none is left in hand, they already are. */
  const sort = async () => {
    if (await isThere(inOneGo)) await act(inOneGo);
    await press(layOut);
    await stacks.first().waitFor();
  };

  return {
    hand: hers,
    ready,
    inOneGo,
    layOut,
    pickCard,
    /** The cards of a set-up that are on no stack. */
    unsorted: page.getByRole('group', { name: sentence(table.sort.rest_other) }),
    /** The start lights that are still on. */
    lights: page.getByRole('img', { name: sentence(table.start.lights_other) }),
    /** Can a card be driven? */
    isDriving: () => isThere(cards),
    /** Are there cards to put on stacks? */
    isSorting,
    /** Must a card be drawn from a stack? */
    isDrawing: () => isThere(stacks),
    isOver: () => isThere(championship),
    /** Does what is asked for, if anything is: whatever comes first. */
    goOn: async (): Promise<void> => {
      if (await isThere(cards)) return drive();
      if (await isSorting()) return sort();
      for (const what of [ready, setUps, fetching, stacks, waiting])
        if (await isThere(what)) return act(what);
    },
  };
};

/** Where the circuit of a German page lies, by size of the window. */
export const circuitAt = async (page: Page, sizes: readonly Size[]) => {
  const circuit = page.getByRole('group', { name: sentence(WORDS.de.race.table.track.label) });
  const all = [];
  for (const size of sizes) {
    await resize(page, size);
    all.push({ size, box: await circuit.boundingBox() });
  }
  return all;
};
