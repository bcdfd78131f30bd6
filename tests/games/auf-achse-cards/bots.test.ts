import { cardGame } from '../../../games/auf-achse-cards';
import { CARD_IDS, faceOf, isKilometres, type CardId, type Face } from '../../../games/auf-achse-cards/cards';
import { chancesAfter, chanceToWin } from '../../../games/auf-achse-cards/bots/chances';
import { expert } from '../../../games/auf-achse-cards/bots/hard';
import { imaginedTable } from '../../../games/auf-achse-cards/bots/imagined';
import { knowledgeOf } from '../../../games/auf-achse-cards/bots/knowledge';
import { quickPlan } from '../../../games/auf-achse-cards/bots/normal';
import { hardAt, hopeAfter, humanAt, normalAt } from '../../../games/auf-achse-cards/bots/weights';
import { imagine, playerView } from '../../../games/auf-achse-cards/playerView';
import type { State, View } from '../../../games/auf-achse-cards/state';
import { counterValue } from '../../../games/auf-achse-cards/rules/counter';
import { seededChance } from '../../../games/shared/chance';
import { perSeat } from '../../../games/shared/seats';
import { TEMPERS, type Temper } from '../../../games/shared/bots/drivers';
import { BOT_LEVELS, type Bot } from '../../../games/shared/gameModule';
import { mean } from '../../../games/shared/bots/search';
import { sameMove } from '../../../games/shared/legality';
import { atOnce } from '../../harness';
import { scenario } from './scenario';
import { bots, playMatch, roundOf, seen } from './botTables';

const { legalMoves } = cardGame;

const OPTIONS = [
  { stages: 1 },
  { stages: 2, betweenStages: 'keepHands' },
  { stages: 1, ownRace: 'memory' },
] as const;

