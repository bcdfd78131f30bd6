import { GAMES, type AnyGame } from '../../games';
import {
  analysed,
  courseOf,
  placesOf,
  type Found,
  type PlaceInMatch,
} from '../../games/shared/bots/analysis';
import { seededChance } from '../../games/shared/chance';
import { moveIn } from '../../games/shared/table';
import { frozen, walk, type Walk } from '../harness';

/** Places of a match with a decision, by the number of steps before. */
const PLACES = [12, 41];

const SEED = 'looked back at';

/** A match with the findings at some of its places and at its end; computed once, as it takes long. */
type Looked = {
  readonly match: Walk;
  readonly places: readonly PlaceInMatch[];
  readonly found: readonly Found[];
};

const looked = new Map<string, Looked>();
const lookedBackAt = (module: AnyGame): Looked => {
  const known = looked.get(module.id);
  if (known) return known;
  const match = walk(module, { seed: SEED, numPlayers: 3 }, ([step]) => step!, { wandering: 0 });
  const places = placesOf({ ...match, record: { steps: match.steps } });
  const found = [...PLACES, places.length - 1].map((at) => analysed(module, frozen(places[at]!), SEED));
  const one = { match, places, found };
  looked.set(module.id, one);
  return one;
};

const ANALYSED = GAMES.filter((module: AnyGame) => module.analyst).map(
  (module) => [module.id, module] as const,
);

describe.each<readonly [string, AnyGame]>(ANALYSED)('%s', (_, module) => {
  test('chances add up to 1, and those at the end are the result', () => {
    const { match, found } = lookedBackAt(module);
    const course = courseOf({ chances: found.map(({ chances }) => chances) });
    for (const chances of course) {
      const shares = Object.values(chances);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }
    const { winners } = module.result(match.positions.at(-1)!.G)!;
    expect(Object.keys(course.at(-1)!).filter((seat) => course.at(-1)![seat]! > 0)).toEqual(winners);
  });

  test('the same seed gives the same findings, in any order', () => {
    const { places, found } = lookedBackAt(module);
    const again = PLACES.toReversed().map((at) => analysed(module, places[at]!, SEED));
    expect(again.toReversed()).toEqual(found.slice(0, PLACES.length));
  });

  test('a step counts as luck if it drew, turned up or rolled something, and not every step does', () => {
    const { match } = lookedBackAt(module);
    const { isByChance } = module.analyst!;
    const lucky = match.happenings.filter((told, at) =>
      told.some((one) => isByChance(one, match.positions[at]!.G)),
    );
    expect(lucky.length).toBeGreaterThan(0);
    expect(lucky.length).toBeLessThan(match.happenings.length);
  });

  test('a decision is judged by what its seat could know, and compared with its alternatives', () => {
    const { places, found } = lookedBackAt(module);
    const judged = PLACES.flatMap((at, nth) => {
      const { verdict } = found[nth]!;
      const { from, by } = places[at]!.came!;
      return verdict ? [{ by, verdict, view: module.playerView(from, by[0]) }] : [];
    });
    expect(judged.length).toBeGreaterThan(0);
    for (const { by, view, verdict } of judged) {
      expect(verdict.preferred.map((move) => module.whyNot(view, by[0], move))).toEqual(
        verdict.preferred.map(() => undefined),
      );
      expect(Object.values(verdict.worth).reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(0);
    }
    const { by, view, verdict } = judged[0]!;
    const elsewhere = module.playerView(module.imagine(view, by[0], seededChance('elsewhere')), by[0]);
    expect(module.analyst!.verdict(elsewhere, by[0], moveIn(by), seededChance(SEED))).toEqual(verdict);
  });
});
