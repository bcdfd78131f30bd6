import type { State } from 'boardgame.io';
import { io } from 'socket.io-client';
import type { AnyGame } from '../../games';
import type { LegalMove } from '../../games/shared/legality';

/** The proof of a seat. */
export type Seat = { readonly playerID: string; readonly credentials: string };

/** A match under attack; the attacker has the first seat, and knows nothing else. */
export type Victim = {
  readonly module: AnyGame;
  readonly matchID: string;
  readonly mine: Seat;
  readonly theirs: Seat;
  /** What the two seats could play. */
  readonly listed: readonly (readonly LegalMove[])[];
  /** What the seats and a spectator see before the attack. */
  readonly before: readonly string[];
};

/** How long a certain answer is waited for, in ms. */
export const PATIENCE = 30_000;

/** A value as text, for comparing and sending. */
export const json = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

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

/** Opens a match with as many people as it needs; returns the proofs of their seats. */
export const openTable = async (url: string, { id, game }: AnyGame) => {
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

/** The position as sent to a seat, or to a spectator. */
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

/** The same for all seats, and last for a spectator. */
export const seenByAll = async (url: string, { id }: AnyGame, matchID: string, seats: readonly Seat[]) =>
  Promise.all([...seats, undefined].map((seat) => seen(url, id, matchID, seat)));

/** A match to attack, and everything that the attacker must not learn. */
export const victimOf = async (
  url: string,
  module: AnyGame,
): Promise<{ victim: Victim; secrets: string[] }> => {
  const { matchID, seats } = await openTable(url, module);
  const [mine, theirs] = seats as [Seat, Seat];
  const positions = await seenByAll(url, module, matchID, [mine, theirs]);
  const [own, others, open] = positions.map((position) => new Set(textsIn(position)));
  // what only the other seat can read, and the proof of every seat
  const hands = [...others!].filter((text) => text.length > 2 && !own!.has(text) && !open!.has(text));
  const listed = ['0', '1'].map((playerID, at) => module.legalMoves(positions[at]!.G, playerID));
  const victim = { module, matchID, mine, theirs, listed, before: positions.map(json) };
  return { victim, secrets: [...hands.map(json), ...seats.map(({ credentials }) => credentials)] };
};
