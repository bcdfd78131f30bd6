import { io, type Socket } from 'socket.io-client';
import type { Step } from '../../games/shared/table';
import { lateness } from './lateness';
import type { Table } from './serverKinds';

/** A match under load: one socket per seat, and how far its script has been played. */
export type LoadedMatch = Table & { readonly sockets: readonly Socket[]; at: number };

/** The results of a load; latencies in ms, from sending a move until the seat that moves next has it. */
export type Measured = {
  readonly moves: number;
  readonly ms: number;
  readonly latencies: readonly number[];
  /** Received by all sockets, in bytes and packets per move. */
  readonly bytes: number;
  readonly packets: number;
  /** The delay of the players themselves in hearing, 99th percentile, in ms. */
  readonly late: number;
};

const lateHere = lateness();

const heard = { bytes: 0, packets: 0 };

/** The position a packet leads to; undefined if it leads to none. */
const stateIDIn = (event: string, args: readonly unknown[]): number | undefined => {
  if (event === 'patch') return args[2] as number;
  if (event !== 'update') return undefined;
  const { _stateID: stateID } = args[1] as { _stateID: number };
  return stateID;
};

const openSocket = async (
  port: number,
  game: string,
  { matchID, credentials }: Table,
  seat: number,
): Promise<Socket> => {
  const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ['websocket'], forceNew: true });
  socket.on('connect', () => {
    socket.io.engine.on('packet', ({ type, data }: { type: string; data?: string }) => {
      if (type !== 'message' || !data) return;
      heard.bytes += data.length;
      heard.packets += 1;
    });
    socket.emit('sync', matchID, String(seat), credentials[seat]);
  });
  await new Promise((resolve) => socket.once('sync', resolve));
  return socket;
};

/** Takes every seat of the tables; the seats of a table are distributed over the servers at these ports. */
export const sitDown = (
  ports: readonly number[],
  game: string,
  tables: readonly Table[],
): Promise<LoadedMatch[]> =>
  Promise.all(
    tables.map(async (table) => ({
      ...table,
      at: 0,
      sockets: await Promise.all(
        table.credentials.map((_, seat) => openSocket(ports[seat % ports.length]!, game, table, seat)),
      ),
    })),
  );

/** Lets that many spectators watch a match; returns how to send them away, and how many were let in. */
export const lookOn = async (port: number, game: string, { matchID }: Table, count: number) => {
  const crowd = Array.from({ length: count }, () =>
    io(`http://127.0.0.1:${port}/${game}`, { transports: ['websocket'], forceNew: true }),
  );
  const answers = await Promise.all(
    crowd.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.onAny((event: string) => event !== 'beat' && resolve(event));
          socket.on('connect', () => socket.emit('sync', matchID, null, null));
        }),
    ),
  );
  return {
    letIn: answers.filter((answer) => answer === 'sync').length,
    leave: () => crowd.forEach((socket) => socket.disconnect()),
  };
};

/** Plays the next step of a match; returns the ms until the seat that moves next has it. */
export const playNext = (match: LoadedMatch, script: readonly Step[]): Promise<number> => {
  const { matchID, credentials, sockets, at } = match;
  const [playerID, type, ...args] = script[at]!;
  const seat = Number(playerID);
  const next = sockets[Number((script[at + 1] ?? script[at]!)[0])]!;
  return new Promise((resolve, reject) => {
    const done = (finish: () => void) => {
      next.offAny(listen);
      sockets[seat]!.off('refused', refused);
      finish();
    };
    const listen = (event: string, ...received: unknown[]) => {
      if (stateIDIn(event, received) === at + 1) done(() => resolve(performance.now() - begun));
    };
    const refused = (_: string, why: unknown) =>
      done(() => reject(new Error(`step ${at} was refused: ${JSON.stringify(why)}`)));
    next.onAny(listen);
    sockets[seat]!.on('refused', refused);
    match.at = at + 1;
    const begun = performance.now();
    const payload = { type, args, playerID, credentials: credentials[seat] };
    sockets[seat]!.emit('update', { type: 'MAKE_MOVE', payload }, at, matchID, playerID);
  });
};

const measured = async (play: (latencies: number[]) => Promise<unknown>): Promise<Measured> => {
  const latencies: number[] = [];
  const before = { ...heard };
  lateHere();
  const begun = performance.now();
  await play(latencies);
  const ms = performance.now() - begun;
  return {
    moves: latencies.length,
    ms,
    latencies,
    bytes: (heard.bytes - before.bytes) / latencies.length,
    packets: (heard.packets - before.packets) / latencies.length,
    late: lateHere(),
  };
};

/** Every match plays as fast as it is answered, for that many ms. */
export const playFlatOut = (
  matches: readonly LoadedMatch[],
  script: readonly Step[],
  forMs: number,
): Promise<Measured> =>
  measured(async (latencies) => {
    const until = performance.now() + forMs;
    const play = async (match: LoadedMatch) => {
      while (performance.now() < until && match.at < script.length - 1)
        latencies.push(await playNext(match, script));
    };
    await Promise.all(matches.map(play));
  });

/** Every match plays a move each `everyMs`; the matches are evenly spread over that time. */
export const playInTime = (
  matches: readonly LoadedMatch[],
  script: readonly Step[],
  { everyMs, rounds }: { readonly everyMs: number; readonly rounds: number },
): Promise<Measured> =>
  measured(async (latencies) => {
    const begun = performance.now();
    const play = async (match: LoadedMatch, offset: number) => {
      for (let round = 0; round < rounds; round++) {
        const due = begun + offset + round * everyMs;
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
        latencies.push(await playNext(match, script));
      }
    };
    await Promise.all(matches.map((match, at) => play(match, (at / matches.length) * everyMs)));
  });

/** Asks for the whole match; returns the bytes of the first answer. */
export const firstAnswer = async (port: number, game: string, table: Table): Promise<number> => {
  const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ['websocket'], forceNew: true });
  const bytes = await new Promise<number>((resolve) => {
    socket.on('connect', () => {
      socket.io.engine.on('packet', ({ type, data }: { type: string; data?: string }) => {
        if (type === 'message' && data?.includes('"sync"')) resolve(data.length);
      });
      socket.emit('sync', table.matchID, '0', table.credentials[0]);
    });
  });
  socket.disconnect();
  return bytes;
};

export const standUp = (matches: readonly LoadedMatch[]): void => {
  for (const { sockets } of matches) for (const socket of sockets) socket.disconnect();
};

/** The value below which that share of all values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
