import { DELAY_MS } from '../../games/shared/conduct';
import { setTime, startAt } from '../server/conductTable';
import { BACK, cardGame, type View } from '../../games/auf-achse-cards';
import { openOnlineMatch, type OnlineMatch } from '../../ui/online/onlineMatch';
import type { Outbox, Waiting } from '../../ui/online/outbox';
import {
  GAME,
  PATIENCE,
  later,
  openMatch,
  seatEverybody,
  startServer,
  temporaryFolder,
  type Seat,
  type TestServer,
} from '../server/harness';
import { until } from './becoming';

/** Sits down at a match as the page does; gets up after the test. */
const attend = (server: Pick<TestServer, 'url'>, matchID: string, seat?: Seat): OnlineMatch => {
  const match = openOnlineMatch({ module: cardGame, matchID, seat, server: server.url });
  later(match.close);
  return match;
};

const isLive = (match: OnlineMatch) => () => match.connection() === 'live';
/** Does the page know of all that they are connected? It is told of each as they come. */
const seesAll = (match: OnlineMatch) => () =>
  isLive(match)() && match.snapshot()!.seats.every(({ isConnected }) => isConnected);
const log = (match: OnlineMatch) => match.snapshot()?.log ?? [];
const hand = (match: OnlineMatch, seat: string) => (match.snapshot()!.view as View).hands[seat]!;
const legalNow = (match: OnlineMatch) => {
  const { view, playerID } = match.snapshot()!;
  return cardGame.legalMoves(view as View, playerID!);
};

/** A table for two, everybody seated and connected. */
const table = async (server: TestServer) => {
  const matchID = await openMatch(server);
  const seats = await seatEverybody(server, matchID, 2);
  const [lisa, kemal] = seats.map((seat) => attend(server, matchID, seat)) as [OnlineMatch, OnlineMatch];
  await Promise.all([until(lisa, seesAll(lisa)), until(kemal, seesAll(kemal))]);
  return { matchID, seats, lisa, kemal };
};

describe('a match on a server', () => {
  test('arrives, each seat seeing its own hand and a spectator none', async () => {
    const server = await startServer();
    const { matchID, lisa, kemal } = await table(server);
    const watcher = attend(server, matchID);
    expect(watcher.connection()).toBe('connecting');
    expect(watcher.snapshot()).toBeUndefined();
    await until(watcher, isLive(watcher));
    expect(hand(lisa, '0')).not.toContain('back');
    expect(hand(kemal, '0')).toEqual(hand(lisa, '0').map(() => 'back'));
    expect([...hand(watcher, '0'), ...hand(watcher, '1')].every((card) => card === 'back')).toBe(true);
    expect(watcher.snapshot()).toMatchObject({ playerID: null, log: [] });
    expect(lisa.snapshot()!.seats.map(({ playerID, name }) => [playerID, name])).toEqual([
      ['0', 'Player 0'],
      ['1', 'Player 1'],
    ]);
  });

  test('lines said faster than the server hears them are all said', async () => {
    const { lisa, kemal } = await table(await startServer({ rateLimits: true }));
    const lines = ['1', '2', '3', '4', '5', '6', '7'];
    for (const line of lines) lisa.say(line);
    await until(kemal, () => kemal.chat().length === lines.length);
    expect(kemal.chat().map(({ text }) => text)).toEqual(lines);
    expect(lisa.refused()).toBeUndefined();
  });

  test('what two lay in the same moment is both taken, and told to nobody', async () => {
    const { lisa, kemal } = await table(await startServer());
    lisa.play(legalNow(lisa)[0]!);
    kemal.play(legalNow(kemal)[0]!);
    await Promise.all([lisa, kemal].map((match) => until(match, () => log(match).length === 2)));
    const [seenByLisa, seenByKemal] = [lisa, kemal].map((match) =>
      log(match).map(({ seat, move, args, happenings }) => ({ seat, move, args, happenings })),
    );
    expect(seenByLisa).toEqual(seenByKemal);
    expect(seenByLisa!.map(({ args }) => args)).toEqual([null, null]);
    for (const { happenings } of seenByLisa!)
      expect(happenings).toMatchObject([{ type: 'laid', card: BACK, lying: BACK }]);
    expect([hand(lisa, '0').length, hand(kemal, '1').length]).toEqual([9, 9]);
  });

  test('the snapshot is the same object until something changes', async () => {
    const { lisa, kemal } = await table(await startServer());
    const before = lisa.snapshot();
    kemal.say('hello');
    await until(lisa, () => lisa.chat().length === 1);
    expect(lisa.snapshot()).toBe(before);
    kemal.play(legalNow(kemal)[0]!);
    await until(lisa, () => lisa.snapshot() !== before);
  });

  test('is played to its end', async () => {
    const { lisa, kemal } = await table(await startServer());
    for (const match of [lisa, kemal]) {
      let asked = -1;
      const playOn = () => {
        const [first] = legalNow(match);
        if (!first || asked === log(match).length) return;
        asked = log(match).length;
        match.play(first);
      };
      match.subscribe(playOn);
      playOn();
    }
    await until(lisa, () => cardGame.isOver(lisa.snapshot()!.view as View));
    await until(kemal, () => cardGame.isOver(kemal.snapshot()!.view as View));
    expect(log(lisa).at(-1)!.happenings.slice(-2)).toMatchObject([{ type: 'stageEnd' }, { type: 'lieOpen' }]);
  });
});

