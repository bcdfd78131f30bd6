/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { mySeat, rememberSeat } from '../../ui/online/mySeats';
import { ChatButton } from '../../ui/table/chat/ChatButton';
import { ChatPanel } from '../../ui/table/chat/ChatPanel';
import { LeaveDialog } from '../../ui/table/LeaveDialog';
import { Logbook } from '../../ui/table/Logbook';
import type { LogEntry, SeatInfo } from '../../ui/kit/match';
import { RulesOf } from '../../ui/kit/Rule';
import { OnlineAfterwards } from '../../ui/table/OnlineAfterwards';
import type { OnlineMatch } from '../../ui/online/onlineMatch';
import type { ChatLine } from '../../ui/online/readMatch';
import { Spectators } from '../../ui/table/Spectators';
import { TableNotes } from '../../ui/table/TableNotes';
import { useChat } from '../../ui/table/chat/useChat';
import type { LobbyMatch } from '../../games/shared/protocol';
import { faultsOf, speak, standInForScreen } from './browser';
import { fakeServer, GAME, listed, shown } from './fakeServer';

const SEATS: readonly SeatInfo[] = [
  { playerID: '0', name: 'Lisa' },
  { playerID: '1', name: 'Kemal' },
];
const NONE: readonly never[] = [];

/** A match that only does what a test has it do. */
const matchAt = (now: {
  lines?: ChatLine[];
  connection?: 'live' | 'offline';
  unsent?: number;
  spectators?: number;
}) => {
  const readers = new Set<() => void>();
  const state = { lines: [], connection: 'live' as const, unsent: 0, spectators: 0, ...now };
  const match: OnlineMatch = {
    snapshot: () => undefined,
    connection: () => state.connection,
    lostSince: () => undefined,
    dueAt: () => undefined,
    spectators: () => state.spectators,
    refused: () => undefined,
    chat: () => state.lines,
    conduct: () => undefined,
    earlier: () => NONE,
    hasEarlier: () => false,
    readEarlier: () => {},
    readAll: () => {},
    unsent: () => state.unsent,
    say: jest.fn(),
    play: jest.fn(),
    close: jest.fn(),
    subscribe: (onChange) => {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
  };
  const change = (next: typeof now) =>
    act(() => {
      Object.assign(state, next);
      for (const read of readers) read();
    });
  return { match, change };
};

const line = (id: string, seat: string, text: string): ChatLine => ({ id, seat, text });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  standInForScreen();
  await speak('en');
  await i18next.loadNamespaces(['table', 'lobby', GAME]);
});

const entry = (move: string): LogEntry => ({ seat: '0', move, args: null, happenings: [] });
const narrate = ({ move }: LogEntry) => [
  { seat: '0', text: `**Lisa** plays ${move}` },
  { text: `Round after ${move}`, heading: true },
  { text: 'All draw', rule: 'K-3.3' },
];

