import type { PlayerID } from 'boardgame.io';
import { cardGame } from '../../../games/auf-achse-cards';
import { faceOf, type CardId, type Face } from '../../../games/auf-achse-cards/cards';
import { chanceToWin, expert } from '../../../games/auf-achse-cards/bots/hard';
import { handOf } from '../../../games/auf-achse-cards/bots/hand';
import { expectedAdd } from '../../../games/auf-achse-cards/bots/outlook';
import { knowledgeOf } from '../../../games/auf-achse-cards/bots/knowledge';
import { quickPlan } from '../../../games/auf-achse-cards/bots/normal';
import { reasonsFor } from '../../../games/auf-achse-cards/bots/reasons';
import { prospects } from '../../../games/auf-achse-cards/bots/prospects';
import { fitting, standingOf } from '../../../games/auf-achse-cards/bots/raceStanding';
import { hardAt, hopeAfter, humanAt, normalAt } from '../../../games/auf-achse-cards/bots/weights';
import { imagine, playerView } from '../../../games/auf-achse-cards/playerView';
import { raceScore } from '../../../games/auf-achse-cards/rules/race';
import type { State, View } from '../../../games/auf-achse-cards/state';
import { counterValue } from '../../../games/auf-achse-cards/rules/counter';
import { seededChance } from '../../../games/shared/chance';
import { TEMPERS, type Temper } from '../../../games/shared/drivers';
import { BOT_LEVELS, type Bot, type BotLevel } from '../../../games/shared/gameModule';
import { sameMove, type LegalMove } from '../../../games/shared/legality';
import { tableOf } from '../../../games/shared/table';
import { copyOf } from '../../../games/shared/values';
import { atOnce, frozen } from '../../harness';
import { scenario } from './scenario';

const { legalMoves } = cardGame;

/** The hard one imagines less than it does in earnest: what it must keep to does not depend on how much. */
const quick = expert(60);
const bots: typeof cardGame.bots = {
  ...cardGame.bots,
  hard: (view, seat, random) => quick(view, seat, random, { legal: legalMoves(view, seat) }),
};

/** One decision of a bot: what it saw, what it answered. */
type Asked = { readonly view: View; readonly seat: PlayerID; readonly answer: LegalMove };

const OPTIONS = [
  { stages: 1 },
  { stages: 2, betweenStages: 'keepHands' },
  { stages: 1, ownRace: 'memory' },
] as const;

/** Plays a match of bots of one strength to its end; everything they see is frozen to its last corner. */
const playMatch = (level: BotLevel, numPlayers: number, options: object, seed: string): Asked[] => {
  const table = tableOf(cardGame, { seed, numPlayers, options });
  const random = seededChance(seed);
  const asked: Asked[] = [];
  let position = table.start;
  while (!position.ctx.gameover) {
    const { G } = position;
    const seat = cardGame.awaited(G)[0]!;
    const view = frozen(structuredClone(playerView(G, seat)));
    const answer = atOnce(bots[level](view, seat, random));
    asked.push({ view, seat, answer });
    const outcome = table.play(position, [seat, answer.move, ...answer.args]);
    if (!outcome.taken)
      throw new Error(`${level} was refused ${answer.args.join()}: ${outcome.refusal.reason}`);
    position = outcome.position;
  }
  return asked;
};

describe.each(BOT_LEVELS)('%s', (level) => {
  const bot: Bot<View> = bots[level];
  const sizes = level === 'hard' ? [2] : [2, 3, 4, 5];
  const matches = OPTIONS.flatMap((options) =>
    sizes.map((players) => ({ players, options, told: JSON.stringify(options) })),
  );

  describe.each(matches)('$players players, $told', ({ players, options }) => {
    const asked = playMatch(level, players, options, `${level} ${players}`);

    test('answers with a listed move, to the end of the match', () => {
      expect(asked.length).toBeGreaterThanOrEqual(players * 2);
      for (const { view, seat, answer } of asked)
        expect(legalMoves(view, seat).some((listed) => sameMove(listed, answer))).toBe(true);
    });

    test('the same chance gives the same match', () =>
      expect(playMatch(level, players, options, `${level} ${players}`).map(({ answer }) => answer)).toEqual(
        asked.map(({ answer }) => answer),
      ));

    test('two tables that look alike get the same answer', () => {
      for (const [at, { view, seat }] of asked.entries()) {
        if (at % 4) continue;
        const answers = ['one', 'other'].map((table) => {
          const G = imagine(view, seat, seededChance(`${at} ${table}`));
          return bot(playerView(G, seat), seat, seededChance('thinking'));
        });
        expect(answers[1]).toEqual(answers[0]);
      }
    });
  });
});

