import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { later } from './harness';
import { freshDatabase, inDatabase } from './postgres';
import { entry, newMatch, stateAt } from './storedMatches';
import { StoreUnavailable, type MatchStore } from '../../server/storage/matchStore';
import { openPostgresStore } from '../../server/storage/postgresStore';

/** A route to a database that can be cut, or can swallow the answers of the database. */
const wayTo = async (url: string) => {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isOpen = true;
  let isDeaf = false;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const way = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          database.destroy();
        });
    }
    if (!isOpen) client.destroy();
    client.on('data', (data) => database.write(data));
    database.on('data', (data) => {
      if (!isDeaf) return void client.write(data);
      isDeaf = false;
      return cut();
    });
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  later(() => {
    cut();
    way.close();
  });
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((way.address() as AddressInfo).port);
  return {
    url: through.href,
    close: () => {
      isOpen = false;
      cut();
    },
    open: () => void (isOpen = true),
    /** The next answer of the database is lost, together with the connection. */
    loseNextAnswer: () => void (isDeaf = true),
  };
};

const opened = async (url: string): Promise<MatchStore> => {
  const store = await openPostgresStore(url);
  later(() => store.close());
  return store;
};

test('servers that start at the same time create the tables once', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all([1, 2, 3, 4, 5].map(() => opened(url)));
  await stores[0]!.create(newMatch('m'));
  for (const store of stores) expect(await store.read('m')).toMatchObject({ matchID: 'm' });
});

test('the tables of a newer server are not changed', async () => {
  const url = await freshDatabase();
  await opened(url);
  await inDatabase(url, (client) => client.query('UPDATE match_tables SET version = 99'));
  await expect(openPostgresStore(url)).rejects.toThrow('newer server');
});

test('tables may be in a schema named by the address', async () => {
  const url = await freshDatabase();
  await inDatabase(url, (client) => client.query('CREATE SCHEMA club'));
  const club = await opened(`${url}?options=-c%20search_path%3Dclub`);
  const others = await opened(url);
  await club.create(newMatch('m'));
  expect(await club.read('m')).toBeDefined();
  expect(await others.read('m')).toBeUndefined();
});

describe('when the connection is lost', () => {
  test('after a move was written but before that was confirmed, it has been played once', async () => {
    const url = await freshDatabase();
    const way = await wayTo(url);
    const store = await opened(way.url);
    await store.create(newMatch('m'));
    way.loseNextAnswer();
    expect(await store.commit('m', 0, stateAt(1), [entry(0)])).toBe(true);
    expect(await store.read('m')).toMatchObject({ stateID: 1 });
    expect(await store.log('m')).toEqual([entry(0)]);
  });

  test('a move made by somebody else in the meantime is not mistaken for our own', async () => {
    const url = await freshDatabase();
    const way = await wayTo(url);
    const [store, other] = [await opened(way.url), await opened(url)];
    await store.create(newMatch('m'));
    way.close();
    const ours = store.commit('m', 0, stateAt(1), [entry(0)]);
    expect(await other.commit('m', 0, stateAt(1), [{ ...entry(0), turn: 7 }])).toBe(true);
    way.open();
    expect(await ours).toBe(false);
    expect(await store.log('m')).toEqual([{ ...entry(0), turn: 7 }]);
  });

  test('requests wait until it is restored', async () => {
    const way = await wayTo(await freshDatabase());
    const store = await opened(way.url);
    await store.create(newMatch('m'));
    way.close();
    const asked = Promise.all([
      store.read('m'),
      store.commit('m', 0, stateAt(1), [entry(0)]),
      store.claimSeat('m', '0', { name: 'Ada', credentialHash: 'ada' }),
    ]);
    setTimeout(way.open, 500);
    expect(await asked).toEqual([expect.objectContaining({ matchID: 'm' }), true, true]);
  });

  test('for long, requests fail, and nothing has been played', async () => {
    const url = await freshDatabase();
    const way = await wayTo(url);
    const store = await opened(way.url);
    await store.create(newMatch('m'));
    way.close();
    const committed = store.commit('m', 0, stateAt(1), [entry(0)]);
    await expect(committed).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.read('m')).rejects.toThrow('the matches cannot be read or written');
    way.open();
    expect(await store.read('m')).toMatchObject({ stateID: 0 });
    expect(await store.log('m')).toEqual([]);
  });
});
