import {
  GAME,
  LONG,
  action,
  connect,
  lay,
  openMatch,
  openTo,
  playTogether,
  refusalIn,
  seatEverybody,
  shown,
  sitDown,
  startServer,
  stateIDIn,
  stockClient,
  temporaryFolder,
  until,
  toldTo,
  watch,
  type Ear,
  type Seat,
  type StockClient,
} from './harness';
import type { LogEntry } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { gameOf, GAMES } from '../../games';
import { playRecord, type MatchRecord } from '../../games/shared/record';
import { cardGame } from '../../games/auf-achse-cards';
import { newestOf, type PublicSeat } from '../../server/matches/payloads';

/** Makes a stock client play its first legal card whenever its seat is awaited, until the match is over. */
const playToTheEnd = async (client: StockClient, { playerID }: Seat): Promise<void> => {
  let playedAt = -1;
  const layFirst = () => {
    const state = client.getState();
    // a card played while the connection broke may not have arrived
    if (!state?.isConnected) playedAt = -1;
    if (!state?.isConnected || state.ctx.gameover || stateIDIn(state) === playedAt) return;
    const [move] = openTo(state, playerID);
    if (!move) return;
    playedAt = stateIDIn(state);
    client.moves[move.move]!(...move.args);
  };
  client.subscribe(layFirst);
  layFirst();
  await until(client, ({ ctx }) => ctx.gameover);
};

describe('boardgame.io’s own clients', () => {
  test('open, join and play a whole match of two', async () => {
    const server = await startServer();
    const lobby = new LobbyClient({ server: server.url });
    expect(await lobby.listGames()).toEqual(GAMES.map(({ game }) => game.name));
    const { matchID } = await lobby.createMatch(GAME, { numPlayers: 2, setupData: { stages: 1 } });
    const seats = await Promise.all(
      ['Ada', 'Bo'].map(async (playerName) => {
        const { playerID, playerCredentials } = await lobby.joinMatch(GAME, matchID, { playerName });
        return { playerID, credentials: playerCredentials };
      }),
    );
    expect(seats.map(({ playerID }) => playerID).toSorted()).toEqual(['0', '1']);
    const clients = seats.map((seat) => stockClient(server, matchID, seat, {}));
    await Promise.all(clients.map((client, at) => playToTheEnd(client, seats[at]!)));
    const [one, other] = clients.map((client) => client.getState()!.ctx.gameover);
    expect(one.winners.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
    expect((await lobby.getMatch(GAME, matchID)).gameover).toEqual(one);
    const { matches } = await lobby.listMatches(GAME, { isGameover: true });
    expect(matches.map((match) => match.matchID)).toEqual([matchID]);
    expect((await lobby.listMatches(GAME, { isGameover: false })).matches).toEqual([]);
  });

  test('play against computer players of both strengths', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { numPlayers: 3, bots: { 1: 'easy', 2: 'normal' } });
    const seat = await sitDown(server, matchID, '0');
    const client = stockClient(server, matchID, seat);
    await playToTheEnd(client, seat);
    expect(client.matchData).toEqual([
      { id: 0, name: 'Player 0', isConnected: true },
      { id: 1, name: 'Pippa', isConnected: true, data: { bot: 'easy' } },
      { id: 2, name: 'Olga', isConnected: true, data: { bot: 'normal' } },
    ]);
    expect(server.logged.join('')).not.toContain('"level":50');
  });

  test('resynchronize after a refused move, and play on', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const [seat] = await seatEverybody(server, matchID, 2);
    const client = stockClient(server, matchID, seat);
    await until(client, () => true);
    const before = client.getState()!;
    client.moves.layRace!('no such card');
    client.moves.layRace!(before.G.hands['0']![0]);
    await until(client, ({ G }) => G.raceLaid['0'] === true);
    expect(stateIDIn(client.getState()!)).toBe(stateIDIn(before) + 1);
    expect(client.log?.length).toBe(1);
  });

  test('are told who comes and goes, and what is said', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const [ada, bo] = await seatEverybody(server, matchID, 2);
    const adas = stockClient(server, matchID, ada);
    const bos = stockClient(server, matchID, bo);
    const connected = () => adas.matchData?.map(({ isConnected }) => isConnected);
    await until(adas, () => connected()?.every(Boolean) === true);
    bos.sendChatMessage('Mahlzeit!');
    await until(adas, () => adas.chatMessages.length === 1);
    expect(adas.chatMessages[0]).toMatchObject({ sender: '1', payload: 'Mahlzeit!' });
    await server.post(`/games/${GAME}/${matchID}/update`, { ...bo, newName: 'Bolle' });
    await until(adas, () => adas.matchData?.[1]?.name === 'Bolle');
    bos.stop();
    await until(adas, () => connected()?.[1] === false);
    const later = stockClient(server, matchID);
    await until(later, () => later.chatMessages.length === 1);
    expect(later.chatMessages).toEqual(adas.chatMessages);
  });
});

