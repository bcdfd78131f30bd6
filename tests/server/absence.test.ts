import type { GameId } from '../../games';
import { taskOf, type View as BoardView } from '../../games/auf-achse-board';
import type { View as CardView } from '../../games/auf-achse-cards';
import type { View as RaceView } from '../../games/ausgebremst';
import { AWAY_MS } from '../../games/shared/conduct';
import { conductOf, look, movesIn, setTime, sitAt, startAt, told } from './conductTable';
import {
  GAME,
  later,
  LONG,
  shown,
  sitDown,
  stateIDIn,
  temporaryFolder,
  watch,
  type Created,
  type Ear,
} from './harness';
import { freshDatabase } from './postgres';
import { comes } from './serverProcess';

const isAway = (playerID: string) => (conduct: { away: object }) => playerID in conduct.away;

/** The moves of a seat in what this page was sent, by whether a computer player made them. */
const decidedBy = (ear: Ear, playerID: string): string[] =>
  movesIn(ear)
    .filter(({ action }) => action.payload.playerID === playerID)
    .map(({ standIn }) => standIn ?? 'player');

type Moment = readonly [
  name: string,
  game: GameId,
  players: number,
  is: (view: never, seat: string) => boolean,
];

const MOMENTS: readonly Moment[] = [
  [
    'a simultaneous choice',
    'auf-achse-cards',
    2,
    ({ raceLaid, counterLaid }: CardView, seat) => raceLaid[seat] !== counterLaid[seat],
  ],
  ['an auction', 'auf-achse-board', 3, (view: BoardView) => taskOf(view)?.type === 'auction'],
  ['a race', 'ausgebremst', 3, ({ stage }: RaceView) => stage === 'driving'],
];

test.each(MOMENTS)(
  'in the middle of %s a computer player decides for whoever is away, until they are back',
  async (_, game, players, is) => {
    const time = setTime();
    const server = await startAt(time);
    const { matchID, seats, ears, post, playUntil, decide, awaited, allAt } = await sitAt(
      server,
      game,
      players,
      {
        standIn: 'easy',
      },
    );
    time.pass(AWAY_MS);
    const gone = await playUntil(is);
    const other = seats.find(({ playerID }) => playerID !== gone)!;
    const ear = ears.get(other.playerID)!;
    const handOver = () => post('handOver', { ...other, seat: gone });

    expect(await handOver()).toMatchObject({ status: 409, body: { error: 'notAway' } });
    ears.get(gone)!.socket.disconnect();
    ears.delete(gone);
    await told(ear, isAway(gone));
    time.pass(AWAY_MS - 1);
    expect(await handOver()).toMatchObject({ status: 409, body: { error: 'notAway' } });
    time.pass(1);
    expect(await handOver()).toMatchObject({ status: 200, body: {} });
    await comes('the computer player', () => decidedBy(ear, gone).includes('easy'));

    expect(await post('takeBack', seats[Number(gone)]!)).toMatchObject({ status: 200, body: {} });
    await told(ear, ({ events }) => events.at(-1)?.kind === 'cameBack');
    // back in another window, which shows everything the computer player has decided
    const back = await look(server, game, matchID, seats[Number(gone)]);
    ears.set(gone, back);
    await allAt(stateIDIn(back.state()));
    const own = () => decidedBy(ear, gone).filter((by) => by === 'player').length;
    const before = own();
    for (const end = stateIDIn(ear.state()) + 400; own() === before && stateIDIn(ear.state()) < end;) {
      const [next] = awaited();
      const after = stateIDIn(ear.state()) + 1;
      decide(awaited().includes(gone) ? gone : next!);
      await allAt(after);
    }
    expect(own()).toBe(before + 1);
    expect(decidedBy(ear, gone).at(-1)).toBe('player');
    expect(conductOf(ear).events.map(({ kind, seat, by, level }) => [kind, seat, by, level])).toEqual([
      ['handedOver', gone, other.playerID, 'easy'],
      ['cameBack', gone, undefined, undefined],
    ]);
  },
);

