import { connect as dial } from 'node:net';
import { io } from 'socket.io-client';
import type { FaultBody } from '../../games/shared/protocol';
import {
  action,
  connect,
  GAME,
  lay,
  openMatch,
  refusalIn,
  seatEverybody,
  sitDown,
  startServer,
  stopTheClock,
  toldTo,
  watch,
  type Ear,
  type Seat,
  type TestServer,
} from './harness';

type Table = {
  readonly server: TestServer;
  readonly matchID: string;
  readonly seats: readonly Seat[];
  readonly mine: Seat;
  readonly theirs: Seat;
  readonly ear: Ear;
  readonly emit: (event: string, ...args: unknown[]) => void;
  /** Writes packets to the wire directly, past the client's own checks. */
  readonly write: (packet: string) => void;
};

const atTable = async (): Promise<Table> => {
  const server = await startServer();
  const matchID = await openMatch(server);
  const seats = await seatEverybody(server, matchID, 2);
  const [mine, theirs] = seats as [Seat, Seat];
  const ear = await watch(server, matchID, mine);
  const emit = (event: string, ...args: unknown[]) => void ear.socket.emit(event, ...args);
  const write = (packet: string) => (ear.socket.io.engine as { write: (text: string) => void }).write(packet);
  return { server, matchID, seats, mine, theirs, ear, emit, write };
};

/** Checks that an honest match on the same server continues: two seats play a card each, and both see both. */
const honestMatchGoesOn = async (server: TestServer) => {
  const matchID = await openMatch(server);
  const seats = await seatEverybody(server, matchID, 2);
  for (const seat of seats) {
    const ear = await watch(server, matchID, seat);
    const updated = ear.next('update');
    lay(ear, matchID, seat);
    await updated;
  }
  expect(toldTo(await watch(server, matchID))).toMatchObject({ state: { _stateID: 2 } });
};

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

type Packet = (table: Table) => readonly [event: string, ...args: unknown[]];

/** An action from the seat, whatever it claims to be. */
const sent =
  (make: (mine: Seat, card: string) => unknown): Packet =>
  ({ matchID, mine, ear }) => ['update', make(mine, ear.state().G.hands['0'][0]), 0, matchID, '0'];

const event = (type: string, args: unknown): Packet =>
  sent((mine) => ({ type: 'GAME_EVENT', payload: { ...mine, type, args } }));

const position = (type: string): Packet =>
  sent((mine) => ({ type, payload: mine, state: { G: { hands: {} }, ctx: {}, _stateID: 5 } }));

const said =
  (line: unknown): Packet =>
  ({ matchID, mine }) => ['chat', matchID, line, mine.credentials];

const PATCH = [{ op: 'replace', path: '/G/stage', value: 9 }];

