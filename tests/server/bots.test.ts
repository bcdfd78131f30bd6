import { openMatch, sitDown, startServer, stateIDIn, watch } from './harness';

describe('computer players', () => {
  test('wait until the last human has sat down', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { numPlayers: 3, bots: { 2: 'easy' } });
    const ada = await watch(server, matchID, await sitDown(server, matchID, '0'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stateIDIn(ada.state())).toBe(0);
    const both = ada.next('update', (_id, state: never) => stateIDIn(state) === 2);
    await sitDown(server, matchID, '1');
    await both;
    expect(ada.state().G.raceLaid['2']).toBe(true);
  });

  test('pause before they lay', async () => {
    const server = await startServer({ botDelay: { min: 120, max: 120 } });
    const matchID = await openMatch(server, { bots: { 1: 'normal' } });
    // they are woken with the last seat that is taken, and may be done before anybody watches
    const begun = performance.now();
    const ada = await watch(server, matchID, await sitDown(server, matchID, '0'));
    if (!stateIDIn(ada.state())) await ada.next('update');
    expect(performance.now() - begun).toBeGreaterThan(100);
  });
});
