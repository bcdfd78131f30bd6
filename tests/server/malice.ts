import type { Chance } from '../../games/shared/chance';
import { INHERITED, NO_ARGUMENTS, NO_SEATS } from '../laws/junk';
import { json, PATIENCE, type Seat, type Victim } from './attackedTables';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** A random item. */
export const oneOf = <T>(random: Chance, items: readonly T[]): T =>
  items[Math.floor(random.Number() * items.length)]!;

/** Random data: values that no schema expects, and expected ones in the wrong place. */
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

/** A legal move, sent by somebody who may not make it. */
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

/** A packet that is almost right: the server must not act on any of it. */
export const nearlyRight = (random: Chance, victim: Victim): unknown[] => {
  const { matchID, mine, theirs, module } = victim;
  const junk = () => anything(random, victim);
  const playerID = oneOf(random, [mine.playerID, theirs.playerID, junk()]);
  // a move the attacker may make is no attack: with valid credentials, no legal move is sent
  const proven = random.Number() < 0.5;
  const credentials = proven ? mine.credentials : oneOf(random, [junk(), '', 'wrong', null]);
  const real = Object.keys(module.game.moves ?? {});
  const move = proven ? oneOf(random, [...MOVES, junk()]) : oneOf(random, [...real, ...MOVES]);
  const args = oneOf<unknown>(random, [junk(), [junk()], Array(200).fill(0), { length: 1e9 }]);
  const payload = { type: move, args, playerID, credentials, junk: junk() };
  const state = { G: junk(), ctx: junk(), _stateID: 1e6 };
  const id = oneOf(random, [matchID, junk()]);
  const packets: unknown[][] = [
    ['update', { type: oneOf(random, KINDS), payload, state }, oneOf(random, [0, 1, junk()]), id, playerID],
    ['update', junk(), junk(), junk(), junk()],
    forged(random, victim),
    forged(random, victim),
    ['chat', matchID, { id: 'x', sender: theirs.playerID, payload: 'It is I' }, mine.credentials],
    ['sync', id, playerID, credentials, junk()],
    ['sync', junk(), junk(), junk()],
    ['chat', id, { id: junk(), sender: theirs.playerID, payload: junk() }, credentials],
    ['chat', junk(), junk(), junk()],
    [oneOf(random, ['patch', 'matchData', 'disconnecting', 'hello', ...INHERITED]), junk()],
  ];
  return oneOf(random, packets);
};

/** A raw frame, well-formed or not. */
export const frame = (random: Chance, game: string): string | Buffer => {
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

/** A request that is almost right; returns its answer. */
export const request = async (url: string, victim: Victim, random: Chance): Promise<Response> => {
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
      // an idle connection might be closed just when it is used again
      Connection: 'close',
    },
    ...(!['GET', 'HEAD'].includes(method) && { body }),
    signal: AbortSignal.timeout(PATIENCE),
  });
};
