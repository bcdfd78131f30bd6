import { createCluster } from '../../server/cluster/cluster';
import { NO_LIMITS } from '../../server/http/limits';
import { createLog } from '../../server/log';
import { gated } from './gated';
import { later } from './harness';
import { freshDatabase } from './postgres';
import { startProxy } from './proxy';
import { comes } from './serverProcess';

const nothing = () => {};

/** A process of a cluster that accepts a limited number of connections from one address, and has no matches. */
const taking = async (connections: number, databaseUrl: string) => {
  const cluster = createCluster({ databaseUrl, redisUrl: undefined }, 'connections', createLog('silent'));
  const { gate, connect, server } = await gated(
    { ...NO_LIMITS, connections },
    { heldElsewhere: cluster.heldElsewhere, onHeld: cluster.tellHeld },
  );
  cluster.join({
    store: { positions: async () => new Map() },
    live: { forget: nothing, forgetAll: nothing },
    transport: {
      movedElsewhere: nothing,
      toldElsewhere: nothing,
      matchChanged: nothing,
      watched: () => [],
      hereAt: () => ({ seats: [], hidden: [], spectators: 0 }),
      heldHere: () => gate.held,
    },
    bots: { wake: nothing, wakeAll: nothing },
    calls: { wake: nothing, changed: nothing, wakeAll: nothing },
  });
  later(cluster.leave);
  await comes('the bus', () => cluster.bus() === 'up');
  return { cluster, connect, server, held: () => cluster.heldElsewhere('127.0.0.1') };
};

/** The route to a database through a proxy, which can be cut. */
const proxied = async (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  const proxy = await startProxy([Number(url.port || 5432)]);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { ...proxy, url: url.href };
};

test('processes count together how many connections an address holds', async () => {
  const databaseUrl = await freshDatabase();
  const one = await taking(2, databaseUrl);
  const first = await one.connect();
  // a new process is also told what was held before it started
  const two = await taking(2, databaseUrl);
  await comes('what is held', () => two.held() === 1);
  const second = await two.connect();
  await comes('what is held', () => one.held() === 1);
  expect([await one.connect(), await two.connect()]).toEqual([undefined, undefined]);

  first!.disconnect();
  await comes('what is given back', () => two.held() === 0);
  expect((await two.connect())?.connected).toBe(true);
  expect(second?.connected).toBe(true);
});

test('connections of a process that is no longer heard are not counted, until it is heard again', async () => {
  const databaseUrl = await freshDatabase();
  const way = await proxied(databaseUrl);
  const [one, two] = [await taking(1, way.url), await taking(1, databaseUrl)];
  await one.connect();
  await comes('what is held', () => two.held() === 1);
  expect(await two.connect()).toBeUndefined();

  way.cut();
  await comes('what is given back', () => two.held() === 0);
  expect([one.cluster.bus(), two.cluster.bus()]).toEqual(['away', 'up']);
  expect((await two.connect())?.connected).toBe(true);

  way.mend();
  await comes('what is held', () => two.held() === 1 && one.held() === 1);
});
