/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, getConfig, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { GAMES } from '../../games';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { joinMatch } from '../../ui/online/lobbyApi';
import { mySeat } from '../../ui/online/mySeats';
import { DeviceError } from '../../ui/local/deviceStore';
import * as localMatches from '../../ui/local/localMatches';
import * as savedRecords from '../../ui/local/savedRecords';
import { Lobby } from '../../ui/lobby/Lobby';
import { namePreference } from '../../ui/shell/preferences';
import cardsDe from '../../ui/words/de/auf-achse-cards.json';
import cardsEn from '../../ui/words/en/auf-achse-cards.json';
import { faultsOf, speak } from './browser';
import { GAME, type fakeServer } from './fakeServer';
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

describe('a new match online', () => {
  const created = { [`POST /games/${GAME}/create`]: { matchID: 'new', hostCredentials: 'host key' } };
  const joined = { [`POST /games/${GAME}/new/join`]: { playerID: '0', playerCredentials: 'key' } };

  test('asks the server for what the form says, takes the seat and goes there', async () => {
    server.answer({ ...created, ...joined });
    const { went } = await enterLobby();
    await choose(/^Seat 2/, 'Computer, easy');
    await choose(/^Seat 3/, 'Remove seat');
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    await userEvent.click(screen.getByRole('radio', { name: 'from memory' }));
    await userEvent.click(screen.getByRole('radio', { name: 'with link only' }));
    await press('Create match');
    await waitFor(() => expect(went()).toBe(`/match/${GAME}/new`));
    expect(server.posts()).toEqual([
      {
        method: 'POST',
        path: `/games/${GAME}/create`,
        body: {
          numPlayers: 3,
          setupData: { stages: 2, betweenStages: 'redeal', ownRace: 'memory' },
          unlisted: true,
          table: USUAL_TABLE,
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
      expect.objectContaining({
        playerID: '0',
        credentials: 'key',
        name: 'Lisa',
        hostCredentials: 'host key',
      }),
    );
  });

  test.each([
    ['a minute behind', 'delayed'],
    ['none', 'refused'],
  ])('lets others watch as chosen: %s', async (choice, spectators) => {
    server.answer({ ...created, ...joined });
    await enterLobby();
    const group = screen.getByRole('radiogroup', { name: 'Spectators' });
    expect(within(group).getByRole('radio', { name: 'welcome' })).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: choice }));
    await press('Create match');
    await waitFor(() => expect(server.posts()[0]).toMatchObject({ body: { table: { spectators } } }));
  });

  test('whoever gives the first seat to a computer player sits down on the next', async () => {
    server.answer({ ...created, ...joined });
    await enterLobby();
    await choose(/^Seat 1/, 'Computer, normal');
    expect(screen.getByRole('button', { name: 'Seat 2: Lisa' })).toBeVisible();
    await press('Create match');
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

  test('a name is asked for where it is missed, and then it goes on', async () => {
    act(() => namePreference.set(''));
    server.answer({ ...created, ...joined });
    const { went } = await enterLobby();
    await press('Create match');
    const dialog = screen.getByRole('dialog', { name: 'What is your name at the table?' });
    expect(await faultsOf(dialog)).toEqual([]);
    expect(server.posts()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create match' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('A name is still missing.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Slipstream' }));
    const field = within(dialog).getByRole('textbox', { name: 'Your name' });
    expect(field).toHaveValue('Slipstream');
    await userEvent.clear(field);
    await userEvent.type(field, '  Světlana {Enter}');
    await waitFor(() => expect(went()).toBe(`/match/${GAME}/new`));
    expect(namePreference.get()).toBe('Světlana');
    expect(server.posts()[1]!.body).toEqual({ playerName: 'Světlana', playerID: '0' });
  });

  test('whoever does not want to say a name loses nothing', async () => {
    act(() => namePreference.set(''));
    await enterLobby();
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await press('Create match');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
  });

  test('needs somebody human', async () => {
    await enterLobby();
    for (const seat of [/^Seat 1/, /^Seat 2/, /^Seat 3/]) await choose(seat, 'Computer, easy');
    await press('Create match');
    expect(screen.getByRole('alert')).toHaveTextContent('At least one seat must be for a human.');
    expect(server.posts()).toEqual([]);
  });

  test('what the server refuses is said in the language of the moment, and nothing typed is lost', async () => {
    server.answer({ [`POST /games/${GAME}/create`]: { fault: 'tooMany' } });
    await enterLobby();
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await press('Create match');
    expect(await screen.findByRole('alert')).toHaveTextContent('too many requests');
    await speak('de');
    expect(screen.getByRole('alert')).toHaveTextContent('zu viele Anfragen');
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Partie eröffnen' })).toBeEnabled();
  });

  test('an option the server refuses is called by its name', async () => {
    server.answer(refusing('betweenStages'));
    await enterLobby();
    await press('Create match');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `“${cardsEn.options.betweenStages.name}” cannot be`,
    );
    await speak('de');
    expect(screen.getByRole('alert')).toHaveTextContent(`„${cardsDe.options.betweenStages.name}“ lässt sich`);
    server.answer(refusing('toString'));
    await press('Partie eröffnen');
    expect(await screen.findByText(/^Mit diesen Optionen/)).toBeVisible();
  });

  test('once opened, a seat that cannot be had leads to the match all the same', async () => {
    server.answer({ ...created, [`POST /games/${GAME}/new/join`]: { fault: 'internal' } });
    const { went } = await enterLobby();
    await press('Create match');
    await waitFor(() => expect(went()).toBe(`/match/${GAME}/new`));
    expect(mySeat(GAME, 'new')).toBeUndefined();
    // whoever sits down there after all is the one who opened it
    server.answer(joined);
    await joinMatch(GAME, 'new', { name: 'Lisa' });
    expect(mySeat(GAME, 'new')?.hostCredentials).toBe('host key');
  });
});

test('below the posters one chooses how to play, and is led to the form', async () => {
  await enterLobby();
  await press('On one device');
  expect(screen.getByRole('tab', { name: 'On one device' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('heading', { name: /^New match/ })).toHaveFocus();
  await press('With others');
  expect(screen.getByRole('tab', { name: 'Online' })).toHaveAttribute('aria-selected', 'true');
});

const pressed = () =>
  ['With others', 'On one device'].filter(
    (name) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
  );

test('the buttons below the posters say what is chosen in the form', async () => {
  await enterLobby();
  await userEvent.click(screen.getByRole('tab', { name: 'On one device' }));
  expect(pressed()).toEqual(['On one device']);
  await userEvent.click(screen.getByRole('tab', { name: 'Online' }));
  expect(pressed()).toEqual(['With others']);
});

const form = () => screen.queryByRole('heading', { name: /^New match/ });

test('the games are there before the form: whoever chooses meanwhile is led to it once it comes', () =>
  // as a browser draws: step by step
  getConfig().asyncWrapper(async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    flushSync(() => root.render(<Lobby />));
    const onOneDevice = screen.getByRole('button', { name: 'On one device' });
    expect(form()).not.toBeInTheDocument();
    flushSync(() => onOneDevice.click());
    expect(form()).not.toBeInTheDocument();
    await waitFor(() => expect(form()).toHaveFocus());
    expect(screen.getByRole('tab', { name: 'On one device' })).toHaveAttribute('aria-selected', 'true');
    root.unmount();
  }));

describe('the form', () => {
  test('survives a reload', async () => {
    const { unmount } = await enterLobby();
    await tab(/On one device/);
    await userEvent.type(screen.getByLabelText('Name in seat 2'), 'Kemal');
    await userEvent.click(screen.getByRole('radio', { name: '1' }));
    await choose(/^Seat 3/, 'Computer, easy');
    unmount();
    await enterLobby();
    expect(screen.getByLabelText('Name in seat 2')).toHaveValue('Kemal');
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

describe('what an option is about', () => {
  test('is read out with it, and unfolded below it at a press', async () => {
    await enterLobby();
    const { name, about } = cardsEn.options.betweenStages;
    const group = screen.getByRole('radiogroup', { name });
    expect(group).toHaveAccessibleDescription(about);
    const ask = screen.getByRole('button', { name: `What “${name}” is about` });
    expect(ask).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(about)).toHaveClass('sr');
    await userEvent.click(ask);
    expect(ask).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(about)).not.toHaveClass('sr');
  });

  test('comes into view where it would lie below the button of the form', async () => {
    const shown: unknown[] = [];
    Element.prototype.scrollIntoView = function () {
      shown.push(this.textContent);
    };
    await enterLobby();
    const { name, about } = cardsEn.options.betweenStages;
    expect(shown).not.toContain(about);
    await userEvent.click(screen.getByRole('button', { name: `What “${name}” is about` }));
    expect(shown).toContain(about);
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

describe('playing now', () => {
  test('begins at once against computer players, with nothing asked, not even a server', async () => {
    act(() => namePreference.set(''));
    server.stop();
    device.createLocalMatch.mockResolvedValue('now');
    const { went } = await enterLobby();
    await press('Play now against computers: Ausgebremst');
    await waitFor(() => expect(went()).toBe('/local/now'));
    expect(device.createLocalMatch).toHaveBeenLastCalledWith({
      game: 'ausgebremst',
      options: expect.objectContaining({ circuits: '1-2-3' }) as object,
      seats: [{ name: 'Player 1' }, { name: 'Ruben', bot: 'normal' }, { name: 'Olga', bot: 'normal' }],
    });
  });

  test('where nothing can be kept it says so', async () => {
    device.createLocalMatch.mockRejectedValue(new DeviceError('unavailable'));
    await enterLobby();
    await press('Play now against computers: Ausgebremst');
    expect(await screen.findByRole('alert')).toHaveTextContent('does not allow anything to be saved');
  });
});

describe('a new match at this device', () => {
  test('takes the names on the plates, and proposes what is left open', async () => {
    device.createLocalMatch.mockResolvedValue('here');
    const { went } = await enterLobby();
    await tab(/On one device/);
    expect(screen.getByLabelText('Name in seat 1')).toHaveValue('Lisa');
    expect(screen.getByText(/device is passed on/)).toBeVisible();
    expect(screen.getByText('Jarek · thrifty')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name in seat 2'), ' Kemal ');
    await press('Hit the road');
    await waitFor(() => expect(went()).toBe('/local/here'));
    expect(device.createLocalMatch).toHaveBeenLastCalledWith({
      game: GAME,
      options: { stages: 5, betweenStages: 'redeal', ownRace: 'open' },
      seats: [{ name: 'Lisa' }, { name: 'Kemal' }, { name: 'Player 3' }, { name: 'Jarek', bot: 'normal' }],
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
    await press('Hit the road');
    expect(await screen.findByRole('alert')).toHaveTextContent('does not allow anything to be saved');
  });
});
