import type { AnyGame } from '../../games';
import { boardGame, taskOf, type View as BoardView } from '../../games/auf-achse-board';
import { cardGame, type View } from '../../games/auf-achse-cards';
import { racingGame } from '../../games/ausgebremst';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { playRecord, type MatchRecord } from '../../games/shared/record';
import { tableOf } from '../../games/shared/table';
import type { LocalMatchData, LocalSeat } from '../../ui/local/localMatches';
import { openLocalMatch, type LocalMatch } from '../../ui/table/localMatch';
import { INSTANT, type Pace } from '../../ui/kit/pace';
import { withoutOwn } from '../heard';

const LISA: LocalSeat = { name: 'Lisa' };
const KEMAL: LocalSeat = { name: 'Kemal' };
const ROBOT: LocalSeat = { name: 'Computer', bot: 'easy' };

/** Is the match of the card game over, for all that its page shows? */
const isOver = (match: LocalMatch): boolean => cardGame.isOver(match.snapshot()!.view as View);

/** A match at this device, with what was kept of it. */
const sitDown = (
  seats: readonly LocalSeat[],
  begun: Partial<LocalMatchData> = {},
  module: AnyGame = cardGame,
  pace: Pace = INSTANT,
) => {
  const data: LocalMatchData = {
    game: 'auf-achse-cards',
    options: { stages: 1 },
    seats: [...seats],
    seed: 'a quiet sunday',
    steps: [],
    updatedAt: 0,
    ...begun,
  };
  const kept: { match: LocalMatchData; records: MatchRecord[] } = { match: data, records: [] };
  const keeper = {
    match: async (now: LocalMatchData) => {
      kept.match = structuredClone(now);
    },
    record: async (record: MatchRecord) => {
      kept.records.push(structuredClone(record));
      return 'the-record';
    },
  };
  const match = openLocalMatch({ module, data, keeper, pace });
  return { match, kept };
};

const legalNow = (match: LocalMatch): readonly LegalMove[] => {
  const { view, playerID } = match.snapshot()!;
  return playerID === null ? [] : cardGame.legalMoves(view as never, playerID);
};
const playFirst = (match: LocalMatch) => match.play(legalNow(match)[0]!);
/** All that the screen is given, but for what these eyes played themselves. */
const readable = (match: LocalMatch) => {
  const { log, playerID, ...rest } = match.snapshot()!;
  return withoutOwn([rest, log.filter(({ seat, args }) => seat !== playerID || !args)], playerID);
};
const hand = (match: LocalMatch, seat: string) =>
  (match.snapshot()!.view as { hands: Record<string, readonly string[]> }).hands[seat]!;

/** Follows what is kept and answers with the whole table after it. */
const truthOf = ({ seed, seats, options, chance = 1 }: LocalMatchData, module: AnyGame = cardGame) => {
  const { start, play } = tableOf(module, { seed, options, chance, numPlayers: seats.length });
  let position = start;
  let followed = 0;
  return ({ steps }: LocalMatchData) => {
    for (const step of steps.slice(followed)) {
      const outcome = play(position, step);
      if (!outcome.taken) throw new Error(outcome.refusal.reason);
      position = outcome.position;
    }
    followed = steps.length;
    return position;
  };
};

/** Computer players and storage do what they have to. */
const letThemPlay = () => jest.advanceTimersByTimeAsync(20);

