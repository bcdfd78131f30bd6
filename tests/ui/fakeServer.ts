import { USUAL_TABLE } from '../../games/shared/conduct';
import type { FaultBody, LobbyMatch, ServerFault } from '../../games/shared/protocol';

/** What the page asked a server for. */
export type Asked = { readonly method: string; readonly path: string; readonly body?: unknown };

type Answer = object | { readonly fault: ServerFault; readonly values?: FaultBody['values'] };

/** What is answered, or what happens when it is asked for. */
type Answering = Answer | (() => Answer);

/**
 * A server in place of the network: answers by `GET /lobby` and the like, and keeps what it was asked. What it has no
 * answer for is a match it does not know. Without answers it is not there at all.
 */
export const fakeServer = () => {
  const asked: Asked[] = [];
  let answers: Readonly<Record<string, Answering>> | undefined = {};
  globalThis.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ method, path, ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }) });
    if (!answers) throw new TypeError('fetch failed');
    const answering = answers[`${method} ${path}`] ?? { fault: 'unknownMatch' };
    const answer = typeof answering === 'function' ? (answering as () => Answer)() : answering;
    const refused = 'fault' in answer;
    return {
      ok: !refused,
      json: async () =>
        refused ? { error: answer.fault, values: 'values' in answer ? answer.values : undefined } : answer,
    };
  }) as typeof fetch;
  return {
    asked,
    posts: () => asked.filter(({ method }) => method === 'POST'),
    answer: (more: Readonly<Record<string, Answering>>) => {
      answers = { ...answers, ...more };
    },
    stop: () => {
      answers = undefined;
    },
    start: () => {
      answers ??= {};
    },
  };
};

export const GAME = 'auf-achse-cards';

/** A row of GET /lobby: a match of the card game whose seats have these names; an empty one is free. */
export const listed = (
  matchID: string,
  names: readonly string[],
  more: Partial<LobbyMatch> = {},
): LobbyMatch => ({
  game: GAME,
  matchID,
  seats: names.map((name, seat) => ({ playerID: String(seat), ...(name && { name }) })),
  options: { stages: 5, betweenStages: 'redeal', ownRace: 'open' },
  table: USUAL_TABLE,
  status: names.includes('') ? 'open' : 'running',
  updatedAt: 0,
  ...more,
});

/** The same match as GET /games/:name/:id tells it. */
export const shown = ({ game, matchID, seats, options, table, status, next }: LobbyMatch) => ({
  matchID,
  gameName: game,
  players: seats.map(({ playerID, name, bot, standIn, kept }) => ({
    id: Number(playerID),
    ...(name && { name }),
    ...((bot || standIn || kept) && { data: { bot, standIn, ...(kept && { kept }) } }),
  })),
  setupData: options,
  table,
  status,
  ...(next && { next }),
  createdAt: 0,
  updatedAt: 0,
});