/** What a bot lays in a round: to its race and for the counter, whichever it names first. */
const roundOf = (bot: Bot<View>, G: State): { race: Face; counter: Face } => {
  const random = seededChance('round');
  const laid: Partial<Record<string, Face>> = {};
  let table = G;
  while (!table.raceLaid['0'] || !table.counterLaid['0']) {
    const { move, args } = atOnce(bot(playerView(table, '0'), '0', random));
    const card = args[0] as CardId;
    laid[move] = faceOf(card);
    const hands = { ...table.hands, 0: table.hands['0']!.filter((held) => held !== card) };
    table =
      move === 'layRace'
        ? {
            ...table,
            hands,
            races: { ...table.races, 0: [...table.races['0']!, card] },
            raceLaid: { ...table.raceLaid, 0: true },
          }
        : {
            ...table,
            hands,
            sealed: { ...table.sealed, 0: card },
            counterLaid: { ...table.counterLaid, 0: true },
          };
  }
  return { race: laid['layRace']!, counter: laid['layCounter']! };
};

/** A table seen from seat 0; the others hold ten cards nobody knows. */
const seen = (about: {
  hand: CardId[];
  race?: CardId[];
  counter?: CardId[];
  othersRaces?: CardId[];
  scores?: [number[], number[]];
  stages?: 2;
  round?: number;
}): State =>
  scenario({
    hands: {
      0: about.hand,
      1: ['30-7', '40-7', '50-7', '60-6', '70-6', '80-6', '90-6', '10-7', 'rest-12', '20-7'],
    },
    races: { 0: about.race ?? [], 1: about.othersRaces ?? [] },
    counter: about.counter ?? [],
    scores: about.scores ? { 0: about.scores[0], 1: about.scores[1] } : {},
    stage: (about.scores?.[0].length ?? 0) + 1,
    round: about.round ?? 1,
    options: { stages: about.stages ?? 5 },
  });

const plays = (about: Parameters<typeof seen>[0]) => roundOf(bots.normal, seen(about));

/** Rounds of the longest stage of a match of good players, by the bare rules. */
const longestStage = (players: number, match: number): number => {
  const seed = `stages ${match}`;
  const G = copyOf(tableOf(cardGame, { seed, options: {}, numPlayers: players }).start.G);
  const chance = seededChance(seed);
  let longest = 0;
  while (!cardGame.isOver(G)) {
    longest = Math.max(longest, G.round);
    const seat = cardGame.awaited(G)[0]!;
    const ruling = cardGame.judge(G, seat, atOnce(bots.normal(playerView(G, seat), seat, chance)));
    if ('refusal' in ruling) throw new Error(ruling.refusal.reason);
    ruling.carryOut(G, chance);
  }
  return longest;
};

describe('normal does not wait for the others to end a stage', () => {
  test.each([2, 3, 4, 5])('%d players: no stage is longer than twelve rounds', (players) => {
    const rounds = [{}, { betweenStages: 'keepHands' }, { ownRace: 'memory' }].flatMap((options) =>
      playMatch('normal', players, options, `stages ${players}`).map(({ view }) => view.round),
    );
    expect(Math.max(...rounds)).toBeLessThanOrEqual(12);
  });

  // had stages of 13 to 16 rounds while nobody tired of them
  test.each([207, 250, 303])('nor in match %d of two', (match) =>
    expect(longestStage(2, match)).toBeLessThanOrEqual(12),
  );

  test('K-5.5 what prolongs a young stage is kept back in a long one', () => {
    const hand: CardId[] = ['50-1', '80-1', '100-1', '120-1', 'lostFreight-1', '90-1', '110-1', '70-1'];
    const table = { hand, race: ['40-1'], counter: ['110-2'], othersRaces: ['30-2'] } satisfies Parameters<
      typeof seen
    >[0];
    expect(plays(table).counter).toBe('lostFreight');
    const { counter } = plays({ ...table, round: 12 });
    expect(counter).toBeGreaterThanOrEqual(40);
  });

  test('K-5.5 whoever sees that nobody adds anything expects less of the others', () => {
    const waited = expectedAdd(30, 4, 0, 5);
    expect(waited).toBeLessThan(expectedAdd(30, 4, 0, 1));
    expect(expectedAdd(30, 4, 150, 5)).toBeGreaterThan(waited);
    expect(expectedAdd(30, 4, 0, 0)).toBe(30);
  });
});

