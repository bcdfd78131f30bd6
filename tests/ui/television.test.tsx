/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { GAMES } from '../../games';
import { boardGame } from '../../games/auf-achse-board';
import { cardGame } from '../../games/auf-achse-cards';
import { racingGame, type View as RaceView } from '../../games/ausgebremst';
import type { Snapshot } from '../../ui/kit/match';
import type { GameTable } from '../../ui/kit/gameUi';
import { LostSign } from '../../ui/kit/TaskSign';
import { LOOKS } from '../../ui/games';
import { gameUi as boardUi } from '../../ui/boards/auf-achse-board';
import { gameUi as cardsUi } from '../../ui/boards/auf-achse-cards';
import { gameUi as raceUi } from '../../ui/boards/ausgebremst';
import { narrate } from '../../ui/boards/auf-achse-cards/narrate';
import { TvFoot } from '../../ui/table/television/TvFoot';
import * as board from './boardTable';
import * as cards from './cardTable';
import { begunOnTelevision, onTelevision } from './onTelevision';
import * as race from './raceTable';

const CARDS = { game: cardGame, gameUi: cardsUi };
const BOARD = { game: boardGame, gameUi: boardUi };
const RACE = { game: racingGame, gameUi: raceUi };

beforeEach(cards.freshBrowser);

/** A match of each game in its middle, as somebody sees it who has no seat. */
const MATCHES: Readonly<Record<string, readonly [GameTable, Snapshot]>> = {
  'the card game': [CARDS, cards.lookAt(cards.matchOf(), 9, null)],
  'the board game': [BOARD, board.lookAt(board.matchOf(), 40, null)],
  'the race': [RACE, race.lookAt(race.matchOf(), 20, null)],
};

test.each(Object.entries(MATCHES))(
  '%s on a television: everybody with what they have, who is awaited, and nothing to press beside the picture',
  async (_, [at, seen]) => {
    render(onTelevision(at, seen, <p>the way in</p>));
    const list = await screen.findByRole('list', { name: 'Standings' });
    for (const { name } of seen.seats)
      expect(within(list).getByText(new RegExp(name!)).closest('li')!.textContent).toMatch(/\d/);
    expect(list.querySelector('[aria-current]')).toBeInTheDocument();
    const panel = list.parentElement!;
    expect(panel).toHaveTextContent('the way in');
    expect(within(panel).queryByRole('button')).toBeNull();
    expect(within(panel).queryByRole('link')).toBeNull();
  },
);

test.each(GAMES.map(({ id }) => id))('%s on a television shows the way in', async (id) => {
  render(begunOnTelevision(await LOOKS[id].board(), <p>the way in</p>));
  expect(await screen.findByText('the way in')).toBeVisible();
});

const ofCards = cards.matchOf();
const ofBoard = board.matchOf();
const ofRace = race.matchOf();
const lastOf = ({ steps }: { readonly steps: readonly unknown[] }) => steps.length;
const secondGrid = ofRace.positions.findIndex(
  ({ G }) => (G as RaceView).stage === 'grid' && (G as RaceView).results.length === 1,
);

/** What is neither a turn nor a drive: the picture gives way to a sheet, or stays. */
const BETWEEN: Readonly<Record<string, readonly [GameTable, Snapshot, picture: RegExp, plate: RegExp]>> = {
  'the end of the card game': [
    CARDS,
    cards.lookAt(ofCards, lastOf(ofCards), null),
    /The trips of stage/,
    /wins with|share the win/,
  ],
  'the end of the board game': [
    BOARD,
    board.lookAt(ofBoard, lastOf(ofBoard), null),
    /How the money was made/,
    /wins with|share the win/,
  ],
  'the end of the championship': [
    RACE,
    race.lookAt(ofRace, lastOf(ofRace), null),
    /Championship/,
    /is the champion|share the title/,
  ],
  'the grid of the first race': [RACE, race.lookAt(ofRace, 0, null), /^$/, /Race 1 of 2/],
  'the grid of the second race': [RACE, race.lookAt(ofRace, secondGrid, null), /Championship/, /Race 2 of 2/],
};

