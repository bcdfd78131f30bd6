import type { PlayerID } from 'boardgame.io';
import { FINISH, racingGame, valueOf, type CardId, type CarWay, type View } from '../../../games/ausgebremst';
import { appraiserOf, movedTo } from '../../../games/ausgebremst/bots/appraise';
import { foresightOf } from '../../../games/ausgebremst/bots/foresight';
import { drivenOn, expert } from '../../../games/ausgebremst/bots/hard';
import { likingOf } from '../../../games/ausgebremst/bots/liking';
import { normal } from '../../../games/ausgebremst/bots/normal';
import { knowsStacks, stackOf, topOf } from '../../../games/ausgebremst/bots/sorting';
import { spacesToGo } from '../../../games/ausgebremst/bots/road';
import { chancesOfTitle } from '../../../games/ausgebremst/bots/standing';
import { spacesLost } from '../../../games/ausgebremst/bots/traffic';
import { CIRCUITS } from '../../../games/ausgebremst/circuits';
import { imagine, playerView } from '../../../games/ausgebremst/playerView';
import { lead } from '../../../games/ausgebremst/rules/ranking';
import { STACKS } from '../../../games/ausgebremst/piles';
import { playable } from '../../../games/ausgebremst/rules/playable';
import { BACK, carsOnRoad, isNuisance, seatsOf } from '../../../games/ausgebremst/state';
import { shortestRace, trackOf, type Space } from '../../../games/ausgebremst/track';
import { seededChance } from '../../../games/shared/chance';
import { openness, TEMPERS, type Temper } from '../../../games/shared/bots/drivers';
import { BOT_LEVELS, type BotLevel } from '../../../games/shared/gameModule';
import { sameMove, type LegalMove } from '../../../games/shared/legality';
import { tableOf, type Step } from '../../../games/shared/table';
import { settled } from '../../../games/shared/values';
import { atOnce } from '../../harness';
import { scenario } from './scenario';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

type Asked = { readonly view: View; readonly seat: PlayerID; readonly answer: LegalMove };

/** The hard bot with less thinking than in real matches: what is tested does not depend on the amount. */
const quick = expert(600);
const bots: typeof racingGame.bots = {
  ...racingGame.bots,
  hard: (view, seat, random) => quick(view, seat, random, { legal: racingGame.legalMoves(view, seat) }),
};

/** Decides instead of a bot, or leaves the decision to it. */
type Instead = (legal: readonly LegalMove[]) => LegalMove | undefined;

/** Puts a pit-stop card on the stack with this number. */
const stowing =
  (stack: number): Instead =>
  (legal) =>
    legal.find(({ move, args }) => move === 'stow' && args[0] === stack);

/** A race of three computer players of one strength: everything they were shown and answered, and who finished. */
const race = (
  level: BotLevel,
  options: object,
  seed: string,
  numPlayers = 3,
  instead: Instead = () => undefined,
) => {
  const table = tableOf(racingGame, { seed, numPlayers, options });
  const random = seededChance(seed);
  const asked: Asked[] = [];
  let position = table.start;
  while (!position.ctx.gameover) {
    const { G } = position;
    const seat = racingGame.awaited(G)[0]!;
    const view = playerView(G, seat);
    const answer = instead(racingGame.legalMoves(view, seat)) ?? atOnce(bots[level](view, seat, random));
    asked.push({ view, seat, answer });
    const outcome = table.play(position, [seat, answer.move, ...answer.args] as Step);
    if (!outcome.taken) throw new Error(`${level} was refused: ${JSON.stringify(outcome.refusal)}`);
    position = outcome.position;
  }
  const finished = position.G.results.flatMap((result) => result.finished);
  return { asked, finished: finished.filter((car) => Number(car) >= 0).length };
};

describe.each(BOT_LEVELS)('%s', (level) => {
  const options = [
    { circuits: '6', game: 'basic', pitStop: 'missTurn' },
    { circuits: '4', game: 'advanced' },
    { circuits: '1', game: 'basic' },
    { circuits: '2', game: 'advanced', stacks: 'open' },
  ];
  describe.each(level === 'hard' ? options.slice(0, 2) : options)(
    '$game race on circuit $circuits',
    (options) => {
      const { asked } = race(level, options, `bots ${level}`);

      test('answers with a legal move, to the end of the race', () => {
        expect(asked.length).toBeGreaterThan(40);
        for (const { view, seat, answer } of asked)
          expect(racingGame.legalMoves(view, seat).some((listed) => sameMove(listed, answer))).toBe(true);
      });

      test('gives the same answer at two tables that look the same', () => {
        for (const [at, { view, seat }] of asked.entries()) {
          if (at % 8) continue;
          const [one, other] = ['one', 'other'].map((table) => {
            const G = imagine(view, seat, seededChance(`${at} ${table}`));
            return bots[level](playerView(G, seat), seat, seededChance('thinking'));
          });
          expect(other).toEqual(one);
        }
      });

      test('gives the same answer with the same random source', () => {
        expect(race(level, options, `bots ${level}`).asked.map(({ answer }) => answer)).toEqual(
          asked.map(({ answer }) => answer),
        );
      });
    },
  );
});