/** Hands the device round and plays the first card there is, until the match is over. */
const playOut = async (match: LocalMatch, look: () => void = () => {}) => {
  for (let turn = 0; turn < 400 && !isOver(match); turn++) {
    look();
    const { next } = match.device();
    if (next !== undefined) match.revealTo(next);
    look();
    if (legalNow(match).length) playFirst(match);
    await letThemPlay();
  }
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('whose eyes are open', () => {
  test('nobody sees a hand before the device is handed over', () => {
    const { match } = sitDown([LISA, KEMAL]);
    expect(match.snapshot()!.playerID).toBeNull();
    expect([...hand(match, '0'), ...hand(match, '1')].every((card) => card === 'back')).toBe(true);
  });

  test('only the seat whose turn it is at the device can be revealed', () => {
    const { match } = sitDown([LISA, KEMAL]);
    const { next } = match.device();
    match.revealTo(next === '0' ? '1' : '0');
    expect(match.device().open).toBeNull();
    match.revealTo(next!);
    expect(match.device().open).toBe(next);
  });

  test('a seat keeps the device until it owes nothing more, then its cards are gone', () => {
    const { match } = sitDown([LISA, KEMAL]);
    const first = match.device().next!;
    match.revealTo(first);
    const cards = [...hand(match, first)];
    playFirst(match);
    expect(match.device().open).toBe(first);
    playFirst(match);
    expect(match.device()).toMatchObject({ open: null, last: first, next: first === '0' ? '1' : '0' });
    for (const card of cards) expect(readable(match)).not.toContain(`"${card}"`);
  });

  test('through a whole match nothing can be read that these eyes may not see', async () => {
    const { match, kept } = sitDown([LISA, ROBOT, KEMAL]);
    const eyes = new Set<string | null>();
    const truth = truthOf(kept.match);
    await playOut(match, () => {
      const { playerID } = match.snapshot()!;
      eyes.add(playerID);
      const { G } = truth(kept.match);
      for (const card of cardGame.hiddenFrom(G, playerID)) expect(readable(match)).not.toContain(`"${card}"`);
    });
    expect(eyes).toEqual(new Set([null, '0', '2']));
    expect(isOver(match)).toBe(true);
  });

  test('B-7.5 bids are made in the open: nothing hidden is seen, and the device is handed over only after them', async () => {
    const { match, kept } = sitDown([LISA, ROBOT, KEMAL], { game: boardGame.id, options: {} }, boardGame);
    const truth = truthOf(kept.match, boardGame);
    const chance = seededChance('who bids');
    const bidders = new Set<string>();
    let handedOverAfter = 0;
    let wasPublic = false;
    for (let turn = 0; turn < 600 && (bidders.size < 2 || !handedOverAfter); turn++) {
      await letThemPlay();
      const { isPublic, next, open } = match.device();
      const { G } = truth(kept.match);
      const { view, playerID, told } = match.snapshot()!;
      const isAuction = taskOf(view as BoardView)?.type === 'auction';
      const eyes = isPublic ? null : playerID;
      const seen = JSON.stringify([view, told]);
      for (const id of boardGame.hiddenFrom(G as never, eyes)) expect(seen).not.toContain(`"${id}"`);
      if (isAuction) expect(next).toBeUndefined();
      else expect(isPublic).toBe(false);
      if (wasPublic && !isAuction) {
        expect(open).toBeNull();
        handedOverAfter++;
      }
      wasPublic = isPublic;
      if (next !== undefined) match.revealTo(next);
      const seat = match.device().open;
      if (seat === null) continue;
      const legal = boardGame.legalMoves(match.snapshot()!.view as never, seat);
      expect(legal).toEqual(boardGame.legalMoves(G as never, seat));
      if (isPublic) bidders.add(seat);
      const move = legal.find((one) => one.move === 'callAuction') ?? chance.Shuffle([...legal])[0];
      if (move) match.play(move);
    }
    expect([...bidders].toSorted()).toEqual(['0', '2']);
    expect(handedOverAfter).toBeGreaterThan(0);
  });

  test('when cards were turned up and others decide too, everybody may look before anyone opens a hand', () => {
    const { match } = sitDown([LISA, KEMAL]);
    for (const seat of [match.device().next!, match.device().next === '0' ? '1' : '0']) {
      expect(match.device()).toMatchObject({ next: seat, news: false });
      match.revealTo(seat);
      playFirst(match);
      playFirst(match);
    }
    expect(match.snapshot()!.log.at(-1)!.happenings).not.toEqual([]);
    expect(match.device()).toMatchObject({ open: null, news: true });
    match.revealTo(match.device().next!);
    expect(match.device().news).toBe(false);
  });

  test('a single human is never asked to hand the device over', async () => {
    const { match } = sitDown([ROBOT, LISA, ROBOT]);
    await playOut(match, () => expect(match.device()).toMatchObject({ open: '1', next: undefined }));
    expect(isOver(match)).toBe(true);
  });

  test('cards can be covered at any time and the same seat has them back', () => {
    const { match } = sitDown([LISA, KEMAL]);
    const first = match.device().next!;
    match.revealTo(first);
    playFirst(match);
    match.cover();
    expect(hand(match, first)).not.toContainEqual(expect.stringMatching(/\d/));
    expect(match.device().next).toBe(first);
  });
});

describe('playing at one device', () => {
  test('a move that is not listed is refused with its reason and changes nothing', () => {
    const { match } = sitDown([LISA, ROBOT]);
    const before = match.snapshot()!.view;
    match.play({ move: 'layRace', args: ['no such card'] });
    expect(match.refused()).toMatchObject({ reason: 'malformed' });
    expect(match.snapshot()!.view).toEqual(before);
    playFirst(match);
    expect(match.refused()).toBeUndefined();
  });

  test('what was played before stays the same in the log', async () => {
    const { match } = sitDown([LISA, ROBOT]);
    for (let round = 0; round < 4; round++) {
      playFirst(match);
      await letThemPlay();
    }
    const before = match.snapshot()!.log;
    playFirst(match);
    const after = match.snapshot()!.log;
    // of the newest steps readers are told more than of those that they have seen
    const seen = before.flatMap(({ told }, at) => (told ? [] : [at]));
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter((at) => after[at] !== before[at])).toEqual([]);
  });

  test('nothing is played while the device is covered', () => {
    const { match } = sitDown([LISA, KEMAL]);
    match.play({ move: 'layRace', args: ['20.0'] });
    expect(match.snapshot()!.log).toEqual([]);
    expect(match.refused()).toBeUndefined();
  });

  test('computer players play on by themselves, until the match is closed', async () => {
    const { match } = sitDown([ROBOT, ROBOT, ROBOT], { options: { stages: 5 } });
    await letThemPlay();
    const soFar = match.snapshot()!.log.length;
    expect(soFar).toBeGreaterThan(10);
    match.close();
    await letThemPlay();
    expect(match.snapshot()!.log).toHaveLength(soFar);
    expect(isOver(match)).toBe(false);
  });

  test('computer players do not pause before what nobody sees', async () => {
    const HOUR = 3_600_000;
    const begun = { game: 'ausgebremst', options: { game: 'advanced' } };
    const { match } = sitDown([LISA, ROBOT, ROBOT], begun, racingGame, () => HOUR);
    const table = () => match.snapshot()!.view as { stage: string; ready: Record<string, boolean> };
    match.play({ move: 'ready', args: [] });
    await jest.advanceTimersByTimeAsync(2.5 * HOUR);
    expect(table()).toMatchObject({ stage: 'setUp', ready: { 0: false, 1: true, 2: true } });
    match.close();
  });

  test.each<[string, () => LegalMove]>([
    [
      'breaks down',
      () => {
        throw new Error('out of ideas');
      },
    ],
    ['answers with what is not listed', () => ({ move: 'layRace', args: ['no such card'] })],
  ])('a computer player that %s holds nobody up', async (_, easy) => {
    const told = jest.spyOn(console, 'error').mockImplementation();
    const { match } = sitDown([LISA, ROBOT], {}, { ...cardGame, bots: { ...cardGame.bots, easy } });
    await playOut(match);
    expect(isOver(match)).toBe(true);
    expect(told).toHaveBeenCalled();
    told.mockRestore();
    match.close();
  });

  test('the snapshot is the same object until something changes', () => {
    const { match } = sitDown([LISA, ROBOT]);
    const before = match.snapshot();
    expect(match.snapshot()).toBe(before);
    playFirst(match);
    expect(match.snapshot()).not.toBe(before);
  });
});

