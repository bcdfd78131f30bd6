/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { mySeat, rememberSeat } from '../../ui/online/mySeats';
import { LeaveDialog } from '../../ui/table/LeaveDialog';
import { OnlineAfterwards } from '../../ui/table/OnlineAfterwards';
import type { LobbyMatch } from '../../games/shared/protocol';
import { faultsOf } from './browser';
import { fakeServer, GAME, listed, shown } from './fakeServer';
import { comeIn } from './quietMatch';

beforeEach(comeIn);

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
    expect(await screen.findByText(/is not answering/)).toBeVisible();
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
    expect(screen.getByRole('link', { name: 'The final board' })).toHaveAttribute(
      'href',
      `/replay/online/${GAME}/here?step=last`,
    );
    expect(screen.queryByRole('button', { name: /^Play on/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Join in' }));
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
