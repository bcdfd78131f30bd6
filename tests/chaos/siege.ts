import '../../server/production';
import { gameOf, type GameId } from '../../games';
import { seededChance, type Chance } from '../../games/shared/chance';
import type { CreateBody } from '../../games/shared/protocol';
import type { Settings } from '../../server/settings';
import { openMatches } from '../../server/operation/openMatches';
import { audit, type Findings, type Played } from './audit';
import { sitDown, type Player } from './player';
import { createServerProcesses, type ServerProcess } from './serverProcess';

/** How a server is treated. */
export type Siege = {
  readonly seed: string;
  /** Where its matches are kept. */
  readonly kept: Partial<Pick<Settings, 'dataDir' | 'databaseUrl'>>;
  readonly blows: number;
  /** The longest time between two blows, in ms. */
  readonly every: number;
  /** A blow to its store, over when this resolves; without one it is the server that is killed. */
  readonly strike?: ((random: Chance) => Promise<void>) | undefined;
  /** Told after each blow. */
  readonly onBlow?: ((blows: number) => void) | undefined;
};

/** What became of it; `faults` is empty if the server held. */
export type Outcome = Findings & {
  readonly blows: number;
  readonly matches: number;
  readonly finished: number;
  /** How often a move was refused, by reason. */
  readonly refusals: Readonly<Record<string, number>>;
};

type Table = { readonly game: GameId; readonly body: CreateBody };

/** What is played at the same time: all games, moves made in turn and at once, people and computer players. */
const TABLES: readonly Table[] = [
  { game: 'auf-achse-cards', body: { numPlayers: 4, setupData: { stages: 5 } } },
  { game: 'auf-achse-cards', body: { numPlayers: 2, setupData: { stages: 1 } } },
  { game: 'auf-achse-board', body: { numPlayers: 3 } },
  { game: 'auf-achse-board', body: { numPlayers: 2 } },
  { game: 'ausgebremst', body: { numPlayers: 3, setupData: { game: 'advanced' } } },
  { game: 'ausgebremst', body: { numPlayers: 4, bots: { 2: 'easy', 3: 'easy' } } },
];

/** How long what must come is waited for, in ms. */
const PATIENCE = 60_000;

/** How far every match must go on after the last blow. */
const AFTERWARDS = 5;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const comes = async (isSo: () => boolean): Promise<boolean> => {
  const end = performance.now() + PATIENCE;
  while (!isSo() && performance.now() < end) await pause(20);
  return isSo();
};

const post = async (url: string, path: string, body: unknown): Promise<Record<string, string>> => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Record<string, string>;
};

/** Opens a match and sits people down at it. Rejects when the server is killed meanwhile. */
const openMatch = async (url: string, { game, body }: Table, random: Chance): Promise<Played> => {
  const { matchID } = await post(url, `/games/${game}/create`, body);
  const module = gameOf(game)!;
  const players: Player[] = [];
  for (let at = 0; at < body.numPlayers; at++) {
    const playerID = String(at);
    if (body.bots && playerID in body.bots) continue;
    const claim = { playerID, playerName: `Player ${at}` };
    const { playerCredentials } = await post(url, `/games/${game}/${matchID}/join`, claim);
    const chair = { module, matchID: matchID!, playerID, credentials: playerCredentials! };
    players.push(sitDown(chair, seededChance(`${random.Number()}`)));
  }
  return { module, matchID: matchID!, players };
};

/** How far all players of a match have seen it go. */
const reached = ({ players }: Played): number => Math.min(...players.map(({ at }) => at()));
const isOver = ({ players }: Played): boolean => players.every((player) => player.isOver());

/** A line of the log that tells of an error; one that says no more than that the store is away is expected of a blow to it. */
const isFault = (line: string, isStruck: boolean): boolean => {
  if (!line.startsWith('{')) return true;
  const { level, error } = JSON.parse(line) as { level: number; error?: { type?: string } };
  return level >= 50 && !(isStruck && error?.type === 'StoreUnavailable');
};

