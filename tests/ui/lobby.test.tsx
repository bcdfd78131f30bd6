/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GAMES } from '../../games';
import { mySeat, rememberSeat } from '../../ui/online/mySeats';
import { DeviceError } from '../../ui/local/deviceStore';
import * as localMatches from '../../ui/local/localMatches';
import * as savedRecords from '../../ui/local/savedRecords';
import { namePreference } from '../../ui/shell/preferences';
import cardsDe from '../../ui/words/de/auf-achse-cards.json';
import cardsEn from '../../ui/words/en/auf-achse-cards.json';
import { faultsOf, speak } from './browser';
import { GAME, listed, shown, type fakeServer } from './fakeServer';
import { choose, enterLobby, freshBrowser, press, tab } from './lobbyPage';

jest.mock('../../ui/local/localMatches');
jest.mock('../../ui/local/savedRecords');
const device = jest.mocked({ ...localMatches, ...savedRecords });

/** A server that takes no match because of that option. */
const refusing = (option: string) => ({
  [`POST /games/${GAME}/create`]: { fault: 'badOptions', values: { option, choices: '' } },
});

let server: ReturnType<typeof fakeServer>;

beforeEach(async () => {
  jest.resetAllMocks();
  device.listLocalMatches.mockResolvedValue([]);
  device.listRecords.mockResolvedValue([]);
  server = await freshBrowser();
});

const rows = () => within(screen.getByRole('tabpanel', { name: /Open matches/ })).getAllByRole('listitem');

const turn = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

describe('the list of matches', () => {
  const matches = [
    listed('over', ['Ada', 'Bob'], { status: 'over' }),
    listed('running', ['Ada', 'Bob']),
    listed('waiting', ['Marlene', '', ''], {
      options: { stages: 3, betweenStages: 'redeal', ownRace: 'memory' },
    }),
    listed('two', ['Marlene', 'Kemal', '']),
  ];

  test('says who waits, by which options, and the way in; what is over is not listed', async () => {
    server.answer({ 'GET /lobby': matches });
    await enterLobby();
    const join = await screen.findAllByRole('link', { name: /^Join/ });
    expect(join.map((link) => link.getAttribute('href'))).toEqual([
      `/match/${GAME}/waiting`,
      `/match/${GAME}/two`,
    ]);
    expect(screen.getByText('Marlene is waiting')).toBeVisible();
    expect(screen.getByText('Marlene and Kemal are waiting')).toBeVisible();
    expect(screen.getByText('3 stages · from memory')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Watch/ })).toHaveAttribute(
      'href',
      `/match/${GAME}/running?watch`,
    );
    expect(screen.queryByRole('link', { name: /replay/ })).not.toBeInTheDocument();
    expect(screen.getByText('3 open matches')).toHaveRole('status');
  });

  test('our own come first, those that are not listed too; one the server does not know is kept', async () => {
    for (const matchID of ['two', 'secret', 'gone'])
      rememberSeat(GAME, matchID, { playerID: '0', credentials: 'c', name: 'Lisa' });
    server.answer({
      'GET /lobby': matches,
      [`GET /games/${GAME}/secret`]: shown(listed('secret', ['Lisa', 'Bob'])),
    });
    await enterLobby();
    await screen.findByText('Marlene is waiting');
    const ways = rows().map((row) => within(row).queryByRole('link')?.getAttribute('href'));
    expect(ways.filter(Boolean).slice(0, 3)).toEqual([
      `/match/${GAME}/secret`,
      `/match/${GAME}/two`,
      `/match/${GAME}/waiting`,
    ]);
    expect(screen.getAllByRole('link', { name: /^Resume/ })).toHaveLength(2);
    expect(mySeat(GAME, 'gone')).toBeDefined();
    expect(mySeat(GAME, 'secret')).toBeDefined();
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
    for (const seat of ['Seat 1: Ada', 'Seat 2: computer, easy', 'Seat 3: free'])
      expect(await screen.findByText(seat)).toBeInTheDocument();
  });

  test('rests while nobody looks at it, and is fresh when somebody does again', async () => {
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
    expect(await screen.findByText('The server does not answer.')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
    device.createLocalMatch.mockResolvedValue('here');
    await tab(/On one device/);
    await press('Drive off');
    await waitFor(() => expect(went()).toBe('/local/here'));
    server.answer({ 'GET /lobby': matches });
    await press('Try again');
    expect(await screen.findByText('Marlene is waiting')).toBeVisible();
  });
});

