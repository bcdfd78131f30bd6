/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveMatch, playAgain } from '../../ui/online/lobbyApi';
import { mySeat, rememberSeat } from '../../ui/online/mySeats';
import { seatLink } from '../../ui/online/seatLink';
import { faultsOf } from './browser';
import { GAME } from './fakeServer';
import { answerBy, come, LISA, PATH, server, table } from './joinTable';
import { press } from './lobbyPage';

describe('somebody who has a seat', () => {
  beforeEach(() => rememberSeat(GAME, 'm', LISA));

  test('waits while others are free, hears who comes, and begins when all are there', async () => {
    table(['Lisa', '', '']);
    const { container } = await come();
    expect(screen.getByText(/2 seats are still free/)).toBeVisible();
    expect(screen.getByLabelText('Link to join')).toHaveValue(`http://localhost/match/${GAME}/m`);
    expect(await faultsOf(container)).toEqual([]);
    table(['Lisa', 'Kemal', '']);
    expect(await screen.findByText('Kemal has joined.')).toBeInTheDocument();
    expect(screen.getByText(/1 seat is still free/)).toBeVisible();
    table(['Lisa', 'Kemal', 'Ada']);
    expect(await screen.findByText('at the table on seat 0')).toBeVisible();
  });

  test('is told for whom of the match before seats are kept', async () => {
    const kept = { name: 'Kemal', ms: 600_000 };
    const [lisa, free] = [{ playerID: '0', name: 'Lisa' }, { playerID: '1' }];
    table(['Lisa', ''], { seats: [lisa, { ...free, kept }] });
    await come();
    expect(screen.getByText(/^The last seat is kept for Kemal\./)).toBeVisible();
    table(['Lisa', '', ''], { seats: [lisa, { ...free, kept }, { playerID: '2' }] });
    expect(await screen.findByText(/^1 seat free, 1 kept for Kemal\./)).toBeVisible();
    table(['Lisa', '', ''], { seats: [lisa, free, { playerID: '2' }] });
    expect(await screen.findByText(/^2 seats are still free\./)).toBeVisible();
  });

  test('comes straight back to a table under way, though a seat has become free', async () => {
    table(['Lisa', ''], { status: 'running' });
    await come();
    expect(await screen.findByText('at the table on seat 0')).toBeVisible();
  });

  test('keeps it while the server is away', async () => {
    table(['Lisa', '']);
    await come();
    server.stop();
    expect(await screen.findByText(/Your seat stays yours/)).toBeVisible();
    expect(mySeat(GAME, 'm')).toBeDefined();
  });

  test('is told when it was freed, and may take any', async () => {
    table(['', 'Kemal']);
    await come();
    expect(await screen.findByRole('heading', { name: 'Kemal invites you' })).toBeVisible();
    expect(screen.getByText(/^Your seat was freed\./)).toBeVisible();
    expect(mySeat(GAME, 'm')).toBeDefined();
  });

  test('copies the link, or is shown how where that is forbidden', async () => {
    userEvent.setup();
    table(['Lisa', '']);
    await come();
    await press('Copy link');
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/match/${GAME}/m`);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await press('Copy link');
    expect(await screen.findByText(/copy it by hand/)).toBeVisible();
  });

  test('shows the link as a code, large where that is wanted', async () => {
    table(['Lisa', '']);
    const { container } = await come();
    await press('Enlarge the code');
    const dialog = screen.getByRole('dialog', { name: 'Code to scan for joining' });
    expect(within(dialog).getByRole('img', { name: 'Code to scan for joining' })).toBeVisible();
    expect(dialog).toHaveTextContent(`http://localhost/match/${GAME}/m`);
    expect(await faultsOf(container)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaves after being asked once more', async () => {
    table(['Lisa', '']);
    server.answer({ [`POST ${PATH}/leave`]: {} });
    const { went } = await come();
    await press('Leave the match');
    expect(server.posts()).toEqual([]);
    await press('Really leave?');
    await waitFor(() => expect(went()).toBe('/'));
    expect(server.posts()).toEqual([
      { method: 'POST', path: `${PATH}/leave`, body: { playerID: '0', credentials: 'key' } },
    ]);
    expect(mySeat(GAME, 'm')).toBeUndefined();
  });

  test('who has not opened the match may free no seat and not close it', async () => {
    table(['Lisa', 'Kemal', '']);
    await come();
    expect(screen.queryByRole('button', { name: /Free|Close/ })).not.toBeInTheDocument();
  });

  test('finds everybody by seat', async () => {
    table(['Lisa', 'Kemal', '']);
    await come();
    const seats = screen.getByRole('heading', { name: 'At the table' }).nextElementSibling as HTMLElement;
    expect(
      within(seats)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lisayou', 'Kemal', 'free']);
  });
});

describe('somebody who has opened a match', () => {
  const hostCredentials = 'host key';
  beforeEach(() => rememberSeat(GAME, 'm', { ...LISA, hostCredentials }));

  test('frees the seat of one who does not come after being asked once more, and no other', async () => {
    table(['Lisa', 'Kemal', 'Computer 3', ''], {
      seats: [
        { playerID: '0', name: 'Lisa' },
        { playerID: '1', name: 'Kemal' },
        { playerID: '2', name: 'Computer 3', bot: 'easy' },
        { playerID: '3' },
      ],
    });
    answerBy('free', {}, ['Lisa', '', 'Computer 3', '']);
    const { container } = await come();
    expect(screen.getAllByRole('button', { name: /^Free the seat/ })).toHaveLength(1);
    expect(await faultsOf(container)).toEqual([]);
    await press('Free the seat of Kemal');
    expect(server.posts()).toEqual([]);
    await press('Really free it?');
    expect(await screen.findByText('Kemal has left.')).toBeInTheDocument();
    expect(server.posts()).toEqual([
      { method: 'POST', path: `${PATH}/free`, body: { hostCredentials, playerID: '1' } },
    ]);
  });

  test('closes it for everybody after being asked once more', async () => {
    table(['Lisa', 'Kemal', '']);
    server.answer({ [`POST ${PATH}/close`]: {} });
    const { went } = await come();
    await press('Close the match');
    expect(server.posts()).toEqual([]);
    await press('Really close it for everybody?');
    await waitFor(() => expect(went()).toBe('/'));
    expect(server.posts()).toEqual([{ method: 'POST', path: `${PATH}/close`, body: { hostCredentials } }]);
    expect(mySeat(GAME, 'm')).toBeUndefined();
  });

  test('is told why it cannot be closed any more, and keeps the seat', async () => {
    table(['Lisa', 'Kemal', '']);
    server.answer({ [`POST ${PATH}/close`]: { fault: 'begun' } });
    await come();
    await press('Close the match');
    await press('Really close it for everybody?');
    expect(await screen.findByRole('alert')).toHaveTextContent('The match has begun');
    expect(mySeat(GAME, 'm')).toMatchObject({ credentials: 'key', hostCredentials });
  });

  test('does not hand that on with the link to the seat', () => {
    expect(seatLink(GAME, 'm', mySeat(GAME, 'm')!)).not.toContain('host');
  });
});

describe('leaving and playing again', () => {
  test('one who leaves may name a computer player to take over', async () => {
    rememberSeat(GAME, 'm', LISA);
    server.answer({ [`POST ${PATH}/leave`]: {} });
    await leaveMatch(GAME, 'm', 'easy');
    expect(server.posts()[0]?.body).toEqual({ playerID: '0', credentials: 'key', bot: 'easy' });
  });

  test('without a seat there is nothing to leave', async () => {
    await expect(leaveMatch(GAME, 'm')).rejects.toMatchObject({ error: 'notYourSeat' });
    expect(server.asked).toEqual([]);
  });

  test('a rematch keeps name and seat; whoever comes too late takes a free one', async () => {
    rememberSeat(GAME, 'm', LISA);
    server.answer({
      [`POST ${PATH}/playAgain`]: { nextMatchID: 'n', nextGame: GAME, hostCredentials: 'host' },
      [`POST /games/${GAME}/n/join`]: { fault: 'seatTaken' },
    });
    await expect(playAgain(GAME, 'm')).rejects.toMatchObject({ error: 'seatTaken' });
    expect(
      server
        .posts()
        .slice(1)
        .map(({ body }) => body),
    ).toEqual([
      { playerName: 'Lisa', playerID: '0', before: ['key'] },
      { playerName: 'Lisa', before: ['key'] },
    ]);
    server.answer({ [`POST /games/${GAME}/n/join`]: { playerID: '1', playerCredentials: 'next' } });
    expect(await playAgain(GAME, 'm')).toEqual({ game: GAME, matchID: 'n' });
    // who asked for it has opened it
    const seat = { playerID: '1', credentials: 'next', name: 'Lisa', hostCredentials: 'host' };
    expect(mySeat(GAME, 'n')).toMatchObject(seat);
  });

  test('asked twice it sits down once', async () => {
    rememberSeat(GAME, 'm', LISA);
    rememberSeat(GAME, 'n', LISA);
    server.answer({ [`POST ${PATH}/playAgain`]: { nextMatchID: 'n', nextGame: GAME } });
    expect(await playAgain(GAME, 'm')).toEqual({ game: GAME, matchID: 'n' });
    expect(server.posts()).toHaveLength(1);
  });
});
