import { GAMES, type AnyGame } from '../../../games';
import { seededChance } from '../../../games/shared/chance';
import { GO_BACK, placeToGoBackTo } from '../../../games/shared/goingBack';
import { chanceOf } from '../../../games/shared/plugins';
import { tableOf } from '../../../games/shared/table';
import { anyStep, walk } from '../../harness';

/**
 * After this many steps cards lie in piles in every game, and some are drawn much later; in a short match, sooner.
 */
const THEN = 8;
const LATER = 60;

const openingOf = ({ players }: AnyGame) => ({
  seed: 'there and back',
  numPlayers: Math.min(3, players[1]),
});
/** The games with hidden cards in which a table may go back. */
const WITH_PILES = GAMES.filter(
  (module: AnyGame) =>
    module.undo && module.hiddenFrom(tableOf(module, openingOf(module)).start.G, null).length,
);

describe.each(WITH_PILES.map((module): [string, AnyGame] => [module.id, module]))('%s', (_, module) => {
  const opening = openingOf(module);
  const { positions } = walk(module, opening, anyStep(seededChance('there and back')));
  const quarter = Math.floor(positions.length / 4);
  const later = Math.min(LATER, 3 * quarter);
  const [then, now] = [positions[Math.min(THEN, quarter)]!, positions[later]!];
  const mixed = (since: unknown, seed: string) =>
    JSON.stringify(module.reshuffled(then.G, since, seededChance(seed)));

  test('a pile that has been drawn from since is shuffled', () => {
    const ways = ['a', 'b', 'c', 'd', 'e'].map((seed) => mixed(now.G, seed));
    expect(new Set([...ways, JSON.stringify(then.G)]).size).toBe(6);
  });
  test('a pile that nobody has drawn from stays as it was', () =>
    expect(mixed(then.G, 'a')).toBe(JSON.stringify(then.G)));
  test('the random source continues: earlier draws are not repeated', () => {
    const seat = then.ctx.playOrder.find((one) => placeToGoBackTo(positions.slice(0, later + 1), one))!;
    const past = positions.slice(0, later + 1);
    const place = placeToGoBackTo(past, seat);
    const outcome = tableOf(module, opening).play(now, [seat, GO_BACK, place], past);
    if (!outcome.taken) throw new Error(outcome.refusal.reason);
    const drawn = [positions[place!]!, now, outcome.position].map(({ plugins }) =>
      chanceOf(plugins)!.drawn(),
    );
    expect(drawn[1]).toBeGreaterThanOrEqual(drawn[0]!);
    expect(drawn[2]).toBeGreaterThanOrEqual(drawn[1]!);
  });
});
