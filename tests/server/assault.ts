import '../../server/production';
import { connect as dial } from 'node:net';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { State } from 'boardgame.io';
import { io } from 'socket.io-client';
import { GAMES, type AnyGame } from '../../games';
import { cardGame } from '../../games/auf-achse-cards';
import { seededChance, type Chance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { createServer } from '../../server/createServer';
import { INHERITED, NO_ARGUMENTS, NO_SEATS } from '../laws/junk';

/** How much is sent at a server: packets over sockets, well-formed frames or not, and requests. */
export type Assault = { readonly seed: string; readonly packets: number; readonly requests: number };

/** What became of it. */
export type Outcome = {
  /** What the server did that it must not; nothing, if it held. */
  readonly faults: readonly string[];
  readonly connections: number;
  /** Answers that were searched for secrets. */
  readonly answers: number;
  /** Moves that an honest match beside it went on. */
  readonly honestMoves: number;
};

type Seat = { readonly playerID: string; readonly credentials: string };

/** A match under attack; the attacker sits on the first seat, and knows nothing else. */
type Victim = {
  readonly module: AnyGame;
  readonly matchID: string;
  readonly mine: Seat;
  readonly theirs: Seat;
  /** What the two seats might play, if it were they who asked. */
  readonly listed: readonly (readonly LegalMove[])[];
  /** What the seats and a spectator see before the attack. */
  readonly before: readonly string[];
};

/** How many packets one connection sends before the next one is made. */
const PER_CONNECTION = 50;

/** How many connections send at once. */
const AT_ONCE = 8;

/** How long an answer that must come is waited for, in ms. */
const PATIENCE = 30_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const json = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const oneOf = <T>(random: Chance, items: readonly T[]): T =>
  items[Math.floor(random.Number() * items.length)]!;

/** Every text in a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const post = async (url: string, path: string, body: unknown): Promise<Record<string, string>> => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
};

/** A match of so many people; answers what proves their seats. */
const openTable = async (url: string, { id, game }: AnyGame) => {
  const { matchID } = await post(url, `/games/${id}/create`, { numPlayers: game.minPlayers });
  const seats: Seat[] = [];
  for (let at = 0; at < game.minPlayers; at++) {
    const joined = await post(url, `/games/${id}/${matchID}/join`, {
      playerID: `${at}`,
      playerName: `P${at}`,
    });
    seats.push({ playerID: `${at}`, credentials: joined.playerCredentials! });
  }
  return { matchID: matchID!, seats };
};

/** The position as it is sent to a seat, or to a spectator. */
const seen = (url: string, game: string, matchID: string, seat?: Seat): Promise<State> =>
  new Promise((resolve, reject) => {
    const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const timer = setTimeout(() => reject(new Error(`${game} was not shown`)), PATIENCE);
    socket.on('sync', (_id: string, info: { state: State }) => {
      clearTimeout(timer);
      socket.disconnect();
      resolve(info.state);
    });
    socket.emit('sync', matchID, seat?.playerID ?? null, seat?.credentials);
  });

const seenByAll = async (url: string, { id }: AnyGame, matchID: string, seats: readonly Seat[]) =>
  Promise.all([...seats, undefined].map((seat) => seen(url, id, matchID, seat)));

const victimOf = async (url: string, module: AnyGame): Promise<{ victim: Victim; secrets: string[] }> => {
  const { matchID, seats } = await openTable(url, module);
  const [mine, theirs] = seats as [Seat, Seat];
  const positions = await seenByAll(url, module, matchID, [mine, theirs]);
  const [own, others, open] = positions.map((position) => new Set(textsIn(position)));
  // what only the other seat can read, and what proves any seat
  const hands = [...others!].filter((text) => text.length > 2 && !own!.has(text) && !open!.has(text));
  const listed = ['0', '1'].map((playerID, at) => module.legalMoves(positions[at]!.G, playerID));
  const victim = { module, matchID, mine, theirs, listed, before: positions.map(json) };
  return { victim, secrets: [...hands.map(json), ...seats.map(({ credentials }) => credentials)] };
};

/** Two honest players who play cards as fast as they are answered, one match after the other. */
const honestPlay = async (url: string, random: Chance) => {
  let moves = 0;
  const match = { running: true, end: (): void => undefined };
  const playMatch = async () => {
    const { matchID, seats } = await openTable(url, cardGame);
    const clients = seats.map((seat) => {
      const client = Client({
        game: { ...cardGame.game },
        debug: false,
        matchID,
        ...seat,
        multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } }),
      });
      return { client, seat };
    });
    const timers = clients.map(({ client, seat }, at) => {
      let reached = 0;
      let tried = { at: -1, when: 0 };
      client.start();
      return setInterval(() => {
        const state = client.getState();
        if (!state?.isConnected) return;
        if (state.ctx.gameover) match.end();
        const { _stateID: now } = state;
        if (at === 0) moves += Math.max(0, now - reached);
        reached = Math.max(now, reached);
        // what was refused because the other was faster is tried again
        if (now === tried.at && performance.now() - tried.when < 250) return;
        tried = { at: now, when: performance.now() };
        const [chosen] = random.Shuffle([...cardGame.legalMoves(state.G, seat.playerID)]);
        if (chosen) client.moves[chosen.move]?.(...chosen.args);
      }, 5);
    });
    await new Promise<void>((resolve) => (match.end = resolve));
    for (const timer of timers) clearInterval(timer);
    for (const { client } of clients) client.stop();
  };
  const played = (async () => {
    while (match.running) await playMatch();
  })();
  return {
    moves: () => moves,
    stop: () => {
      match.running = false;
      match.end();
      return played;
    },
  };
};

