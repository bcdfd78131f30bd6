import { cardGame } from '../../../games/auf-achse-cards';
import { CARD_IDS, faceOf } from '../../../games/auf-achse-cards/cards';
import type { CardHappening } from '../../../games/auf-achse-cards/happenings';
import { counterTotal, limitOf, setWorthFifty } from '../../../games/auf-achse-cards/rules/counter';
import { raceScore } from '../../../games/auf-achse-cards/rules/race';
import { totals } from '../../../games/auf-achse-cards/rules/stageEnd';
import { inTurnOrder, seatsOf, type State } from '../../../games/auf-achse-cards/state';
import type { Step } from '../../../games/shared/table';
import { seededChance } from '../../../games/shared/chance';
import { anyStep, favouriteStep, walk } from '../../harness';
import { keptRecord } from '../../keptRecords';
import { replayed } from '../../replayed';
import { RECORDINGS } from './recordings';

type Match = { positions: { G: State }[]; happenings: CardHappening[][]; steps: Step[] };

/** The recordings without take-backs: with them, cards do not stay as they were laid. */
const ONWARD = RECORDINGS.filter(({ name }) => name !== 'second-thoughts');

const recorded = ONWARD.map(({ name }): [string, Match] => {
  const { positions, happenings, record } = replayed(keptRecord(cardGame.id, name));
  return [name, { positions, happenings, steps: record.steps } as unknown as Match];
});

const played = [2, 3, 4, 5].map((numPlayers): [string, Match] => {
  const opening = { seed: `match ${numPlayers}`, numPlayers, options: { stages: 2 } };
  const choose = numPlayers % 2 ? favouriteStep('match') : anyStep(seededChance('match'));
  return [`${numPlayers} at random`, walk(cardGame, opening, choose) as unknown as Match];
});

/** Every step of a match: the table before and after it, and what was seen. */
const stepsOf = ({ positions, happenings, steps }: Match) =>
  steps.map((step, at) => ({
    step,
    before: positions[at]!.G,
    after: positions[at + 1]!.G,
    seen: happenings[at]!,
  }));
const allSeen = ({ happenings }: Match) => happenings.flat();
const stageEnds = (match: Match) => allSeen(match).filter((seen) => seen.type === 'stageEnd');

