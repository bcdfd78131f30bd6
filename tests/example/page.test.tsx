/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../../ui/app/App';
import { ShelfContext } from '../../ui/games';
import { NEW_MATCH } from '../../ui/lobby/newMatch/NewMatch';
import { startI18n } from '../../ui/shell/i18n';
import { faultsOf } from '../ui/browser';
import type { fakeServer } from '../ui/fakeServer';
import { wipe } from '../ui/idbInMemory';
import { choose, freshBrowser, press, tab } from '../ui/lobbyPage';
import { begunOnTelevision } from '../ui/onTelevision';
import * as table from './board';
import { nimWords, SHELF } from './shelf';

jest.mock('idb-keyval', () => jest.requireActual<object>('../ui/idbInMemory'));

let server: ReturnType<typeof fakeServer>;

beforeAll(() => startI18n(nimWords));
beforeEach(async () => {
  wipe();
  server = await freshBrowser();
  window.history.replaceState(null, '', '/');
});

/** The whole page at its address, with nothing but Nim to play. */
const showPage = () =>
  render(
    <ShelfContext value={SHELF}>
      <App />
    </ShelfContext>,
  );

const openPage = async () => {
  const { container } = showPage();
  await screen.findByRole('radio', { name: /Nim/ });
  // what lies below the games is laid out after the first paint
  await waitFor(() => expect(document.getElementById(NEW_MATCH)).not.toBeNull());
  return container;
};

/** Hands the device over, lets the seat take so many sticks out of a row, and passes it on. */
const takes = async (name: string, row: string, count: number) => {
  const reveal = await screen.findByRole('button', { name: `I am ${name}` });
  await waitFor(() => expect(reveal).toBeEnabled());
  await userEvent.click(reveal);
  const rows = await screen.findByRole('region', { name: new RegExp(`^${row} row`) });
  await userEvent.click(within(rows).getByRole('button', { name: new RegExp(`^Take ${count} `) }));
};

const passOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Pass the device on' }));

/** How many sticks lie on the table. */
const sticks = () => screen.queryAllByRole('button', { name: /^Take \d stick/ }).length;

describe('a shelf of its own', () => {
  test('stands in the lobby: its poster, its name, its options', async () => {
    const container = await openPage();
    expect(screen.getAllByRole('radio', { name: /^(Nim|Auf|Aus)/ })).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /Nim Take the last stick/ })).toBeChecked();
    expect(screen.getByText('Three rows, and nothing is hidden.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: /Nim – Take the last stick/ })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'loses' }));
    await press('Create match');
    await waitFor(() =>
      expect(server.posts()[0]).toMatchObject({
        path: '/games/nim/create',
        body: { numPlayers: 3, setupData: { last: 'loses' } },
      }),
    );
    expect(await faultsOf(container)).toEqual([]);
  });

  test('has the rulebook of its game, and no other', async () => {
    window.history.replaceState(null, '', '/rules/nim');
    const { container } = showPage();
    expect(await screen.findByRole('heading', { name: 'Nim', level: 1 })).toBeVisible();
    expect(document.getElementById('N-2.2')).toHaveTextContent('Then it is the turn of the next seat.');
    expect(await faultsOf(container)).toEqual([]);
    act(() => window.history.pushState(null, '', '/rules/ausgebremst'));
    expect(await screen.findByRole('heading', { name: /^There is no rulebook here/ })).toBeVisible();
  });

  test('is passed round one device to its end, and played again', async () => {
    const container = await openPage();
    await tab(/On one device/);
    await choose(/^Seat 3/, 'Remove seat');
    await press('Hit the road');
    // this game has no hands, so the sign does not mention cards
    expect(await screen.findByText('It is Lisa’s turn.')).toBeVisible();
    await takes('Lisa', 'Long', 5);
    await passOn();
    await takes('Player 2', 'Middle', 4);
    await passOn();
    await takes('Lisa', 'Short', 3);

    expect(await screen.findByRole('heading', { name: 'Lisa has won' })).toBeVisible();
    expect(screen.getByText('Lisa took it and has won.')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);

    await userEvent.click(await screen.findByRole('link', { name: 'Watch the replay' }));
    expect(await screen.findByRole('slider', { name: 'Timeline' })).toHaveAttribute('aria-valuemax', '3');
    await userEvent.keyboard('{Home}');
    expect(sticks()).toBe(12);
    await userEvent.keyboard('{ArrowRight}');
    expect(sticks()).toBe(7);
    expect(screen.getByRole('button', { name: /^Lisa takes 5 sticks out of the long row/ })).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(sticks()).toBe(0);
    expect(await faultsOf(container)).toEqual([]);
  });

  test('says why something cannot be done, and by which paragraph', async () => {
    await openPage();
    await tab(/On one device/);
    await choose(/^Seat 3/, 'Remove seat');
    await choose(/^Seat 2/, 'Computer, easy');
    await press('Hit the road');
    expect(await screen.findByRole('heading', { name: 'Your turn' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take 5 sticks' }));
    await waitFor(() => expect(sticks()).toBe(7));
    await userEvent.click(screen.getAllByRole('button', { name: 'Take 1 stick' })[0]!);
    const now = screen.getByRole('region', { name: 'Now' });
    expect(now).toHaveTextContent(/It is Pippa’s turn. Wait for yours./);
    expect(within(now).getByRole('link', { name: /N-2.2/ })).toHaveAttribute('href', '/rules/nim#N-2.2');
  });

  test('is shown on a television: whose turn it is, everybody, and the way in', async () => {
    const { container } = render(begunOnTelevision(table, <p>the way in</p>));
    const everybody = await screen.findAllByRole('listitem');
    expect(everybody.map(({ textContent }) => textContent)).toEqual(['Player 0', 'Player 1', 'Player 2']);
    expect(everybody[0]).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('heading', { name: 'Player 0 is taking sticks' })).toBeVisible();
    expect(screen.getByText('Long row: 5 sticks')).toBeVisible();
    expect(screen.getByText('the way in')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });
});
