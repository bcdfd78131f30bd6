import '../../server/production';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventEmitter } from 'node:events';
import type { LobbyAPI, LogEntry, State, SyncInfo } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { io, type Socket } from 'socket.io-client';
import { GAMES, type AnyGame, type GameId } from '../../games';
import { cardGame } from '../../games/auf-achse-cards';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import type { CreateBody, SocketRefusal } from '../../games/shared/protocol';
import { createServer, type RunningServer } from '../../server/createServer';
import type { ServerSettings } from '../../server/settings';
import { patched } from '../patched';
import { THREADS } from './threads';

export const GAME = 'auf-achse-cards' satisfies GameId;

/** A match of one stage: high cards may end it in its first round (K-5.5). */
export const SHORT = { stages: 1 };

/** A match that is still running after four rounds, whatever is played. */
export const LONG = { stages: 5 };

const afterwards: (() => unknown)[] = [];

/** Runs something after the test; the last registered runs first. */
export const later = (work: () => unknown): void => void afterwards.push(work);

afterEach(async () => {
  while (afterwards.length) await afterwards.pop()!();
});

/** A folder that is deleted after the test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'matches-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** From now until the end of the test, no allowance is refilled, so that the speed of the machine does not matter. */
export const stopTheClock = (): void => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  later(() => clock.mockRestore());
};

export type TestServer = RunningServer & {
  /** Every line it has logged. */
  readonly logged: string[];
  readonly get: <Body = unknown>(path: string, init?: RequestInit) => Promise<Answer<Body>>;
  readonly post: <Body = unknown>(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer<Body>>;
};

/** An answer of the server; the caller names the type of its body. */
export type Answer<Body = unknown> = {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
};

/** POST /games/:name/create */
export type Created = LobbyAPI.CreatedMatch & { readonly hostCredentials: string };

const answerOf = async <Body>(response: Response): Promise<Answer<Body>> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
};

/** An open time that never advances, so that no clock runs. */
export const timeless = (): number => 0;

/** A server on a free port, in memory, with computer players that do not pause; closed after the test. */
export const startServer = async (
  settings: Partial<ServerSettings> = {},
  games: readonly AnyGame[] = GAMES,
  clock: () => number = Date.now,
): Promise<TestServer> => {
  const logged: string[] = [];
  const server = await createServer(
    {
      port: 0,
      dataDir: ':memory:',
      logLevel: 'debug',
      botDelay: { min: 0, max: 0 },
      rateLimits: false,
      ...settings,
    },
    { games, clock, threads: THREADS, logTo: { write: (line) => void logged.push(line) } },
  );
  let open = true;
  const close = async () => {
    if (open) await server.close();
    open = false;
  };
  later(close);
  const get: TestServer['get'] = async (path, init) => answerOf(await fetch(server.url + path, init));
  const post: TestServer['post'] = (path, body, headers) =>
    get(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  return { ...server, close, logged, get, post };
};

/** Opens a match; returns its id. */
export const openMatch = async (
  server: TestServer,
  { numPlayers = 2, setupData = SHORT, ...body }: Partial<CreateBody> = {},
): Promise<string> => {
  const { body: created } = await server.post<Created>(`/games/${GAME}/create`, {
    numPlayers,
    setupData,
    ...body,
  });
  return created.matchID;
};

export type Seat = { readonly playerID: string; readonly credentials: string };

/** Takes a seat; returns the proof of it. */
export const sitDown = async (server: TestServer, matchID: string, playerID: string): Promise<Seat> => {
  const { body } = await server.post<LobbyAPI.JoinedMatch>(`/games/${GAME}/${matchID}/join`, {
    playerID,
    playerName: `Player ${playerID}`,
  });
  return { playerID, credentials: body.playerCredentials };
};

/** Takes the first seats. */
export const seatEverybody = (server: TestServer, matchID: string, seats: number): Promise<Seat[]> =>
  Promise.all(Array.from({ length: seats }, (_, at) => sitDown(server, matchID, String(at))));

/** Something the server sent. */
export type Heard = { readonly event: string; readonly args: readonly unknown[] };

/** A bare socket that remembers everything it was sent. */
export type Ear = {
  readonly socket: Socket;
  readonly heard: Heard[];
  /**
   * The next matching packet of a kind; rejects after a while. `update` stands for a `patch` that has been applied:
   * its arguments are the match, the position and the new log entries.
   */
  readonly next: (event: string, fits?: (...args: never[]) => boolean) => Promise<readonly unknown[]>;
  readonly state: () => State;
  /** Emits every `update`, in the form that `next` uses. */
  readonly moves: EventEmitter;
};

/** How long a test waits for something certain, in ms; the machine may be busy with other things. */
export const PATIENCE = 45_000;
jest.setTimeout(2 * PATIENCE);

/** Rejects when it takes too long; `found` describes the state at that time. */
const inTime = <T>(promise: Promise<T>, what: string, found: () => string = () => ''): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  // created here, so that its stack names the line of the waiting test
  const error = new Error();
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      error.message = `no ${what} within ${PATIENCE} ms${found()}`;
      reject(error);
    }, PATIENCE);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
};