test('an expert counts on more than there is while a stage is young, and does not wait for ever', () => {
  for (const players of [2, 3, 4, 5]) {
    const hopes = Array.from({ length: 8 }, (_, rounds) => hopeAfter(hardAt(players), rounds));
    expect(hopes[0]).toBe(hardAt(players).hope);
    expect(hopes).toEqual(hopes.toSorted((a, b) => b - a));
    expect(hopes.at(-1)).toBe(1);
    expect(hopeAfter(normalAt(players), 7)).toBe(1);
  }
});

/** What an expert goes by in the end, with so many km against 1000. */
const worth = (km: number) =>
  chanceToWin(scenario({ scores: { 0: [km], 1: [1000] }, options: { stages: 1 } }), '0', 1);

test('K-7.4 an expert drives well whatever the standing, but gives no match in two hundred for 100 km', () => {
  expect(worth(1600)).toBeGreaterThan(worth(1500));
  expect(worth(500)).toBeGreaterThan(worth(400));
  expect(worth(1500)).toBeGreaterThan(0.995 * worth(1600) + 0.005 * worth(950));
});

test('K-6.2 a hint says that a crossing takes the card laid with it, not that it breaks the trip', () => {
  const race: CardId[] = ['10-1', '70-1'];
  const hand: CardId[] = ['20-1', '90-1', '100-1', 'levelCrossing-1', 'rest-1'];
  const known = knowledgeOf(playerView(seen({ hand, race }), '0'), '0');
  expect(reasonsFor(known, { race: 20, counter: 'levelCrossing' })).toEqual([
    { because: 'holds', km: 80 },
    { because: 'keeps', cards: [90, 100] },
    { because: 'levelCrossing', card: 20 },
  ]);
  expect(reasonsFor(known, { race: 20, counter: 'rest' })).toContainEqual({
    because: 'breaks',
    card: 20,
    lost: 80,
  });
});

test('K-4.4 a hint says that an action card breaks the trip, though one may not look at it', () => {
  const race: CardId[] = ['10-1', '70-1'];
  const hand: CardId[] = ['20-1', '90-1', 'clearRoad-1', 'rest-1'];
  const known = { ...knowledgeOf(playerView(seen({ hand, race }), '0'), '0'), byLadder: true };
  const first = (face: Face) => reasonsFor(known, { race: face, counter: 'rest' })[0];
  expect(first('clearRoad')).toEqual({ because: 'cuts', card: 'clearRoad' });
  expect(first(90)).toEqual({ because: 'unseen', card: 90 });
});

test('in a stage that is played on for the chances people take now this plan, now one that is nearly as good', () => {
  const view = playerView(
    seen({ hand: ['70-1', '80-1', '120-1', '20-1', '30-1', 'rest-1'], race: ['60-1'] }),
    '0',
  );
  const random = seededChance('whims');
  const plans = (km: number) =>
    new Set(
      Array.from({ length: 40 }, () =>
        JSON.stringify(quickPlan(knowledgeOf(view, '0', humanAt(km, random)))),
      ),
    );
  const best = JSON.stringify(quickPlan(knowledgeOf(view, '0')));
  expect([...plans(0.001)]).toEqual([best]);
  expect(plans(20).size).toBeGreaterThan(1);
  expect(plans(20)).toContain(best);
});

/** What is to be seen of a temper in a card for the counter. */
const SEEN: Readonly<Record<Temper, (face: Face) => number>> = {
  thrifty: counterValue,
  bold: (face) => -counterValue(face),
  nasty: (face) => Number(face === 'levelCrossing' || face === 'lostFreight'),
};

test('a temper shows in what experts lay for the counter: many km, few, or what spoils the plans of others', () => {
  const laying = [2, 3, 2, 3, 2, 3].flatMap((players, at) =>
    playMatch('normal', players, { stages: 2 }, `tempers ${at}`).filter(
      ({ answer: { move } }) => move === 'layCounter',
    ),
  );
  const thinks = expert(500);
  const laid = (as: Temper | undefined) =>
    laying.map(({ view, seat }) => {
      const legal = legalMoves(view, seat);
      const { args } = atOnce(thinks(view, seat, seededChance('same'), { legal, temper: as }));
      return faceOf(args[0] as CardId);
    });
  const usual = laid(undefined);
  for (const temper of TEMPERS) {
    const tempered = laid(temper);
    const otherwise = tempered.filter((face, at) => face !== usual[at]);
    expect(otherwise.length).toBeGreaterThan(0);
    expect(otherwise.length).toBeLessThan(laying.length / 2);
    const seen = (faces: readonly Face[]) => faces.reduce((sum, face) => sum + SEEN[temper](face), 0);
    expect(seen(tempered)).toBeGreaterThan(seen(usual));
  }
});

