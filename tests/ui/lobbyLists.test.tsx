/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LobbyMatch } from '../../games/shared/protocol';
import { mySeat, rememberSeat } from '../../ui/online/mySeats';
import * as localMatches from '../../ui/local/localMatches';
import * as savedRecords from '../../ui/local/savedRecords';
import { faultsOf, speak } from './browser';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { GAME, listed, type fakeServer } from './fakeServer';
import { enterLobby, freshBrowser, press, tab } from './lobbyPage';

jest.mock('../../ui/local/localMatches');
jest.mock('../../ui/local/savedRecords');
const device = jest.mocked({ ...localMatches, ...savedRecords });

let server: ReturnType<typeof fakeServer>;

beforeEach(async () => {
  jest.resetAllMocks();
  device.listLocalMatches.mockResolvedValue([]);
  device.listRecords.mockResolvedValue([]);
  server = await freshBrowser();
});

const tabs = () =>
  within(screen.getByRole('tablist', { name: 'Matches' }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);

const panel = () => within(screen.getByRole('tabpanel', { name: /matches|Open|Replays/ }));

/** Every row in sight: how it stands and what can be done, by the links. */
const links = () =>
  panel()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const turn = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

/** Sits down at matches that the server tells of. */
const sitAt = (playerID: string, ...matches: readonly LobbyMatch[]) => {
  for (const { matchID } of matches)
    rememberSeat(GAME, matchID, { playerID, credentials: 'c', name: 'Lisa' });
  const asked = matches.map(({ matchID }) => matchID).toReversed();
  server.answer({ [`GET /lobby/matches?ids=${asked.join()}`]: matches });
};

describe('open matches', () => {
  const matches = [
    listed('running', ['Ada', 'Bob']),
    listed('freed', ['Ada', ''], { status: 'running' }),
    listed('waiting', ['Marlene', '', ''], {
      options: { stages: 3, betweenStages: 'redeal', ownRace: 'memory' },
    }),
    listed('two', ['Marlene', 'Kemal', '']),
  ];

  test('that nobody may watch lead there only to play', async () => {
    const table = { ...USUAL_TABLE, spectators: 'refused' } as const;
    server.answer({
      'GET /lobby': [
        listed('full', ['Ada', 'Bob'], { table }),
        listed('free', ['Ada', ''], { table }),
        listed('late', ['Cleo', 'Dan'], { table: { ...table, spectators: 'delayed' } }),
      ],
    });
    await enterLobby();
    expect(await screen.findByText('Ada is waiting')).toBeVisible();
    expect(links()).toEqual([`/match/${GAME}/free`, `/match/${GAME}/late?watch`]);
    expect(screen.getAllByText('5 stages · no spectators')).toHaveLength(2);
    expect(screen.getByText('5 stages · spectators a minute behind')).toBeVisible();
  });

  test('come in the order in which one can join; only those that can be joined are counted', async () => {
    server.answer({ 'GET /lobby': matches });
    const { container } = await enterLobby();
    expect(await screen.findByText('Marlene is waiting')).toBeVisible();
    expect(links()).toEqual([
      `/match/${GAME}/waiting`,
      `/match/${GAME}/two`,
      `/match/${GAME}/freed`,
      `/match/${GAME}/running?watch`,
    ]);
    expect(screen.getByText('Marlene and Kemal are waiting')).toBeVisible();
    expect(screen.getByText('2 seats free')).toBeVisible();
    expect(screen.getByText('A seat has become free')).toBeVisible();
    expect(screen.getByText('3 stages · own trip from memory')).toBeVisible();
    expect(tabs()).toEqual(['Open33 matches to join', 'My matches', 'Replays']);
    expect(screen.getByText('3 matches to join', { selector: 'output' })).toBeInTheDocument();
    expect(await faultsOf(container)).toEqual([]);
  });

  test('every seat can be heard', async () => {
    server.answer({
      'GET /lobby': [
        listed('m', ['Ada', 'Computer 2', ''], {
          seats: [
            { playerID: '0', name: 'Ada' },
            { playerID: '1', name: 'Computer 2', bot: 'easy' },
            { playerID: '2' },
          ],
        }),
      ],
    });
    await enterLobby();
    for (const seat of ['Seat 1: Ada', 'Seat 2: Pippa, computer, easy', 'Seat 3: free'])
      expect(await screen.findByText(seat)).toBeInTheDocument();
  });

  test('rest while nobody looks at them, and are fresh when somebody does again', async () => {
    const looked = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.answer({ 'GET /lobby': matches });
    await enterLobby();
    await turn();
    expect(server.asked).toEqual([]);
    looked.mockReturnValue('visible');
    await turn();
    expect(await screen.findByText('Marlene is waiting')).toBeVisible();
    looked.mockRestore();
  });

  test('when nobody is there, it says how to change that', async () => {
    const { container } = await enterLobby();
    expect(await screen.findByText('The car park is empty.')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  test('when the server is away, it says so; playing here works all the same, and asking again helps', async () => {
    server.stop();
    const { container, went } = await enterLobby();
    expect(await screen.findByText('The server is not answering.')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
    device.createLocalMatch.mockResolvedValue('here');
    await tab(/On one device/);
    await press('Hit the road');
    await waitFor(() => expect(went()).toBe('/local/here'));
    server.answer({ 'GET /lobby': matches });
    await press('Try again');
    expect(await screen.findByText('Marlene is waiting')).toBeVisible();
  });
});

describe('my matches', () => {
  const won = { winners: ['1'], totals: { '0': 270, '1': 1380, '2': 300 } };
  const three = ['Ada', 'Lisa', 'Bob'];
  const local = { game: GAME, options: {}, seats: [{ name: 'Lisa' }], seed: 's', steps: [], updatedAt: 0 };

  test('say how long we have left to decide, the shortest time first', async () => {
    const HOUR = 3_600_000;
    sitAt(
      '1',
      listed('none', three, { awaited: ['1'], updatedAt: 1 }),
      listed('days', three, { awaited: ['1'], left: { '1': 28 * HOUR + 59_000 }, updatedAt: 2 }),
      listed('hours', three, { awaited: ['0', '1'], left: { '0': 1, '1': 5.5 * HOUR }, updatedAt: 3 }),
      listed('soon', three, { awaited: ['1'], left: { '1': 42_900 }, updatedAt: 4 }),
    );
    await enterLobby();
    await screen.findAllByText('Your turn');
    expect(screen.getAllByText(/^Time left/).map(({ textContent }) => textContent)).toEqual([
      'Time left: 42\u00a0s',
      'Time left: 5 hours 30\u00a0min · Ada is thinking',
      'Time left: 1 day 4 hours',
    ]);
  });

  test('come first: what waits for us above all, then what goes on, what waits for others, what is over', async () => {
    sitAt(
      '1',
      listed('lost', three, { status: 'over', result: { ...won, winners: ['2'] }, updatedAt: 1 }),
      listed('won', three, { status: 'over', result: won, updatedAt: 2 }),
      listed('open', ['Ada', 'Lisa', '']),
      listed('theirs', three, { awaited: ['0'] }),
      listed('lately', three, { awaited: ['1'], updatedAt: 9 }),
      listed('long', three, { awaited: ['0', '1', '2'], updatedAt: 3 }),
    );
    device.listLocalMatches.mockResolvedValue([{ id: 'here', match: local }]);
    const { container } = await enterLobby();
    expect(await screen.findAllByText('Your turn')).toHaveLength(2);
    await screen.findByText('on this device');
    expect(links()).toEqual([
      `/match/${GAME}/long`,
      `/match/${GAME}/lately`,
      '/local/here',
      `/match/${GAME}/theirs`,
      `/match/${GAME}/open`,
      `/replay/online/${GAME}/won`,
      `/replay/online/${GAME}/lost`,
    ]);
    expect(tabs()).toEqual(['My matches22 are waiting for you', 'Open', 'Replays']);
    expect(screen.getByText('2 players are thinking')).toBeVisible();
    expect(screen.getByText('Ada is thinking')).toBeVisible();
    expect(screen.getByText('You have won')).toBeVisible();
    expect(screen.getByText('Place 2 of 3')).toBeVisible();
    expect(screen.getByText('Lisa 1 380 km · Bob 300 km · Ada 270 km')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  test('are not among the open ones, and one the server does not know is kept', async () => {
    const two = listed('two', ['Marlene', 'Lisa', '']);
    rememberSeat(GAME, 'gone', { playerID: '0', credentials: 'c', name: 'Lisa' });
    rememberSeat(GAME, 'two', { playerID: '1', credentials: 'c', name: 'Lisa' });
    server.answer({ 'GET /lobby': [two], 'GET /lobby/matches?ids=two,gone': [two] });
    await enterLobby();
    expect(await screen.findByText('waiting for players')).toBeVisible();
    expect(links()).toEqual([`/match/${GAME}/two`]);
    expect(mySeat(GAME, 'gone')).toBeDefined();
    await tab(/^Open/);
    expect(await screen.findByText('The car park is empty.')).toBeVisible();
    // what it does not know is not asked for again and again
    await turn();
    await waitFor(() => expect(server.asked.at(-1)!.path).toBe('/lobby/matches?ids=two'));
  });

  test('a rematch that somebody has asked for is there with the seat that is kept for us, and for nobody else', async () => {
    const next = listed('next', [], {
      seats: [
        { playerID: '0', name: 'Ada' },
        { playerID: '1', kept: { name: 'Lisa', ms: 9 } },
      ],
      status: 'open',
    });
    const over = listed('over', ['Ada', 'Lisa'], {
      status: 'over',
      result: won,
      next: { matchID: 'next', game: GAME, by: '0' },
      updatedAt: Date.now(),
    });
    server.answer({ 'GET /lobby': [next] });
    const stranger = await enterLobby();
    expect(await screen.findByText('The car park is empty.')).toBeVisible();
    stranger.unmount();

    server.answer({ 'GET /lobby/matches?ids=next': [next] });
    sitAt('1', over);
    await enterLobby();
    expect(await screen.findByText('Your seat is kept')).toBeVisible();
    expect(screen.getByTitle('Seat 2: kept for you')).toHaveTextContent(/^kept for you/);
    expect(links()).toEqual([`/match/${GAME}/next`, `/replay/online/${GAME}/over`]);
    expect(tabs()[0]).toBe('My matches11 is waiting for you');
  });

  test('a seat that is kept for somebody else counts as free neither in words nor in number', async () => {
    const kept = { name: 'Kemal', ms: 600_000 };
    const [lisa, keptOne] = [
      { playerID: '0', name: 'Lisa' },
      { playerID: '1', kept },
    ];
    const one = listed('one', [], { seats: [lisa, keptOne], status: 'open' });
    const two = listed('two', [], { seats: [lisa, keptOne, { playerID: '2' }], status: 'open' });
    sitAt('0', one, two);
    await enterLobby();
    expect(await screen.findAllByTitle('Seat 2: kept for Kemal')).toHaveLength(2);
    expect(screen.getByText('1 seat free')).toBeVisible();
    expect(screen.getAllByText(/seats? free$/)).toHaveLength(1);
    expect(screen.getAllByText('waiting for players')).toHaveLength(2);
  });

  test('at this device go on where they stopped; one that is over is a replay instead', async () => {
    device.listLocalMatches.mockResolvedValue([
      { id: 'a', match: { ...local, seats: [{ name: 'Lisa' }, { name: 'Kemal' }] } },
      { id: 'b', match: { ...local, record: 'r' } },
      { id: 'c', match: undefined },
    ]);
    const { container } = await enterLobby();
    const way = await screen.findByRole('link', { name: /^To the table: .*Lisa and Kemal/ });
    expect(way).toHaveAttribute('href', '/local/a');
    expect(screen.getByText('This match can no longer be read.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(2);
    expect(await faultsOf(container)).toEqual([]);
  });

  test('at this device are there without a server, too', async () => {
    device.listLocalMatches.mockResolvedValue([{ id: 'a', match: local }]);
    server.stop();
    await enterLobby();
    expect(await screen.findByRole('link', { name: /^To the table/ })).toHaveAttribute('href', '/local/a');
    expect(screen.getByText('The server is not answering.')).toBeVisible();
  });

  test('say nothing that nobody can see yet when there are none', async () => {
    await enterLobby();
    await tab(/My matches/);
    expect(await screen.findByText('No matches of yours yet.')).toBeVisible();
  });
});

describe('replays', () => {
  const result = { winners: ['0'], totals: { '0': 380, '1': 270 } };
  const replay = (matchID: string, names: readonly string[], endedAt: number) => ({
    ...listed(matchID, names, { status: 'over', result }),
    endedAt,
  });
  const record = { id: 'r', game: GAME, seats: [{ name: 'Lisa' }, { name: 'Kemal' }], savedAt: 0, result };

  test('are found at the server by name and game, a page at a time', async () => {
    const page = Array.from({ length: 20 }, (_, at) => replay(`m${at}`, ['Ada', 'Bob'], 100 - at));
    server.answer({
      'GET /lobby/replays?': page,
      'GET /lobby/replays?endedBefore=81': [replay('older', ['Eve', 'Bob'], 3)],
      'GET /lobby/replays?name=mar': [replay('marlene', ['Marlene', 'Bob'], 50)],
      'GET /lobby/replays?name=mar&game=ausgebremst': [],
    });
    const { container } = await enterLobby();
    await tab(/Replays/);
    expect(await screen.findAllByText('Ada has won')).toHaveLength(20);
    expect(screen.getAllByText('Ada 380 km · Bob 270 km')).toHaveLength(20);
    await press('Show older ones');
    expect(await screen.findByText('Eve has won')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), ' mar ');
    expect(await screen.findByText('Marlene has won')).toBeVisible();
    expect(links()).toEqual([`/replay/online/${GAME}/marlene`]);
    await userEvent.click(panel().getByRole('radio', { name: 'Ausgebremst' }));
    expect(await screen.findByText('Nothing found.')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  test('of this device are looked through by the same words', async () => {
    device.listRecords.mockResolvedValue([record, { ...record, id: 's', seats: [{ name: 'Zdeněk' }] }]);
    server.answer({ 'GET /lobby/replays?': [], 'GET /lobby/replays?name=zdenek': [] });
    await enterLobby();
    await tab(/Replays/);
    expect(await screen.findByText('Lisa has won')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'zdenek');
    await waitFor(() => expect(links()).toEqual(['/replay/saved/s']));
  });

  test('of this device are there when the server is away', async () => {
    device.listRecords.mockResolvedValue([record]);
    await enterLobby();
    server.stop();
    await tab(/Replays/);
    expect(await screen.findByText('The server is not answering.')).toBeVisible();
    expect(links()).toEqual(['/replay/saved/r']);
    server.start();
    server.answer({ 'GET /lobby/replays?': [replay('m', ['Ada', 'Bob'], 1)] });
    await press('Try again');
    expect(await screen.findByText('Ada has won')).toBeVisible();
  });

  test('deleting asks once more; a record takes its match along', async () => {
    const match = { game: GAME, options: {}, seats: record.seats, seed: 's', steps: [], updatedAt: 0 };
    device.listLocalMatches.mockResolvedValue([{ id: 'b', match: { ...match, record: 'r' } }]);
    device.listRecords.mockResolvedValue([record]);
    device.deleteRecord.mockResolvedValue();
    device.deleteLocalMatch.mockResolvedValue();
    server.answer({ 'GET /lobby/replays?': [] });
    await enterLobby();
    await tab(/Replays/);
    await press(/^Delete/);
    expect(device.deleteRecord).not.toHaveBeenCalled();
    device.listRecords.mockResolvedValue([]);
    await press('Really delete?');
    await waitFor(() => expect(panel().queryByText('On this device')).not.toBeInTheDocument());
    expect(device.deleteRecord).toHaveBeenCalledWith('r');
    expect(device.deleteLocalMatch).toHaveBeenCalledWith('b');
  });

  test('say what is missing in every language', async () => {
    server.answer({ 'GET /lobby/replays?': [] });
    await enterLobby();
    await tab(/Replays/);
    expect(await screen.findByText('No replays yet.')).toBeVisible();
    await speak('cs');
    expect(await screen.findByText('Zatím žádný záznam.')).toBeVisible();
  });
});