/** Plays on a server and strikes it, again and again; then compares what is kept with what the players were told. */
export const endure = async ({ seed, kept, blows, every, strike, onBlow }: Siege): Promise<Outcome> => {
  const random = seededChance(seed);
  const faults: string[] = [];
  const settings: Partial<Settings> = {
    ...kept,
    port: 0,
    logLevel: 'info',
    rateLimits: false,
    botDelay: { min: 0, max: 50 },
  };
  const processes = createServerProcesses(settings, (line) => {
    if (isFault(line, strike !== undefined)) faults.push(line);
  });
  const matches: Played[] = [];
  /** The match at each table. */
  const present = new Map<Table, Played>();

  const start = async (): Promise<ServerProcess> => {
    const server = await processes.start();
    void server.url.then((url) => {
      if (url === undefined) return;
      for (const match of present.values()) for (const player of match.players) player.come(url);
    });
    return server;
  };

  /** Opens a match at each table that has none, or one that is over. */
  const layTables = async (url: string) => {
    for (const table of TABLES) {
      const before = present.get(table);
      if (before && !isOver(before)) continue;
      for (const player of before?.players ?? []) player.leave();
      present.delete(table);
      const match = await openMatch(url, table, random);
      matches.push(match);
      present.set(table, match);
      for (const player of match.players) player.come(url);
    }
  };

  let laying: Promise<void> | undefined;

  /** Lays tables as matches end, for so many ms. */
  const playOn = async (server: ServerProcess, ms: number) => {
    const end = performance.now() + ms;
    const url = await Promise.race([server.url, pause(ms).then(() => undefined)]);
    if (url === undefined) return;
    while (performance.now() < end) {
      // cut short by a blow, it begins anew after that
      laying ??= layTables(url)
        .catch(() => {})
        .finally(() => (laying = undefined));
      await pause(Math.min(50, end - performance.now()));
    }
  };

  const run = async () => {
    let server = await start();
    if ((await server.url) === undefined) throw new Error(`the server did not start: ${faults.join('\n')}`);
    for (let blow = 1; blow <= blows; blow++) {
      await playOn(server, random.Number() * every);
      if (strike) await strike(random);
      else {
        await server.kill();
        for (const { players } of present.values()) for (const player of players) player.leave();
        server = await start();
        // now and then the next blow falls before it listens
        if (random.Number() < 0.9) await server.url;
      }
      onBlow?.(blow);
    }
    const url = await server.url;
    if (url === undefined) throw new Error(`the server did not start again: ${faults.join('\n')}`);
    await laying;
    await layTables(url);
    const since = new Map([...present.values()].map((match) => [match, reached(match)]));
    const goesOn = (match: Played) => isOver(match) || reached(match) >= since.get(match)! + AFTERWARDS;
    await comes(() => [...since.keys()].every(goesOn));
    for (const match of since.keys())
      if (!goesOn(match))
        faults.push(`${match.module.id} ${match.matchID} does not go on after ${reached(match)}`);
    for (const match of matches.filter(isOver)) {
      const { status } = await fetch(`${url}/games/${match.module.id}/${match.matchID}/record`);
      if (status !== 200) faults.push(`${match.module.id} ${match.matchID} has no record: ${status}`);
    }
    const code = await server.stop();
    if (code !== 0) faults.push(`the server ended with ${code}`);
    for (const { players } of matches) for (const player of players) player.leave();
  };

  try {
    await run();
  } finally {
    await processes.close();
  }
  const store = await openMatches({ dataDir: '', databaseUrl: undefined, ...kept });
  const found = await audit(store, matches).finally(() => store.close());
  const players = matches.flatMap((match) => match.players);
  const refusals: Record<string, number> = {};
  for (const reason of players.flatMap((player) => player.refusals))
    refusals[reason] = (refusals[reason] ?? 0) + 1;
  return {
    ...found,
    blows,
    matches: matches.length,
    finished: matches.filter(isOver).length,
    refusals,
    faults: [...faults, ...players.flatMap((player) => player.faults), ...found.faults],
  };
};