test.each(Object.entries(BETWEEN))(
  '%s on a television: a plate that says it, everybody, and the sheet or the picture',
  async (_, [at, seen, picture, plate]) => {
    render(onTelevision(at, seen, <p>the way in</p>));
    const list = await screen.findByRole('list', { name: 'Standings' });
    for (const { name } of seen.seats) expect(within(list).getByText(new RegExp(name!))).toBeVisible();
    const panel = list.parentElement!;
    expect(panel).toHaveTextContent(plate);
    expect(panel).toHaveTextContent('the way in');
    const sheet = panel.parentElement!.querySelector('h2')!;
    expect(panel.contains(sheet) ? '' : sheet.textContent).toMatch(picture);
  },
);

test('a title that is shared shows the cars of all who share it, and no line of it ends between a number and its unit', async () => {
  const seen = race.lookAt(ofRace, lastOf(ofRace), null);
  const view = seen.view;
  // everybody out in every race
  const results = view.results.map((one) => ({
    ...one,
    finished: [],
    points: Object.fromEntries(seen.seats.map(({ playerID }) => [playerID, 0])),
  }));
  render(onTelevision(RACE, { ...seen, view: { ...view, results } }, null));

  const title = await screen.findByRole('heading', { name: /share the title/ });
  expect(title.textContent).toMatch(/ with 0\u00a0points each$/);
  const plate = title.closest('section')!;
  expect(plate.firstElementChild!.querySelectorAll(':scope > svg')).toHaveLength(seen.seats.length);
});

test('books that are opened after the end are told by all that was played', async () => {
  const seen = board.lookAt(ofBoard, lastOf(ofBoard), null);
  const cut = seen.log.length - 20;
  const late = { ...seen, log: seen.log.slice(cut) };
  render(onTelevision(BOARD, late, null, seen.log.slice(0, cut)));
  const [start] = await screen.findAllByRole('row', { name: /Start money/ });
  const sums = within(start!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(new Set(sums).size).toBe(1);
});

test('a television that has lost the server says so instead of who is awaited', async () => {
  const [at, seen] = MATCHES['the race']!;
  render(<LostSign value="No connection">{onTelevision(at, seen, null)}</LostSign>);
  await screen.findByRole('list', { name: 'Standings' });
  const plate = screen.getByRole('heading', { name: 'No connection' }).parentElement!;
  expect(plate).toHaveTextContent(/^No connection$/);
});

test('its foot tells the last three things that happened, the newest first, and invites as long as a seat is free', async () => {
  const { log, seats } = cards.lookAt(cards.matchOf(), 30, null);
  const foot = (who: typeof seats) => (
    <TvFoot game="auf-achse-cards" matchID="m1" log={log} seats={who} narrate={narrate} />
  );
  const { rerender } = render(foot(seats));
  const last = screen.getByRole('region', { name: 'Just now' });
  expect(within(last).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Watch along' })).toBeVisible();
  rerender(foot(seats.map((seat, at) => (at ? seat : { playerID: '0' }))));
  expect(screen.getByRole('heading', { name: 'Join in' })).toBeVisible();
});

test('before anything has happened, its foot has no heading for what happened last', () => {
  const { seats } = cards.lookAt(cards.matchOf(), 30, null);
  render(<TvFoot game="auf-achse-cards" matchID="m1" log={[]} seats={seats} narrate={narrate} />);
  expect(screen.queryByRole('heading', { name: 'Just now' })).toBeNull();
});

test('after the end nobody is invited to a seat that was left', () => {
  const { log, seats } = cards.lookAt(cards.matchOf(), 30, null);
  const left = seats.map((seat, at) => (at ? seat : { playerID: '0' }));
  render(<TvFoot game="auf-achse-cards" matchID="m1" log={log} seats={left} narrate={narrate} isOver />);
  expect(screen.getByRole('heading', { name: 'Watch along' })).toBeVisible();
});