const PACKETS: Readonly<Record<string, Packet>> = {
  'a position of one’s own (SYNC)': position('SYNC'),
  'a position of one’s own (UPDATE)': position('UPDATE'),
  'a position of one’s own (RESET)': position('RESET'),
  'a patch of the position': sent((mine) => ({ type: 'PATCH', payload: mine, patch: PATCH })),
  'the end of the match': event('endGame', ['I win']),
  'the end of a turn': event('endTurn', [{ next: '99' }]),
  'the end of a phase': event('endPhase', []),
  'other active players': event('setActivePlayers', null),
  'leaving by an event': event('pass', [{ remove: true }]),
  undo: sent((mine) => ({ type: 'UNDO', payload: mine })),
  redo: sent((mine) => ({ type: 'REDO', payload: mine })),
  'an action of a plugin': sent((mine) => ({
    type: 'PLUGIN',
    payload: { ...mine, type: 'random', args: [] },
  })),
  'a move for another seat': sent((mine, card) => action({ ...mine, playerID: '1' }, 'layRace', [card])),
  'a move beside another seat': ({ matchID, mine, ear }) => [
    'update',
    action(mine, 'layRace', [ear.state().G.hands['0'][0]]),
    0,
    matchID,
    '1',
  ],
  'a move for another seat, with own credentials': ({ matchID, mine }) => [
    'update',
    action({ ...mine, playerID: '1' }, 'layRace', ['10-1']),
    0,
    matchID,
    '1',
  ],
  'a move for no seat': sent((mine, card) => action({ ...mine, playerID: null as never }, 'layRace', [card])),
  'a move with wrong credentials': sent((mine, card) =>
    action({ ...mine, credentials: 'x' }, 'layRace', [card]),
  ),
  'a move without credentials': sent((_mine, card) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'layRace', args: [card], playerID: '0' },
  })),
  'a card nobody may read': sent((mine) => action(mine, 'layRace', ['back'])),
  'a structure for a card': sent((mine, card) => action(mine, 'layRace', [{ toString: card }])),
  // in a frame small enough to be read, whatever the id of the card
  'too many arguments': sent((mine, card) => action(mine, 'layRace', Array(500).fill(card))),
  'arguments that are no list': sent((mine) => action(mine, 'layRace', { length: 1e9 } as never)),
  'junk beside a move': sent((mine) => ({ ...action(mine, 'layRace', ['nothing']), junk: 'j'.repeat(9000) })),
  'a position that is no number': ({ matchID, mine, ear }) => [
    'update',
    action(mine, 'layRace', [ear.state().G.hands['0'][0]]),
    '0',
    matchID,
    '0',
  ],
  'an action without a payload': sent(() => ({ type: 'MAKE_MOVE' })),
  'an action without a type': sent((mine) => ({ payload: mine })),
  'no action': sent(() => null),
  'nothing at all': () => ['update'],
  'a seat of Object.prototype': ({ matchID, mine }) => [
    'update',
    action({ ...mine, playerID: '__proto__' }, 'layRace', []),
    0,
    matchID,
    '__proto__',
  ],
  'a match of Object.prototype': ({ mine }) => ['update', action(mine, 'layRace', []), 0, '__proto__', '0'],
  'a match that is no text': ({ mine }) => ['update', action(mine, 'layRace', []), 0, { toString: 'x' }, '0'],
  'a line of chat for another seat': said({ id: 'x', sender: '1', payload: 'I am Bo' }),
  'a line of chat that is an object': said({ id: 'x', sender: '0', payload: { html: '<img>' } }),
  'a line of chat without end': said({ id: 'x', sender: '0', payload: 'x'.repeat(501) }),
  'an empty line of chat': said({ id: 'x', sender: '0', payload: '  ' }),
  'a line of chat without an id': said({ sender: '0', payload: 'hello' }),
  'no line of chat': said(null),
  'a watch on an unknown match': () => ['sync', 'nowhere', null],
  'a watch that would deal a huge table': () => ['sync', 'x', '0', undefined, 1e8],
  'a watch from another seat': ({ matchID, mine }) => ['sync', matchID, '1', mine.credentials],
  'a watch from a seat without proof': ({ matchID }) => ['sync', matchID, '1'],
  'a watch from a seat of Object.prototype': ({ matchID }) => ['sync', matchID, '__proto__', 'x'],
  'a watch from a seat that is none': ({ matchID }) => ['sync', matchID, '9', 'x'],
};

const PROTOTYPE_MOVES = [
  'toString',
  'valueOf',
  'constructor',
  'hasOwnProperty',
  '__proto__',
  '__defineGetter__',
];

describe('hostile packets are refused, change nothing and do not crash the server', () => {
  test.each(Object.entries(PACKETS))('%s', async (_name, packet) => {
    const table = await atTable();
    const { ear, server, matchID } = table;
    const before = ear.state();
    const refused = ear.next('refused');
    table.emit(...packet(table));
    expect(refusalIn(await refused).reason).toMatch(/^(malformed|notYourSeat|unknownMatch)$/);
    const late = await watch(server, matchID, table.mine);
    expect(toldTo(late)).toMatchObject({ state: before, log: [] });
    expect(late.heard.filter(({ event }) => event === 'chat')).toEqual([]);
    await honestMatchGoesOn(server);
  });

  test.each(PROTOTYPE_MOVES)('a move called %s', async (name) => {
    const { emit, ear, matchID, mine, server } = await atTable();
    const refused = ear.next('refused');
    emit('update', action(mine, name, []), 0, matchID, '0');
    expect(refusalIn(await refused).reason).toBe('malformed');
    await honestMatchGoesOn(server);
  });
});