describe('normal plays like a person', () => {
  test('K-4 does not break a good race while it has cards that fit', () => {
    const race: CardId[] = ['20-1', '40-1', '60-1'];
    const hand: CardId[] = ['70-1', '120-1', '10-1', '10-2', '30-1', '50-1', '90-1', '20-2'];
    const { race: card } = plays({ hand, race, counter: ['60-2'], othersRaces: ['30-2', '50-2', '80-2'] });
    expect(fitting([card], standingOf(race.map(faceOf)))).toEqual([card]);
  });

  test('K-4.3 lays a rest rather than break a race that is complete', () => {
    const race: CardId[] = ['60-1', '90-1', '120-1'];
    const hand: CardId[] = ['10-1', '20-1', '30-1', '40-1', 'rest-1', '50-1'];
    expect(plays({ hand, race, othersRaces: ['30-2', '50-2', '80-2'] }).race).toBe('rest');
  });

  test('K-5.1 begins low when the stage will be long, high when it ends now', () => {
    const hand: CardId[] = [
      '20-1',
      '40-1',
      '60-1',
      '80-1',
      '90-1',
      '100-1',
      '120-1',
      '10-1',
      'rest-1',
      'lostFreight-1',
    ];
    const long = plays({ hand }).race;
    const short = plays({ hand, counter: ['120-2', '20-2'] }).race;
    expect(short).toBe(120);
    expect(long).toBeLessThan(short as number);
  });

  test('K-5.5 ends the stage when its race is long and those of the others are short', () => {
    const race: CardId[] = ['60-1', '90-1', '110-1', '120-1'];
    const hand: CardId[] = ['10-1', '20-1', '30-1', '80-1', '100-1', 'rest-1', 'rest-2'];
    const { race: card, counter } = plays({ hand, race, counter: ['70-1', '20-2'], othersRaces: ['30-2'] });
    expect(card).toBe('rest');
    expect([80, 100]).toContain(counter);
  });

  test('K-5.5 prolongs a stage in which it has only begun', () => {
    const hand: CardId[] = ['50-1', '80-1', '100-1', '120-1', 'lostFreight-1', '90-1', '110-1', '70-1'];
    const { counter } = plays({
      hand,
      race: ['40-1'],
      counter: ['110-2'],
      othersRaces: ['30-2', '50-2', '80-2', '100-2'],
    });
    expect(counter).toBe('lostFreight');
  });

  test('K-6.2 lays junk to the race when it closes the level crossing itself', () => {
    const race: CardId[] = ['70-1', '100-1', '120-1'];
    const hand: CardId[] = ['10-1', '20-1', '30-1', '40-1', 'levelCrossing-1', '50-1'];
    const { race: card, counter } = plays({ hand, race, othersRaces: ['30-2', '50-2', '80-2'] });
    expect(counter).toBe('levelCrossing');
    expect(raceScore([...race.map(faceOf), card])).toBeLessThan(290);
  });

  test('K-6.2 lets the crossing take junk although it has cards that fit', () => {
    const race: CardId[] = ['70-1', '100-1'];
    const hand: CardId[] = ['120-1', '10-1', '20-1', 'levelCrossing-1', '110-1', '30-1'];
    expect(plays({ hand, race, counter: ['60-2'], othersRaces: ['30-2', '50-2'] })).toEqual({
      race: 10,
      counter: 'levelCrossing',
    });
  });

  test('K-6.6 lets the crossing take what breaks its race only where nobody can clear the road before', () => {
    const race: CardId[] = ['30-1', '50-1', '60-1', '70-1', '80-1'];
    const hand: CardId[] = ['10-1', '20-1', '40-1', '100-1', 'levelCrossing-1', 'rest-1', 'rest-2'];
    const G = seen({ hand, race, counter: ['10-2'], othersRaces: ['30-2', '50-2', '80-2', '90-2'] });
    const first = roundOf(bots.normal, { ...G, startPlayer: '0' });
    expect(first).toEqual({ race: 10, counter: 'levelCrossing' });
    const second = roundOf(bots.normal, { ...G, startPlayer: '1' });
    expect(second).toEqual({ race: 'rest', counter: 'levelCrossing' });
  });

  test('K-4.3 counts on a rest for the next round only when none lies there now', () => {
    const race = { km: 100, highest: 100 };
    const [fresh, rested] = [false, true].map((rests) =>
      prospects({ ...race, rested: rests }, handOf(['rest']), [1], normalAt(2)),
    );
    expect(fresh).toBe(0);
    expect(rested).toBeLessThan(0);
  });

  test('K-6.4 clears the road when its own cards fit', () => {
    const race: CardId[] = ['50-1', '60-1'];
    const hand: CardId[] = ['80-1', '100-1', '110-1', '120-1', 'fullyClearRoad-1', '90-1', '60-2'];
    const { counter } = plays({ hand, race, counter: ['60-3', '50-2'], othersRaces: ['90-2', '120-2'] });
    expect(counter).toBe('fullyClearRoad');
  });

  test('K-6.4 keeps the +2 back when its own cards do not fit', () => {
    const race: CardId[] = ['60-1', '90-1', '120-1'];
    const hand: CardId[] = ['10-1', '20-1', '30-1', 'rest-1', 'fullyClearRoad-1', '50-1'];
    expect(plays({ hand, race, othersRaces: ['30-2', '50-2', '80-2'] }).counter).not.toBe('fullyClearRoad');
  });

  test('K-6.5 lays the extra cards in the order that fits', () => {
    const G = seen({ hand: ['70-1', '90-1', '20-1', '30-1', '10-1'], race: ['50-1', '60-1'] });
    const paused = {
      ...G,
      raceLaid: { 0: true, 1: true },
      counterLaid: { 0: true, 1: true },
      extra: { 0: 2, 1: 2 },
    };
    const { args } = atOnce(bots.normal(playerView(paused, '0'), '0', seededChance('extra')));
    expect(faceOf(args[0] as CardId)).toBe(70);
  });

  test('K-5.5 keeps no card for a next round once all counter cards lie open and the counter is full', () => {
    const hand: CardId[] = ['20-2', '90-1', '110-1', '30-2', 'clearRoad-1'];
    const G = seen({ hand, race: ['20-1', '30-1', '40-1'], counter: ['120-2', '30-3'] });
    const paused = {
      ...G,
      raceLaid: { 0: true, 1: true },
      counterLaid: { 0: true, 1: true },
      extra: { 0: 1, 1: 1 },
    };
    const view = playerView(paused, '0');
    const highest = { move: 'layRace', args: ['110-1'] };
    expect(bots.normal(view, '0', seededChance('extra'))).toEqual(highest);
    expect(cardGame.advise!(view, '0', seededChance('advice'))[0]!.moves).toEqual([highest]);
  });

  test('K-7.4 in the last stage it looks at the standing: ahead it ends the stage, behind it drives on', () => {
    const about = {
      hand: ['110-1', '120-1', '20-1', '80-1', '40-1', 'lostFreight-1'] as CardId[],
      race: ['70-1', '100-1'] as CardId[],
      counter: ['70-2'] as CardId[],
      othersRaces: ['30-2', '50-2'] as CardId[],
      stages: 2 as const,
    };
    expect(plays({ ...about, scores: [[350], [200]] })).toEqual({ race: 110, counter: 80 });
    expect(plays({ ...about, scores: [[50], [200]] })).toEqual({ race: 110, counter: 20 });
  });
});

describe('easy plays like a beginner', () => {
  test('K-4 goes up when it can', () => {
    const G = seen({ hand: ['70-1', '120-1', '10-1', '30-1'], race: ['20-1', '40-1', '60-1'] });
    for (let table = 0; table < 20; table++) {
      const { move, args } = atOnce(bots.easy(playerView(G, '0'), '0', seededChance(`${table}`)));
      expect([move, ['70-1', '120-1'].includes(args[0] as string)]).toEqual(['layRace', true]);
    }
  });

  test('makes mistakes: the same hand is not always played the same way', () => {
    const G = seen({ hand: ['70-1', '80-1', '90-1', '100-1', '110-1', '120-1', '10-1', '30-1'] });
    const laid = Array.from(
      { length: 40 },
      (_, table) => atOnce(bots.easy(playerView(G, '0'), '0', seededChance(`${table}`))).args[0],
    );
    expect(new Set(laid).size).toBeGreaterThan(1);
  });
});
