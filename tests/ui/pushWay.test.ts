/** @jest-environment ./tests/jsdom.ts */
import { closePushWay, openPushWay } from '../../ui/online/pushWay';
import { fakeServer } from './fakeServer';

const KEY = 'BPub_key-123';

/** The bytes of base64url. */
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

const subscription = (endpoint: string, key: string) => ({
  endpoint,
  options: { applicationServerKey: bytesOf(key) },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: jest.fn(async () => true),
});

/** A browser with a worker, and the way to it that is there already, if any. */
const browser = (before?: ReturnType<typeof subscription>) => {
  const pushManager = {
    getSubscription: async () => before ?? null,
    subscribe: jest.fn(async ({ applicationServerKey }: { applicationServerKey: string }) =>
      subscription('https://push.example/new', applicationServerKey),
    ),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  });
  return pushManager;
};

const way = (address: string) => ({ kind: 'push', address, keys: { p256dh: 'p', auth: 'a' } });

beforeEach(() => fakeServer().answer({ 'GET /push': { publicKey: KEY } }));
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a way is asked for by the key of the server, and says so wherever it must be shown', async () => {
  const { subscribe } = browser();
  expect(await openPushWay()).toEqual(way('https://push.example/new'));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
});

test('one that is there is kept', async () => {
  const { subscribe } = browser(subscription('https://push.example/old', KEY));
  expect(await openPushWay()).toEqual(way('https://push.example/old'));
  expect(subscribe).not.toHaveBeenCalled();
});

test('one that is there for another server is given up', async () => {
  const before = subscription('https://push.example/old', 'another_k');
  browser(before);
  expect(await openPushWay()).toEqual(way('https://push.example/new'));
  expect(before.unsubscribe).toHaveBeenCalled();
});

test('where nothing was fetched ahead the worker is installed first', async () => {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  jest.resetModules();
  const pushManager = browser();
  const register = jest.fn();
  const ready = new Promise((resolve) => {
    register.mockImplementation(async () => resolve({ pushManager, active: null }));
  });
  Object.assign(navigator.serviceWorker, { ready, register });
  const fresh = await import('../../ui/online/pushWay');
  expect(await fresh.openPushWay()).toEqual(way('https://push.example/new'));
  expect(register).toHaveBeenCalledWith('/worker.js');
  environment.restore();
});

test('a browser without a worker has none, and nothing to end', async () => {
  expect(await openPushWay()).toBeUndefined();
  await closePushWay();
});

test('is ended where it was made', async () => {
  const before = subscription('https://push.example/old', KEY);
  browser(before);
  await closePushWay();
  expect(before.unsubscribe).toHaveBeenCalled();
});