describe('those who watch', () => {
  test('are counted, and told how far behind they are', async () => {
    const { match, change } = matchAt({});
    const { container, rerender } = render(<Spectators match={match} isLate={false} />);
    expect(container).toBeEmptyDOMElement();
    change({ spectators: 1 });
    expect(screen.getByRole('img', { name: '1 spectator' })).toHaveTextContent('1');
    change({ spectators: 3 });
    expect(screen.getByRole('img', { name: '3 spectators' })).toHaveTextContent('3');
    rerender(<Spectators match={match} isLate />);
    const late = screen.getByRole('img', { name: '3 spectators · You see the match one minute late.' });
    expect(late).toHaveTextContent('31 min behind');
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('the log', () => {
  test('stands under its headings, the newest on top', () => {
    render(
      <RulesOf value="a-game">
        <Logbook log={['a', 'b'].map(entry)} seats={SEATS} narrate={narrate} t={i18next.t} />
      </RulesOf>,
    );
    const log = screen.getByRole('log', { name: 'Log' });
    expect(
      within(log)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Round after b', 'Round after a']);
    expect(
      within(log)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['All draw K-3.3', 'Lisa plays b', 'All draw K-3.3', 'Lisa plays a']);
    expect(within(log).getAllByText('Lisa')[0]!.tagName).toBe('B');
    expect(within(log).getAllByRole('link', { name: 'K-3.3' })[0]).toHaveAttribute(
      'href',
      '/rules/a-game#K-3.3',
    );
  });
});

const Chat = ({ match, me = '0' }: { match: OnlineMatch; me?: string }) => {
  const chat = useChat(match, 'the-match', me);
  return (
    <>
      <ChatButton chat={chat} seats={SEATS} />
      {chat.isOpen && <ChatPanel chat={chat} seats={SEATS} say={match.say} me={me} />}
    </>
  );
};
const button = () => screen.getByRole('button', { name: /^Radio/ });

describe('the radio', () => {
  test('counts what others said while it was closed, until it is opened, and not again after a reload', async () => {
    const lines = [line('1', '1', 'hello'), line('2', '0', 'hi'), line('3', '1', 'ready?')];
    const { match, change } = matchAt({ lines });
    const { unmount } = render(<Chat match={match} />);
    expect(button()).toHaveTextContent('2 new lines');
    expect(button()).toHaveTextContent('Kemal: ready?');
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Close the radio' }));
    expect(button()).not.toHaveTextContent('new line');
    unmount();
    render(<Chat match={match} />);
    expect(button()).not.toHaveTextContent('new line');
    change({ lines: [...lines, line('4', '1', 'go!')] });
    expect(button()).toHaveTextContent('1 new line');
  });

  test('says what is written with Enter, keeps its keys to itself, and gives the focus back with Esc', async () => {
    const { match } = matchAt({});
    render(<Chat match={match} />);
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    await userEvent.click(button());
    expect(screen.getByRole('textbox', { name: 'Say something' })).toHaveFocus();
    await userEvent.keyboard('To Köln 12{Enter}');
    expect(match.say).toHaveBeenCalledWith('To Köln 12');
    expect(screen.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('keydown', heard);
  });

  test('shows a sign with the keys 1 to 6 while nothing is written', async () => {
    const { match } = matchAt({});
    render(<Chat match={match} />);
    await userEvent.click(button());
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('2');
    expect(jest.mocked(match.say).mock.calls).toEqual([['/sign bravo']]);
    expect(screen.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('At 63');
    expect(screen.getByRole('textbox')).toHaveValue('At 63');
    expect(match.say).toHaveBeenCalledTimes(1);
  });

  test('shows a sign with one press, and says what the sign means; the next one three seconds later', () => {
    jest.useFakeTimers();
    const { match, change } = matchAt({});
    render(<Chat match={match} />);
    fireEvent.click(button());
    const signs = within(screen.getByRole('group', { name: 'Quick signs' })).getAllByRole('button');
    expect(signs).toHaveLength(6);
    const thanks = screen.getByRole('button', { name: 'Thanks!' });
    fireEvent.click(thanks);
    fireEvent.click(screen.getByRole('button', { name: 'Ouch!' }));
    expect(jest.mocked(match.say).mock.calls).toEqual([['/sign thanks']]);
    act(() => jest.advanceTimersByTime(3000));
    fireEvent.click(thanks);
    expect(match.say).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
    change({ lines: [line('1', '1', '/sign bravo'), line('2', '1', '/sign nonsense')] });
    expect(screen.getByRole('log')).toHaveTextContent('Kemal Well driven!');
    expect(screen.getByRole('log')).toHaveTextContent('Kemal /sign nonsense');
    fireEvent.click(screen.getByRole('button', { name: 'Close the radio' }));
    change({ lines: [line('1', '1', '/sign bravo')] });
    expect(button()).toHaveTextContent('Kemal: Well driven!');
  });

  test('does not let somebody be heard whom the reader has muted, until they may again', async () => {
    const { match } = matchAt({ lines: [line('1', '1', 'blah'), line('2', '0', 'pardon?')] });
    const { unmount } = render(<Chat match={match} />);
    expect(button()).toHaveTextContent('1 new line');
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Whom you hear' }));
    expect(screen.queryByRole('menuitem', { name: /Lisa/ })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mute Kemal' }));
    expect(screen.getByRole('log')).toHaveTextContent('Lisa pardon?');
    expect(screen.getByRole('log')).not.toHaveTextContent('blah');
    unmount();
    sessionStorage.clear();
    const { container } = render(<Chat match={match} />);
    expect(button()).not.toHaveTextContent('new line');
    await userEvent.click(button());
    expect(await faultsOf(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Whom you hear' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hear Kemal again' }));
    expect(screen.getByRole('log')).toHaveTextContent('Kemal blah');
  });

  test('spectators listen', () => {
    const lines = [line('1', '1', 'hello')];
    const chat = { lines, toggle: () => {}, isMuted: () => false, toggleMuted: () => {} };
    render(<ChatPanel chat={chat} seats={SEATS} />);
    expect(screen.getByRole('log')).toHaveTextContent('Kemal hello');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

const notes = (match: OnlineMatch, seats = SEATS, over = false, fault?: string, foundFull = false) => (
  <TableNotes
    match={match}
    seats={seats}
    over={over}
    foundFull={foundFull}
    fault={fault === undefined ? undefined : { reason: fault, values: {}, rule: '' }}
    callMe={undefined}
    copied={undefined}
    onForget={() => {}}
  />
);

const free = (...ids: string[]) =>
  SEATS.map(({ playerID, name }) => ({ playerID, name: ids.includes(playerID) ? undefined : name }));

describe('what concerns the whole table', () => {
  test('a lost connection is told until it is back, with how much still has to be sent', () => {
    const { match, change } = matchAt({ connection: 'offline' });
    render(notes(match));
    expect(screen.getByRole('status')).toHaveTextContent('The connection is lost.');
    change({ unsent: 2 });
    expect(screen.getByRole('status')).toHaveTextContent('2 moves or messages will be sent later.');
    change({ connection: 'live', unsent: 0 });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('who found the table full is told why they watch, for a while and with nothing to press', () => {
    jest.useFakeTimers();
    const { match } = matchAt({});
    const { rerender } = render(notes(match, SEATS, false, undefined, true));
    expect(screen.getByRole('status')).toHaveTextContent('The table is full, so you are watching.');
    expect(screen.queryByRole('button')).toBeNull();
    rerender(notes(match, free('1'), false, undefined, true));
    expect(screen.getByRole('status')).not.toHaveTextContent('The table is full');
    rerender(notes(match, SEATS, false, undefined, true));
    act(() => jest.advanceTimersByTime(12_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  test.each([
    ['stale', /too late/],
    ['tooMany', /too many/i],
  ])('what the server itself refused has words: %s', (fault, words) => {
    render(notes(matchAt({}).match, SEATS, false, fault));
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
});

const SEAT = { playerID: '0', credentials: 'secret', name: 'Lisa' };
const at = (child: React.ReactNode) => {
  const { hook, history } = memoryLocation({ path: `/match/${GAME}/here`, record: true });
  render(<Router hook={hook}>{child}</Router>);
  return history;
};

/** What is played after the match `here`. */
const next = (game = GAME, by = '1') => ({ matchID: 'there', game, by });
/** That match, once it is over. */
const over = (more: Partial<LobbyMatch> = {}) => ({
  [`GET /games/${GAME}/here`]: shown(listed('here', ['Lisa', 'Kemal'], { status: 'over', ...more })),
});
const kept = { name: 'Lisa', ms: 500_000 };
/** What is played next. */
const there = (seats: LobbyMatch['seats'], game = GAME) => ({
  [`GET /games/${game}/there`]: shown(listed('there', [], { seats, status: 'open' })),
});

describe('leaving and coming back', () => {
  test('a computer player may take the seat over', async () => {
    const server = fakeServer();
    server.answer({ [`POST /games/${GAME}/here/leave`]: {} });
    rememberSeat(GAME, 'here', SEAT);
    const history = at(<LeaveDialog game={GAME} matchID="here" onClose={() => {}} />);
    expect(await faultsOf(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Computer, normal/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(history.at(-1)).toBe('/'));
    expect(server.posts()).toEqual([
      expect.objectContaining({ body: { playerID: '0', credentials: 'secret', bot: 'normal' } }),
    ]);
  });

  test('a server that is not there says so, and the seat stays', async () => {
    fakeServer().stop();
    rememberSeat(GAME, 'here', SEAT);
    const history = at(<LeaveDialog game={GAME} matchID="here" onClose={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(/does not answer/)).toBeVisible();
    expect(history).toEqual([`/match/${GAME}/here`]);
  });

  test('after the end others hear who asks for a rematch, and sit down on their seats with one press', async () => {
    const server = fakeServer();
    server.answer({
      ...over({ next: next() }),
      ...there([
        { playerID: '0', kept },
        { playerID: '1', name: 'Kemal' },
      ]),
      [`POST /games/${GAME}/here/playAgain`]: { nextMatchID: 'there', nextGame: GAME },
      [`POST /games/${GAME}/there/join`]: { playerID: '0', playerCredentials: 'new' },
    });
    rememberSeat(GAME, 'here', SEAT);
    const history = at(<OnlineAfterwards game={GAME} matchID="here" plays />);
    expect(
      await screen.findByText('Kemal asks for a rematch. Your seat is kept for 9 more minutes.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch the replay' })).toHaveAttribute(
      'href',
      `/replay/online/${GAME}/here`,
    );
    expect(screen.queryByRole('button', { name: /^Play on/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play along' }));
    await waitFor(() => expect(history.at(-1)).toBe(`/match/${GAME}/there`));
    expect(server.posts().at(-1)!.body).toEqual({ playerName: 'Lisa', playerID: '0', before: ['secret'] });
  });

  test('the same people may play on with another game that as many can play', async () => {
    const server = fakeServer();
    server.answer({
      ...over(),
      [`POST /games/${GAME}/here/playAgain`]: { nextMatchID: 'there', nextGame: 'auf-achse-board' },
      'POST /games/auf-achse-board/there/join': { playerID: '0', playerCredentials: 'new' },
    });
    rememberSeat(GAME, 'here', SEAT);
    const history = at(<OnlineAfterwards game={GAME} matchID="here" plays />);
    const another = await screen.findByRole('button', { name: 'Play on: Auf Achse – board' });
    // three are needed for Ausgebremst
    expect(screen.queryByRole('button', { name: 'Play on: Ausgebremst' })).toBeNull();
    // and that is what has just been played
    expect(screen.queryByRole('button', { name: 'Play on: Auf Achse – cards' })).toBeNull();
    await userEvent.click(another);
    await waitFor(() => expect(history.at(-1)).toBe('/match/auf-achse-board/there'));
    expect(server.posts()[0]!.body).toMatchObject({ game: 'auf-achse-board' });
    expect(mySeat('auf-achse-board', 'there')).toMatchObject({ playerID: '0', credentials: 'new' });
  });

  test('the others hear which game that is', async () => {
    const server = fakeServer();
    const seats = [
      { playerID: '0', kept },
      { playerID: '1', name: 'Kemal' },
    ];
    server.answer({ ...over({ next: next('auf-achse-board') }), ...there(seats, 'auf-achse-board') });
    rememberSeat(GAME, 'here', SEAT);
    at(<OnlineAfterwards game={GAME} matchID="here" plays />);
    expect(await screen.findByText(/^Kemal wants to play on: Auf Achse – board\./)).toBeVisible();
  });

  test('whoever comes too late may watch', async () => {
    const server = fakeServer();
    const seats = [
      { playerID: '0', name: 'Eve' },
      { playerID: '1', name: 'Kemal' },
    ];
    server.answer({ ...over({ next: next() }), ...there(seats) });
    rememberSeat(GAME, 'here', SEAT);
    at(<OnlineAfterwards game={GAME} matchID="here" plays />);
    expect(await screen.findByRole('link', { name: 'Watch what comes next' })).toHaveAttribute(
      'href',
      `/match/${GAME}/there?watch`,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('who watched may follow to the rematch', async () => {
    const server = fakeServer();
    server.answer({ ...over({ next: next() }), ...there([{ playerID: '0', kept }, { playerID: '1' }]) });
    at(<OnlineAfterwards game={GAME} matchID="here" plays={false} />);
    expect(await screen.findByRole('link', { name: 'Watch what comes next' })).toHaveAttribute(
      'href',
      `/match/${GAME}/there`,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
