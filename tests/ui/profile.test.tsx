/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProfilePage } from '../../ui/lobby/profile/ProfilePage';
import { newKey, seal, toText, unseal, type Bundle } from '../../ui/lobby/profile/bundle';
import { persistedMove } from '../../ui/lobby/profile/persistedMove';
import { gameRecords, headToHead, lastPlaces } from '../../ui/lobby/profile/statistics';
import { keepResult, listResults, type PlayedResult } from '../../ui/local/results';
import { listMySeats, mySeat, rememberSeat } from '../../ui/online/mySeats';
import { namePreference } from '../../ui/shell/preferences';
import { faultsOf } from './browser';
import { GAME, listed, type fakeServer } from './fakeServer';
import { wipe } from './idbInMemory';
import { freshBrowser, openPage, press } from './lobbyPage';

jest.mock('idb-keyval', () => jest.requireActual<object>('./idbInMemory'));

let server: ReturnType<typeof fakeServer>;

beforeEach(async () => {
  wipe();
  server = await freshBrowser();
  window.history.replaceState(null, '', '/me');
});

let matches = 0;

/** A match of Lisa's against others: everybody's total by name, hers first. */
const played = (totals: Readonly<Record<string, number>>, more: Partial<PlayedResult> = {}): PlayedResult => {
  const names = Object.keys(totals);
  const most = Math.max(...Object.values(totals));
  matches += 1;
  return {
    id: `match ${matches}`,
    game: GAME,
    endedAt: matches,
    seats: names.map((name, at) => ({ playerID: String(at), name })),
    mine: '0',
    result: {
      winners: names.flatMap((name, at) => (totals[name] === most ? [String(at)] : [])),
      totals: Object.fromEntries(names.map((name, at) => [String(at), totals[name]!])),
    },
    ...more,
  };
};

describe('what matches have come to', () => {
  test('by game: how many, how many won, the mean place, the best and the last', () => {
    const results = [
      played({ Lisa: 300, Kemal: 200, Eva: 100 }, { endedAt: 5 }),
      played({ Lisa: 100, Kemal: 200, Eva: 300 }, { endedAt: 9 }),
      played({ Lisa: 7, Kemal: 8 }, { game: 'ausgebremst', endedAt: 7 }),
    ];
    expect(gameRecords(results)).toEqual([
      { game: GAME, matches: 2, wins: 1, place: 2, best: 300, feat: undefined, last: 9 },
      { game: 'ausgebremst', matches: 1, wins: 0, place: 2, best: 7, feat: undefined, last: 7 },
    ]);
    expect(lastPlaces(results, 2).map(({ place }) => place)).toEqual([3, 2]);
  });

  test('against people one has met often enough, not against computers; a shared place is neither', () => {
    const bot = { playerID: '2', name: 'Computer 3', bot: 'easy' as const };
    const against = (lisa: number, kemal: number, name = 'Kemal') => {
      const match = played({ Lisa: lisa, [name]: kemal });
      return { ...match, seats: [...match.seats, bot] };
    };
    const results = [against(2, 1), against(1, 2), against(3, 3, 'KEMAL'), played({ Lisa: 1, Eva: 2 })];
    expect(headToHead(results, 3)).toEqual([{ name: 'Kemal', matches: 3, ahead: 1, behind: 1 }]);
    expect(headToHead(results, 4)).toEqual([]);
  });
});