describe.each([...recorded, ...played])('%s', (_, match) => {
  test('K-2.2 and K-3.3 a hand never has more than ten cards, and has ten at the start of each stage', () => {
    for (const { G } of match.positions)
      expect(Math.max(...Object.values(G.hands).map((hand) => hand.length))).toBeLessThanOrEqual(10);
    for (const { after, seen } of stepsOf(match))
      if (seen.some(({ type }) => type === 'stageBegin'))
        expect(Object.values(after.hands).map((hand) => hand.length)).toEqual(seatsOf(after).map(() => 10));
  });

  test('K-3.1 cards of a race stay as they were laid: none is inserted or moved', () => {
    for (const { before, after, seen } of stepsOf(match)) {
      if (seen.some(({ type }) => type === 'stageBegin')) continue;
      const crossings = seen.filter(({ type }) => type === 'crossing').length;
      for (const seat of seatsOf(after)) {
        const left = before.races[seat]!.slice(0, before.races[seat]!.length - crossings);
        expect(after.races[seat]!.slice(0, left.length)).toEqual(left);
      }
    }
  });

  test('K-3.2 in a round nobody lays more than one card for the counter', () => {
    const rounds = new Map<string, number>();
    for (const { step, before } of stepsOf(match))
      if (step[1] === 'layCounter') {
        const round = `${before.stage}.${before.round} seat ${step[0]}`;
        rounds.set(round, (rounds.get(round) ?? 0) + 1);
      }
    expect([...rounds].filter(([, cards]) => cards > 1)).toEqual([]);
  });

  test('K-3.3 and K-7.3 the starting-player card passes to the left after every round and every stage', () => {
    for (const { before, after, seen } of stepsOf(match))
      expect(after.startPlayer).toBe(
        seen.some(({ type }) => ['round', 'stageEnd'].includes(type))
          ? inTurnOrder(before)[1]
          : before.startPlayer,
      );
  });

  test('K-3.7 counter cards are turned up in turn order', () => {
    for (const { before, seen } of stepsOf(match)) {
      const order = inTurnOrder(before);
      const turned = seen.flatMap((happening) => (happening.type === 'counted' ? [happening.seat] : []));
      expect(turned).toEqual(order.filter((seat) => turned.includes(seat)));
    }
  });

  test('K-5.5 a stage ends by the limit exactly when the counter has reached it after all cards are resolved', () => {
    for (const { before, seen } of stepsOf(match)) {
      const counted = seen.findLast((happening) => happening.type === 'counted');
      const total = counted?.type === 'counted' ? counted.total : counterTotal(before.counter);
      const end = seen.find((happening) => happening.type === 'stageEnd');
      if (end) expect([end.why, total >= limitOf(before)]).toEqual([end.why, end.why === 'limit']);
      if (seen.some(({ type }) => type === 'round')) expect(total).toBeLessThan(limitOf(before));
    }
  });

  test('K-5.6 a stage ends exactly with the round of its third reshuffle, unless it has ended before', () => {
    let reshuffled = 0;
    for (const seen of allSeen(match)) {
      if (seen.type === 'stageBegin') reshuffled = 0;
      if (seen.type === 'round') expect(reshuffled).toBeLessThan(3);
      if (seen.type === 'drawn' && seen.reshuffled) reshuffled += 1;
      if (seen.type === 'drawn') expect([0, reshuffled]).toContain(seen.reshuffled);
      if (seen.type === 'stageEnd') expect(seen.why === 'reshuffled').toBe(reshuffled === 3);
    }
  });

  test('K-6.1 a −50 lies on the counter only while no set makes 50, and leaving changes no total', () => {
    for (const { G } of match.positions)
      if (G.counter.some((card) => faceOf(card) === 'lostFreight'))
        expect(setWorthFifty(G.counter)).toBeUndefined();
    for (const seen of allSeen(match)) {
      if (seen.type === 'left')
        for (const [freight, ...set] of seen.sets)
          expect([freight, set.reduce((sum: number, face) => sum + Number(face), 0)]).toEqual([
            'lostFreight',
            50,
          ]);
      if (seen.type !== 'counted') continue;
      const km = seen.counter.map((face) => (face === 'lostFreight' ? -50 : Number(face)));
      expect(km.reduce((sum, value) => sum + value, 0)).toBe(seen.total);
    }
  });

  test('K-6.7 public happenings name faces, never card ids', () => {
    const told = JSON.stringify(allSeen(match).filter(({ type }) => type !== 'lieOpen'));
    expect(CARD_IDS.filter((card) => told.includes(JSON.stringify(card)))).toEqual([]);
  });

  test('K-7.1 the scores are those of the races turned up', () => {
    for (const { races, scores } of stageEnds(match))
      for (const [seat, race] of Object.entries(races)) expect(scores[seat]).toBe(raceScore(race));
    const { G } = match.positions.at(-1)!;
    const sums = stageEnds(match).reduce(
      (km, { scores }) => seatsOf(G).map((seat, at) => km[at]! + scores[seat]!),
      seatsOf(G).map(() => 0),
    );
    expect(Object.values(totals(G))).toEqual(sums);
    expect(stageEnds(match)).toHaveLength(G.options.stages);
  });
});

describe('the recorded matches', () => {
  const ends = recorded.flatMap(([, match]) => stageEnds(match));
  const winners = recorded.map(
    ([, match]) => match.positions.at(-1) as unknown as { ctx: { gameover: { winners: string[] } } },
  );

  test('K-3.5 some stage ends because nobody has a card', () =>
    expect(ends.filter(({ why }) => why === 'noCards')).not.toEqual([]));
  test('K-5.5 some stage ends by the limit', () =>
    expect(ends.filter(({ why }) => why === 'limit')).not.toEqual([]));
  test('K-5.6 some stage ends because the pile has been renewed three times', () =>
    expect(ends.filter(({ why }) => why === 'reshuffled')).not.toEqual([]));
  test('K-7.4 some match has one winner and some is shared', () =>
    expect(new Set(winners.map(({ ctx }) => ctx.gameover.winners.length > 1))).toEqual(
      new Set([true, false]),
    ));
  test('K-6 every face is turned up on the counter, and a −50 leaves both at once and later', () => {
    const counted = recorded.flatMap(([, match]) => allSeen(match)).filter((seen) => seen.type === 'counted');
    expect(new Set(counted.map(({ card }) => card)).size).toBe(17);
    const letting = recorded
      .flatMap(([, match]) => allSeen(match))
      .flatMap((seen, at, all) => (all[at + 1]?.type === 'left' ? [seen] : []));
    expect(new Set(letting.map((seen) => seen.type === 'counted' && seen.card === 'lostFreight'))).toEqual(
      new Set([true, false]),
    );
  });
  test('K-3.4 the discards are shuffled into a new pile', () =>
    expect(
      recorded
        .flatMap(([, match]) => allSeen(match))
        .some((seen) => seen.type === 'drawn' && seen.reshuffled > 0),
    ).toBe(true));
});
