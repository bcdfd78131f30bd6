/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { USUAL_TABLE, type TableOptions } from '../../games/shared/conduct';
import { StandingContext, type Heard } from '../../ui/kit/conduct';
import type { SeatInfo } from '../../ui/kit/match';
import { SeatClock } from '../../ui/kit/SeatClock';
import { ClockFields } from '../../ui/lobby/newMatch/ClockFields';
import { rememberSeat } from '../../ui/online/mySeats';
import { Announcer } from '../../ui/shell/announce';
import { PauseSign } from '../../ui/table/absence/PauseSign';
import { OwnClock } from '../../ui/table/OwnClock';
import { speak, standInForScreen } from './browser';
import { fakeServer, GAME } from './fakeServer';

const SECOND = 1000;
const SEATS: readonly SeatInfo[] = [
  { playerID: '0', name: 'Lisa' },
  { playerID: '1', name: 'Kemal' },
];
const heard = (more: Partial<Heard>): Heard => ({
  at: Date.now(),
  options: USUAL_TABLE,
  away: {},
  standIns: {},
  events: [],
  ...more,
});

beforeEach(async () => {
  localStorage.clear();
  standInForScreen();
  await speak('en');
  await i18next.loadNamespaces(['table', 'lobby', GAME]);
});
afterEach(() => jest.useRealTimers());

const clock = (left: number, bank: number, runs: boolean) => (
  <StandingContext value={{ seats: SEATS, heard: heard({ clocks: { 0: { left, bank, runs } } }) }}>
    <Announcer>
      <OwnClock seat="0" />
    </Announcer>
  </StandingContext>
);
const says = () => screen.getByRole('timer').querySelector('span')!.textContent;
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

test('a clock runs by itself, first the time of the decision, then the bank, and says when it runs short', () => {
  jest.useFakeTimers();
  render(clock(5 * SECOND, 60 * SECOND, true));
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  expect(says()).toBe('0:05 + 1:00');
  pass(5 * SECOND);
  expect(says()).toBe('0:00 + 1:00');
  expect(screen.getByRole('status')).toHaveTextContent('60 seconds left.');
  pass(50 * SECOND);
  expect(says()).toBe('0:00 + 0:10');
  expect(screen.getByRole('status')).toHaveTextContent('10 seconds left.');
  pass(20 * SECOND);
  expect(says()).toBe('0:00');
});

test('a bar shows how much is left of the time for the decision, and then of the bank', () => {
  jest.useFakeTimers();
  const options: TableOptions = { ...USUAL_TABLE, clock: { perDecision: 20, bank: 100 } };
  const clocks = { 0: { left: 10 * SECOND, bank: 100 * SECOND, runs: true } };
  const { container, rerender } = render(
    <StandingContext value={{ seats: SEATS, heard: heard({ options, clocks }) }}>
      <SeatClock seat="0" />
    </StandingContext>,
  );
  const share = () =>
    Number(container.querySelector<HTMLElement>('[style]')!.style.getPropertyValue('--share'));
  expect(share()).toBe(0.5);
  pass(5 * SECOND);
  expect(share()).toBe(0.25);
  pass(30 * SECOND);
  expect(share()).toBe(0.75);
  const rests = { 0: { left: 0, bank: 75 * SECOND, runs: false } };
  rerender(
    <StandingContext value={{ seats: SEATS, heard: heard({ options, clocks: rests }) }}>
      <SeatClock seat="0" />
    </StandingContext>,
  );
  expect(container.querySelector('[style]')).toBeNull();
});

test('at rest a clock shows what is in the bank; over days, days and hours', () => {
  const { rerender } = render(clock(30 * SECOND, 180 * SECOND, false));
  expect(says()).toBe('3:00');
  rerender(clock(28 * 3600 * SECOND, 0, true));
  expect(says()).toBe('1\u00a0d 4\u00a0h');
  rerender(clock(24 * 3600 * SECOND, 0, true));
  expect(says()).toBe('1\u00a0d 0\u00a0h');
  rerender(<SeatClock seat="0" />);
  expect(screen.queryByRole('timer')).toBeNull();
});

const sign = (pause: NonNullable<Heard['pause']>, playerID: string | null = '0') => (
  <PauseSign
    game={GAME}
    matchID="m"
    seats={SEATS}
    playerID={playerID}
    heard={heard({ pause })}
    now={Date.now()}
  />
);

test('a pause is asked for, agreed to and ended', async () => {
  const server = fakeServer();
  server.answer({ [`POST /games/${GAME}/m/pause`]: {} });
  rememberSeat(GAME, 'm', { playerID: '0', credentials: 'secret', name: 'Lisa' });
  const { rerender } = render(sign({ asked: ['1'] }));
  expect(screen.getByText('Kemal would like a pause.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  rerender(sign({ asked: ['0', '1'], for: 190 * SECOND }));
  expect(screen.getByText(/^Pause for 3:1\d: the clocks stand still\.$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  rerender(sign({ asked: ['0'] }));
  expect(screen.getByRole('button', { name: 'Never mind' })).toBeInTheDocument();
  rerender(sign({ asked: ['0'] }, null));
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.posts().map(({ body }) => body)).toEqual([
    { playerID: '0', credentials: 'secret', wanted: true },
    { playerID: '0', credentials: 'secret', wanted: false },
  ]);
});

const Form = ({ onChosen }: { onChosen: (table: TableOptions) => void }) => {
  const [table, setTable] = useState<TableOptions>(USUAL_TABLE);
  const change = (changed: TableOptions) => {
    setTable(changed);
    onChosen(changed);
  };
  return <ClockFields table={table} onChange={change} />;
};

const pick = (label: string, option: string) => {
  const field = screen.getByRole('combobox', { name: label });
  return userEvent.selectOptions(field, within(field).getByText(option));
};

test('the form offers no clock, usual paces, days and a pace of ones own', async () => {
  let chosen = USUAL_TABLE;
  render(<Form onChosen={(table) => (chosen = table)} />);
  expect(screen.queryByRole('radiogroup', { name: /time is up/ })).toBeNull();
  await pick('Clock', '30 s a decision + 3 min in the bank');
  expect(chosen.clock).toEqual({ perDecision: 30, bank: 180 });
  await userEvent.click(screen.getByRole('radio', { name: 'until the player is back' }));
  await pick('Clock', '2 days a decision');
  expect(chosen).toMatchObject({ timeUp: 'takeOver', clock: { perDecision: 172_800, bank: 0 } });
  await pick('Clock', 'custom');
  await pick('For each decision', '15 s');
  await pick('In the bank', '10 min');
  expect(chosen.clock).toEqual({ perDecision: 15, bank: 600 });
  await pick('Clock', 'no clock');
  expect(chosen.clock).toBeUndefined();
});