/** Connects a bare socket. */
export const connect = async (url: string, game = GAME): Promise<Ear> => {
  const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  later(() => socket.disconnect());
  const heard: Heard[] = [];
  const moves = new EventEmitter();
  let present: State | undefined;
  socket.onAny((event: string, ...args: unknown[]) => {
    if (event === 'beat') return;
    heard.push({ event, args });
    if (event === 'sync') present = (args[1] as { state: State }).state;
    if (event !== 'patch' || args[1] !== stateIDIn(present!)) return;
    present = patched(present!, args);
    moves.emit('update', args[0], present, args[4]);
  });
  const next: Ear['next'] = (event, fits = () => true) =>
    inTime(
      new Promise((resolve) => {
        const from: Pick<EventEmitter, 'on' | 'off'> = event === 'update' ? moves : (socket as never);
        const listen = (...args: unknown[]) => {
          if (!fits(...(args as never[]))) return;
          from.off(event, listen);
          resolve(args);
        };
        from.on(event, listen);
      }),
      event,
      () =>
        `; the last was ${JSON.stringify(heard.findLast((one) => one.event === event)?.args)?.slice(0, 2000)}`,
    );
  const state = () => present!;
  await inTime(new Promise((resolve) => socket.once('connect', () => resolve(undefined))), 'connection');
  return { socket, heard, next, state, moves };
};

/** Connects a bare socket and begins to watch a match. */
export const watch = async (server: TestServer, matchID: string, seat?: Seat): Promise<Ear> => {
  const ear = await connect(server.url);
  const synced = ear.next('sync');
  ear.socket.emit('sync', matchID, seat?.playerID ?? null, seat?.credentials);
  await synced;
  return ear;
};

/** A match as it was sent to a new watcher; the number of spectators may have been sent before it. */
export const toldTo = ({ heard }: Pick<Ear, 'heard'>): SyncInfo =>
  heard.find(({ event }) => event === 'sync')!.args[1] as SyncInfo;

export const action = (
  { playerID, credentials }: Seat,
  move: string,
  args: readonly unknown[],
): { type: string; payload: Record<string, unknown> } => ({
  type: 'MAKE_MOVE',
  payload: { type: move, args, playerID, credentials },
});

/** Plays the first card the seat may play. */
export const lay = (ear: Ear, matchID: string, seat: Seat): void => {
  const state = ear.state();
  const [first] = openTo(state, seat.playerID);
  ear.socket.emit('update', action(seat, first!.move, first!.args), stateIDIn(state), matchID, seat.playerID);
};

/** Every legal move of a seat, from what it was sent. */
export const openTo = (state: State, playerID: string): readonly LegalMove[] =>
  cardGame.legalMoves(state.G, playerID);

export const refusalIn = ([, refusal]: readonly unknown[]): SocketRefusal => refusal as SocketRefusal;

/** Resolves once the page shows the position after that many moves. */
export const standsAt = async (ear: Ear, stateID: number): Promise<void> => {
  if (stateIDIn(ear.state()) >= stateID) return;
  await ear.next('update', (_id, state: State) => stateIDIn(state) >= stateID);
};

