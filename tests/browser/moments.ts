import type { Locator, Page } from 'playwright-core';
import { isThere, sentence, until, WORDS } from './table';

const { board, cards, race, table } = WORDS.de;
const CARDS = 'auf-achse-cards';
const BOARD = 'auf-achse-board';
const RACE = 'ausgebremst';

/** A part of a table by its name. */
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Requests a hint until there is one: while computer players move, a new position ends the request. */
const advised = (page: Page): Promise<void> => {
  const panel = region(page, table.hints.title);
  return until(async () => {
    if (!(await isThere(panel))) await page.keyboard.press('h');
    return isThere(panel.getByRole('listitem'));
  }, 'there is advice');
};

/** A moment of a kept match, and what its reader must see at once to decide. */
type Moment = {
  readonly game: string;
  readonly record: string;
  /** The reader's next move: the first of its kind from this step on. */
  readonly move: string;
  readonly from?: number;
  /** The people at the device; by default the reader alone. */
  readonly people?: readonly string[];
  /** What the reader does first. */
  readonly press?: (page: Page) => Promise<unknown>;
  readonly needed: (page: Page) => readonly Locator[];
  /** Is it visible at once on the smallest phone in portrait too? */
  readonly isUpright?: true;
  /** What must be large enough for a finger. */
  readonly large?: (page: Page) => Locator;
  /** What must not overlap. */
  readonly apart?: (page: Page) => readonly Locator[];
};