describe('a move that is not taken', () => {
  test('comes back with its reason, and the next one is played', async () => {
    const { lisa } = await table(await startServer());
    const [first] = legalNow(lisa);
    lisa.play(first!);
    await until(lisa, () => log(lisa).length === 1);
    const again = { move: first!.move, args: [hand(lisa, '0')[0]!] };
    lisa.play(again);
    await until(lisa, () => lisa.refused() !== undefined);
    expect(lisa.refused()).toEqual({ reason: 'raceLaid', values: {}, rule: 'K-3.1' });
    expect(lisa.refusals()).toBe(1);
    lisa.play(legalNow(lisa)[0]!);
    expect(lisa.refused()).toBeUndefined();
    await until(lisa, () => log(lisa).length === 2);
  });

  test('is not even sent from beside the table', async () => {
    const server = await startServer();
    const { matchID, lisa } = await table(server);
    const watcher = attend(server, matchID);
    await until(watcher, isLive(watcher));
    watcher.play(legalNow(lisa)[0]!);
    watcher.say('I would lay the 30');
    lisa.say('hush');
    await until(watcher, () => watcher.chat().length > 0);
    expect(watcher.chat().map(({ seat, text }) => [seat, text])).toEqual([['0', 'hush']]);
    expect(log(watcher)).toEqual([]);
    expect(watcher.refused()).toBeUndefined();
  });
});

/** A server, and the same matches at the same address later. */
const twice = async () => {
  const settings = { dataDir: temporaryFolder() };
  const first = await startServer(settings);
  const again = () => startServer({ ...settings, port: first.port });
  return { first, again };
};

describe('a connection that is lost', () => {
  test('leaves the table readable, and comes back by itself', async () => {
    const { first, again } = await twice();
    const { lisa } = await table(first);
    const before = lisa.snapshot()!.view;
    await first.close();
    await until(lisa, () => lisa.connection() === 'offline');
    expect(lisa.snapshot()!.view).toEqual(before);
    await again();
    await until(lisa, isLive(lisa));
    expect(lisa.snapshot()!.view).toEqual(before);
  });

  test('holds up what is played and said meanwhile, and nothing is sent twice', async () => {
    const { first, again } = await twice();
    const { lisa, kemal } = await table(first);
    kemal.play(legalNow(kemal)[0]!);
    kemal.say('my turn is done');
    await until(lisa, () => log(lisa).length === 1 && lisa.chat().length === 1);
    await first.close();
    await until(lisa, () => lisa.connection() === 'offline');
    const [forRace, forCounter] = hand(lisa, '0');
    lisa.play({ move: 'layRace', args: [forRace] });
    lisa.play({ move: 'layCounter', args: [forCounter] });
    lisa.say('can you hear me?');
    expect(lisa.unsent()).toBe(3);
    await again();
    await until(lisa, () => log(lisa).length === 3 && lisa.chat().length === 2);
    await until(kemal, () => log(kemal).length === 3 && kemal.chat().length === 2);
    expect(lisa.unsent()).toBe(0);
    expect(lisa.refused()).toBeUndefined();
    expect(kemal.chat().map(({ text }) => text)).toEqual(['my turn is done', 'can you hear me?']);
  });

  test('a reload while it is lost loses nothing of what was played and said', async () => {
    const { first, again } = await twice();
    const { matchID, seats, kemal } = await table(first);
    let waiting: Waiting = { moves: [], lines: [] };
    const outbox: Outbox = { read: () => waiting, write: (now) => (waiting = now) };
    const sitDown = () => {
      const seat = seats[0]!;
      const match = openOnlineMatch({ module: cardGame, matchID, seat, server: first.url, outbox });
      later(match.close);
      return match;
    };
    const before = sitDown();
    await until(before, isLive(before));
    await first.close();
    await until(before, () => before.connection() === 'offline');
    const [forRace] = hand(before, '0');
    before.play({ move: 'layRace', args: [forRace] });
    before.say('one');
    before.say('two');
    before.close();
    const after = sitDown();
    expect(after.unsent()).toBe(3);
    await again();
    await until(kemal, () => log(kemal).length === 1 && kemal.chat().length === 2);
    await until(after, () => log(after).length === 1 && waiting.moves.length + waiting.lines.length === 0);
    expect(hand(after, '0')).not.toContain(forRace);
    expect(kemal.chat().map(({ text }) => text)).toEqual(['one', 'two']);
  });

  test('says why a move that was held up is no longer open, and sends the others', async () => {
    const settings = { dataDir: temporaryFolder() };
    const first = await startServer(settings);
    const { matchID, seats, lisa } = await table(first);
    await first.close();
    await until(lisa, () => lisa.connection() === 'offline');
    const [laid, held] = hand(lisa, '0');
    // meanwhile the same seat lays a card in another window, at an address this one does not know
    const between = await startServer(settings);
    const elsewhere = attend(between, matchID, seats[0]);
    await until(elsewhere, isLive(elsewhere));
    elsewhere.play({ move: 'layRace', args: [laid] });
    await until(elsewhere, () => log(elsewhere).length === 1);
    elsewhere.close();
    await between.close();
    lisa.play({ move: 'layCounter', args: [laid] });
    lisa.play({ move: 'layCounter', args: [held] });
    await startServer({ ...settings, port: first.port });
    await until(lisa, () => log(lisa).length === 2);
    expect(lisa.refused()).toMatchObject({ reason: 'notInHand' });
    expect(hand(lisa, '0')).not.toContain(held);
    expect(lisa.unsent()).toBe(0);
  });
});