describe('a new match online', () => {
  const created = { [`POST /games/${GAME}/create`]: { matchID: 'new' } };
  const joined = { [`POST /games/${GAME}/new/join`]: { playerID: '0', playerCredentials: 'key' } };

  test('asks the server for what the form says, takes the seat and goes there', async () => {
    server.answer({ ...created, ...joined });
    const { went } = await enterLobby();
    await choose(/^Seat 2/, 'Computer, easy');
    await choose(/^Seat 3/, 'Remove seat');
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    await userEvent.click(screen.getByRole('radio', { name: 'remember' }));
    await userEvent.click(screen.getByRole('radio', { name: 'with link only' }));
    await press('Open match');
    await waitFor(() => expect(went()).toBe(`/match/${GAME}/new`));
    expect(server.posts()).toEqual([
      {
        method: 'POST',
        path: `/games/${GAME}/create`,
        body: {
          numPlayers: 3,
          setupData: { stages: 2, betweenStages: 'redeal', ownRace: 'memory' },
          unlisted: true,
          bots: { 1: 'easy', 2: 'normal' },
        },
      },
      {
        method: 'POST',
        path: `/games/${GAME}/new/join`,
        body: { playerName: 'Lisa', playerID: '0' },
      },
    ]);
    expect(mySeat(GAME, 'new')).toEqual(
      expect.objectContaining({ playerID: '0', credentials: 'key', name: 'Lisa' }),
    );
  });

  test('whoever gives the first seat to a computer player sits down on the next', async () => {
    server.answer({ ...created, ...joined });
    await enterLobby();
    await choose(/^Seat 1/, 'Computer, normal');
    expect(screen.getByRole('button', { name: 'Seat 2: Lisa' })).toBeVisible();
    await press('Open match');
    await waitFor(() => expect(server.posts()).toHaveLength(2));
    expect(server.posts()[1]?.body).toEqual({ playerName: 'Lisa', playerID: '1' });
  });

  test('never has more seats than the game, nor fewer', async () => {
    await enterLobby();
    await press('Add a seat');
    expect(screen.queryByRole('button', { name: 'Add a seat' })).not.toBeInTheDocument();
    for (const seat of [/^Seat 5/, /^Seat 4/, /^Seat 3/]) await choose(seat, 'Remove seat');
    await press(/^Seat 2/);
    expect(screen.queryByRole('menuitem', { name: 'Remove seat' })).not.toBeInTheDocument();
  });

  test('without a name nothing is asked; the field is shown instead, and a name settles it', async () => {
    act(() => namePreference.set(''));
    await enterLobby();
    await press('Open match');
    expect(screen.getByRole('alert')).toHaveTextContent('What is your name?');
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(server.posts()).toEqual([]);
    await userEvent.type(screen.getByLabelText('Your name'), '  Světlana ');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(namePreference.get()).toBe('Světlana');
  });

  test('needs somebody human', async () => {
    await enterLobby();
    for (const seat of [/^Seat 1/, /^Seat 2/, /^Seat 3/]) await choose(seat, 'Computer, easy');
    await press('Open match');
    expect(screen.getByRole('alert')).toHaveTextContent('At least one seat is for a human.');
    expect(server.posts()).toEqual([]);
  });

  test('what the server refuses is said in the language of the moment, and nothing typed is lost', async () => {
    server.answer({ [`POST /games/${GAME}/create`]: { fault: 'tooMany' } });
    await enterLobby();
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await press('Open match');
    expect(await screen.findByRole('alert')).toHaveTextContent('too many requests');
    await speak('de');
    expect(screen.getByRole('alert')).toHaveTextContent('zu viele Anfragen');
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Partie aufmachen' })).toBeEnabled();
  });

  test('an option the server refuses is called by its name', async () => {
    server.answer(refusing('betweenStages'));
    await enterLobby();
    await press('Open match');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `“${cardsEn.options.betweenStages.name}” cannot be`,
    );
    await speak('de');
    expect(screen.getByRole('alert')).toHaveTextContent(`„${cardsDe.options.betweenStages.name}“ lässt sich`);
    server.answer(refusing('toString'));
    await press('Partie aufmachen');
    expect(await screen.findByText(/^Mit diesen Optionen/)).toBeVisible();
  });

  test('once opened, a seat that cannot be had leads to the match all the same', async () => {
    server.answer({ ...created, [`POST /games/${GAME}/new/join`]: { fault: 'internal' } });
    const { went } = await enterLobby();
    await press('Open match');
    await waitFor(() => expect(went()).toBe(`/match/${GAME}/new`));
  });
});

