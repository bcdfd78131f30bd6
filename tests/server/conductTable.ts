import type { LobbyAPI } from 'boardgame.io';
import { gameOf, GAMES, type AnyGame, type GameId } from '../../games';
import { seededChance } from '../../games/shared/chance';
import type { Conduct, TableOptions } from '../../games/shared/conduct';
import type { MarkedEntry } from '../../games/shared/protocol';
import type { ServerSettings } from '../../server/settings';
import { atOnce } from '../harness';
import {
  action,
  connect,
  standsAt,
  startServer,
  stateIDIn,
  type Answer,
  type Created,
  type Ear,
  type Seat,
  type TestServer,
} from './harness';

/** A clock that the test sets, in ms since 1970. */
export const setTime = () => {
  let time = Date.parse('2026-05-01T12:00:00Z');
  return { now: () => time, pass: (ms: number) => void (time += ms) };
};

/** A server with the test's clock. */
export const startAt = (time: { readonly now: () => number }, settings: Partial<ServerSettings> = {}) =>
  startServer(settings, GAMES, time.now);

/** The state of the table apart from the game, as this page was last told it. */
export const conductOf = ({ heard }: Ear): Conduct =>
  heard.findLast(({ event }) => event === 'conduct')!.args[1] as Conduct;

/** Resolves once the page was told something that fits. */
export const told = async (ear: Ear, fits: (conduct: Conduct) => boolean): Promise<Conduct> => {
  if (ear.heard.some(({ event }) => event === 'conduct') && fits(conductOf(ear))) return conductOf(ear);
  const [, conduct] = await ear.next('conduct', (_id, conduct: never) => fits(conduct));
  return conduct as Conduct;
};

/** Every move this page was sent, in order. */
export const movesIn = ({ heard }: Ear): MarkedEntry[] =>
  heard
    .filter(({ event }) => event === 'patch')
    .flatMap(({ args }) => args[4] as MarkedEntry[])
    .filter(({ action: { type } }) => type === 'MAKE_MOVE');

/** Watches, from a seat or as a spectator. */
export const look = async (server: TestServer, game: GameId, matchID: string, seat?: Seat): Promise<Ear> => {
  const ear = await connect(server.url, game);
  const synced = ear.next('sync');
  const told = ear.next('conduct');
  ear.socket.emit('sync', matchID, seat?.playerID ?? null, seat?.credentials);
  await Promise.all([synced, told]);
  return ear;
};

/** People at a table of any game, each with a page. */
export const sitAt = async (
  server: TestServer,
  game: GameId,
  players: number,
  table: Partial<TableOptions> = {},
  setupData?: object,
) => {
  const module: AnyGame = gameOf(game)!;
  const path = `/games/${game}`;
  const body = { numPlayers: players, table, ...(setupData && { setupData }) };
  const { matchID, hostCredentials } = (await server.post<Created>(`${path}/create`, body)).body;
  const post = (route: string, more: object): Promise<Answer> =>
    server.post(`${path}/${matchID}/${route}`, more);
  const sit = async (playerID: string): Promise<Seat> => {
    const asked = { playerID, playerName: `Player ${playerID}` };
    const { body: joined } = await server.post<LobbyAPI.JoinedMatch>(`${path}/${matchID}/join`, asked);
    return { playerID, credentials: joined.playerCredentials };
  };
  const seats: Seat[] = [];
  for (let at = 0; at < players; at++) seats.push(await sit(String(at)));
  const ears = new Map<string, Ear>();
  for (const seat of seats) ears.set(seat.playerID, await look(server, game, matchID, seat));
  const chance = seededChance('people');

  const awaited = (): readonly string[] => {
    const { G } = [...ears.values()][0]!.state();
    return module.awaited(G);
  };

  /** Makes somebody decide as a computer player would, from what their page shows. */
  const decide = (playerID: string): void => {
    const ear = ears.get(playerID)!;
    const state = ear.state();
    const { move, args } = atOnce(module.bots.normal(state.G, playerID, chance));
    const seat = seats[Number(playerID)]!;
    ear.socket.emit('update', action(seat, move, args), stateIDIn(state), matchID, playerID);
  };

  /** Resolves once all pages show the position after that many moves. */
  const allAt = (stateID: number) => Promise.all([...ears.values()].map((ear) => standsAt(ear, stateID)));

  /** Lets people decide one after the other until the condition holds for an awaited seat; returns that seat. */
  const playUntil = async (isSo: (view: never, playerID: string) => boolean): Promise<string> => {
    for (;;) {
      const [first] = awaited();
      const found = awaited().find((playerID) => isSo(ears.get(playerID)!.state().G as never, playerID));
      if (found !== undefined) return found;
      const next = stateIDIn(ears.get(first!)!.state()) + 1;
      decide(first!);
      await allAt(next);
    }
  };

  return { module, matchID, hostCredentials, post, sit, seats, ears, awaited, decide, allAt, playUntil };
};