describe('simultaneous decisions', () => {
  test('all cards laid at the same moment are accepted, whatever position they were laid on', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { numPlayers: 5 });
    const seats = await seatEverybody(server, matchID, 5);
    const ears = await Promise.all(seats.map((seat) => watch(server, matchID, seat)));
    const laid = ears.map((ear) => ear.next('update', (_id, state: never) => stateIDIn(state) === 5));
    for (const [at, ear] of ears.entries()) lay(ear, matchID, seats[at]!);
    await Promise.all(laid);
    for (const ear of ears) expect(Object.values(ear.state().G.raceLaid)).toEqual(Array(5).fill(true));
    expect(ears.flatMap(({ heard }) => heard).filter(({ event }) => event === 'refused')).toEqual([]);
  });
});

const atTable = async () => {
  const server = await startServer();
  const matchID = await openMatch(server);
  const [seat] = await seatEverybody(server, matchID, 2);
  const ear = await watch(server, matchID, seat);
  const play = async (move: string, card: unknown, stateID = stateIDIn(ear.state())) => {
    const answered = Promise.all([ear.next('refused'), ear.next('sync')]);
    ear.socket.emit('update', action(seat!, move, [card]), stateID, matchID, seat!.playerID);
    const [refused, [id, info]] = await answered;
    expect([refused[0], id]).toEqual([matchID, matchID]);
    return { refusal: refusalIn(refused), state: (info as { state: never }).state };
  };
  return { server, matchID, seat: seat!, ear, play };
};

describe('a refused move', () => {
  test('gives the reason, in the words of the game, and the current position', async () => {
    const { ear, matchID, seat, play } = await atTable();
    const updated = ear.next('update');
    lay(ear, matchID, seat);
    await updated;
    const { refusal, state } = await play('layRace', ear.state().G.hands['0'][0]);
    expect(refusal).toEqual({ reason: 'raceLaid', values: {}, rule: 'K-3.1' });
    expect(state).toEqual(ear.state());
  });

  test('reveals nothing the seat does not know', async () => {
    const { ear, seat, play } = await atTable();
    const { G } = ear.state();
    const elsewhere = cardGame
      .conceivable(G)
      .filter(({ move, args: [card] }) => move === 'layRace' && !G.hands[seat.playerID].includes(card))
      .slice(-3);
    expect(elsewhere).toHaveLength(3);
    for (const { args } of elsewhere)
      expect((await play('layRace', args[0])).refusal).toMatchObject({ reason: 'notInHand', rule: 'K-3.1' });
  });

  test('may have been made for a position that never existed', async () => {
    const { ear, play } = await atTable();
    const { refusal } = await play('layRace', ear.state().G.hands['0'][0], 7);
    expect(refusal.reason).toBe('stale');
  });

  test('is not in the log', async () => {
    const { play, server, matchID } = await atTable();
    await play('layRace', 'no such card');
    expect(toldTo(await watch(server, matchID))).toMatchObject({ log: [] });
  });
});

