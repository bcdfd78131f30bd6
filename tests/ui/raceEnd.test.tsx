/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { racingGame, type RaceResult, type View } from '../../games/ausgebremst';
import { tableOf } from '../../games/shared/table';
import { ChampionshipByRace } from '../../ui/boards/ausgebremst/ChampionshipByRace';
import { MatchEnd } from '../../ui/boards/ausgebremst/MatchEnd';
import { ReplayBoard } from '../../ui/boards/ausgebremst/ReplayBoard';
import { driversOf } from '../../ui/boards/ausgebremst/table/drivers';
import type { Snapshot } from '../../ui/kit/match';
import { hurry } from '../../ui/kit/pace';
import { faultsOf } from './browser';
import { freshBrowser } from './cardTable';
import { beforePits, comeIn, purse, sitDown } from './raceSeat';

const SEATS = ['Lisa', 'Kemal', 'Marlene'].map((name, at) => ({ playerID: String(at), name }));

const resultOf = (circuit: RaceResult['circuit'], finished: string[], points: number[]): RaceResult => ({
  circuit,
  finished,
  others: ['0', '1', '2'].filter((seat) => !finished.includes(seat)),
  points: { 0: points[0]!, 1: points[1]!, 2: points[2]! },
  used: { 0: 80, 1: 81, 2: 79 },
  ideal: { 0: 75, 1: 76, 2: 74 },
  stopped: { 0: true, 1: true, 2: false },
});

const FIRST = resultOf('bleifuss-drom', ['0', 'X', '1'], [9, 4, 0]);
const SECOND = resultOf('nuerburg-ring', ['X', 'Y', '1', 'Z', '2'], [0, 4, 2]);
const REVENGE = resultOf('nuerburg-ring', ['1', 'X', '0'], [4, 9, 0]);

/** The table after two races, as the first seat sees it. */
const after = (...results: RaceResult[]): Snapshot<View> => {
  const options = { circuits: '1-3' };
  const { G } = tableOf(racingGame, { seed: 'end', numPlayers: 3, options }).start;
  const view: View = { ...racingGame.playerView(G, '0'), stage: 'over', results };
  return { view, playerID: '0', seats: SEATS, log: [] };
};

const CHROME = { logbook: () => null, chat: null, afterwards: null };

const show = (shown: Snapshot<View>) =>
  render(<MatchEnd shown={shown} drivers={driversOf(shown, i18next.t)} chrome={CHROME} />);

const cellsOf = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(row) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

beforeEach(async () => {
  await freshBrowser();
  await i18next.loadNamespaces(['ausgebremst', 'table']);
});

test('A-2.1 the champion is named, and told if that is you', async () => {
  const { container } = show(after(FIRST, SECOND));
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Lisa is the champion with 9 points');
  expect(screen.getByText('1 point ahead of Kemal')).toBeVisible();
  expect(title).toHaveFocus();
  expect(screen.getByText('You are the champion!')).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});

/** The same table in a match of a single race. */
const alone = (shown: Snapshot<View>): Snapshot<View> => ({
  ...shown,
  view: { ...shown.view, options: { ...shown.view.options, circuits: '1' } },
});

test('A-2.1 a race by itself has a winner and no champion', () => {
  show(alone(after(FIRST)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/wins the race with 9 points$/);
  expect(screen.queryByText(/champion/i)).toBeNull();
});

test('A-2.1 nor does its replay call it a championship', () => {
  const { unmount } = render(<ReplayBoard {...after(FIRST, SECOND)} />);
  expect(screen.getByRole('heading', { name: 'Championship' })).toBeVisible();
  unmount();
  render(<ReplayBoard {...alone(after(FIRST))} />);
  expect(screen.getByRole('heading', { name: 'The race' })).toBeVisible();
  expect(screen.queryByText(/champion/i)).toBeNull();
});

test('A-2.1 equal points are explained', () => {
  show(after(FIRST, REVENGE));
  // Both have won once and come third once, and the last race was Kemal's.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kemal is the champion with 13 points');
  expect(screen.getByText(/more wins decide/)).toBeVisible();
});

test('A-10.1 places that nuisance cars hold are explained', () => {
  show(after(FIRST, SECOND));
  expect(screen.getByText(/nobody moves up/)).toBeVisible();
  expect(screen.queryByText(/more wins decide/)).toBeNull();
});

test('A-10.3 every race tells place, pit stop and points against the ideal line', () => {
  show(after(FIRST, SECOND));
  expect(cellsOf('Kemal')).toEqual([
    '2',
    '4Place 3 Pit81 card points · ideal 76',
    '4Place 3 Pit81 card points · ideal 76',
    '0',
    '8',
  ]);
  expect(cellsOf('Marlene').slice(1, 3)).toEqual([
    '0not finished79 card points · ideal 74',
    '2Place 579 card points · ideal 74',
  ]);
});

test('where it is narrow a few drivers stand side by side, the best first, with the sum above what it is made of', () => {
  const shown = after(FIRST, SECOND);
  const { container } = render(
    <ChampionshipByRace view={shown.view} drivers={driversOf(shown, i18next.t)} abreast={2} />,
  );
  const tables = [...container.querySelectorAll('table')];
  expect(tables).toHaveLength(2);
  const sums = tables.flatMap((table) =>
    [...table.querySelectorAll('thead td')].map(({ textContent }) => textContent),
  );
  expect(sums).toEqual(['9', '8', '2']);
  expect(within(tables[0]!).getByRole('rowheader', { name: 'Nürburg-Ring' })).toBeVisible();
});

/** The reader's car has left the race, another one drives. */
const outOfRace = () => {
  const G = beforePits([1, 3, 5]);
  const [, other] = Object.keys(G.cars) as ['0', '1'];
  G.cars['0'] = { ...G.cars['0']!, space: null, ending: 'noCards' };
  G.left = ['0'];
  G.turn = { ...G.turn, car: other };
  return G;
};

describe('a reader whose car has left the race', () => {
  beforeEach(comeIn);
  afterEach(() => act(() => hurry.set(false)));

  test('may go to its end: nothing of the others is shown until something is to be decided again', async () => {
    await sitDown(outOfRace());
    fireEvent.click(screen.getByRole('button', { name: 'To the end of the race' }));
    expect(hurry.get()).toBe(true);
  });

  test('is told whom it waits for all the same, and can take that back', async () => {
    await sitDown(outOfRace());
    fireEvent.click(screen.getByRole('button', { name: 'To the end of the race' }));
    const waiting = screen.getByRole('button', { name: 'Waiting for Jonas' });
    expect(waiting.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(waiting);
    expect(hurry.get()).toBe(false);
  });

  test('is told no reserve any more', async () => {
    await sitDown(beforePits([1, 3, 5]));
    expect(purse()).not.toBeNull();
    cleanup();
    await sitDown(outOfRace());
    expect(purse()).toBeNull();
  });

  test('is offered that alone, not whoever still drives or only looks on', async () => {
    await sitDown(outOfRace(), '1');
    expect(screen.queryByRole('button', { name: 'To the end of the race' })).toBeNull();
  });
});