describe.each(BOT_LEVELS)('%s', (level) => {
  const bot: Bot<View> = bots[level];
  const sizes = level === 'hard' ? [2] : [2, 3, 4, 5];
  const matches = OPTIONS.flatMap((options) =>
    sizes.map((players) => ({ players, options, told: JSON.stringify(options) })),
  );

  describe.each(matches)('$players players, $told', ({ players, options }) => {
    const asked = playMatch(level, players, options, `${level} ${players}`);

    test('answers with a legal move, to the end of the match', () => {
      expect(asked.length).toBeGreaterThanOrEqual(players * 2);
      for (const { view, seat, answer } of asked)
        expect(legalMoves(view, seat).some((listed) => sameMove(listed, answer))).toBe(true);
    });

    test('the same random source gives the same match', () =>
      expect(playMatch(level, players, options, `${level} ${players}`).map(({ answer }) => answer)).toEqual(
        asked.map(({ answer }) => answer),
      ));

    test('two tables that look the same get the same answer', () => {
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

test('an expert expects more than average while a stage is young, but does not wait for ever', () => {
  for (const players of [2, 3, 4, 5]) {
    const hopes = Array.from({ length: 8 }, (_, rounds) => hopeAfter(hardAt(players), rounds));
    expect(hopes[0]).toBe(hardAt(players).hope);
    expect(hopes).toEqual(hopes.toSorted((a, b) => b - a));
    expect(hopes.at(-1)).toBe(1);
    expect(hopeAfter(normalAt(players), 7)).toBe(1);
  }
});

/** The worth of a position to an expert, with this many km against 1000. */
const worth = (km: number) =>
  chanceToWin(scenario({ scores: { 0: [km], 1: [1000] }, options: { stages: 1 } }), '0', 1);

test('K-7.4 an expert drives well in any position, but gives up less than one match in 200 for 100 km', () => {
  expect(worth(1600)).toBeGreaterThan(worth(1500));
  expect(worth(500)).toBeGreaterThan(worth(400));
  expect(worth(1500)).toBeGreaterThan(0.995 * worth(1600) + 0.005 * worth(950));
});

/** K-6 — the action cards of a hand. */
const actions = (hand: State['hands'][string]) =>
  hand.filter((card) => !isKilometres(faceOf(card)) && faceOf(card) !== 'rest').length;

/**
 * The average number of action cards that each other seat is imagined to hold before a third round, with these cards
 * on the counter.
 */
const heldWith = (counter: CardId[]): number => {
  const pile = seededChance('dealt').Shuffle(CARD_IDS.filter((id) => !counter.includes(id)));
  const perSeatOf = (cards: number) => ({
    0: pile.splice(0, cards),
    1: pile.splice(0, cards),
    2: pile.splice(0, cards),
  });
  const hands = perSeatOf(10);
  const races = perSeatOf(2);
  const view = playerView(scenario({ round: 3, hands, races, counter, deck: pile }), '0');
  const tables = Array.from({ length: 40 }, (_, at) => imaginedTable(view, '0', seededChance(`${at}`)));
  return mean(tables.flatMap(({ hands: { 1: left, 2: right } }) => [actions(left!), actions(right!)]));
};

describe('K-3.3 a table that an expert imagines', () => {
  /** Views of a seat that must lay both cards in the middle of a stage, each with an imagined table. */
  const imagined = [0, 1, 2, 3, 4, 5].flatMap((match) =>
    playMatch('normal', 3, { stages: 2 }, `imagined ${match}`)
      .filter(({ view, answer }) => view.round > 2 && answer.move === 'layRace' && !view.extra['0'])
      .map(({ view, seat }, at) => ({
        view,
        seat,
        G: imaginedTable(view, seat, seededChance(`${match} ${at}`)),
      })),
  );

  test('has every card once, and as many in every place as can be seen there', () => {
    for (const { view, seat, G } of imagined) {
      const { hands, races, sealed, counter, deck, discard } = G;
      const laid = Object.values(sealed).flatMap((card) => card ?? []);
      const all = [...Object.values(hands), ...Object.values(races), laid, counter, deck, discard].flat();
      expect(all.toSorted()).toEqual(CARD_IDS.toSorted());
      expect([deck.length, discard.length]).toEqual([view.deck.length, view.discard.length]);
      expect(hands[seat]).toEqual(view.hands[seat]);
    }
  });

  test('gives the others hands from which good players have laid away what they needed least', () => {
    const own = mean(imagined.map(({ view, seat }) => actions(view.hands[seat] as CardId[])));
    const others = imagined.flatMap(({ seat, G }) =>
      Object.entries(G.hands).flatMap(([other, hand]) => (other === seat ? [] : actions(hand))),
    );
    // randomly dealt hands would have one more of them
    expect(Math.abs(mean(others) - own)).toBeLessThan(0.4);
  });

  test('K-5.2 gives players one more action card each if only kilometres were laid for the counter', () => {
    const sixLaid = heldWith(['30-1', '40-1', '50-1', '60-1', '70-1', '80-1']);
    expect(sixLaid).toBeGreaterThan(heldWith([]) + 1);
  });
});

/** The probability that the first seat wins, after the first stage or during it. */
const drives = (about: Parameters<typeof scenario>[0]) => chanceToWin(scenario(about), '0', 1);

/** The winning odds of a seat that leads by 270 km, relative to any other seat. */
const odds = (players: number) => {
  const hands = perSeat(
    Array.from({ length: players }, (_, seat) => `${seat}`),
    (seat): CardId[] => [`rest-${Number(seat) + 1}` as CardId],
  );
  const races: Record<string, CardId[]> = { 0: ['80-1', '90-1', '100-1'] };
  const { 0: leading, 1: other } = chancesAfter(scenario({ hands, races, options: { stages: 1 } }), 1);
  return leading! / other!;
};

describe('K-3.3 while a stage goes on', () => {
  const LOW: CardId[] = ['10-1', '10-2', '20-1', 'rest-1'];
  const HIGH: CardId[] = ['70-1', '80-1', '100-1', '120-1'];

  test('cards that continue a trip count for their owner, with an equal trip', () => {
    const races = { 0: ['60-1'], 1: ['60-2'] } as const satisfies Record<string, CardId[]>;
    const chanceWith = (mine: CardId[], theirs: CardId[]) =>
      drives({ hands: { 0: mine, 1: theirs }, races: { 0: [...races[0]], 1: [...races[1]] } });
    expect(chanceWith(HIGH, LOW)).toBeGreaterThan(chanceWith(HIGH, HIGH));
    expect(chanceWith(LOW, LOW)).toBeGreaterThan(chanceWith(LOW, HIGH));
  });

  test('K-6.2 the more players, the less is left of a lead: crossings and breaks take it', () => {
    expect(odds(3)).toBeLessThan(odds(2));
    expect(odds(4)).toBeLessThan(odds(3));
  });

  test('less is certain than after the stage', () => {
    const options = { stages: 1 } as const;
    const hands: Record<string, CardId[]> = { 0: ['120-1', 'rest-1'], 1: ['120-2', 'rest-2'] };
    const races: Record<string, CardId[]> = { 0: ['80-1', '100-1', '110-1'], 1: ['90-1'] };
    const going = drives({ hands, races, options });
    const over = drives({ hands, races, scores: { 0: [290], 1: [90] }, options });
    expect(going).toBeLessThan(over);
    expect(going).toBeGreaterThan(0.5);
  });
});

test('in stages played out for the chances, people choose at random among plans that are nearly as good', () => {
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

/** How much a card for the counter shows of each temper. */
const SEEN: Readonly<Record<Temper, (face: Face) => number>> = {
  thrifty: counterValue,
  bold: (face) => -counterValue(face),
  nasty: (face) => Number(face === 'levelCrossing' || face === 'lostFreight'),
};

test('a temper shows in the counter cards of experts: many km, few km, or what spoils others’ plans', () => {
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
    // few of the cards that spoil are in hand
    expect(otherwise.length).toBeGreaterThan(temper === 'nasty' ? 0 : laying.length / 30);
    expect(otherwise.length).toBeLessThan(laying.length / 2);
    const seen = (faces: readonly Face[]) => faces.reduce((sum, face) => sum + SEEN[temper](face), 0);
    expect(seen(tempered)).toBeGreaterThan(seen(usual));
  }
});

/** The counter card that an expert lays from this hand, with its own total and that of the others in km. */
const counterAt = (hand: CardId[], kms: readonly [number, number], temper?: Temper) => {
  const [own, others] = kms.map((km) => [km, 0, 0, 0]) as [number[], number[]];
  const G = seen({ hand, scores: [own, others] });
  const thinks = expert(1000);
  const bot: Bot<View> = (view, seat, random) =>
    thinks(view, seat, random, { legal: legalMoves(view, seat), temper });
  return roundOf(bot, G).counter;
};

test('a temper is no reason to end a stage of a lost match, nor to delay one that is won', () => {
  const hands: readonly CardId[][] = [
    ['10-1', '20-1', '20-2', '40-1', '50-1', '60-1', '80-1', '100-1', '120-1', 'rest-1'],
    ['10-1', '30-1', '50-1', '60-1', '70-1', '80-1', '90-1', '110-1', '120-1', 'rest-1'],
  ];
  /** The cards laid with each temper in turn, compared with those laid without one, from every hand. */
  const laid = (kms: readonly [number, number]) => ({
    tempered: hands.map((hand) => TEMPERS.map((temper) => counterAt(hand, kms, temper))),
    usual: hands.map((hand) => {
      const usual = counterAt(hand, kms);
      return TEMPERS.map(() => usual);
    }),
  });
  const [lost, won, open] = [laid([300, 1400]), laid([1400, 300]), laid([800, 800])];
  expect(lost.tempered).toEqual(lost.usual);
  expect(won.tempered).toEqual(won.usual);
  expect(open.tempered).not.toEqual(open.usual);
});

describe('easy plays like a beginner', () => {
  test('K-4 continues upwards when it can', () => {
    const G = seen({ hand: ['70-1', '120-1', '10-1', '30-1'], race: ['20-1', '40-1', '60-1'] });
    for (let table = 0; table < 20; table++) {
      const { move, args } = atOnce(bots.easy(playerView(G, '0'), '0', seededChance(`${table}`)));
      expect([move, ['70-1', '120-1'].includes(args[0] as string)]).toEqual(['layRace', true]);
    }
  });

  test('makes mistakes: the same hand is not always played in the same way', () => {
    const G = seen({ hand: ['70-1', '80-1', '90-1', '100-1', '110-1', '120-1', '10-1', '30-1'] });
    const laid = Array.from(
      { length: 40 },
      (_, table) => atOnce(bots.easy(playerView(G, '0'), '0', seededChance(`${table}`))).args[0],
    );
    expect(new Set(laid).size).toBeGreaterThan(1);
  });
});