describe('the form', () => {
  test('survives a reload', async () => {
    const { unmount } = await enterLobby();
    await tab(/On one device/);
    await userEvent.type(screen.getByLabelText('Name on seat 2'), 'Kemal');
    await userEvent.click(screen.getByRole('radio', { name: '1' }));
    await choose(/^Seat 3/, 'Computer, easy');
    unmount();
    await enterLobby();
    expect(screen.getByLabelText('Name on seat 2')).toHaveValue('Kemal');
    expect(screen.getByRole('radio', { name: '1' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Seat 3: Computer, easy' })).toBeVisible();
  });

  test('what somebody else put in its place counts as nothing', async () => {
    sessionStorage.setItem('auf-achse.newMatch', JSON.stringify({ game: 'chess', seats: [], options: [] }));
    const { container } = await enterLobby();
    expect(screen.getByRole('button', { name: 'Seat 4: Computer, normal' })).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  test('every game hangs there and can be chosen', async () => {
    await enterLobby();
    const games = within(screen.getByRole('radiogroup', { name: 'Choose a game' })).getAllByRole('radio');
    expect(games).toHaveLength(GAMES.length);
    expect(games[0]).toBeChecked();
    for (const game of games) {
      await userEvent.click(game);
      expect(game).toBeChecked();
    }
  });
});

describe('the options of the board game', () => {
  test('the number of public contracts goes as far as the cards do, the usual one first', async () => {
    await enterLobby();
    await userEvent.click(screen.getByRole('radio', { name: /The board game/ }));
    const field = screen.getByRole('combobox', { name: 'Public contracts' });
    const said = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect([said[0], said[1], said.at(-1)]).toEqual(['20 (usual for 4)', '4', '40']);
    await userEvent.selectOptions(field, '7');
    expect(field).toHaveDisplayValue('7');
  });

  test('those that few ask for wait behind a line of their own', async () => {
    const { container } = await enterLobby();
    await userEvent.click(screen.getByRole('radio', { name: /The board game/ }));
    expect(screen.getByText(/^\d more options$/)).toBeVisible();
    expect(screen.getByText('Debts')).not.toBeVisible();
    await userEvent.click(screen.getByText(/^\d more options$/));
    expect(screen.getByText('Debts')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });
});

/** The button of a circuit. */
const circuit = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

describe('the options of Ausgebremst', () => {
  test('circuits are strung together in the order they are chosen', async () => {
    const { container } = await enterLobby();
    await userEvent.click(screen.getByRole('radio', { name: /Ausgebremst/ }));
    expect(screen.getByRole('radio', { name: 'the first three' })).toBeChecked();
    await userEvent.click(screen.getByText('Your own choice'));
    expect(circuit('Bleifuß-Drom')).toHaveTextContent('1Bleifuß-Dromeasy · 74 spaces · clockwise');
    await userEvent.click(circuit('Bleifuß-Drom'));
    await userEvent.click(circuit('Nürburg-Circuit'));
    expect(
      ['Plattfuß-Circuit', 'Nürburg-Ring', 'Nürburg-Circuit'].map((name) => circuit(name).textContent?.[0]),
    ).toEqual(['1', '2', '3']);
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('a new match at this device', () => {
  test('takes the names on the plates, and proposes what is left open', async () => {
    device.createLocalMatch.mockResolvedValue('here');
    const { went } = await enterLobby();
    await tab(/On one device/);
    expect(screen.getByLabelText('Name on seat 1')).toHaveValue('Lisa');
    expect(screen.getByText(/device is passed on/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name on seat 2'), ' Kemal ');
    await press('Drive off');
    await waitFor(() => expect(went()).toBe('/local/here'));
    expect(device.createLocalMatch).toHaveBeenLastCalledWith({
      game: GAME,
      options: { stages: 5, betweenStages: 'redeal', ownRace: 'open' },
      seats: [
        { name: 'Lisa' },
        { name: 'Kemal' },
        { name: 'Player 3' },
        { name: 'Computer 4', bot: 'normal' },
      ],
    });
    expect(server.posts()).toEqual([]);
  });

  test('alone among computer players nothing is passed on', async () => {
    await enterLobby();
    await tab(/On one device/);
    for (const seat of [/^Seat 2/, /^Seat 3/]) await choose(seat, 'Computer, normal');
    expect(screen.queryByText(/device is passed on/)).not.toBeInTheDocument();
  });

  test('a browser that keeps nothing is told apart from a server that is away', async () => {
    device.createLocalMatch.mockRejectedValue(new DeviceError('unavailable'));
    await enterLobby();
    await tab(/On one device/);
    await press('Drive off');
    expect(await screen.findByRole('alert')).toHaveTextContent('does not allow anything to be saved');
  });
});

describe('what is kept on this device', () => {
  const match = {
    game: GAME,
    options: {},
    seats: [{ name: 'Lisa' }, { name: 'Kemal' }],
    seed: 's',
    steps: [],
    updatedAt: Date.UTC(2026, 10, 14),
  };

  test('matches go on where they stopped; one that is over is a replay instead', async () => {
    device.listLocalMatches.mockResolvedValue([
      { id: 'a', match },
      { id: 'b', match: { ...match, record: 'r' } },
      { id: 'c', match: undefined },
    ]);
    const { container } = await enterLobby();
    await tab(/On this device/);
    expect(screen.getByRole('link', { name: /^Resume: .*Lisa and Kemal/ })).toHaveAttribute(
      'href',
      '/local/a',
    );
    expect(screen.getByText('This match can no longer be read.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(2);
    expect(await faultsOf(container)).toEqual([]);
  });

  test('deleting asks once more; a record takes its match along', async () => {
    device.listLocalMatches.mockResolvedValue([{ id: 'b', match: { ...match, record: 'r' } }]);
    device.listRecords.mockResolvedValue([{ id: 'r', game: GAME, seats: match.seats, savedAt: 0 }]);
    device.deleteRecord.mockResolvedValue();
    device.deleteLocalMatch.mockResolvedValue();
    await enterLobby();
    await tab(/Replays/);
    expect(screen.getByRole('link', { name: /^Watch the replay/ })).toHaveAttribute(
      'href',
      '/replay/saved/r',
    );
    await press(/^Delete/);
    expect(device.deleteRecord).not.toHaveBeenCalled();
    device.listRecords.mockResolvedValue([]);
    await press('Really delete?');
    expect(await screen.findByText('No replays yet.')).toBeVisible();
    expect(device.deleteRecord).toHaveBeenCalledWith('r');
    expect(device.deleteLocalMatch).toHaveBeenCalledWith('b');
  });
});