/** Moments of kept matches, by what they show. */
export const MOMENTS: Readonly<Record<string, Moment>> = {
  'the card game: a card that has been picked up': {
    game: CARDS,
    record: 'four-players',
    move: 'layRace',
    from: 36,
    press: (page) =>
      page.getByRole('group', { name: cards.board.yourHand }).getByRole('button').first().click(),
    needed: (page) => [
      page.getByRole('group', { name: cards.board.yourHand }).getByRole('button'),
      region(page, cards.board.yourPlace).getByRole('button'),
      region(page, cards.board.ownRace),
    ],
    isUpright: true,
    apart: (page) => [
      region(page, cards.board.counter.title),
      region(page, cards.board.ownRace),
      page.getByRole('group', { name: cards.board.yourHand }),
    ],
  },
  'the card game: a trip with captions, and five at the table': {
    game: CARDS,
    record: 'five-players',
    move: 'layRace',
    from: 120,
    needed: (page) => [
      page.getByRole('group', { name: cards.board.yourHand }).getByRole('button'),
      region(page, cards.board.ownRace),
    ],
    isUpright: true,
    apart: (page) => [
      region(page, cards.board.ownRace),
      page.getByRole('group', { name: cards.board.yourHand }),
    ],
  },
  'the card game: what an expert advises': {
    game: CARDS,
    record: 'four-players',
    move: 'layRace',
    from: 36,
    press: advised,
    needed: (page) => [region(page, table.hints.title).getByRole('listitem').first()],
  },
  'the card game: the device is handed over': {
    game: CARDS,
    record: 'five-players',
    move: 'layRace',
    people: ['0', '1', '2', '3', '4'],
    isUpright: true,
    needed: (page) => [
      page.getByRole('button', { name: sentence(table.handOver.reveal) }),
      region(page, table.handOver.thisRound),
      page.getByRole('heading', { level: 1 }),
      page.locator('main p').last(),
    ],
  },
  'the race: the device is handed over to one of six': {
    game: RACE,
    record: 'plattfuss-circuit-advanced',
    move: 'lay',
    people: ['0', '1', '2', '3', '4', '5'],
    isUpright: true,
    needed: (page) => [
      page.getByRole('button', { name: sentence(table.handOver.reveal) }),
      region(page, table.handOver.atTable),
      page.getByRole('heading', { level: 1 }),
      page.locator('main p').last(),
    ],
  },
  'the board game: a roll': {
    game: BOARD,
    record: 'four-players',
    move: 'roll',
    from: 60,
    isUpright: true,
    needed: (page) => [page.locator('[data-primary]')],
    apart: (page) => [
      page.getByRole('group', { name: board.table.map.label }),
      page.locator('[data-primary]'),
    ],
  },
  'the board game: the end of a turn with much else to do': {
    game: BOARD,
    record: 'four-players',
    move: 'endTurn',
    from: 17,
    isUpright: true,
    needed: (page) => [
      page.locator('[data-primary]'),
      page.getByRole('button', { name: table.hints.button }),
    ],
  },
  'the board game: the end of a turn with a further roll': {
    game: BOARD,
    record: 'most-contracts',
    move: 'rollAgain',
    isUpright: true,
    needed: (page) => [
      page.locator('[data-primary]'),
      page.getByRole('button', { name: table.hints.button }),
    ],
  },
  'the board game: an auction of six': {
    game: BOARD,
    record: 'most-contracts',
    move: 'bid',
    isUpright: true,
    needed: (page) => [
      region(page, board.table.auction.title).locator('ol > li'),
      region(page, board.table.auction.title).getByRole('row').getByRole('button'),
      page.getByRole('button', { name: board.table.auction.pass }),
      page.getByRole('button', { name: table.hints.button }),
    ],
  },
  'the board game: an auction in which somebody holds a line': {
    game: BOARD,
    record: 'most-contracts',
    move: 'bid',
    from: 489,
    isUpright: true,
    needed: (page) => [
      region(page, board.table.auction.title).locator('ol > li'),
      region(page, board.table.auction.title).getByRole('row').getByRole('button'),
      page.getByText('Stufe 1 · 400 DM'),
      page.getByRole('button', { name: board.table.auction.pass }),
      page.getByRole('button', { name: table.hints.button }),
    ],
  },
  'the board game: an event': {
    game: BOARD,
    record: 'four-players',
    move: 'carryOut',
    isUpright: true,
    needed: (page) => [page.locator('[data-primary]')],
  },
  'the board game: an event that gives a contract away': {
    game: BOARD,
    record: 'freight-dumped',
    move: 'give',
    isUpright: true,
    needed: (page) => [
      region(page, board.table.event.label).getByRole('button').first(),
      region(page, board.table.event.label)
        .locator('p')
        .filter({ hasText: sentence(board.table.event.give) }),
    ],
    apart: (page) => [
      page.getByText(board.event.frachtDumping.effect),
      region(page, board.table.event.label)
        .locator('p')
        .filter({ hasText: sentence(board.table.event.give) }),
    ],
  },
  'the race: a card that has been chosen': {
    game: RACE,
    record: 'nuerburg-drom-basic',
    move: 'drive',
    from: 30,
    isUpright: true,
    press: (page) => region(page, race.table.hand.label).getByRole('button').first().click(),
    needed: (page) => [
      region(page, race.table.hand.label).getByRole('button'),
      page.locator('[data-primary]'),
    ],
    apart: (page) => [
      region(page, race.table.hand.label),
      region(page, race.table.goal.label),
      page.locator('[data-primary]'),
    ],
  },
  'the race: where each of three cards leads': {
    game: RACE,
    record: 'nuerburg-drom-basic',
    move: 'drive',
    from: 13,
    isUpright: true,
    needed: (page) => [
      region(page, race.table.hand.label).getByRole('button'),
      page.locator('[data-primary]'),
      region(page, race.table.outlook.label).locator('p, li'),
    ],
  },
  'the race: a turn that may be missed': {
    game: RACE,
    record: 'plattfuss-circuit-basic',
    move: 'wait',
    from: 86,
    isUpright: true,
    press: (page) =>
      region(page, race.table.hand.label).getByRole('button', { disabled: false }).first().click(),
    needed: (page) => [
      region(page, race.table.hand.label).getByRole('button'),
      page.locator('[data-primary]'),
      page.getByRole('button', { name: race.table.go.wait }),
    ],
    apart: (page) => [
      region(page, race.table.hand.label),
      region(page, race.table.goal.label),
      page.locator('[data-primary]'),
      page.getByRole('button', { name: race.table.go.wait }),
    ],
  },
  'the race: hand and stacks of the advanced game': {
    game: RACE,
    record: 'bleifuss-circuit-advanced',
    move: 'drive',
    from: 90,
    isUpright: true,
    needed: (page) => [
      region(page, race.table.hand.label).getByRole('button'),
      region(page, race.table.stacks.label).getByRole('button'),
      page.locator('[data-primary]'),
      region(page, race.table.outlook.label).locator('p, li'),
    ],
  },
  'the race: a pit-stop card': {
    game: RACE,
    record: 'bleifuss-circuit-advanced',
    move: 'fetch',
    isUpright: true,
    needed: (page) => [
      region(page, race.table.pitCards.title).getByRole('button'),
      region(page, race.table.now.label),
    ],
    large: (page) => region(page, race.table.pitCards.title).getByRole('button'),
    apart: (page) => [
      region(page, race.table.pitCards.title),
      page.getByRole('heading', { name: race.table.hand.held }),
      region(page, race.table.now.label),
    ],
  },
  'the race: a card for one of the stacks': {
    game: RACE,
    record: 'bleifuss-circuit-advanced',
    move: 'stow',
    isUpright: true,
    needed: (page) => [
      region(page, race.table.now.label),
      region(page, race.table.stacks.label).getByRole('button'),
    ],
    large: (page) => region(page, race.table.stacks.label).getByRole('button'),
    apart: (page) => [
      region(page, race.table.now.label),
      region(page, race.table.hand.label),
      region(page, race.table.stacks.label),
    ],
  },
  'the race: a set-up': {
    game: RACE,
    record: 'plattfuss-circuit-advanced',
    move: 'chooseSetUp',
    isUpright: true,
    needed: (page) => [region(page, race.table.setUp.choose).getByRole('button')],
    apart: (page) => [
      region(page, race.table.setUp.choose),
      region(page, race.table.pitCards.title),
      region(page, race.table.now.label),
    ],
  },
  'the race: cards on stacks': {
    game: RACE,
    record: 'plattfuss-circuit-advanced',
    move: 'lay',
    press: (page) => page.getByRole('button', { name: race.table.sort.inTurn }).click(),
    needed: (page) => [
      page.getByRole('button', { name: race.table.sort.done }),
      page.getByRole('button', { name: race.table.sort.undo, exact: true }),
    ],
    apart: (page) => [
      region(page, race.table.sort.title).getByRole('group'),
      page.getByRole('button', { name: race.table.sort.done }),
      region(page, race.table.sort.title).getByRole('list').first(),
      region(page, race.table.setUp.choose),
      region(page, race.table.pitCards.title),
    ],
  },
  'the race: the second starting card': {
    game: RACE,
    record: 'bleifuss-circuit-advanced',
    move: 'draw',
    from: 90,
    needed: (page) => [
      region(page, race.table.stacks.label).getByRole('button'),
      region(page, race.table.hand.label),
    ],
    apart: (page) => [
      region(page, race.table.stacks.label),
      region(page, race.table.hand.label),
      region(page, race.table.pitCards.title),
    ],
  },
  'the race: everybody ready': {
    game: RACE,
    record: 'nuerburg-drom-basic',
    move: 'ready',
    isUpright: true,
    needed: (page) => [page.getByRole('button', { name: race.table.ready.button })],
  },
};
