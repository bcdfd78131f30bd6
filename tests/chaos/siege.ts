import '../../server/production';
import { gameOf, type GameId } from '../../games';
import { seededChance, type Chance } from '../../games/shared/chance';
import type { CreateBody } from '../../games/shared/protocol';
import type { ServerSettings } from '../../server/settings';
import { openMatches } from '../../server/operation/openMatches';
import { audit, type Findings, type Played } from './audit';
import { sitDown, type Player } from './player';
import { createServerProcesses, type ServerProcess } from './serverProcess';

/** How servers are treated. */
export type Siege = {
  readonly seed: string;
  /** Where their matches are kept. */
  readonly kept: Partial<Pick<ServerSettings, 'dataDir' | 'databaseUrl'>>;
  /** How many servers share a database; the seats of each match are spread over them. One unless said otherwise. */
  readonly servers?: number | undefined;
  /** By way of which they hear each other, if it is not the database. */
  readonly redisUrl?: string | undefined;
  readonly blows: number;
  /** The longest time between two blows, in ms. */
  readonly every: number;
  /** Is it to end in order before all blows have fallen? Asked before each. */
  readonly isEnough?: (() => boolean) | undefined;
  /** A blow to what the servers stand on, over when this resolves; without one it is a server that is killed. */
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

/** Plays on servers and strikes them, again and again; then compares what is kept with what the players were told. */
export const endure = async ({
  seed,
  kept,
  servers: count = 1,
  redisUrl,
  blows,
  every,
  isEnough = () => false,
  strike,
  onBlow,
}: Siege): Promise<Outcome> => {
  const random = seededChance(seed);
  const faults: string[] = [];
  const settings: Partial<ServerSettings> = {
    ...kept,
    redisUrl,
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
  let fallen = 0;

  const servers: ServerProcess[] = [];
  /** Where they listen; nothing while they do not. */
  const urls: (string | undefined)[] = [];

  /** The players of a match whose pages are on that server. */
  const playersOn = (at: number, { players }: Played) => players.filter((_, seat) => seat % count === at);

  const start = async (at: number): Promise<void> => {
    urls[at] = undefined;
    const server = await processes.start();
    servers[at] = server;
    void server.url.then((url) => {
      if (url === undefined || servers[at] !== server) return;
      urls[at] = url;
      for (const match of present.values()) for (const player of playersOn(at, match)) player.come(url);
    });
  };

  const kill = async (at: number): Promise<void> => {
    urls[at] = undefined;
    await servers[at]!.kill();
    for (const match of present.values()) for (const player of playersOn(at, match)) player.leave();
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
      for (const [at, url] of urls.entries())
        if (url !== undefined) for (const player of playersOn(at, match)) player.come(url);
    }
  };

  let laying: Promise<void> | undefined;

  /** Lays tables as matches end, for so many ms. */
  const playOn = async (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      const url = urls.find((url) => url !== undefined);
      // cut short by a blow, it begins anew after that
      if (url !== undefined)
        laying ??= layTables(url)
          .catch(() => {})
          .finally(() => (laying = undefined));
      await pause(Math.min(50, end - performance.now()));
    }
  };

  /** The addresses of all servers, once they listen. */
  const allListen = async (): Promise<readonly string[]> => {
    const found = await Promise.all(servers.map(({ url }) => url));
    if (found.includes(undefined)) throw new Error(`a server did not start: ${faults.join('\n')}`);
    return found as string[];
  };

  const run = async () => {
    for (let at = 0; at < count; at++) await start(at);
    await allListen();
    while (fallen < blows && !isEnough()) {
      await playOn(random.Number() * every);
      if (strike) await strike(random);
      else {
        const victim = Math.floor(random.Number() * count);
        await kill(victim);
        await start(victim);
        // now and then the next blow falls before it listens
        if (random.Number() < 0.9) await servers[victim]!.url;
      }
      fallen += 1;
      onBlow?.(fallen);
    }
    const [url] = await allListen();
    await laying;
    await layTables(url!);
    const since = new Map([...present.values()].map((match) => [match, reached(match)]));
    const goesOn = (match: Played) => isOver(match) || reached(match) >= since.get(match)! + AFTERWARDS;
    await comes(() => [...since.keys()].every(goesOn));
    for (const match of since.keys())
      if (!goesOn(match))
        faults.push(
          `${match.module.id} ${match.matchID} does not go on after ${reached(match)}: ` +
            match.players.map(({ standing }) => standing()).join('; '),
        );
    for (const match of matches.filter(isOver)) {
      const { status } = await fetch(`${url}/games/${match.module.id}/${match.matchID}/record`);
      if (status !== 200) faults.push(`${match.module.id} ${match.matchID} has no record: ${status}`);
    }
    for (const server of servers) {
      const code = await server.stop();
      if (code !== 0) faults.push(`a server ended with ${code}`);
    }
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
    blows: fallen,
    matches: matches.length,
    finished: matches.filter(isOver).length,
    refusals,
    faults: [...faults, ...players.flatMap((player) => player.faults), ...found.faults],
  };
};