describe('what is kept', () => {
  test('after a reload the match stands where it stood, with all cards covered', async () => {
    const seats = [LISA, ROBOT, KEMAL];
    const before = sitDown(seats);
    let turns = 0;
    await playOut(before.match, () => {
      turns += 1;
      if (turns === 9) before.match.close();
    });
    before.match.close();
    const after = sitDown(seats, before.kept.match);
    const { G } = truthOf(before.kept.match)(before.kept.match);
    expect(before.kept.match.steps.length).toBeGreaterThan(9);
    expect(after.match.snapshot()).toMatchObject({ view: cardGame.playerView(G, null) });
    expect(after.match.snapshot()!.log.map(({ seat, move }) => [seat, move])).toEqual(
      before.kept.match.steps.map(([seat, move]) => [seat, move]),
    );
    expect(after.match.device()).toMatchObject({ open: null, news: false });
  });

  test('a finished match leaves a record that can be played again', async () => {
    const { match, kept } = sitDown([LISA, ROBOT, KEMAL]);
    await playOut(match);
    expect(match.device()).toMatchObject({ open: null, next: undefined, record: 'the-record', kept: true });
    expect(kept.records).toHaveLength(1);
    expect(kept.match.record).toBe('the-record');
    const reading = playRecord(kept.records[0], () => cardGame as never);
    expect(reading).toMatchObject({ ok: true });
  });

  test('a finished match is recorded once, however often it is opened', async () => {
    const seats = [LISA, ROBOT];
    const { match, kept } = sitDown(seats);
    await playOut(match);
    const again = sitDown(seats, kept.match);
    await letThemPlay();
    expect(again.match.device().record).toBe('the-record');
    expect(again.kept.records).toEqual([]);
  });

  test('a match that can no longer be played says so', () => {
    const damaged = (begun: Partial<LocalMatchData>) => () => sitDown([LISA, KEMAL], begun);
    expect(damaged({ steps: [['0', 'layRace', 'no such card']] })).toThrow('damaged');
    expect(damaged({ options: { stages: 99 } })).toThrow('damaged');
    expect(damaged({ seats: [LISA] })).toThrow('damaged');
  });

  test('a browser that keeps nothing lets the match go on, and says so', async () => {
    const { match, kept } = sitDown([LISA, ROBOT]);
    const full = openLocalMatch({
      module: cardGame,
      data: kept.match,
      keeper: {
        match: () => Promise.reject(new Error('full')),
        record: () => Promise.reject(new Error('full')),
      },
      pace: INSTANT,
    });
    playFirst(full);
    await letThemPlay();
    expect(full.device().kept).toBe(false);
    expect(full.snapshot()!.log.length).toBeGreaterThan(1);
    match.close();
  });
});