test('a player whose page is hidden counts as looking away until they see a page again, in any window', async () => {
  const server = await startAt(setTime());
  const { matchID, seats, ears } = await sitAt(server, GAME, 2, {}, LONG);
  const [adas, bos] = [ears.get('0')!, ears.get('1')!];
  const looksAway = (isSo: boolean) =>
    adas.next(
      'matchData',
      (_id, sitting: { data?: { looksAway?: true } }[]) => (sitting[1]!.data?.looksAway ?? false) === isSo,
    );
  const away = looksAway(true);
  bos.socket.emit('looks', matchID, false);
  await away;
  const back = looksAway(false);
  const window = await look(server, GAME, matchID, seats[1]);
  await back;
  const awayAgain = looksAway(true);
  window.socket.disconnect();
  await awayAgain;
  const here = looksAway(false);
  bos.socket.emit('looks', matchID, true);
  await here;
  // the lobby does not announce this
  bos.socket.emit('looks', matchID, false);
  expect((await shown(server, matchID)).players[1]).not.toHaveProperty('data');
});

describe('a computer player that has not decided yet', () => {
  const slow = { botDelay: { min: 3_600_000, max: 3_600_000 } };

  const handedOver = async () => {
    const time = setTime();
    const server = await startAt(time, slow);
    const table = await sitAt(server, GAME, 2, {}, LONG);
    const [ada, bo] = table.seats;
    table.ears.get('1')!.socket.disconnect();
    const ear = table.ears.get('0')!;
    await told(ear, isAway('1'));
    time.pass(AWAY_MS);
    expect((await table.post('handOver', { ...ada, seat: '1' })).status).toBe(200);
    const page = await look(server, GAME, table.matchID, bo);
    return { ...table, server, time, ear, page, bo: bo! };
  };

  test('every request says for how long it has been deciding; neither that nor the time is in the record', async () => {
    const { server, time, matchID, bo, page, ear } = await handedOver();
    expect(conductOf(page).standIns).toEqual({ '1': 0 });
    time.pass(250_000);
    const again = await look(server, GAME, matchID, bo);
    // stored times are precise to the millisecond at best
    expect(Math.round(conductOf(again).standIns['1']! / 1000)).toBe(250);
    expect(conductOf(again).events).toEqual([
      {
        place: 0,
        kind: 'handedOver',
        seat: '1',
        name: 'Player 1',
        by: '0',
        byName: 'Player 0',
        level: 'normal',
      },
    ]);
    await told(ear, (conduct) => !isAway('1')(conduct));
  });

  test('stops deciding when the player is back', async () => {
    const { ears, page, post, bo, ear, decide } = await handedOver();
    await post('takeBack', bo);
    ears.set('1', page);
    const moved = ear.next('update');
    decide('1');
    await moved;
    expect(decidedBy(ear, '1')).toEqual(['player']);
  });

  test('stops deciding when the player simply plays', async () => {
    const { ears, page, ear, decide } = await handedOver();
    ears.set('1', page);
    const moved = ear.next('update');
    decide('1');
    await moved;
    expect(decidedBy(ear, '1')).toEqual(['player']);
    expect((await told(ear, ({ events }) => events.length === 2)).events[1]!.kind).toBe('cameBack');
  });
});

test('a player who leaves may let a computer player decide until somebody takes the seat', async () => {
  const server = await startAt(setTime());
  const { matchID, seats, ears, post, decide } = await sitAt(server, GAME, 2, {}, LONG);
  const ear = ears.get('0')!;
  decide('0');
  await ear.next('update');
  await post('leave', { ...seats[1], bot: 'normal' });
  await comes('the computer player', () => decidedBy(ear, '1').includes('normal'));
  const cy = await sitDown(server, matchID, '1');
  await watch(server, matchID, cy);
  const { events } = await told(ear, ({ events }) => events.length === 2);
  expect(events.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ['left', 'Player 1', 'normal'],
    ['joined', 'Player 1', undefined],
  ]);
});

test('a free seat is handed over at once, by those at the table only', async () => {
  const server = await startAt(setTime());
  const { seats, ears, post, decide } = await sitAt(server, GAME, 2, {}, LONG);
  const ear = ears.get('0')!;
  decide('0');
  await ear.next('update');
  const stranger = { ...seats[1], seat: '1' };
  await post('leave', seats[1]!);
  expect(await post('handOver', stranger)).toMatchObject({ status: 403, body: { error: 'notYourSeat' } });
  expect(await post('handOver', { ...seats[0], seat: '7' })).toMatchObject({ status: 404 });
  expect(await post('handOver', { ...seats[0], seat: '0' })).toMatchObject({ status: 409 });
  expect(await post('handOver', { ...seats[0], seat: '1', level: 'easy' })).toMatchObject({ status: 200 });
  await comes('the computer player', () => decidedBy(ear, '1').includes('easy'));
});

