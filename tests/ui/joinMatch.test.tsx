/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { pageShelf } from '../../ui/games';
import { Gone } from '../../ui/online/Gone';
import { forgetSeat, mySeat, rememberSeat } from '../../ui/online/mySeats';
import { seatLink } from '../../ui/online/seatLink';
import { lessonKey, lessonProgress } from '../../ui/kit/lessonProgress';
import { isAwaited } from '../../ui/shell/awaited';
import { namePreference } from '../../ui/shell/preferences';
import { faultsOf, speak } from './browser';
import { GAME, listed, shown } from './fakeServer';
import { answerBy, come, LISA, PATH, server, table } from './joinTable';
import { openPage, press } from './lobbyPage';

describe('somebody with a link', () => {
  test('sees who is there, chooses a seat and waits for the others', async () => {
    table(['Marlene', '', 'Computer 3', ''], {
      seats: [
        { playerID: '0', name: 'Marlene' },
        { playerID: '1' },
        { playerID: '2', name: 'Computer 3', bot: 'easy' },
        { playerID: '3' },
      ],
    });
    answerBy('join', { playerID: '3', playerCredentials: 'key' }, ['Marlene', '', 'Computer 3', 'Lisa']);
    const { container } = await come();
    expect(screen.getByText('Marlene')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    // the table comes before what is only fetched for later
    expect(isAwaited()).toBe(true);
    expect(await faultsOf(container)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Seat 4/ }));
    await press('Climb in');
    expect(await screen.findByRole('heading', { name: 'Waiting for players' })).toBeVisible();
    // what is shown no more is cleared away a moment after what has come
    await waitFor(() => expect(isAwaited()).toBe(false));
    expect(server.posts()[0]?.body).toEqual({ playerName: 'Lisa', playerID: '3' });
    expect(mySeat(GAME, 'm')?.credentials).toBe('key');
  });

  test.each([
    [5, true],
    [1, false],
  ])(
    'in a match of %i stages, reads how long a match takes only if it is a usual one',
    async (stages, isTold) => {
      table(['Marlene', ''], { options: { stages } });
      await come();
      const sign = screen.getByRole('heading', { level: 1 }).closest('header')!;
      expect(sign.textContent.includes('About 30\u00a0min.')).toBe(isTold);
    },
  );

  test('finds the rules of the game and its lesson, which leads back here', async () => {
    table(['Marlene', '']);
    await come();
    const sign = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    expect(sign.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', `/rules/${GAME}`);
    expect(sign.getByRole('link', { name: 'Learn in 3 minutes' })).toHaveAttribute(
      'href',
      `/learn/${GAME}/first?table=%2Fmatch%2F${GAME}%2Fm`,
    );
  });

  test('who has learned the basic game finds the lesson for the advanced one under its own name', async () => {
    const game = 'ausgebremst';
    lessonProgress.set({ [lessonKey(game, 'basic')]: { trail: [], learned: true } });
    const options = { game: 'advanced' };
    server.answer({ [`GET /games/${game}/m`]: shown(listed('m', ['Marlene', '', ''], { game, options })) });
    await come('', game);
    expect(screen.getByRole('link', { name: /^Learn/ })).toHaveTextContent(/^Learn: advanced game$/);
  });

  test('is told of a seat kept for them or for somebody else that it is kept, and never that it is free', async () => {
    rememberSeat(GAME, 'before', { playerID: '1', credentials: 'c', name: 'Lisa' });
    table(['Marlene', '', '', ''], {
      seats: [
        { playerID: '0', name: 'Marlene' },
        { playerID: '1', kept: { name: 'Lisa', ms: 600_000 } },
        { playerID: '2', kept: { name: 'Kemal', ms: 600_000 } },
        { playerID: '3' },
      ],
    });
    await come();
    expect(screen.getByText('kept for Kemal')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Seat 2: kept for you' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Seat 4: free' })).toBeVisible();
    expect(screen.getAllByText(/free/)).toHaveLength(2);
  });

  test('who takes the last seat is at the table at once, and need not ask again', async () => {
    table(['Marlene', '']);
    server.answer({ [`POST ${PATH}/join`]: { playerID: '1', playerCredentials: 'key', status: 'running' } });
    await come();
    await press('Climb in');
    expect(await screen.findByRole('heading', { name: 'at the table on seat 1' })).toBeVisible();
  });

  test.each([
    ['chooses a seat', ['Marlene', ''], true],
    ['finds no seat', ['Marlene', 'Jürgen'], false],
  ] as const)('who %s: is the table made ready meanwhile?', async (_, names, isReady) => {
    const rules = jest.spyOn(pageShelf, 'rulesOf').mockClear();
    table([...names]);
    await come();
    expect(rules.mock.calls.length > 0).toBe(isReady);
  });

  test('gives a name first; it is kept when the seat turns out to be taken', async () => {
    namePreference.set('');
    table(['Marlene', '', '']);
    answerBy('join', { fault: 'seatTaken' }, ['Marlene', 'Jürgen', '']);
    await come();
    await press('Climb in');
    expect(screen.getByRole('alert')).toHaveTextContent('What is your name?');
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Your name'), 'Kemal');
    await press('Climb in');
    expect(await screen.findByRole('alert')).toHaveTextContent('already sitting there');
    expect(await screen.findByText('Jürgen')).toBeVisible();
    expect(screen.getByLabelText('Your name')).toHaveValue('Kemal');
    expect(screen.getByRole('radio', { name: /Seat 3/ })).toBeChecked();
    await speak('cs');
    expect(screen.getByRole('alert')).toHaveTextContent('Tady už někdo sedí');
  });

  test.each(['badName', 'tableFull', 'tooMany'] as const)('%s is said in words', async (fault) => {
    table(['Marlene', '']);
    server.answer({ [`POST ${PATH}/join`]: { fault } });
    await come();
    await press('Climb in');
    const words = (await screen.findByRole('alert')).textContent;
    expect(words).not.toContain(fault);
    expect(words.length).toBeGreaterThan(20);
    expect(screen.getByRole('button', { name: 'Climb in' })).toBeEnabled();
  });

  test('is told when the last seat was taken meanwhile, and may watch', async () => {
    table(['Marlene', '']);
    const { container } = await come();
    answerBy('join', { fault: 'seatTaken' }, ['Marlene', 'Kemal']);
    await press('Climb in');
    expect(await screen.findByRole('heading', { name: 'The table is full.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch' })).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  test('may watch instead', async () => {
    table(['Marlene', '']);
    const { went } = await come();
    await press('Watch');
    expect(await screen.findByText('beside the table')).toBeVisible();
    expect(went()).toBe(`/match/${GAME}/m?watch`);
  });

  test.each([
    ['a full table', ['Marlene', 'Kemal'], {}, '', 'beside the table, which is full'],
    ['a full table one wants to watch', ['Marlene', 'Kemal'], {}, '?watch', 'beside the table'],
    ['a match that is over', ['Marlene', ''], { status: 'over' }, '', 'beside the table'],
    ['a link to watch', ['Marlene', ''], {}, '?watch', 'beside the table'],
  ] as const)('%s leads beside the table', async (_, names, more, search, place) => {
    table([...names], more);
    await come(search);
    expect(await screen.findByText(place)).toBeVisible();
  });

  const REFUSED = { table: { ...USUAL_TABLE, spectators: 'refused' } } as const;

  test('a table that nobody may watch says so, and lets in who plays, or comes after the end', async () => {
    table(['Marlene', 'Kemal'], REFUSED);
    const { container } = await come('?watch');
    expect(screen.getByRole('heading', { name: 'This match cannot be watched yet.' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Watch' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'To the lobby' })).not.toHaveLength(0);
    expect(await faultsOf(container)).toEqual([]);

    table(['Marlene', ''], { ...REFUSED, status: 'running' });
    expect(await screen.findByRole('link', { name: 'Join' })).toHaveAttribute('href', `/match/${GAME}/m`);
    table(['Marlene', 'Kemal'], { ...REFUSED, status: 'over' });
    expect(await screen.findByText('beside the table')).toBeVisible();
  });

  test('offers nobody to watch where that is refused', async () => {
    table(['Marlene', ''], REFUSED);
    await come();
    expect(screen.getByRole('button', { name: 'Climb in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Watch' })).not.toBeInTheDocument();
    answerBy('join', { fault: 'seatTaken' }, ['Marlene', 'Kemal'], REFUSED);
    await press('Climb in');
    expect(await screen.findByRole('heading', { name: 'The table is full.' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Watch' })).not.toBeInTheDocument();
    expect(screen.queryByText('You can watch.')).not.toBeInTheDocument();
  });

  test('a seat at a table that nobody may watch is found by whoever comes to watch', async () => {
    rememberSeat(GAME, 'm', LISA);
    table(['Lisa', 'Marlene'], { ...REFUSED, status: 'running' });
    await come('?watch');
    expect(await screen.findByText('at the table on seat 0')).toBeVisible();
  });

  test('a match nobody knows is no dead end; a seat there is kept until its player lets it go', async () => {
    rememberSeat(GAME, 'm', LISA);
    const { container } = await come();
    expect(screen.getByRole('heading', { name: 'There is no such match.' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'To the lobby' })).not.toHaveLength(0);
    expect(mySeat(GAME, 'm')).toEqual(expect.objectContaining(LISA));
    expect(await faultsOf(container)).toEqual([]);
    await press('Forget my seat');
    expect(mySeat(GAME, 'm')).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Forget my seat' })).not.toBeInTheDocument();
  });

  test('neither is a game nobody knows', async () => {
    await come('', 'chess');
    expect(screen.getByRole('heading', { name: 'There is no such match.' })).toBeVisible();
    expect(server.asked).toEqual([]);
  });

  test('a seat that was given to somebody else is told apart, and can be watched from beside', async () => {
    rememberSeat(GAME, 'm', LISA);
    await openPage(<Gone game={GAME} matchID="m" what="seatGone" />);
    expect(screen.getByRole('heading', { name: 'This seat is no longer yours.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', `/match/${GAME}/m?watch`);
    expect(mySeat(GAME, 'm')).toBeDefined();
  });

  test('who has a seat and only wants to watch, watches', async () => {
    rememberSeat(GAME, 'm', LISA);
    table(['Lisa', 'Marlene'], { status: 'running' });
    await come('?watch');
    expect(await screen.findByRole('heading', { name: 'beside the table' })).toBeVisible();
  });

  test('a server that is away is asked again', async () => {
    server.stop();
    await come();
    expect(screen.getByText('The server is not answering.')).toBeVisible();
    table(['Marlene', '']);
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Marlene invites you' })).toBeVisible();
  });
});

const SEAT_LINK = seatLink(GAME, 'm', LISA);

const follow = (path: string) => {
  window.history.replaceState(null, '', path);
  return come();
};

describe('a link to a seat', () => {
  test('brings the seat back, and is gone from the address', async () => {
    table(['Lisa', 'Marlene'], { status: 'running' });
    await follow(SEAT_LINK);
    expect(await screen.findByRole('heading', { name: 'at the table on seat 0' })).toBeVisible();
    expect(mySeat(GAME, 'm')).toEqual(expect.objectContaining(LISA));
    expect(window.location.href).toMatch(/\/m$/);
  });

  test('opened where the match is open already brings it back as well', async () => {
    table(['Lisa', '']);
    await come();
    expect(screen.getByRole('heading', { name: 'Lisa invites you' })).toBeVisible();
    window.location.hash = new URL(SEAT_LINK, 'http://x').hash;
    expect(await screen.findByRole('heading', { name: 'Waiting for players' })).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  test('is pasted by somebody who sits here already, with another device', async () => {
    table(['Lisa', '']);
    await follow(`/match/${GAME}/m`);
    await press('I already have a seat here');
    const dialog = screen.getByRole('dialog', { name: 'I already have a seat here' });
    expect(await faultsOf(dialog)).toEqual([]);
    const inside = within(dialog);
    const paste = async (text: string) => {
      await userEvent.clear(inside.getByLabelText('Link to my seat'));
      await userEvent.type(inside.getByLabelText('Link to my seat'), text.replaceAll('{', '{{'));
      await userEvent.click(inside.getByRole('button', { name: 'Bring my seat here' }));
    };
    for (const text of ['what?', `http://localhost/match/${GAME}/m`, `http://localhost/#seat?playerID=0`]) {
      await paste(text);
      expect(await inside.findByText(/^This is not a link to a seat\./)).toBeVisible();
    }
    // the server may have been called by another name there
    await paste(` http://10.0.0.7:8000${SEAT_LINK} `);
    expect(await screen.findByRole('heading', { name: 'Waiting for players' })).toBeVisible();
    expect(mySeat(GAME, 'm')).toEqual(expect.objectContaining(LISA));
    expect(window.location.hash).toBe('');
  });

  test('takes the place of no seat that is ours, and of none when it cannot be one', async () => {
    table(['Lisa', 'Marlene']);
    const mine = { ...LISA, credentials: 'mine' };
    rememberSeat(GAME, 'm', mine);
    await follow(SEAT_LINK);
    expect(mySeat(GAME, 'm')).toEqual(expect.objectContaining(mine));
    forgetSeat(GAME, 'm');
    await follow(SEAT_LINK.replace('playerID=0', 'playerID=__proto__'));
    expect(mySeat(GAME, 'm')).toBeUndefined();
  });

  test('tells no server what it is', async () => {
    table(['Lisa', 'Marlene'], { status: 'running' });
    await follow(SEAT_LINK);
    expect(JSON.stringify(server.asked)).not.toContain('key');
  });

  test('is handed out in the waiting room, and said to be a secret', async () => {
    userEvent.setup();
    rememberSeat(GAME, 'm', LISA);
    table(['Lisa', '']);
    await come();
    await press('Link to my seat');
    expect(await screen.findByText(/Keep it to yourself/)).toBeVisible();
    expect(screen.queryByText(/credentials/)).not.toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${SEAT_LINK}`);
  });
});