describe('packets that no client would send', () => {
  test.each([
    ['an event that is an object (CVE-2023-32695)', `2/${GAME},[{"toString":"rekt"}]`],
    ['an event called error (CVE-2024-38355)', `2/${GAME},["error"]`],
    ['a deeply nested line of chat', `2/${GAME},["chat","m",{"payload":${nested(7000)}}]`],
    [
      'a deeply nested move',
      `2/${GAME},["update",{"type":"MAKE_MOVE","payload":{"args":${nested(7000)}}},0,"m","0"]`,
    ],
    [
      'a nested binary placeholder',
      `51-/${GAME},["update",${'{"a":'.repeat(2000)}{"_placeholder":true,"num":0}${'}'.repeat(2000)}]`,
    ],
    ['a packet of no kind', '9'],
    ['broken JSON', `2/${GAME},["update"`],
    [
      'own __proto__',
      `2/${GAME},["update",{"__proto__":{"type":"MAKE_MOVE"},"payload":{"__proto__":{}}},0,"m","0"]`,
    ],
  ])('%s', async (_name, packet) => {
    const { write, server } = await atTable();
    write(packet);
    await honestMatchGoesOn(server);
    expect(({} as Record<string, unknown>).type).toBeUndefined();
  });

  test('a frame larger than any regular one ends the connection', async () => {
    const { emit, ear, server, matchID } = await atTable();
    const gone = new Promise((resolve) => ear.socket.once('disconnect', resolve));
    emit('update', 'x'.repeat(20_000), 0, matchID, '0');
    await gone;
    await honestMatchGoesOn(server);
  });

  test('an upgrade that is reset (CVE-2022-41940)', async () => {
    const server = await startServer();
    await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const path = at % 2 ? '/foo' : '/socket.io/?EIO=4&transport=websocket';
        const socket = dial(server.port, '127.0.0.1');
        socket.on('error', () => {});
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
        await new Promise((resolve) => setTimeout(resolve, 20));
        socket.resetAndDestroy();
      }),
    );
    await honestMatchGoesOn(server);
  });

  test('two thousand headers (CVE-2024-37890)', async () => {
    const server = await startServer();
    const socket = dial(server.port, '127.0.0.1');
    socket.on('error', () => {});
    const headers = Array.from({ length: 1990 }, (_, at) => `a${at}:b`).join('\r\n');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `GET /socket.io/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n\r\n`,
    );
    await closed;
    await honestMatchGoesOn(server);
  });
});

