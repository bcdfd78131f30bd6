import type { LobbyAPI, State } from 'boardgame.io';
import { cardGame, faceOf } from '../../games/auf-achse-cards';
import { CARD_IDS } from '../../games/auf-achse-cards/cards';
import { gameOf } from '../../games';
import { playSteps, type MatchRecord } from '../../games/shared/record';
import { tableOf } from '../../games/shared/table';
import { unreplayable } from '../../server/matches/earlier';
import { replayed } from '../replayed';
import {
  GAME,
  openMatch,
  playTogether,
  sitDown,
  startServer,
  stateIDIn,
  temporaryFolder,
  watch,
  type Ear,
  type Heard,
} from './harness';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutOwn } from '../heard';

type Listening = { readonly ear: Ear; readonly playerID: string | null };

/** The move after which a packet was sent, if the packet says so. */
const momentOf = ({ event, args }: Heard): number | undefined => {
  if (event === 'sync') return stateIDIn((args[1] as { state: State }).state);
  return event === 'patch' ? (args[2] as number) : undefined;
};

/** A whole match at random, heard by every seat and a spectator; one of them joins in the middle. */
const heardMatch = async (seed: string, setupData: object) => {
  const server = await startServer();
  const numPlayers = 4;
  const matchID = await openMatch(server, { numPlayers, setupData, bots: { 3: 'normal' } });
  const seats = await Promise.all(['0', '1', '2'].map((playerID) => sitDown(server, matchID, playerID)));
  const ears = await Promise.all(seats.map((seat) => watch(server, matchID, seat)));
  const listening: Listening[] = [
    ...ears.map((ear, at) => ({ ear, playerID: String(at) })),
    { ear: await watch(server, matchID), playerID: null },
  ];
  const answers: string[] = [];
  /** What anybody may request while the match is running. */
  const ask = async () => {
    for (const path of [
      '/lobby',
      `/lobby/matches?ids=${matchID}`,
      '/lobby/replays',
      `/games/${GAME}`,
      `/games/${GAME}/${matchID}`,
      `/games/${GAME}/${matchID}/record`,
    ])
      answers.push(JSON.stringify((await server.get(path)).body));
  };
  const playOn = (until: number) => playTogether(ears, matchID, seats, { seed: `${seed}/${until}`, until });

  await playOn(12);
  await ask();
  listening.push({ ear: await watch(server, matchID, seats[1]), playerID: '1' });
  const refused = ears[1]!.next('sync');
  ears[1]!.socket.emit('update', {}, 0, matchID, '1');
  await refused;
  await playOn(Infinity);

  const { body: record } = await server.get<MatchRecord>(`/games/${GAME}/${matchID}/record`);
  const { positions } = replayed(record);
  return { server, seed: record.seed, positions, listening, answers, seats };
};

const MATCHES: readonly (readonly [string, object])[] = [
  ['by the usual rules', { stages: 3 }],
  ['from memory, keeping hands', { stages: 3, ownRace: 'memory', betweenStages: 'keepHands' }],
];

describe.each(MATCHES)('a whole match %s', (name, options) => {
  test('reveals no hidden card and no seed to anybody', async () => {
    const { seed, positions, listening, answers, server, seats } = await heardMatch(name, options);
    let searched = 0;
    for (const { ear, playerID } of listening) {
      let moment = 0;
      for (const packet of ear.heard) {
        moment = momentOf(packet) ?? moment;
        const text = withoutOwn(packet, playerID);
        const { G } = positions[moment]! as State;
        const read = cardGame.hiddenFrom(G, playerID).filter((id) => text.includes(`"${id}"`));
        expect({ playerID, moment, event: packet.event, read }).toMatchObject({ read: [] });
        expect(text).not.toMatch(/prngstate|"seed"|"credentials"/);
        expect(text).not.toContain(seed);
        searched += 1;
      }
      expect(ear.heard.filter(({ event }) => event === 'patch').length).toBeGreaterThan(5);
    }
    expect(searched).toBeGreaterThan(100);
    for (const answer of answers) {
      expect(answer).not.toContain(seed);
      for (const id of cardGame.hiddenFrom(positions[0]!.G as never, null))
        expect(answer).not.toContain(`"${id}"`);
    }
    const logged = server.logged.join('');
    for (const secret of [seed, ...seats.map(({ credentials }) => credentials)])
      expect(logged).not.toContain(secret);
    for (const id of cardGame.hiddenFrom(positions[0]!.G as never, null))
      expect(logged).not.toContain(`"${id}"`);
  });
});

describe('what is stored', () => {
  test('does not give access to a seat: credentials are not on disk', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir });
    const { credentials } = await sitDown(server, await openMatch(server), '0');
    await server.close();
    const kept = readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file), 'latin1'));
    expect(kept.join('')).toContain('Player 0');
    expect(kept.join('')).not.toContain(credentials);
  });
});

test('the log says where and why a match does not replay, without naming a card', () => {
  const opening = { seed: 'no card', numPlayers: 2, options: {}, chance: 2 } as const;
  const cards = new Set(Object.values(tableOf(cardGame, opening).start.G.hands).flat());
  const foreign = CARD_IDS.find((id) => !cards.has(id))!;
  const playing = playSteps(gameOf(GAME)!, opening, [['0', 'layRace', foreign]]);
  let step = playing.next();
  while (!step.done) step = playing.next();
  if (!('fault' in step.value)) throw new Error('a card that nobody holds was laid');
  expect(JSON.stringify(step.value.fault)).toContain(`"card":${JSON.stringify(faceOf(foreign))}`);
  expect(unreplayable(step.value.fault).message).toBe('the match does not replay: step at step 1: notInHand');
});

describe('ids, credentials and seeds', () => {
  test('are long and unique', async () => {
    const server = await startServer();
    const ids = await Promise.all(Array.from({ length: 8 }, () => openMatch(server)));
    const proofs = await Promise.all(ids.map(async (id) => (await sitDown(server, id, '0')).credentials));
    expect(new Set([...ids, ...proofs]).size).toBe(16);
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
    for (const proof of proofs) expect(proof).toMatch(/^[\w-]{32}$/);
  });

  test('the deal cannot be derived from the time a match was created', async () => {
    const server = await startServer();
    const [one, other] = await Promise.all(
      [0, 1].map(async () => {
        const matchID = await openMatch(server);
        return (await watch(server, matchID, await sitDown(server, matchID, '0'))).state().G.hands['0'];
      }),
    );
    expect(one).not.toEqual(other);
    const matchID = await openMatch(server);
    const { createdAt } = (await server.get<LobbyAPI.Match>(`/games/${GAME}/${matchID}`)).body;
    expect(createdAt % 60_000).toBe(0);
  });
});
