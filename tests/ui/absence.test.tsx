/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { TableEvent } from '../../games/shared/conduct';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { StandingContext, type Heard } from '../../ui/kit/conduct';
import type { LogEntry, SeatInfo } from '../../ui/kit/match';
import { SeatNote } from '../../ui/kit/SeatNote';
import { rememberSeat } from '../../ui/online/mySeats';
import { AbsenceSigns } from '../../ui/table/absence/AbsenceSigns';
import type { Telling } from '../../ui/table/absence/BackSign';
import { RowOffer } from '../../ui/table/absence/RowOffer';
import { linesOfTable } from '../../ui/table/tableLines';
import { faultsOf, speak, standInForScreen } from './browser';
import { fakeServer, GAME } from './fakeServer';

const MINUTE = 60_000;
const LISA: SeatInfo = { playerID: '0', name: 'Lisa', isConnected: true };
const KEMAL: SeatInfo = { playerID: '1', name: 'Kemal', isConnected: true };
const GONE: SeatInfo = { ...KEMAL, isConnected: false };
const FREE: SeatInfo = { playerID: '1' };

const heard = (more: Partial<Heard> = {}): Heard => ({
  at: Date.now(),
  options: USUAL_TABLE,
  away: {},
  standIns: {},
  events: [],
  ...more,
});
/** Kemal has been away for so long, and may be handed over after a minute. */
const away = (ms: number): Heard => heard({ away: { 1: { for: ms, wait: Math.max(0, MINUTE - ms) } } });

const entry = (place: number, more: Partial<LogEntry> = {}): LogEntry => ({
  seat: '1',
  move: `move ${place}`,
  args: null,
  happenings: [],
  place,
  ...more,
});

/** A game that says of each step what it is called, and of a log how long it is. */
const TELLING: Telling = {
  gameUi: {
    narrate: ({ move, seat }) => [{ text: move, seat }],
    brought: (log) => (log.length ? [`${log.length} steps`] : []),
  },
  words: i18next.t,
};

type Shown = {
  seats: readonly SeatInfo[];
  playerID?: string | null;
  awaited?: string[];
  told?: Heard;
  log?: readonly LogEntry[];
};
const signs = ({ seats, playerID = '0', awaited = ['1'], told = heard(), log = [] }: Shown) => (
  <AbsenceSigns
    game={GAME}
    matchID="m"
    table={{ seats, playerID, awaited, log }}
    heard={told}
    telling={TELLING}
    onShare={() => {}}
  />
);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** What the buttons are called by whoever does not see them. */
const called = () =>
  screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);

beforeEach(async () => {
  localStorage.clear();
  standInForScreen();
  await speak('en');
  await i18next.loadNamespaces(['table', 'lobby', GAME]);
  rememberSeat(GAME, 'm', { playerID: '0', credentials: 'secret', name: 'Lisa' });
});

