import { decisionOf } from '../../games/shared/bots/bot';
import { seededChance } from '../../games/shared/chance';
import type { Thinking } from '../../server/bots/thinking';
import { DEFAULTS } from '../../server/settings';
import { eventually, tables } from './botTables';
import { later, openMatch, sitDown, standsAt, startServer, stateIDIn, watch } from './harness';

test('computer players wait until the last human has sat down', async () => {
  const server = await startServer();
  const matchID = await openMatch(server, { numPlayers: 3, bots: { 2: 'easy' } });
  const ada = await watch(server, matchID, await sitDown(server, matchID, '0'));
  // when everybody is seated, a computer player that was woken later has moved
  const begun = await openMatch(server, { numPlayers: 2, bots: { 1: 'easy' } });
  await standsAt(await watch(server, begun, await sitDown(server, begun, '0')), 2);
  expect(stateIDIn(ada.state())).toBe(0);
  const both = ada.next('update', (_id, state: never) => stateIDIn(state) === 2);
  await sitDown(server, matchID, '1');
  await both;
  expect(ada.state().G.raceLaid['2']).toBe(true);
});

const RACE = { seats: 6, options: { game: 'advanced' } };
const { min, max } = DEFAULTS.botDelay;

const isAt = (stage: string) => (G: unknown) => (G as { stage: string }).stage === stage;
const READY = { move: 'ready', args: [] };

describe('computer players', () => {
  test('are shown what their seats see', async () => {
    const { module, start, stateOf, thinkers, played } = await tables('auf-achse-cards', { seats: 3 }, 'm');
    const { G } = await stateOf('m');
    start();
    await eventually(() => played.length > 0);
    for (const { playerID, view } of thinkers.slice(0, 2))
      expect(view).toEqual(module.playerView(G, playerID));
  });

  test('pause before a move that others see', async () => {
    const { start, played } = await tables('ausgebremst', RACE, 'm');
    start();
    await eventually(() => played.length === 5);
    for (const { at } of played) {
      expect(at).toBeGreaterThanOrEqual(min);
      expect(at).toBeLessThanOrEqual(max);
    }
  });

  test('pause before each card that they lay face down', async () => {
    const { module, start, play, stateOf, played, now } = await tables('auf-achse-cards', { seats: 3 }, 'm');
    /** Kilometre cards only: some of the others make somebody play a third card. */
    const plainMove = (view: unknown, playerID: string) =>
      module.legalMoves(view, playerID).find(({ args: [card] }) => /^\d/.test(String(card)))!;
    const decide: Thinking['decide'] = async ({ view, playerID }) => plainMove(view, playerID);
    start({ thinking: { decide, close: async () => {} } });
    for (let round = 0; round < 3; round++) {
      const began = now();
      const before = played.length;
      await eventually(() => played.length === before + 4);
      for (const seat of ['1', '2']) {
        const [first, second] = played.slice(before).filter(({ playerID }) => playerID === seat);
        expect(first!.at - began).toBeGreaterThanOrEqual(min);
        expect(second!.at - first!.at).toBeGreaterThanOrEqual(min / 2);
      }
      for (let card = 0; card < 2; card++) {
        const { G } = await stateOf('m');
        expect(await play('m', '0', plainMove(module.playerView(G, '0'), '0'))).toBeUndefined();
      }
    }
  });

  test('sort their cards in time: an advanced race begins at most 5 s after the last person has finished', async () => {
    const { module, start, play, comesTo, stateOf, played } = await tables('ausgebremst', RACE, 'm');
    await play('m', '0', READY);
    start();
    await comesTo('m', isAt('setUp'));
    const began = played.at(-1)!.at;
    const chance = seededChance('person');
    for (;;) {
      const { G } = await stateOf('m');
      if (!isAt('setUp')(G) || !module.awaited(G).includes('0')) break;
      await play('m', '0', await decisionOf(module, G, '0', 'easy', chance, () => {}));
    }
    await comesTo('m', isAt('driving'));
    const laidOut = played.filter(({ at }) => at > began);
    expect(laidOut.length).toBeGreaterThan(5 * 20);
    expect(Math.max(...laidOut.map(({ at }) => at)) - began).toBeLessThanOrEqual(2 * max);
    expect(2 * max).toBeLessThan(5000);
  });

  test('reveal nothing about their cards by the timing of their moves', async () => {
    const even = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    later(() => even.mockRestore());
    const { module, start, stateOf, played } = await tables('auf-achse-cards', { seats: 4 }, 'one', 'other');
    const handsOf = async (matchID: string) =>
      (module.playerView((await stateOf(matchID)).G, '1') as { hands: unknown }).hands;
    expect(await handsOf('one')).not.toEqual(await handsOf('other'));
    start();
    await eventually(() => played.length === 12);
    const playedIn = (match: string) =>
      played.filter(({ matchID }) => matchID === match).map(({ playerID, at }) => [playerID, at]);
    expect(playedIn('one')).toEqual(playedIn('other'));
  });

  test('let other matches take their turn between two moves', async () => {
    const { play, start, played } = await tables('ausgebremst', RACE, 'one', 'other');
    for (const matchID of ['one', 'other']) await play(matchID, '0', READY);
    start({ delay: { min: 0, max: 0 } });
    const playedIn = (match: string) => played.filter(({ matchID }) => matchID === match).length;
    await eventually(() => playedIn('one') > 100);
    expect(playedIn('other')).toBeGreaterThan(50);
  });
});
