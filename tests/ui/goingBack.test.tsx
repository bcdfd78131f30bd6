/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { asItStands, lastDecisionOf } from '../../ui/kit/takenBack';
import { withTakenBack } from '../../ui/kit/gameUi';
import type { LogEntry, SeatInfo } from '../../ui/kit/match';
import { rememberSeat } from '../../ui/online/mySeats';
import { WishSign } from '../../ui/table/absence/WishSign';
import { GoBackDialog } from '../../ui/table/GoBackDialog';
import { speak, standInForScreen } from './browser';
import { fakeServer, GAME } from './fakeServer';

const SEATS: readonly SeatInfo[] = [
  { playerID: '0', name: 'Lisa' },
  { playerID: '1', name: 'Kemal' },
  { playerID: '2', name: 'Marlene' },
];

const entry = (place: number, seat: string, move: string, ...args: unknown[]): LogEntry => ({
  place,
  seat,
  move,
  args,
  happenings: [{ type: move }],
});

const LOG = [
  entry(4, '0', 'buy'),
  entry(5, '1', 'lay'),
  entry(6, '0', 'roll'),
  { ...entry(7, '1', 'goBack', 5, '0', '2'), happenings: [] },
  entry(8, '1', 'pass'),
];

beforeEach(async () => {
  localStorage.clear();
  standInForScreen();
  await speak('en');
  await i18next.loadNamespaces(['table', 'lobby', GAME]);
});

test('nothing has come of all that was gone back over, and the log tells who asked and who agreed', () => {
  const log = asItStands(LOG);
  expect(log.map(({ takenBack }) => takenBack !== undefined)).toEqual([false, true, true, false, false]);
  expect([lastDecisionOf(log, '0'), lastDecisionOf(log, '1'), lastDecisionOf(log, '2')]).toEqual([
    4,
    8,
    undefined,
  ]);
  const narrate = withTakenBack(() => [{ text: 'something' }]);
  const said = (one: LogEntry) => narrate(one, SEATS, i18next.t).map(({ text }) => text);
  expect(said(log[3]!)).toEqual(['**Kemal** takes a decision back. Agreed: **Lisa** and **Marlene**.']);
  expect(said({ ...log[3]!, args: [5] })).toEqual(['**Kemal** takes a decision back.']);
});

const sign = (playerID: string | null, asked = ['1']) => (
  <WishSign
    game={GAME}
    matchID="m"
    seats={SEATS}
    playerID={playerID}
    wish={{ asked, to: 5, at: 8, waitsFor: ['0', '2'].filter((seat) => !asked.includes(seat)) }}
    moves={8}
  />
);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('whoever is asked says yes or no, whoever asks may think better of it, and all see who is waited for', async () => {
  const server = fakeServer();
  server.answer({ [`POST /games/${GAME}/m/goBack`]: {} });
  rememberSeat(GAME, 'm', { playerID: '0', credentials: 'secret', name: 'Lisa' });
  const { rerender } = render(sign('0'));
  expect(screen.getByText('Kemal would like to take back a decision.')).toBeInTheDocument();
  expect(screen.getByText(/go back by 3 moves\. Still to answer: Lisa and Marlene\.$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(server.posts().map(({ body }) => body)).toEqual([
    { playerID: '0', credentials: 'secret', wanted: true, to: 5 },
    { playerID: '0', credentials: 'secret', wanted: false, to: 5 },
  ]);
  rerender(sign('0', ['1', '0']));
  expect(screen.getByText(/Still to answer: Marlene\.$/)).toBeInTheDocument();
  expect(buttons()).toEqual(['No']);
  rerender(sign('1'));
  expect(screen.getByText('You would like to take back your last decision.')).toBeInTheDocument();
  expect(buttons()).toEqual(['Never mind']);
  rerender(sign(null));
  expect(buttons()).toEqual([]);
});

test.each([
  ['others', 'Ask the others'],
  ['device', 'All agree'],
  ['nobody', 'Take back'],
] as const)('before %s are asked it is said what it comes to', async (asks, press) => {
  const [goBack, onClose] = [jest.fn(async () => {}), jest.fn()];
  render(<GoBackDialog asks={asks} onGoBack={goBack} onClose={onClose} />);
  expect(screen.getByText(/What has been seen stays seen/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: press }));
  expect([goBack.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