describe('the page', () => {
  test('shows what was played here, and gathers what the server knows of matches one sat at', async () => {
    for (let match = 0; match < 3; match++) await keepResult(played({ Lisa: 380, Kemal: 270 }));
    rememberSeat(GAME, 'over', { playerID: '1', credentials: 'c', name: 'Lisa' });
    const over = listed('over', ['Ada', 'Lisa'], {
      status: 'over',
      result: { winners: ['0'], totals: { '0': 900, '1': 410 } },
      updatedAt: Date.now(),
    });
    server.answer({ 'GET /lobby/matches?ids=over': [over] });
    const { container } = await openPage(<ProfilePage />, '/me');
    const results = within(screen.getByRole('region', { name: 'Results by game' }));
    expect(await results.findByRole('cell', { name: '4' })).toBeVisible();
    expect(results.getByRole('cell', { name: '3' })).toBeVisible();
    expect(results.getByRole('cell', { name: '1.3' })).toBeVisible();
    expect(results.getByRole('cell', { name: '410\u00a0km' })).toBeVisible();
    const places = within(results.getByRole('list')).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual(['2', '1', '1', '1']);
    expect(screen.getByText('You: ahead 3×, behind 0×.')).toBeInTheDocument();
    expect(await faultsOf(container)).toEqual([]);
  });

  test('says what will be there while nothing is', async () => {
    const { container } = await openPage(<ProfilePage />, '/me');
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('moving to another device', () => {
  const bundle: Bundle = {
    format: 'auf-achse-device',
    version: 1,
    name: 'Lisa',
    seats: [{ game: GAME, matchID: 'm', playerID: '1', credentials: 'secret', name: 'Lisa' }, { junk: true }],
    results: [played({ Lisa: 1, Kemal: 2 }), 'junk'],
  };

  test('what is left at the server can be read with the key alone, and not be changed', () => {
    const key = newKey();
    const sealed = seal(bundle, key);
    expect(sealed).not.toContain('secret');
    expect(unseal(sealed, toText(key))).toEqual(bundle);
    expect(unseal(sealed, toText(newKey()))).toBeUndefined();
    expect(unseal(`${sealed.slice(0, -2)}AA`, toText(key))).toBeUndefined();
    expect(unseal('', '')).toBeUndefined();
    expect(seal(bundle, key)).not.toBe(sealed);
  });

  test('the link works once; then this device has moved, and can take it back for ten minutes', async () => {
    rememberSeat(GAME, 'm', { playerID: '1', credentials: 'secret', name: 'Lisa' });
    server.answer({ 'POST /parcels': { id: 'p' }, 'GET /parcels/p': { state: 'waiting' } });
    const { container } = await openPage(<ProfilePage />, '/me');
    expect(await screen.findByText('Your name, results and 1 seat come along.')).toBeVisible();
    await press('Show link and code');
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to move' });
    expect(screen.getByRole('img', { name: /^Code to scan/ })).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
    const { sealed } = server.posts()[0]!.body as { sealed: string };
    const key = new URLSearchParams(new URL(link.value).hash.slice('#move?'.length)).get('key')!;
    expect(JSON.stringify(server.asked)).not.toContain(key);
    expect(unseal(sealed, key)).toMatchObject({
      name: 'Lisa',
      seats: [{ matchID: 'm', credentials: 'secret' }],
    });

    server.answer({ 'GET /parcels/p': { state: 'taken' } });
    const moved = await screen.findByText(/^This device has moved\./);
    // a seat is whoever holds its secret: nothing is hidden of what taking back comes to
    expect(moved).toHaveTextContent('you have them on both devices');
    expect(listMySeats()).toEqual([]);
    await press('Take it back');
    expect(mySeat(GAME, 'm')).toMatchObject({ playerID: '1', credentials: 'secret' });
    expect(persistedMove.get()).toBeUndefined();
  });

  test('after that it can no longer be taken back', async () => {
    persistedMove.set({ id: 'p', until: 0, movedAt: Date.now() - 600_001, seats: bundle.seats });
    await openPage(<ProfilePage />, '/me');
    await waitFor(() => expect(persistedMove.get()).toBeUndefined());
    expect(listMySeats()).toEqual([]);
  });

  test('whoever opens the link is asked first, and has it all then', async () => {
    const key = newKey();
    act(() => namePreference.set(''));
    window.history.replaceState(null, '', `/me#move?id=p&key=${toText(key)}`);
    server.answer({ 'POST /parcels/p/take': { sealed: seal(bundle, key) } });
    const { container } = await openPage(<ProfilePage />, '/me');
    expect(window.location.hash).toBe('');
    expect(server.posts()).toEqual([]);
    expect(await faultsOf(container)).toEqual([]);
    await press('Move here');
    expect(await screen.findByText('Here now: 1 seat, 1 result.')).toBeVisible();
    expect(mySeat(GAME, 'm')).toMatchObject({ credentials: 'secret' });
    expect(namePreference.get()).toBe('Lisa');
  });

  test('a link that was used before, or has lost its end, says so', async () => {
    window.history.replaceState(null, '', '/me#move?id=p&key=abc');
    server.answer({ 'POST /parcels/p/take': { fault: 'unknownParcel' } });
    await openPage(<ProfilePage />, '/me');
    await press('Move here');
    expect(await screen.findByRole('alert')).toHaveTextContent('works once, for ten minutes');
    server.answer({ 'POST /parcels/p/take': { sealed: seal(bundle, newKey()) } });
    await press('Move here');
    expect(await screen.findByText(/the link is incomplete/)).toBeVisible();
    expect(listMySeats()).toEqual([]);
  });
});

const choose = (text: string) => {
  // jsdom's files cannot be read
  const file = Object.assign(new File([text], 'a.json'), { text: async () => text });
  return userEvent.upload(screen.getByLabelText('Load', { selector: 'input' }), file);
};

test('everything here is deleted after it was said what goes; nobody waits at the seats in vain', async () => {
  rememberSeat(GAME, 'm', { playerID: '0', credentials: 'mine', name: 'Lisa' });
  await keepResult(played({ Lisa: 300, Kemal: 200 }));
  localStorage.setItem('of another page', 'stays');
  server.answer({ [`POST /games/${GAME}/m/leave`]: {} });
  const { went } = await openPage(<ProfilePage />, '/me');
  await press('Delete everything here');
  const dialog = screen.getByRole('dialog', { name: 'Delete everything here?' });
  expect(dialog).toHaveTextContent('In 1 seat the computer plays on for you.');
  expect(await faultsOf(dialog)).toEqual([]);
  expect(server.posts()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete everything' }));
  await waitFor(() => expect(went()).toBe('/'));
  expect(server.posts()).toMatchObject([
    { path: `/games/${GAME}/m/leave`, body: { playerID: '0', credentials: 'mine', bot: 'normal' } },
  ]);
  expect([listMySeats(), namePreference.get(), await listResults()]).toEqual([[], '', []]);
  expect(Object.keys(localStorage)).toEqual(['of another page']);
});

describe('as a file', () => {
  test('it is read beside what is here', async () => {
    rememberSeat(GAME, 'm', { playerID: '0', credentials: 'mine', name: 'Lisa' });
    const seats = ['m', 'n'].map((matchID) => ({
      game: GAME,
      matchID,
      playerID: '1',
      credentials: 'file',
      name: 'Eva',
    }));
    await openPage(<ProfilePage />, '/me');
    await choose(JSON.stringify({ format: 'auf-achse-device', version: 1, name: 'Eva', seats, results: [] }));
    expect(await screen.findByText('Here now: 1 seat, 0 results.')).toBeVisible();
    expect(mySeat(GAME, 'm')).toMatchObject({ credentials: 'mine' });
    expect(mySeat(GAME, 'n')).toMatchObject({ credentials: 'file' });
    expect(namePreference.get()).toBe('Lisa');
  });

  test('another is refused', async () => {
    await openPage(<ProfilePage />, '/me');
    for (const text of ['{', '{"format":"auf-achse-match"}', '[]']) {
      await choose(text);
      expect(await screen.findByRole('alert')).toHaveTextContent('was not saved here');
    }
    expect(listMySeats()).toEqual([]);
  });
});