const decide = (G: ReturnType<typeof scenario>, seat: PlayerID = '0') =>
  atOnce(racingGame.bots.normal(playerView(G, seat), seat, seededChance('decide')));

const ROAD = trackOf('bleifuss-drom');
const [lane] = ROAD.pit.lane;

describe('normal', () => {
  test('finishes most of its races on easy and medium circuits, basic and advanced', () => {
    const races = ['1', '2', '4', '6', '8'].flatMap((circuits) =>
      ['basic', 'advanced'].map((game) => race('normal', { circuits, game }, `finish ${circuits}`)),
    );
    const share = races.reduce((sum, { finished }) => sum + finished, 0) / (3 * races.length);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  test('finishes three quarters of its races on hard circuits, basic and advanced', () => {
    const races = ['3', '5', '7'].flatMap((circuits) =>
      ['basic', 'advanced'].map((game) => race('normal', { circuits, game }, `finish ${circuits}`, 5)),
    );
    const share = races.reduce((sum, { finished }) => sum + finished, 0) / (5 * races.length);
    expect(share).toBeGreaterThanOrEqual(0.75);
  });

  test('stops in the pit lane when it is the last chance', () => {
    const before: Space = ROAD.pit.entry;
    const G = scenario({
      cars: { '0': { space: before, crossed: 2 }, '1': { space: 'bleifuss-1a1', crossed: 2 } },
      hands: { 0: [1, 5, 6] },
    });
    expect(decide(G)).toMatchObject({ move: 'drive', args: [expect.stringMatching(/^1-/), lane] });
  });

  describe('A-7.4 does not put itself out if there is another move', () => {
    // two spaces before the entry: a 6 would pass it, a 1 comes nearer
    const near = [...ROAD.beforePit].find(
      (space) => ROAD.places.get(space)!.toGo === ROAD.places.get(ROAD.pit.entry)!.toGo + 2,
    )!;
    const G = scenario({
      cars: {
        '0': { space: near, crossed: 2 },
        '1': { space: 'bleifuss-1a1', crossed: 3, stopped: true },
      },
      hands: { 0: [6, 6, 1] },
    });
    const short = { ...G, piles: { ...G.piles, '0': [] }, played: { ...G.played, '0': G.piles['0']! } };

    test.each([
      ['with points enough', G],
      ['with points that no longer reach the finish', short],
    ])('%s', (_, table) => {
      const listed = racingGame.legalMoves(playerView(table, '0'), '0');
      expect(listed.some(({ args }) => String(args[0]).startsWith('6-'))).toBe(true);
      expect(decide(table).args[0]).toMatch(/^1-/);
    });
  });

  test('drives a curve on the inside', () => {
    const G = scenario({
      cars: {
        '0': { space: 'drom-3a6', crossed: 1, stopped: true },
        '1': { space: 'bleifuss-4a1', crossed: 1 },
      },
      hands: { 0: [3, 3, 3] },
    });
    const [, target] = decide(G).args as [CardId, Space];
    expect(ROAD.places.get(target)!.lane).toBe(0);
  });

  test('crosses the finish when it can', () => {
    const G = scenario({
      cars: {
        '0': { space: ROAD.grid[0]!, crossed: 3, stopped: true },
        '1': { space: 'bleifuss-1a1', crossed: 3, stopped: true },
      },
      hands: { 0: [1, 2, 3] },
    });
    expect(decide(G).args[1]).toBe('finish');
  });

  test('lays out its stacks so that it knows their top cards', () => {
    const { asked } = race('normal', { circuits: '1', game: 'advanced', stacks: 'open' }, 'stacks');
    const driving = asked.filter(({ view, answer }) => view.stage === 'driving' && answer.move === 'draw');
    expect(driving.length).toBeGreaterThan(5);
    for (const { view, seat } of driving.slice(0, 12))
      for (const [at, stack] of view.stacks[seat]!.entries())
        if (stack.length) expect(topOf(view, seat, at)).toBe(valueOf(stack.at(-1) as CardId));
  });
});

/** The view with the own stacks turned face down: only their heights remain. */
const faceDownFor = (view: View, seat: PlayerID): View => ({
  ...view,
  stacks: { ...view.stacks, [seat]: view.stacks[seat]!.map((stack) => stack.map(() => BACK)) },
});

test('A-11.6 remembers on which stack it put which pit-stop card', () => {
  const away = new Set<string>();
  for (const seed of [0, 1, 2, 3]) {
    const options = { circuits: '2', game: 'advanced', stacks: 'open' };
    const { asked } = race('normal', options, `put back ${seed}`, 4, stowing(seed % STACKS));
    for (const { view, seat, answer } of asked) {
      const stowed = answer.move === 'stow' && view.pitCards[seat]![0]!;
      if (stowed && stackOf(stowed) !== answer.args[0]) away.add(`${seed} ${seat}`);
      if (view.stage !== 'driving' || answer.move !== 'draw') continue;
      const blind = faceDownFor(view, seat);
      expect(knowsStacks(blind, seat)).toBe(true);
      for (const [at, stack] of view.stacks[seat]!.entries())
        if (stack.length) expect(topOf(blind, seat, at)).toBe(valueOf(stack.at(-1) as CardId));
    }
  }
  expect(away.size).toBeGreaterThan(2);
});

describe('what they know of the road', () => {
  test.each(CIRCUITS.map(({ id }) => [id]))('%s: the way to the finish is as long as the race', (id) => {
    const track = trackOf(id);
    for (const space of track.grid) {
      const start = { space, crossed: 0, stopped: false };
      expect(spacesToGo(track, start, true)).toBe(shortestRace(track, space, 1));
      expect(spacesToGo(track, start, false)).toBe(shortestRace(track, space, 0));
    }
  });
});

/** The value that a draw brings to the hand. */
const valueBy = (view: View, seat: PlayerID, { args: [stack] }: LegalMove) =>
  topOf(view, seat, stack as number);

test('an expert tries out its draws: not always the card a good player takes without trying', () => {
  const { asked } = race('hard', { circuits: '2', game: 'advanced' }, 'draws');
  const drawn = asked.filter(({ view, answer }) => view.stage === 'driving' && answer.move === 'draw');
  const otherwise = drawn.filter(({ view, seat, answer }) => {
    const legal = racingGame.legalMoves(view, seat);
    const atSight = normal(view, seat, seededChance('same'), { legal });
    return valueBy(view, seat, atSight) !== valueBy(view, seat, answer);
  });
  expect(otherwise.length).toBeGreaterThan(drawn.length / 10);
});

test.each(['basic', 'advanced'])('%s: continuing a race leaves the original table unchanged', (game) => {
  const { asked } = race('easy', { circuits: '2', game }, 'driven on');
  const tables = asked.map(({ view, seat }, at) => imagine(view, seat, seededChance(`${at}`)));
  const driving = tables.filter(({ stage }, at) => stage === 'driving' && at % 4 === 0);
  expect(driving.length).toBeGreaterThan(10);
  for (const G of driving) {
    const before = structuredClone(G);
    // writing on shared data would fail, as it is frozen
    const driven = drivenOn(settled(undefined, G), 'luck');
    expect(driven).not.toEqual(before);
    expect(drivenOn(before, 'luck')).toEqual(driven);
  }
});

test('a temper shows: some turns are driven differently from those without one, but most are the same', () => {
  const { asked } = race('normal', { circuits: '2-3-8' }, 'tempers');
  const driven = asked.filter(({ view }) => view.stage === 'driving' && view.turn.step === 'drive');
  const drives = (as?: Temper) =>
    driven.map(({ view, seat }) =>
      normal(view, seat, seededChance('same'), { legal: racingGame.legalMoves(view, seat), temper: as }),
    );
  const usual = drives();
  const others = TEMPERS.flatMap((temper) =>
    drives(temper).filter((move, at) => !sameMove(move, usual[at]!)),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(others.length).toBeLessThan(driven.length / 2);
});

/** How much a drive shows of each temper. */
const SEEN: Readonly<Record<Temper, (view: View, seat: PlayerID, card: CardId, way: CarWay) => number>> = {
  thrifty: (_view, _seat, card) => -valueOf(card),
  bold: (_view, _seat, card) => valueOf(card),
  nasty: (view, seat, _card, { target, crosses }) => {
    if (target === FINISH) return 0;
    const after = movedTo(view, seat, target, view.cars[seat]!.crossed + crosses);
    const others = carsOnRoad(after).filter((car) => car !== seat && !isNuisance(after, car));
    return others.reduce((lost, car) => lost + spacesLost(after, car, seat), 0);
  },
};

describe('in the drives of a race on two circuits', () => {
  const { asked } = race('normal', { circuits: '2-8' }, 'liking');
  const driven = asked.filter(({ view }) => view.stage === 'driving' && view.turn.step === 'drive');

  test('a temper shows in how experts drive: high cards early or late, or in the way of others', () => {
    const thinks = expert(1200);
    const playedAs = (temper?: Temper) =>
      driven.map(({ view, seat }) => {
        const legal = racingGame.legalMoves(view, seat);
        const { args } = atOnce(thinks(view, seat, seededChance('same'), { legal, temper }));
        return playable(view, seat).find(({ card, way }) => card === args[0] && way.target === args[1]);
      });
    const seen = (temper: Temper, drives: ReturnType<typeof playedAs>) =>
      driven.map(({ view, seat }, at) => {
        const played = drives[at];
        return played ? SEEN[temper](view, seat, played.card, played.way) : 0;
      });
    const untempered = playedAs();
    for (const temper of TEMPERS) {
      const [tempered, usual] = [seen(temper, playedAs(temper)), seen(temper, untempered)];
      const otherwise = tempered.filter((one, at) => one !== usual[at]);
      expect(otherwise.length).toBeGreaterThan(0);
      expect(otherwise.length).toBeLessThan(driven.length / 2);
      expect(sum(tempered)).toBeGreaterThan(sum(usual));
    }
  });

  test('A-6.2 of two drives with the same card, the bold prefer the one that passes more cars', () => {
    const differences = driven.flatMap(({ view, seat }) => {
      const liking = likingOf(view, seat, 'bold');
      const ways = playable(view, seat).filter(({ way }) => way.target !== FINISH);
      const behind = ({ target, crosses }: CarWay) => {
        const after = movedTo(view, seat, target as Space, view.cars[seat]!.crossed + crosses);
        return carsOnRoad(after).filter((car) => lead(after, seat, car) > 0).length;
      };
      const likes = (card: CardId, { target }: CarWay) => liking({ move: 'drive', args: [card, target] });
      return ways.flatMap(({ card, way }) =>
        ways
          .filter((other) => other.card === card && behind(other.way) > behind(way))
          .map((other) => likes(card, other.way) - likes(card, way)),
      );
    });
    expect(differences.length).toBeGreaterThan(10);
    expect(Math.min(...differences)).toBeGreaterThan(0);
  });
});

/** How open the match was for the seat that decided. */
const openTo = ({ view, seat }: Asked): number => openness(chancesOfTitle(view)[seat]!, seatsOf(view).length);

test('experts follow their temper while the match is open, but not once it is lost or won', () => {
  const { asked } = race('normal', { circuits: '2-8' }, 'decided');
  const driven = asked.filter(({ view }) => view.stage === 'driving' && view.turn.step === 'drive');
  const thinks = expert(1200);
  const drives = ({ view, seat }: Asked, temper?: Temper) =>
    atOnce(thinks(view, seat, seededChance('same'), { legal: racingGame.legalMoves(view, seat), temper }));
  const otherwise = (of: readonly Asked[]) =>
    of.flatMap((one) => {
      const usual = drives(one);
      return TEMPERS.filter((temper) => !sameMove(drives(one, temper), usual));
    }).length;
  const decided = driven.filter((one) => openTo(one) < 0.05);
  const open = driven.filter((one) => openTo(one) >= 0.05);
  expect(decided.length).toBeGreaterThan(10);
  const share = (of: readonly Asked[]) => otherwise(of) / of.length;
  expect(share(decided)).toBeLessThan(share(open) / 2);
});

test('the nasty weigh all rivals together: in a full grid no more than a single rival', () => {
  const { asked } = race('normal', { circuits: '2-3-8' }, 'malice', 6);
  const driven = asked.filter(({ view }) => view.stage === 'driving' && view.turn.step === 'drive');
  const malice = driven.flatMap(({ view, seat }) => {
    const foresight = foresightOf(view, seat);
    const [nasty, even] = (['nasty', undefined] as const).map((temper) =>
      appraiserOf(view, seat, foresight, temper),
    );
    return playable(view, seat).map(
      ({ card, way }) => nasty!(valueOf(card))(way) - even!(valueOf(card))(way),
    );
  });
  const toBlockOne = 5 * 0.35;
  expect(Math.max(...malice)).toBeGreaterThan(0);
  expect(Math.max(...malice)).toBeLessThan(toBlockOne);
});