describe('who may watch and play', () => {
  test('nobody plays for a seat that is free', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const ear = await connect(server.url);
    for (const credentials of [undefined, null, '', 'undefined']) {
      const refused = ear.next('refused');
      ear.socket.emit('sync', matchID, '0', credentials);
      expect(await refused).toEqual([matchID, { reason: 'notYourSeat', values: {}, rule: '' }]);
    }
    expect(ear.heard.filter(({ event }) => event === 'sync')).toEqual([]);
  });

  test('nobody plays for a computer player', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { bots: { 1: 'easy' } });
    const ear = await connect(server.url);
    const refused = ear.next('refused');
    ear.socket.emit('sync', matchID, '1', 'anything');
    expect(refusalIn(await refused).reason).toBe('notYourSeat');
  });

  test('a spectator cannot move or chat', async () => {
    const { server, matchID } = await atTable();
    const spectator = await watch(server, matchID);
    for (const packet of [
      ['update', action({ playerID: '0', credentials: '' }, 'layRace', ['10-1']), 0, matchID, '0'],
      ['chat', matchID, { id: 'x', sender: '0', payload: 'hello' }, null],
    ]) {
      const refused = spectator.next('refused');
      spectator.socket.emit(...(packet as [string]));
      expect(refusalIn(await refused).reason).toBe('notYourSeat');
    }
  });

  test('a match is watched through its own game only', async () => {
    const { server } = await atTable();
    const socket = io(`${server.url}/another-game`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(error.message).toBe('Invalid namespace');
    socket.disconnect();
  });

  test('watching an unknown match does not create it', async () => {
    const { emit, ear, server } = await atTable();
    const refused = ear.next('refused');
    emit('sync', 'made-by-watching', null);
    expect(await refused).toEqual(['made-by-watching', { reason: 'unknownMatch', values: {}, rule: '' }]);
    expect((await server.get('/lobby')).body).toHaveLength(1);
  });

  test('a player who left receives nothing more, whoever takes the seat', async () => {
    const { server, matchID, ear, mine, theirs } = await atTable();
    const gone = new Promise((resolve) => ear.socket.once('disconnect', resolve));
    const refused = ear.next('refused');
    await server.post(`/games/${GAME}/${matchID}/leave`, mine);
    expect(refusalIn(await refused).reason).toBe('notYourSeat');
    await gone;
    const heard = ear.heard.length;
    const successor = await sitDown(server, matchID, '0');
    const other = await watch(server, matchID, theirs);
    const updated = other.next('update');
    lay(await watch(server, matchID, successor), matchID, successor);
    await updated;
    expect(ear.heard).toHaveLength(heard);
  });

  test('a page of another origin cannot connect; our own, a local and an allowed one can', async () => {
    const server = await startServer({ origins: ['https://play.example'] });
    const handshake = (origin: string) =>
      server.get('/socket.io/?EIO=4&transport=polling', { headers: { origin } });
    expect((await handshake('https://evil.example')).status).toBe(403);
    expect((await handshake('https://localhost.evil.example')).status).toBe(403);
    expect((await handshake('null')).status).toBe(403);
    for (const origin of ['https://play.example', 'http://localhost:5173', server.url])
      expect((await handshake(origin)).status).toBe(200);
  });
});

describe('a flood', () => {
  beforeEach(stopTheClock);

  test('of packets is refused and then disconnected, and others play on', async () => {
    const server = await startServer({ rateLimits: true });
    const matchID = await openMatch(server);
    const [mine] = await seatEverybody(server, matchID, 2);
    const ear = await watch(server, matchID, mine);
    const gone = new Promise((resolve) => ear.socket.once('disconnect', resolve));
    for (let packet = 0; packet < 200; packet++) ear.socket.emit('update', {}, 0, matchID, '0');
    await gone;
    const reasons = ear.heard
      .filter(({ event }) => event === 'refused')
      .map(({ args }) => refusalIn(args).reason);
    expect(new Set(reasons)).toEqual(new Set(['malformed', 'tooMany']));
    await honestMatchGoesOn(server);
  });

  test('of chat lets the first lines through', async () => {
    const server = await startServer({ rateLimits: true });
    const matchID = await openMatch(server);
    const [mine] = await seatEverybody(server, matchID, 2);
    const ear = await watch(server, matchID, mine);
    const heard = (kind: string) => ear.heard.filter(({ event }) => event === kind);
    const answered = ear.next('refused', () => heard('refused').length === 3);
    const said = ear.next('chat', () => heard('chat').length === 5);
    for (let line = 0; line < 8; line++)
      ear.socket.emit('chat', matchID, { id: `l${line}`, sender: '0', payload: 'Tööt' }, mine!.credentials);
    await Promise.all([answered, said]);
    expect(new Set(heard('refused').map(({ args }) => refusalIn(args).reason))).toEqual(new Set(['tooMany']));
  });

  test('of new matches is limited', async () => {
    const server = await startServer({ rateLimits: true });
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => server.post<FaultBody>(`/games/${GAME}/create`, { numPlayers: 2 })),
    );
    const held = answers.filter(({ status }) => status === 429).map(({ body }) => body.error);
    const told = (error: string) => held.filter((held) => held === error).length;
    expect([told('tooManyTables'), told('tooMany')]).toEqual([50, 10]);
  });
});