describe('the signs below the bar', () => {
  test('say nothing while everybody is there, or has not been away for a minute', () => {
    const { rerender, container } = render(signs({ seats: [LISA, KEMAL] }));
    expect(container).toBeEmptyDOMElement();
    rerender(signs({ seats: [LISA, GONE], told: away(MINUTE - 5000) }));
    expect(container).toBeEmptyDOMElement();
  });

  test('offer to let the computer play for whoever is away and awaited, by a press or by K', async () => {
    const server = fakeServer();
    server.answer({ [`POST /games/${GAME}/m/handOver`]: {} });
    render(signs({ seats: [LISA, GONE], told: away(2 * MINUTE + 5000) }));
    expect(screen.getByText('Kemal')).toBeInTheDocument();
    expect(screen.getByRole('region')).toHaveTextContent(/Kemal has been away for 2:0[5-9]\./);
    expect(screen.getByRole('region')).toHaveTextContent('the computer (normal) plays until Kemal is back');
    await userEvent.keyboard('k');
    expect(server.posts()).toEqual([
      {
        method: 'POST',
        path: `/games/${GAME}/m/handOver`,
        body: { playerID: '0', credentials: 'secret', seat: '1' },
      },
    ]);
  });

  test('stay when news comes between two seconds', () => {
    const { rerender } = render(signs({ seats: [LISA, GONE], told: away(2 * MINUTE) }));
    const offered = called();
    expect(offered).toContain('Let the computer play for Kemal');
    rerender(signs({ seats: [LISA, GONE], told: { ...away(2 * MINUTE), at: Date.now() + 500 } }));
    expect(called()).toEqual(offered);
  });

  test('say why the computer does not play', async () => {
    fakeServer().answer({ [`POST /games/${GAME}/m/handOver`]: { fault: 'notAway' } });
    render(signs({ seats: [LISA, GONE], told: away(2 * MINUTE) }));
    await userEvent.click(screen.getByRole('button', { name: /^Let the computer play/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This player is there');
  });

  test('are folded for two minutes by whoever waits', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(signs({ seats: [LISA, GONE], told: away(2 * MINUTE) }));
    await user.keyboard('n');
    expect(buttons()).toEqual(['Let the computer play for KemalK']);
    act(() => jest.advanceTimersByTime(2 * MINUTE - 2000));
    expect(buttons()).toEqual(['Let the computer play for KemalK']);
    act(() => jest.advanceTimersByTime(3000));
    expect(buttons()).toEqual(['Let the computer play for KemalK', 'WaitN']);
    jest.useRealTimers();
  });

  test('are small where nobody waits for the seat: on a phone only, elsewhere its row has room', async () => {
    const server = fakeServer();
    const { unmount } = render(signs({ seats: [LISA, GONE], told: away(2 * MINUTE), awaited: ['0'] }));
    expect(buttons()).toEqual([]);
    unmount();
    standInForScreen({ phone: true });
    render(signs({ seats: [LISA, GONE], told: away(2 * MINUTE), awaited: ['0'] }));
    expect(buttons()).toEqual(['Let the computer play for Kemal']);
    await userEvent.keyboard('k');
    expect(server.posts()).toEqual([]);
  });

  test('come one at a time on a phone held sideways: first whoever holds the table up', async () => {
    standInForScreen({ side: true });
    const cy: SeatInfo = { playerID: '2', name: 'Cy', isConnected: false };
    const told = heard({ away: { 1: { for: 2 * MINUTE, wait: 0 }, 2: { for: 2 * MINUTE, wait: 0 } } });
    render(signs({ seats: [LISA, GONE, cy], told, awaited: ['1', '2'] }));
    expect(called()).toEqual(['Let the computer play for Kemal', 'WaitN']);
    expect(buttons()[0]).toBe('Let the computer playK');
    await userEvent.keyboard('n');
    expect(called()).toEqual(['Let the computer play for Cy', 'WaitN']);
    await userEvent.keyboard('n');
    expect(called()).toEqual(['Let the computer play for Kemal']);
  });

  test('have keys only for the most urgent, and both are there where there is room', async () => {
    const server = fakeServer();
    server.answer({ [`POST /games/${GAME}/m/handOver`]: {} });
    const cy: SeatInfo = { playerID: '2', name: 'Cy', isConnected: false };
    const told = heard({ away: { 1: { for: 2 * MINUTE, wait: 0 }, 2: { for: 2 * MINUTE, wait: 0 } } });
    render(signs({ seats: [LISA, GONE, cy], told, awaited: ['1', '2'] }));
    expect(buttons()).toEqual([
      'Let the computer play for KemalK',
      'WaitN',
      'Let the computer play for Cy',
      'Wait',
    ]);
    await userEvent.keyboard('n');
    expect(buttons()).toEqual(['Let the computer play for CyK', 'WaitN', 'Let the computer play for Kemal']);
    await userEvent.keyboard('k');
    expect(server.posts().map(({ body }) => body)).toMatchObject([{ seat: '2' }]);
  });

  test('have nothing to press for spectators', () => {
    const { rerender } = render(signs({ seats: [LISA, GONE], told: away(2 * MINUTE) }));
    expect(buttons()).toHaveLength(2);
    rerender(signs({ seats: [LISA, GONE], told: away(2 * MINUTE), playerID: null }));
    expect(buttons()).toEqual([]);
  });

  test('offer a free seat to the computer, and to spectators', () => {
    const { rerender } = render(signs({ seats: [LISA, FREE] }));
    expect(screen.getByRole('region')).toHaveTextContent('Seat 2 is free.');
    expect(buttons()).toEqual(['Let the computer playK', 'Copy link']);
    rerender(signs({ seats: [LISA, FREE], awaited: ['0'] }));
    expect(buttons()).toEqual(['Let the computer play', 'Copy link']);
    rerender(signs({ seats: [LISA, { ...FREE, standIn: 'normal' }] }));
    expect(screen.queryByRole('region')).toBeNull();
    rerender(signs({ seats: [LISA, { ...FREE, standIn: 'normal' }], playerID: null }));
    expect(screen.getByRole('link', { name: 'Sit down' })).toHaveAttribute('href', `/match/${GAME}/m`);
  });

  test('offer a seat that is kept for somebody to nobody else, until its time is over', () => {
    jest.useFakeTimers();
    const keptFor = { name: 'Kemal', until: Date.now() + 10 * MINUTE };
    render(signs({ seats: [LISA, { ...FREE, keptFor }], playerID: null }));
    expect(screen.getByRole('region')).toHaveTextContent('Seat 2 is kept for Kemal.');
    expect(screen.queryByRole('link')).toBeNull();
    act(() => jest.advanceTimersByTime(10 * MINUTE + 1000));
    expect(screen.getByRole('region')).toHaveTextContent('Seat 2 is free.');
    expect(screen.getByRole('link', { name: 'Sit down' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('greet whoever is back, who plays on with one press', async () => {
    const server = fakeServer();
    server.answer({ [`POST /games/${GAME}/m/takeBack`]: {} });
    const events: TableEvent[] = [
      { place: 3, kind: 'handedOver', seat: '0', name: 'Lisa', by: '1', byName: 'Kemal', level: 'easy' },
    ];
    const log = [
      entry(1, { seat: '0' }),
      entry(3, { seat: '0', standIn: 'easy' }),
      entry(4),
      entry(5, { seat: '0', standIn: 'easy' }),
    ];
    const { container } = render(
      signs({
        seats: [{ ...LISA, standIn: 'easy' }, KEMAL],
        told: heard({ events, standIns: { '0': 250_000 } }),
        log,
      }),
    );
    expect(screen.getByRole('region')).toHaveTextContent(
      /Kemal has let the computer play for you for 4:1\d\. It has made 2 moves\. 3 steps/,
    );
    expect(await faultsOf(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'What happened?' }));
    const story = screen.getByRole('dialog', { name: 'What happened meanwhile' });
    expect(
      within(story)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Kemal lets the computer (easy) play for Lisa.'),
      expect.stringContaining('move 3'),
      expect.stringContaining('move 4'),
      expect.stringContaining('move 5'),
    ]);
    expect(await faultsOf(container)).toEqual([]);
    await userEvent.click(within(story).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take over again' }));
    expect(server.posts()[0]).toMatchObject({ path: `/games/${GAME}/m/takeBack` });
  });
});

const row = (seat: SeatInfo, told = heard()) => (
  <StandingContext value={{ seats: [seat], heard: told }}>
    <p>
      <SeatNote seat="1" doing="thinking" />
    </p>
  </StandingContext>
);

test('a row says that a seat is free, who is away and for whom the computer plays, and what the others do', () => {
  const { rerender, container } = render(row(KEMAL));
  const says = (words: string) => {
    const read = container.cloneNode(true) as Element;
    // what is there twice is for narrow windows
    read.querySelectorAll('[aria-hidden]').forEach((brief) => brief.remove());
    expect(read.textContent).toBe(words);
  };
  says('at the tablethinking');
  rerender(row({ ...KEMAL, looksAway: true }));
  says('looking awaythinking');
  rerender(row({ ...KEMAL, bot: 'easy' }));
  says('thinking');
  const overDays = heard({ options: { ...USUAL_TABLE, clock: { perDecision: 86_400, bank: 0 } } });
  rerender(row(GONE, overDays));
  says('not here nowthinking');
  rerender(row(FREE));
  says('free');
  rerender(row(GONE));
  says('connection lost');
  rerender(row(GONE, away(0)));
  says('just gone');
  rerender(row(GONE, away(3000)));
  says('just gone');
  rerender(row(GONE, away(7900)));
  says('away for 0:07');
  rerender(row(GONE, away(65_900)));
  says('away for 1:05');
  rerender(row({ ...GONE, standIn: 'easy' }));
  says('Computer, easythinking');
});

const offer = (told: Heard, awaited: string[] = [], me = '0') => (
  <StandingContext value={{ seats: [LISA, GONE], heard: told }}>
    <RowOffer game={GAME} matchID="m" seat="1" me={me} awaited={awaited} />
  </StandingContext>
);

test('the row of somebody who is away, and not awaited, offers to let the computer play', async () => {
  const server = fakeServer();
  server.answer({ [`POST /games/${GAME}/m/handOver`]: { fault: 'notAway' } });
  for (const nothing of [
    offer(away(MINUTE - 5000)),
    offer(away(2 * MINUTE), ['1']),
    offer(away(2 * MINUTE), [], '1'),
  ]) {
    const { container, unmount } = render(nothing);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
  const { rerender } = render(offer(away(2 * MINUTE)));
  // news may come between two seconds
  rerender(offer({ ...away(2 * MINUTE), at: Date.now() + 500 }));
  await userEvent.click(screen.getByRole('button', { name: 'Let the computer play for Kemal' }));
  expect(server.posts()[0]).toMatchObject({ path: `/games/${GAME}/m/handOver`, body: { seat: '1' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('This player is there');
});

test('the log tells what happened beside the game where it happened, and marks what the computer decided', () => {
  const lines = linesOfTable({
    log: [entry(4), entry(5, { standIn: 'normal' })],
    events: [
      { place: 2, kind: 'cameBack', seat: '1', name: 'Kemal' },
      { place: 5, kind: 'handedOver', seat: '1', name: 'Kemal', by: '0', byName: 'Lisa', level: 'normal' },
      { place: 6, kind: 'left', seat: '1', name: 'Kemal' },
      { place: 9, kind: 'joined', seat: '1', name: 'Cy' },
    ],
    narrate: ({ move, seat }) => [{ text: move, seat }],
    say: i18next.getFixedT('en', 'table'),
  });
  expect(lines.map(({ line: { text, standIn } }) => (standIn ? `[${standIn}] ${text}` : text))).toEqual([
    'move 4',
    '**Lisa** lets the computer (normal) play for **Kemal**.',
    '[normal] move 5',
    '**Kemal** has left; seat 2 is free.',
  ]);
});