/** Anything: what no schema expects, and what it does, in the wrong place. */
const anything = (random: Chance, { matchID, mine, theirs }: Victim, depth = 0): unknown => {
  const leaf = [
    ...NO_ARGUMENTS,
    ...NO_SEATS,
    matchID,
    mine.playerID,
    theirs.playerID,
    'x'.repeat(2000),
    '\u0000',
    '\ud800',
    Number.MAX_SAFE_INTEGER,
    -1e308,
  ];
  if (depth > 3 || random.Number() < 0.6) return oneOf(random, leaf);
  const parts = Array.from({ length: Math.floor(random.Number() * 5) }, () =>
    anything(random, { matchID, mine, theirs } as Victim, depth + 1),
  );
  if (random.Number() < 0.5) return parts;
  const keys = [
    'type',
    'payload',
    'args',
    'playerID',
    'credentials',
    'id',
    'sender',
    'state',
    'G',
    ...INHERITED,
  ];
  return Object.fromEntries(parts.map((part) => [oneOf(random, keys), part]));
};

const KINDS = [
  'MAKE_MOVE',
  'GAME_EVENT',
  'SYNC',
  'UPDATE',
  'RESET',
  'PATCH',
  'UNDO',
  'REDO',
  'PLUGIN',
  ...INHERITED,
];
const MOVES = ['endTurn', 'endGame', 'setActivePlayers', 'setPhase', 'random', ...INHERITED];

/** A move that could be played, by somebody who may not. */
const forged = (random: Chance, { matchID, mine, theirs, listed }: Victim): unknown[] => {
  const [seat, at] = oneOf<[Seat, number]>(random, [
    [mine, 0],
    [theirs, 1],
  ]);
  const { move, args } = oneOf(random, [...listed[at]!, { move: 'nothing', args: [] }]);
  const credentials = oneOf(random, [
    undefined,
    null,
    '',
    'wrong',
    'x'.repeat(32),
    seat === theirs && mine.credentials,
  ]);
  const payload = { type: move, args, playerID: seat.playerID, credentials };
  return ['update', { type: 'MAKE_MOVE', payload }, 0, matchID, seat.playerID];
};

