import type { LobbyAPI } from 'boardgame.io';
import { GAME, openMatch, playAtRandom, shown, sitDown, watch, type TestServer } from './harness';

/** A refusal of the lobby. */
export const fault = (status: number, error: string) => ({ status, body: { error } });

/** Asks for a seat. */
export const join = (server: TestServer, matchID: string, body: object) =>
  server.post<LobbyAPI.JoinedMatch>(`/games/${GAME}/${matchID}/join`, body);

/** Who sits where, as everybody is shown it. */
export const names = async (server: TestServer, matchID: string) =>
  (await shown(server, matchID)).players.map(({ name }) => name);

/** A finished match against a computer player. */
export const finished = async (server: TestServer, body: object = {}) => {
  const matchID = await openMatch(server, { bots: { 1: 'normal' }, ...body });
  const seat = await sitDown(server, matchID, '0');
  const ear = await watch(server, matchID, seat);
  const end = await playAtRandom(ear, matchID, seat, { seed: matchID });
  return { matchID, seat, ear, end };
};
