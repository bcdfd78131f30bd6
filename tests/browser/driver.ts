import type { Locator, Page } from 'playwright-core';
import {
  changing,
  headingOf,
  isThere,
  pressWith,
  regionOf,
  seatMenu,
  sectionNamed,
  sentence,
  WORDS,
  type Hand,
  type Spoken,
} from './table';

/** In the lobby: the board game for two, with few contracts, so that it ends soon. */
export const chooseForTwo = async (page: Page, language: Spoken) => {
  const { lobby, board } = WORDS[language];
  await page.getByText(board.game.subtitle, { exact: true }).click();
  for (const number of [4, 3]) {
    await seatMenu(page, language, number).click();
    await page.getByRole('menuitem', { name: lobby.seat.remove }).click();
  }
  await page.getByRole('combobox', { name: board.options.publicContracts.name }).selectOption({ label: '4' });
};

/** From the lobby to a table on this device, against one computer player. */
export const driveOffAlone = async (page: Page, language: Spoken) => {
  const { lobby } = WORDS[language];
  await page.getByRole('tab', { name: lobby.newMatch.device }).click();
  await chooseForTwo(page, language);
  await seatMenu(page, language, 2).click();
  await page.getByRole('menuitemradio', { name: lobby.seat.easy }).click();
  await page.getByRole('button', { name: lobby.newMatch.start }).click();
  await page.waitForURL(/\/local\//);
};

/** The enabled buttons. */
const open = (where: Locator | Page, name: RegExp | string = ''): Locator =>
  where.getByRole('button', { name, disabled: false });

/** The centre of the first of several places on the map that is not covered, in px of the window. */
const reachable = (places: Locator): Promise<readonly [number, number] | undefined> =>
  places.evaluateAll((all) => {
    for (const place of all) {
      const { x, y, width, height } = place.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2] as const;
      if (document.elementFromPoint(...middle)?.closest('svg') === place.closest('svg')) return middle;
    }
    return undefined;
  });

/** What a player does at the table of the board game, in the words of a language, with mouse, finger or keyboard. */
export const driverAt = (page: Page, language: Spoken, hand: Hand) => {
  const { table, end } = WORDS[language].board;
  const press = (what: Locator) => pressWith(hand, what);
  const region = (name: string) => regionOf(page, name);

  const now = region(table.now);
  const card = region(table.event.label);
  const auction = region(table.auction.title);
  const listNamed = `[role="listbox"][aria-label="${table.map.targets}"]`;
  const list = page.locator(listNamed);
  const targets = list.getByRole('option', { disabled: false });
  /** Where a contract could be called. */
  const deals = targets.and(list.getByRole('option', { name: table.stop.auction }));
  const shown = targets.and(list.getByRole('option', { selected: true }));
  /** The main action. */
  const primary = now.locator('[data-primary]:not([aria-disabled="true"])');
  /** The buttons that make moves; not the hint button, which appears before the map. */
  const moves = now.locator('[data-move]:not([aria-disabled="true"])');
  /** The question whether to buy a trailer at the end of the way. */
  const anyway = open(now, table.drive.anyway);
  const call = open(page, sentence(table.public.callLabel));
  const bid = open(auction, sentence(table.auction.bidLabel)).or(
    open(auction, sentence(table.auction.equalLabel)),
  );
  // in English, own contracts of Passau begin like its name
  const pass = open(auction, table.auction.pass).and(page.locator('[data-move="pass"]'));
  const answers = open(card).filter({ hasNotText: table.event.setAside });
  const signs = page.getByRole('region', { name: table.contracts.title, exact: true }).getByRole('button');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const balance = headingOf(page, end.balance);

  /** Everything that a move changes. */
  const told = {
    parts: [
      ...[table.now, table.event.label, table.auction.title].map((name) => sectionNamed(name)),
      `${listNamed} [role="option"]:not([aria-disabled="true"])`,
      'h1, h2, h3',
    ].join(),
    attributes: [],
  };
  /** Does something, and waits until the table shows its result. */
  const act = (what: () => Promise<void>) => changing(page, told, what);
  /** Points at something on the map; returns a function that chooses it. */
  const show = async (): Promise<() => Promise<void>> => {
    const places = (await isThere(deals)) ? deals : targets;
    if (hand === 'keys') {
      await places.first().focus();
      await shown.waitFor();
      return () => press(shown);
    }
    let middle = await reachable(places);
    if (!middle) {
      await press(page.getByRole('button', { name: table.map.whole }));
      middle = await reachable(targets);
    }
    const [x, y] = middle!;
    await (hand === 'mouse' ? page.mouse.move(x, y) : page.touchscreen.tap(x, y));
    await shown.waitFor();
    return () => (hand === 'mouse' ? page.mouse.click(x, y) : press(primary));
  };

  /**
   * Does what is asked for, if anything is, except in an auction: drives to a town if possible, or does whatever
   * comes first.
   */
  const goOn = async (): Promise<void> => {
    for (const what of [answers, targets, primary, call, moves]) {
      if (!(await isThere(what))) continue;
      if (what !== targets) return act(() => press(what.first()));
      await act((await isThere(shown)) ? () => press(primary) : await show());
      if (await isThere(anyway)) await act(() => press(anyway));
      return;
    }
  };

  const bidLeast = () => act(() => press(bid.first()));
  const passAuction = () => act(() => press(pass));

  return {
    now,
    auction,
    targets,
    primary,
    answers,
    show,
    /** Is an answer awaited in an auction? */
    isAsked: () => isThere(pass),
    /** May the answer be a bid? */
    isBidding: () => isThere(bid),
    /** What an auction says about the highest bid. */
    holds: (name: string) => table.auction.holds.replace('{{name}}', name),
    isOver: () => isThere(balance),
    /** Are there contracts beside the map? */
    isDealt: () => isThere(signs),
    /** The route of the contract being auctioned: "Kassel–Passau". */
    auctioned: async (): Promise<string> => {
      const [from, , to] = await auction.getByRole('heading').locator('span').allTextContents();
      return `${from}–${to}`;
    },
    /** The routes of the reader's contracts, by the contract's id. */
    contracts: async (): Promise<ReadonlyMap<string, string>> => {
      const isFolded = await isThere(tab(table.tabs.contracts));
      if (isFolded) await press(tab(table.tabs.contracts));
      await signs.first().waitFor();
      const found = await signs.evaluateAll((all) =>
        all.map((one): [string, string] => [
          one.getAttribute('data-contract')!,
          one.textContent.replace(/^.*?: |,.*$/g, ''),
        ]),
      );
      if (isFolded) await press(tab(table.tabs.turn));
      return new Map(found);
    },
    /** Makes the lowest possible bid. */
    bidLeast,
    pass: passAuction,
    goOn,
    /** Plays on, and takes part in auctions. */
    bidOrGoOn: async () => {
      if (await isThere(bid)) await bidLeast();
      else await ((await isThere(pass)) ? passAuction() : goOn());
    },
  };
};

export type Driver = ReturnType<typeof driverAt>;