/** A packet that is nearly right: nothing of it may be done. */
const nearlyRight = (random: Chance, victim: Victim): unknown[] => {
  const { matchID, mine, theirs, module } = victim;
  const any = () => anything(random, victim);
  const playerID = oneOf(random, [mine.playerID, theirs.playerID, any()]);
  // what the attacker may really play is no attack: with the right proof goes nothing that could be a move
  const proven = random.Number() < 0.5;
  const credentials = proven ? mine.credentials : oneOf(random, [any(), '', 'wrong', null]);
  const real = Object.keys(module.game.moves ?? {});
  const move = proven ? oneOf(random, [...MOVES, any()]) : oneOf(random, [...real, ...MOVES]);
  const args = oneOf<unknown>(random, [any(), [any()], Array(200).fill(0), { length: 1e9 }]);
  const payload = { type: move, args, playerID, credentials, junk: any() };
  const state = { G: any(), ctx: any(), _stateID: 1e6 };
  const id = oneOf(random, [matchID, any()]);
  const packets: unknown[][] = [
    ['update', { type: oneOf(random, KINDS), payload, state }, oneOf(random, [0, 1, any()]), id, playerID],
    ['update', any(), any(), any(), any()],
    forged(random, victim),
    forged(random, victim),
    ['chat', matchID, { id: 'x', sender: theirs.playerID, payload: 'It is I' }, mine.credentials],
    ['sync', id, playerID, credentials, any()],
    ['sync', any(), any(), any()],
    ['chat', id, { id: any(), sender: theirs.playerID, payload: any() }, credentials],
    ['chat', any(), any(), any()],
    [oneOf(random, ['patch', 'matchData', 'disconnecting', 'hello', ...INHERITED]), any()],
  ];
  return oneOf(random, packets);
};

/** Something that goes over the wire as it is, well-formed or not. */
const frame = (random: Chance, game: string): string | Buffer => {
  const pieces = [
    `2/${game},`,
    `0/${game},`,
    `0/${oneOf(random, INHERITED)},`,
    '["sync"',
    '["update",',
    `{"__proto__":{"type":"MAKE_MOVE"}}`,
    nested(1000),
    '[{"toString":"rekt"}]',
    '{"_placeholder":true,"num":0}',
    '51-',
    '451-',
    '4',
    '5',
    '6',
    '9',
    ',',
    ']',
    '\u0000',
    '2probe',
  ];
  if (random.Number() < 0.1)
    return Buffer.from(Array.from({ length: 40 }, () => Math.floor(random.Number() * 256)));
  const count = 1 + Math.floor(random.Number() * 5);
  return (
    oneOf(random, ['4', '4', '', '2', '3']) +
    Array.from({ length: count }, () => oneOf(random, pieces)).join('')
  );
};

type Hear = (text: string) => void;