/**
 * Plays at random from a seat whenever it is awaited, until the match is over or has reached a given move, and every
 * request has been answered: then none of its moves is in progress.
 */
export const playAtRandom = (
  ear: Ear,
  matchID: string,
  seat: Seat,
  { seed, until: end = Infinity }: { readonly seed: string; readonly until?: number },
): Promise<State> => {
  const chance = seededChance(`${seed}/${seat.playerID}`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the match does not end')), PATIENCE);
    /** The position of a move that has not been answered yet, and that of the last one. */
    let pending = false;
    let asked = -1;
    const go = () => {
      const state = ear.state();
      if (pending) return;
      if (state.ctx.gameover || stateIDIn(state) >= end) {
        clearTimeout(timer);
        ear.moves.off('update', hear);
        ear.socket.off('refused', refused);
        resolve(state);
        return;
      }
      const [chosen] = chance.Shuffle([...openTo(state, seat.playerID)]);
      if (!chosen) return;
      pending = true;
      asked = stateIDIn(state);
      const wish = action(seat, chosen.move, chosen.args);
      ear.socket.emit('update', wish, asked, matchID, seat.playerID);
    };
    const hear = (_id: string, _state: State, entries: readonly LogEntry[]) => {
      if (entries.some((entry) => entry.action.payload.playerID === seat.playerID)) pending = false;
      go();
    };
    // a move refused at an unchanged position would be refused again
    const refused = () => {
      pending = false;
      if (stateIDIn(ear.state()) !== asked) go();
    };
    ear.moves.on('update', hear);
    ear.socket.on('refused', refused);
    go();
  });
};

/** Plays in this way from several seats; resolves once all of their pages show the last position. */
export const playTogether = async (
  ears: readonly Ear[],
  matchID: string,
  seats: readonly Seat[],
  how: { readonly seed: string; readonly until?: number },
): Promise<State> => {
  const states = await Promise.all(ears.map((ear, at) => playAtRandom(ear, matchID, seats[at]!, how)));
  const last = states.reduce((one, other) => (stateIDIn(other) > stateIDIn(one) ? other : one));
  await Promise.all(ears.map((ear) => standsAt(ear, stateIDIn(last))));
  return last;
};

export const stateIDIn = ({ _stateID: stateID }: State | LogEntry): number => stateID;

/** boardgame.io's own client with its own transport. */
export const stockClient = (
  server: { readonly url: string },
  matchID: string,
  seat?: Seat,
  socketOpts: object = { transports: ['websocket'], reconnectionDelay: 50 },
) => {
  const client = Client({
    // a copy, because boardgame.io writes to the game it is given
    game: { ...cardGame.game },
    debug: false,
    matchID,
    ...seat,
    multiplayer: SocketIO({ server: server.url, socketOpts }),
  });
  const stop = client.stop.bind(client);
  let running = true;
  // it cannot be stopped twice, and one that is never stopped keeps looking for its server
  client.stop = () => {
    if (running) stop();
    running = false;
  };
  client.start();
  later(() => client.stop());
  return client;
};

export type StockClient = ReturnType<typeof stockClient>;

/** The state of a client, for the message of a failed test. */
const standing = (client: StockClient): string => {
  const state = client.getState();
  if (!state) return '; it was never in step';
  const { ctx, isConnected } = state;
  return `; it stands at ${stateIDIn(state)}, ${ctx.gameover ? 'over' : 'running'}, ${isConnected ? 'connected' : 'alone'}`;
};

/** Resolves once the client's state fits; checks every few ms. */
export const until = (
  client: StockClient,
  fits: (state: NonNullable<ReturnType<StockClient['getState']>>) => boolean,
): Promise<void> =>
  inTime(
    new Promise((resolve) => {
      const look = setInterval(() => {
        const state = client.getState();
        if (!state || !fits(state)) return;
        clearInterval(look);
        resolve();
      }, 5);
      later(() => clearInterval(look));
    }),
    'such state',
    () => standing(client),
  );

/** The match as the lobby shows it. */
export const shown = async (server: TestServer, matchID: string): Promise<LobbyAPI.Match> =>
  (await server.get<LobbyAPI.Match>(`/games/${GAME}/${matchID}`)).body;