describe('what is gone', () => {
  test('a match the server does not know', async () => {
    const match = attend(await startServer(), 'no-such-match');
    await until(match, () => match.connection() === 'gone');
    expect(match.refused()).toMatchObject({ reason: 'unknownMatch' });
  });

  test('a seat that was left in another window', async () => {
    const server = await startServer();
    const { matchID, seats, lisa, kemal } = await table(server);
    await server.post(`/games/${GAME}/${matchID}/leave`, seats[0]!);
    await until(lisa, () => lisa.connection() === 'gone');
    expect(lisa.refused()).toMatchObject({ reason: 'notYourSeat' });
    await until(kemal, () => kemal.snapshot()!.seats[0]!.name === undefined);
  });

  test('a match that is closed hears nothing more, and the others see that its player is away', async () => {
    const { lisa, kemal } = await table(await startServer());
    await until(kemal, () => kemal.snapshot()!.seats[0]!.isConnected === true);
    const heard = jest.fn();
    lisa.subscribe(heard);
    lisa.close();
    await until(kemal, () => kemal.snapshot()!.seats[0]!.isConnected === false);
    kemal.play(legalNow(kemal)[0]!);
    await until(kemal, () => log(kemal).length === 1);
    expect(heard).not.toHaveBeenCalled();
  });
});

test('whoever watches late is told when it begins, sees it by itself, and how many watch', async () => {
  const time = setTime();
  const server = await startAt(time);
  const matchID = await openMatch(server, { table: { spectators: 'delayed' } });
  const seats = await seatEverybody(server, matchID, 2);
  const player = attend(server, matchID, seats[0]);
  await until(player, isLive(player));
  const late = attend(server, matchID);
  await until(late, () => late.dueAt() !== undefined);
  expect(Math.abs(late.dueAt()! - Date.now() - DELAY_MS)).toBeLessThan(PATIENCE);
  expect([late.connection(), late.snapshot()]).toEqual(['connecting', undefined]);
  await until(player, () => player.spectators() === 1);
  time.pass(DELAY_MS);
  await until(late, isLive(late));
  expect(late.dueAt()).toBeUndefined();
  expect(late.snapshot()!.playerID).toBeNull();
});

test('whoever may not watch is told so once and for all', async () => {
  const server = await startServer();
  const matchID = await openMatch(server, { table: { spectators: 'refused' } });
  const outside = attend(server, matchID);
  await until(outside, () => outside.connection() === 'gone');
  expect(outside.refused()?.reason).toBe('noSpectators');
});

describe('second thoughts', () => {
  test('what was laid is taken back, and the log of both tells it', async () => {
    const { lisa, kemal } = await table(await startServer());
    const before = hand(lisa, '0');
    lisa.play(legalNow(lisa)[0]!);
    await until(lisa, () => lisa.snapshot()!.undoable === 0);
    expect(kemal.snapshot()!.undoable).toBeUndefined();
    lisa.play({ move: 'undo', args: [0] });
    await Promise.all([lisa, kemal].map((match) => until(match, () => log(match).length === 2)));
    expect(hand(lisa, '0')).toEqual(before);
    expect(lisa.snapshot()!.undoable).toBeUndefined();
    for (const match of [lisa, kemal])
      expect(log(match).map(({ move, happenings }) => [move, happenings])).toEqual([
        [expect.stringMatching(/^lay/), []],
        ['undo', []],
      ]);
    expect(lisa.unsent()).toBe(0);
  });
  test('what comes too late is refused with its paragraph', async () => {
    const { lisa } = await table(await startServer());
    lisa.play({ move: 'undo', args: [0] });
    await until(lisa, () => lisa.refused() !== undefined);
    expect(lisa.refused()).toMatchObject({ reason: 'undoTooLate', rule: 'K-3.8' });
  });
});