/** One connection: sends its packets as long as it is let, and hears what is answered. */
const connectAndSend = async (url: string, victim: Victim, random: Chance, count: number, hear: Hear) => {
  const socket = io(`${url}/${victim.module.id}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('connect_error', () => resolve());
  });
  const engine = socket.io.engine as unknown as {
    on: (event: string, listener: (data: unknown) => void) => void;
    transport: { ws?: { send: (data: string | Buffer) => void; readyState: number } };
  };
  engine.on('data', (data) => hear(String(data)));
  const raw = random.Number() < 0.2;
  for (let packet = 0; packet < count; packet++) {
    const wire = engine.transport.ws;
    if (!wire || wire.readyState !== 1) break;
    if (raw && packet % 5 === 4) wire.send(frame(random, victim.module.id));
    else {
      const text = json(nearlyRight(random, victim));
      if (text.length < 16_000) wire.send(`42/${victim.module.id},${text}`);
    }
    if (packet % 10 === 9) await pause(1);
  }
  await pause(10);
  socket.disconnect();
};

/** Upgrades that end before anybody takes them, and requests that are none. */
const knock = (port: number, random: Chance): Promise<void> =>
  new Promise((resolve) => {
    const socket = dial(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    const lines = [
      'GET /foo HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      'POST /games HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n',
      `GET /${'a'.repeat(9000)} HTTP/1.1\r\n\r\n`,
      '\u0000\u0001\u0002\r\n\r\n',
    ];
    socket.write(oneOf(random, lines));
    setTimeout(() => socket.resetAndDestroy(), 5 + random.Number() * 10);
  });

/** A request that is nearly right; answers what it was answered. */
const request = async (url: string, victim: Victim, random: Chance): Promise<Response> => {
  const part = () =>
    oneOf(random, [victim.module.id, victim.matchID, '%00', '%ff', '..%2f..', 'x'.repeat(300), ...INHERITED]);
  const action = oneOf(random, ['join', 'leave', 'update', 'playAgain', 'rename', 'create', 'record', '']);
  const path = oneOf(random, [
    `/games/${victim.module.id}/${victim.matchID}/${action}`,
    `/games/${part()}/${part()}/${action}`,
    `/games/${part()}/${action}`,
    `/games/${victim.module.id}?isGameover=${part()}&updatedBefore=${part()}`,
    '/lobby',
    `/lobby/matches?ids=${victim.matchID},${part()}`,
    `/lobby/replays?name=${part()}&game=${part()}&endedBefore=${part()}`,
    `/${part()}`,
    `/socket.io/?EIO=${part()}&transport=${oneOf(random, ['polling', 'websocket', part()])}&sid=${part()}`,
  ]);
  const method = oneOf(random, ['GET', 'POST', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'DELETE']);
  const body = oneOf(random, [
    json({
      playerID: anything(random, victim),
      credentials: anything(random, victim),
      playerName: anything(random, victim),
      newName: anything(random, victim),
      numPlayers: anything(random, victim),
      setupData: anything(random, victim),
      bots: anything(random, victim),
    }),
    nested(4000),
    '{',
    'x'.repeat(20_000),
    '{"__proto__":{"playerName":"evil"},"constructor":{"prototype":{"name":"evil"}}}',
  ]);
  return fetch(url + path, {
    method,
    headers: {
      'Content-Type': oneOf(random, ['application/json', 'application/json', 'text/plain']),
      // one that has been idle may be closed just when it is used again
      Connection: 'close',
    },
    ...(!['GET', 'HEAD'].includes(method) && { body }),
    signal: AbortSignal.timeout(PATIENCE),
  });
};

/** Does so many jobs, some at once. */
const all = async (count: number, job: (at: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/**
 * Attacks a server with its limits off, while an honest match is played on it. Tells of every crash, every change of the
 * matches under attack, every secret among the answers, every error in the log, and of an honest match that stops.
 */
export const attack = async ({ seed, packets, requests }: Assault): Promise<Outcome> => {
  const faults = new Set<string>();
  const onCrash = (error: unknown) => void faults.add(`the process would have ended: ${String(error)}`);
  process.on('uncaughtException', onCrash);
  process.on('unhandledRejection', onCrash);
  const prototype = json(Object.getOwnPropertyNames(Object.prototype));
  const logTo = {
    write: (line: string) => {
      if ((JSON.parse(line) as { level: number }).level >= 50) faults.add(`logged as an error: ${line}`);
    },
  };
  const server = await createServer(
    { port: 0, dataDir: ':memory:', logLevel: 'warn', botDelay: { min: 0, max: 0 }, rateLimits: false },
    { logTo },
  );
  const { url, port } = server;
  let answers = 0;
  let connections = 0;

  const found = await Promise.all(GAMES.map((module) => victimOf(url, module as AnyGame)));
  const hear =
    (secrets: readonly string[]): Hear =>
    (text) => {
      answers += 1;
      for (const secret of secrets) if (text.includes(secret)) faults.add(`${secret} was told in ${text}`);
    };
  const honest = await honestPlay(url, seededChance(`${seed}/honest`));

  const wave = async (at: number): Promise<void> => {
    const random = seededChance(`${seed}/${at}`);
    const { victim, secrets } = found[at % found.length]!;
    connections += 1;
    await connectAndSend(url, victim, random, PER_CONNECTION, hear(secrets));
    if (at % 10 === 0) await knock(port, random);
  };
  const ask = async (at: number): Promise<void> => {
    const random = seededChance(`${seed}/request/${at}`);
    const { victim, secrets } = found[at % found.length]!;
    const response = await request(url, victim, random);
    if (response.status >= 500 && response.status !== 503)
      faults.add(`${response.status} for ${response.url}`);
    hear(secrets)(await response.text());
  };

  await Promise.all([all(Math.ceil(packets / PER_CONNECTION), wave), all(requests, ask)]);

  const played = honest.moves();
  const until = performance.now() + PATIENCE;
  while (honest.moves() < played + 4 && performance.now() < until) await pause(10);
  if (honest.moves() < played + 4) faults.add('the honest match does not go on');
  await honest.stop();
  for (const { victim } of found) {
    const after = await seenByAll(url, victim.module, victim.matchID, [victim.mine, victim.theirs]);
    if (after.map(json).join('\n') !== victim.before.join('\n'))
      faults.add(`${victim.module.id} has changed`);
  }
  if (json(Object.getOwnPropertyNames(Object.prototype)) !== prototype)
    faults.add('Object.prototype has changed');
  await server.close();
  process.off('uncaughtException', onCrash);
  process.off('unhandledRejection', onCrash);
  return { faults: [...faults], connections, answers, honestMoves: honest.moves() };
};