describe('a restart of the server', () => {
  test('loses nothing: clients reconnect automatically and play to the end', async () => {
    const dataDir = temporaryFolder();
    const before = await startServer({ dataDir });
    const { port } = before;
    const matchID = await openMatch(before, { numPlayers: 3, setupData: LONG, bots: { 2: 'easy' } });
    const seats = await seatEverybody(before, matchID, 2);
    const clients = seats.map((seat) => stockClient(before, matchID, seat));
    clients[0]!.sendChatMessage('back in a minute');
    const toTheEnd = clients.map((client, at) => playToTheEnd(client, seats[at]!));
    await until(clients[0]!, (state) => stateIDIn(state) > 6);
    await before.close();
    const reached = clients.map((client) => client.getState()!);
    expect(reached.map(({ ctx }) => ctx.gameover)).toEqual([undefined, undefined]);

    const after = await startServer({ dataDir, port });
    await Promise.all(toTheEnd);
    expect(stateIDIn(clients[0]!.getState()!)).toBeGreaterThan(stateIDIn(reached[0]!));
    expect((await shown(after, matchID)).gameover).toEqual(clients[1]!.getState()!.ctx.gameover);
    const spectator = stockClient(after, matchID);
    await until(spectator, () => spectator.chatMessages.length === 1);
    // a late visitor reads the newest page of what the others received move by move
    const [heard, read] = [clients[0]!, spectator].map(({ log }) => (log ?? []).map(stateIDIn));
    expect(read!.length).toBeGreaterThan(0);
    expect(heard!.slice(-read!.length)).toEqual(read);
  });
});

describe('the record of a match', () => {
  test('is refused while the match runs, and can be replayed once it is over', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, {
      numPlayers: 3,
      bots: { 1: 'normal' },
      setupData: { stages: 2 },
    });
    const seats = [await sitDown(server, matchID, '0'), await sitDown(server, matchID, '2')];
    const path = `/games/${GAME}/${matchID}/record`;
    expect(await server.get(path)).toMatchObject({ status: 409, body: { error: 'stillRunning' } });
    const ears = await Promise.all(seats.map((seat) => watch(server, matchID, seat)));
    const end = await playTogether(ears, matchID, seats, { seed: 'record' });
    const { status, body: record } = await server.get<MatchRecord>(path);
    expect(status).toBe(200);
    expect(record).toMatchObject({
      game: GAME,
      options: { stages: 2, betweenStages: 'redeal', ownRace: 'open' },
      seats: [{ name: 'Player 0' }, { name: 'Ruben', bot: 'normal' }, { name: 'Player 2' }],
      result: end.ctx.gameover,
    });
    expect(record.steps.length).toBe(stateIDIn(end));
    expect(playRecord(record, gameOf).ok).toBe(true);
    expect(await server.get(`/games/${GAME}/unknown/record`)).toMatchObject({ status: 404 });
  });
});

/** Everything a socket can read of the log, page by page. */
const wholeLog = async (ear: Ear, matchID: string, first: readonly LogEntry[]): Promise<LogEntry[]> => {
  const log = [...first];
  while (log.length && stateIDIn(log[0]!) > 0) {
    const page = ear.next('log');
    ear.socket.emit('log', matchID, stateIDIn(log[0]!));
    const [id, entries] = await page;
    expect(id).toBe(matchID);
    expect(entries).not.toEqual([]);
    log.unshift(...(entries as LogEntry[]));
  }
  return log;
};

const playedLong = async () => {
  const server = await startServer();
  const matchID = await openMatch(server, { numPlayers: 2, setupData: LONG });
  const seats = await seatEverybody(server, matchID, 2);
  const ears = await Promise.all(seats.map((seat) => watch(server, matchID, seat)));
  await playTogether(ears, matchID, seats, { seed: 'long', until: 120 });
  return { server, matchID, ears };
};

