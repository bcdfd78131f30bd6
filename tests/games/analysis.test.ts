import { GAMES, type AnyGame } from '../../games';
import { analysed, analysisOf, courseOf, placesOf, type Place } from '../../games/shared/analysis';
import { seededChance } from '../../games/shared/chance';
import { frozen, walk, type Walk } from '../harness';

/** Places of a match at which something is decided, by how many steps had been made. */
const PLACES = [0, 12, 41];

const walked = new Map<string, Walk>();
const matchOf = (module: AnyGame): Walk => {
  const match =
    walked.get(module.id) ?? walk(module, { seed: 'looked back at', numPlayers: 3 }, ([step]) => step!, 0);
  walked.set(module.id, match);
  return match;
};

const placesIn = ({ positions, steps }: Walk): Place[] => placesOf(positions, steps);

describe.each(GAMES.map((module) => [module.id, module as AnyGame] as const))('%s', (_, module) => {
  test('chances are shares of a whole, and those of the end are the result', () => {
    const match = matchOf(module);
    const places = placesIn(match);
    const found = [...PLACES, places.length - 1].map((at) => analysed(module, frozen(places[at]!), 'seed'));
    const course = courseOf(analysisOf(found));
    for (const chances of course) {
      const shares = Object.values(chances);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }
    const { winners } = module.result(match.positions.at(-1)!.G)!;
    expect(Object.keys(course.at(-1)!).filter((seat) => course.at(-1)![seat]! > 0)).toEqual(winners);
  });

  test('the same seed finds the same, in any order', () => {
    const places = placesIn(matchOf(module));
    const once = PLACES.map((at) => analysed(module, places[at]!, 'seed'));
    const again = PLACES.toReversed().map((at) => analysed(module, places[at]!, 'seed'));
    expect(again.toReversed()).toEqual(once);
  });

  test('a decision is judged by what its seat could know, against what it could have done', () => {
    const judged = placesIn(matchOf(module)).slice(12, 18);
    const some = judged.flatMap(({ came }) => {
      if (!came) return [];
      const [seat, move, ...args] = came.by;
      const view = module.playerView(came.from, seat);
      const verdictOf = (table: unknown) =>
        module.analyst!.verdict(module.playerView(table, seat), seat, { move, args }, seededChance('v'));
      const verdict = verdictOf(came.from);
      return verdict ? [{ seat, view, verdict, verdictOf }] : [];
    });
    expect(some.length).toBeGreaterThan(0);
    for (const { seat, view, verdict } of some) {
      expect(verdict.preferred.map((move) => module.whyNot(view, seat, move))).toEqual(
        verdict.preferred.map(() => undefined),
      );
      expect(Object.values(verdict.worth).reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(0);
    }
    const { seat, view, verdict, verdictOf } = some[0]!;
    expect(verdictOf(module.imagine(view, seat, seededChance('elsewhere')))).toEqual(verdict);
  });
});
