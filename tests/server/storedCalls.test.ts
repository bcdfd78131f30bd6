import { BO, seated, STORES } from './stores';

const uncalled = (way: object, playerID = '0') => ({ ...way, playerID, calledAt: undefined, isOwed: false });

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  test('keeps how players want to be called, each way once, as long as the seat is theirs', async () => {
    const opened = await open();
    const { store } = opened;
    await seated(opened, 'm');
    await store.claimSeat('m', '1', BO);
    const push = { kind: 'push', address: 'https://push.example/1', secret: '{}' } as const;
    const webhook = { kind: 'webhook', address: 'https://chat.example/1', secret: 's' } as const;
    expect(await store.addCalling('m', '0', 'forged', push, 3)).toBe(false);
    expect(await store.addCalling('m', '0', 'ada', push, 3)).toBe(true);
    expect(await store.addCalling('m', '0', 'ada', webhook, 3)).toBe(true);
    expect(await store.addCalling('m', '0', 'ada', { ...push, secret: '{1}' }, 3)).toBe(true);
    const other = { ...webhook, address: 'https://chat.example/2' };
    expect(await store.addCalling('m', '0', 'ada', other, 3)).toBe(true);
    expect(await store.addCalling('m', '1', 'bo', push, 3)).toBe(true);
    expect(await store.callings('m')).toEqual([
      uncalled(other),
      uncalled({ ...push, secret: '{1}' }),
      uncalled(push, '1'),
    ]);
    expect(await store.callingMatches()).toEqual(['m']);

    await store.removeCalling('m', '0', push.address);
    await store.vacateSeat('m', '0', 'ada', undefined);
    expect(await store.callings('m')).toEqual([uncalled(push, '1')]);
    await store.wipe('m');
    expect(await store.callings('m')).toEqual([]);
    expect(await store.callingMatches()).toEqual([]);
  });

  test('limits the number of ways to call a seat', async () => {
    const opened = await open();
    await seated(opened, 'm');
    const add = (address: string) =>
      opened.store.addCalling('m', '0', 'ada', { kind: 'push', address, secret: '' }, 2);
    expect(await add('a')).toBe(true);
    expect(await add('b')).toBe(true);
    expect(await add('b')).toBe(true);
    expect(await add('c')).toBe(false);
    expect(await opened.store.callings('m')).toHaveLength(2);
  });

  test('lets one of several processes record the same call', async () => {
    const opened = await open();
    const { store } = opened;
    await seated(opened, 'm');
    await store.addCalling('m', '0', 'ada', { kind: 'push', address: 'a', secret: '' }, 2);
    const [calling] = await store.callings('m');
    const noted = await Promise.all([1, 2, 3].map(() => store.noteCall('m', calling!, 7)));
    expect(noted.filter(Boolean)).toHaveLength(1);
    const [now] = await store.callings('m');
    expect(now).toMatchObject({ calledAt: 7, isOwed: true });
    await store.settleCall('m', now!, 6);
    expect(await store.callings('m')).toMatchObject([{ isOwed: true }]);
    await store.settleCall('m', now!, 7);
    expect(await store.callings('m')).toMatchObject([{ calledAt: 7, isOwed: false }]);
    expect(await store.noteCall('m', now!, 9)).toBe(true);
    // asking for calls again does not undo the call
    await store.addCalling('m', '0', 'ada', { kind: 'push', address: 'a', secret: '' }, 2);
    expect(await store.callings('m')).toMatchObject([{ calledAt: 9, isOwed: true }]);
  });

  test('keeps the keys for push services that it was given first', async () => {
    const { store } = await open();
    const first = { publicKey: 'p1', privateKey: 's1' };
    expect(await store.pushKeys(first)).toEqual(first);
    expect(await store.pushKeys({ publicKey: 'p2', privateKey: 's2' })).toEqual(first);
  });
});