describe('a long match', () => {
  test('is sent to latecomers with its newest moves, and earlier ones on request', async () => {
    const { server, matchID, ears } = await playedLong();
    const late = await watch(server, matchID);
    const { log } = toldTo(late);
    expect(new Set(log.map(stateIDIn)).size).toBeLessThanOrEqual(30);
    expect(stateIDIn(log.at(-1)!)).toBe(stateIDIn(late.state()) - 1);
    const whole = await wholeLog(late, matchID, log);
    const heard = ears[0]!.heard.flatMap(({ event, args }) =>
      event === 'patch' ? (args[4] as LogEntry[]) : [],
    );
    expect(whole).toEqual(heard);
  });

  test('needs no more than 20 kB to return to, in every game', async () => {
    const { server, matchID } = await playedLong();
    const late = await watch(server, matchID);
    expect(JSON.stringify(toldTo(late)).length).toBeLessThan(20_000);
  });
});

const entry = (_stateID: number, turn: number) => ({ _stateID, turn }) as LogEntry;

describe('a page of the log', () => {
  test('of a match that does not exist is refused', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const ear = await watch(server, matchID);
    const refused = ear.next('refused');
    ear.socket.emit('log', 'no-such-match', 3);
    expect(refusalIn(await refused).reason).toBe('unknownMatch');
  });

  test('contains complete moves, the newest that fit', () => {
    const log = [entry(0, 1), entry(1, 2), entry(1, 3), entry(2, 4)];
    const bytes = JSON.stringify(log[0]).length;
    expect(newestOf(log, 10 * bytes)).toEqual(log);
    expect(newestOf(log, 3 * bytes)).toEqual(log.slice(1));
    expect(newestOf(log, 2 * bytes)).toEqual(log.slice(3));
    expect(newestOf(log, bytes - 1)).toEqual([]);
  });
});

test('what a patch makes of a position is what a sync would have shown', async () => {
  const server = await startServer();
  const matchID = await openMatch(server, { numPlayers: 3, setupData: LONG });
  const seats = await seatEverybody(server, matchID, 3);
  const ears = await Promise.all(seats.map((seat) => watch(server, matchID, seat)));
  await playTogether(ears, matchID, seats, { seed: 'p', until: 40 });
  for (const [at, ear] of ears.entries()) {
    const { state } = await watch(server, matchID, seats[at]);
    expect(ear.state()).toEqual(state());
  }
});

const heardOf = ({ heard }: Ear, kind: string) => heard.filter(({ event }) => event === kind).length;

describe('spectators', () => {
  test('come and go without anybody being told', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const [ada, bo] = await seatEverybody(server, matchID, 2);
    const adas = await watch(server, matchID, ada);
    const told = adas.next('matchData', (_id, [, bos]: PublicSeat[]) => bos?.isConnected === true);
    await watch(server, matchID, bo);
    await told;
    const before = heardOf(adas, 'matchData');
    for (let visit = 0; visit < 5; visit++) (await watch(server, matchID)).socket.disconnect();
    // whatever they caused to be sent would arrive before this
    const answered = adas.next('log');
    adas.socket.emit('log', matchID, 1);
    await answered;
    expect(heardOf(adas, 'matchData')).toBe(before);
  });

  test('are admitted up to a limit', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    for (let row = 0; row < 10; row++)
      await Promise.all(Array.from({ length: 20 }, () => watch(server, matchID)));
    const late = await connect(server.url);
    const refused = late.next('refused');
    late.socket.emit('sync', matchID, null, undefined);
    expect(refusalIn(await refused).reason).toBe('tooMany');
    const seat = await sitDown(server, matchID, '0');
    expect((await watch(server, matchID, seat)).state().G.hands['0']).not.toContain('back');
  });
});
