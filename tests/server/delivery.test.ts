import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { createDelivery } from '../../server/calls/delivery';
import { createOutgoing } from '../../server/calls/outgoing';
import { createLog } from '../../server/log';
import { startPost, subscribe } from './pushService';

const KEYS = { publicKey: '', privateKey: '' };
const CALL = { what: 'yourTurn', game: 'g', matchID: 'm', waiting: [] } as const;

const deliveryTo = (pauses: readonly number[]) =>
  createDelivery({
    outgoing: createOutgoing({ privateAddresses: true }),
    keys: async () => KEYS,
    contact: 'mailto:test@play.example',
    log: createLog('silent'),
    pauses,
  });

test('a server without PUSH_CONTACT logs that once, at the first request to a push service', async () => {
  const service = await startPost();
  const said: string[] = [];
  const log = createLog('warn', { write: (line) => void said.push(line) });
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const delivery = createDelivery({
    outgoing: createOutgoing({ privateAddresses: true }),
    keys: async () => ({ publicKey, privateKey }),
    contact: undefined,
    log,
  });
  expect(await delivery.deliver(webhook(service.url), CALL, always)).toBe('delivered');
  expect(said).toEqual([]);
  const { kind, address, keys } = subscribe(service).way;
  const way = { kind, address, secret: JSON.stringify(keys) };
  expect(await delivery.deliver(way, CALL, always)).toBe('delivered');
  expect(await delivery.deliver(way, CALL, always)).toBe('delivered');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('set PUSH_CONTACT');
});

const webhook = (address: string) => ({ kind: 'webhook', address, secret: 'secret' }) as const;
const always = async () => true;

describe('a call that cannot be delivered', () => {
  test.each([500, 503, 429, 408])('for a %i is tried again', async (status) => {
    const bot = await startPost();
    bot.answer(status, status, 204);
    expect(await deliveryTo([1, 1, 1]).deliver(webhook(bot.url), CALL, always)).toBe('delivered');
    expect(bot.posted).toHaveLength(3);
  });

  test('is given up in the end', async () => {
    const bot = await startPost();
    bot.answer(500);
    expect(await deliveryTo([1, 1]).deliver(webhook(bot.url), CALL, always)).toBe('failed');
    expect(bot.posted).toHaveLength(3);
  });

  test('leaves no trace of its destination in the log', async () => {
    const said: string[] = [];
    const log = createLog('debug', { write: (line) => void said.push(line) });
    const delivery = createDelivery({
      outgoing: createOutgoing({ privateAddresses: false }),
      keys: async () => KEYS,
      contact: undefined,
      log,
      pauses: [],
    });
    for (const address of ['https://my-private-hook.invalid/x', 'https://127.0.0.1:9/my-private-hook'])
      expect(await delivery.deliver(webhook(address), CALL, always)).toBe('failed');
    expect(said.filter((line) => line.includes('could not be posted'))).toHaveLength(2);
    expect(said.join()).not.toMatch(/my-private-hook|127\.0\.0\.1/);
  });

  test('is given up when it is no longer right', async () => {
    const bot = await startPost();
    bot.answer(500);
    expect(await deliveryTo([1, 1]).deliver(webhook(bot.url), CALL, async () => false)).toBe('failed');
    expect(bot.posted).toHaveLength(1);
  });

  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'failed'],
    [403, 'failed'],
    [302, 'failed'],
  ])('for a %i is not tried again', async (status, outcome) => {
    const bot = await startPost();
    bot.answer(status);
    expect(await deliveryTo([1]).deliver(webhook(bot.url), CALL, always)).toBe(outcome);
    expect(bot.posted).toHaveLength(1);
  });

  test('is tried again where nothing responds', async () => {
    const tries = jest.fn(always);
    expect(await deliveryTo([1, 1]).deliver(webhook('http://127.0.0.1:9/'), CALL, tries)).toBe('failed');
    expect(tries).toHaveBeenCalledTimes(2);
  });
});

/** Makes every name resolve to one address. */
const leadingTo =
  (address: string): LookupFunction =>
  (_name, options, found) => {
    const family = address.includes(':') ? 6 : 4;
    if (options.all) found(null, [{ address, family }]);
    else found(null, address, family);
  };

describe('an address of a player', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
  ])('whose host name resolves to %s is not connected to', async (address) => {
    const outgoing = createOutgoing({ privateAddresses: false }, leadingTo(address));
    const letter = { address: 'https://chat.example/', headers: {}, body: '' };
    expect(outgoing.isAllowed(letter.address)).toBe(true);
    await expect(outgoing.post(letter)).rejects.toThrow(/not allowed/);
  });

  test('that sends an endless response is cut off', async () => {
    const bot = await startPost();
    const { post } = createOutgoing({ privateAddresses: true });
    expect(await post({ address: bot.url, headers: {}, body: 'x' })).toBe(201);
  });
});