/** Somebody sitting alone at a table for three. */
const opened = async () => {
  const time = setTime();
  const server = await startAt(time);
  const { body } = await server.post<Created>(`/games/${GAME}/create`, { numPlayers: 3, setupData: LONG });
  const { matchID, hostCredentials } = body;
  const ada = await sitDown(server, matchID, '0');
  const fill = (more: object) => server.post(`/games/${GAME}/${matchID}/fill`, { ...ada, ...more });
  return { time, server, matchID, hostCredentials, ada, fill };
};

describe('a match whose seats are not all taken', () => {
  test('is filled with computer players by the player who opened it, and begins', async () => {
    const { server, matchID, hostCredentials, ada, fill } = await opened();
    const page = await watch(server, matchID, ada);
    expect(await fill({ credentials: 'x', hostCredentials })).toMatchObject({ status: 403 });
    expect(await fill({ hostCredentials: 'x' })).toMatchObject({
      status: 403,
      body: { error: 'notYourTable' },
    });
    expect(await fill({ hostCredentials })).toMatchObject({ status: 200, body: {} });
    await comes('the computer players', () => movesIn(page).length === 4);
    expect((await server.get(`/games/${GAME}/${matchID}`)).body).toMatchObject({ status: 'running' });
    expect(await fill({ hostCredentials })).toMatchObject({ status: 409, body: { error: 'begun' } });
  });

  test('is filled by a seated player when the player who opened it does not come', async () => {
    const { time, fill } = await opened();
    expect(await fill({})).toMatchObject({ status: 403, body: { error: 'notYourTable' } });
    time.pass(120_000);
    expect(await fill({})).toMatchObject({ status: 200 });
  });
});

test('a player who was away before a long downtime of the server gets a minute to come back', async () => {
  const time = setTime();
  const settings = { dataDir: temporaryFolder() };
  const first = await startAt(time, settings);
  const { matchID, seats, ears } = await sitAt(first, GAME, 2, {}, LONG);
  ears.get('1')!.socket.disconnect();
  await told(ears.get('0')!, isAway('1'));
  await first.close();
  time.pass(24 * 3_600_000);
  const second = await startAt(time, settings);
  const page = await look(second, GAME, matchID, seats[0]);
  expect(conductOf(page).away['1']).toEqual({ for: 24 * 3_600_000, wait: AWAY_MS });
  const handOver = () => second.post(`/games/${GAME}/${matchID}/handOver`, { ...seats[0], seat: '1' });
  expect(await handOver()).toMatchObject({ status: 409 });
  time.pass(AWAY_MS);
  expect(await handOver()).toMatchObject({ status: 200 });
});

test('a player who was connected to one server is handed over on another', async () => {
  const time = setTime();
  const databaseUrl = await freshDatabase();
  const servers = await Promise.all([1, 2].map(() => startAt(time, { databaseUrl })));
  const [one, two] = servers as [(typeof servers)[0], (typeof servers)[0]];
  await comes('the others', () =>
    servers.every(({ logged }) => logged.some((line) => line.includes('can be heard'))),
  );
  const { matchID, seats, ears } = await sitAt(one, GAME, 2, {}, LONG);
  const page = await look(two, GAME, matchID, seats[0]);
  ears.get('0')!.socket.disconnect();
  ears.get('1')!.socket.disconnect();
  await told(page, isAway('1'));
  expect(conductOf(page).away['0']).toBeUndefined();
  time.pass(AWAY_MS);
  const body = { ...seats[0], seat: '1' };
  expect(await two.post(`/games/${GAME}/${matchID}/handOver`, body)).toMatchObject({ status: 200 });
  await comes('the computer player', () => decidedBy(page, '1').includes('normal'));
  const back = await look(one, GAME, matchID, seats[1]);
  later(() => back.socket.disconnect());
  await one.post(`/games/${GAME}/${matchID}/takeBack`, seats[1]);
  await told(page, ({ events }) => events.at(-1)?.kind === 'cameBack');
});
