import { BACK, isNuisance, type RaceHappening } from '../../games/ausgebremst';
import { moments } from '../../ui/boards/ausgebremst/moments';
import { match, steps } from './raceSteps';
import { lookAt } from './raceTable';

/** How many cars had their turn. */
const turnsOf = (told: readonly RaceHappening[]): number =>
  told.filter(({ type }) => ['drove', 'spent', 'waited'].includes(type)).length;

describe('moments of a race', () => {
  test('end in the position after the step, and tell of it in order', () => {
    for (const { one, at, told } of steps) {
      const after = lookAt(one, at + 1, '0');
      const shown = moments(lookAt(one, at, '0'), after);
      expect(shown.at(-1)).toBe(after);
      const lengths = shown.map(({ log }) => log.at(-1)!.happenings.length);
      for (const { log } of shown) {
        const seen = log.at(-1)!.happenings;
        expect(told.slice(0, seen.length)).toEqual(seen);
      }
      expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
    }
  });

  test('nuisance cars drive one after the other', () => {
    const busy = steps.filter(({ told }) => turnsOf(told) > 2);
    expect(busy.length).toBeGreaterThan(10);
    for (const { one, at, told } of busy) {
      const shown = moments(lookAt(one, at, null), lookAt(one, at + 1, null));
      expect(shown.length).toBeGreaterThanOrEqual(turnsOf(told));
      for (const [n, { log }] of shown.entries()) {
        const seen = log.at(-1)!.happenings as readonly RaceHappening[];
        const before = n ? shown[n - 1]!.log.at(-1)!.happenings.length : 0;
        expect(turnsOf(seen.slice(before))).toBeLessThanOrEqual(1);
      }
    }
  });

  test('each car is where it drove to, whoever drives afterwards', () => {
    for (const { one, at } of steps)
      for (const { view, log } of moments(lookAt(one, at, null), lookAt(one, at + 1, null)).slice(0, -1)) {
        const told = log.at(-1)!.happenings as readonly RaceHappening[];
        const drove = told.findLast((seen) => seen.type === 'drove');
        if (!drove) continue;
        const hasLeft = told.some((seen) => seen.type === 'left' && seen.car === drove.car);
        const { space } = view.cars[drove.car]!;
        expect(space).toBe(hasLeft ? null : (drove.path.at(-1) ?? drove.from));
        expect(view.played[drove.car]!.at(-1)).toMatch(new RegExp(`^${drove.value}-\\d@${drove.car}$`));
      }
  });

  test('lead up to the position after the step: what was seen is what stays', () => {
    const ofRace = steps.filter(({ told }) => !told.some(({ type }) => type === 'raceEnd'));
    for (const { one, at, told } of ofRace) {
      const shown = moments(lookAt(one, at, '0'), lookAt(one, at + 1, '0'));
      if (shown.length === 1) continue;
      const [last, after] = [shown.at(-2)!, shown.at(-1)!.view];
      const rest = told.slice(last.log.at(-1)!.happenings.length);
      const later = new Set(rest.flatMap((seen) => ('car' in seen ? [seen.car] : [])));
      for (const car of last.view.grid.filter((one) => !later.has(one))) {
        expect(last.view.cars[car]).toEqual(after.cars[car]);
        expect(last.view.played[car]).toEqual(after.played[car]);
        expect(last.view.piles[car]).toEqual(after.piles[car]);
        if (!isNuisance(after, car)) expect(last.view.hands[car]).toEqual(after.hands[car]);
      }
      expect(last.view.grid).toEqual(after.grid);
    }
  });

  test('before a race is counted the last car is seen finishing', () => {
    const ends = steps.filter(({ told }) => told.some(({ type }) => type === 'raceEnd'));
    expect(ends).toHaveLength(3);
    for (const { one, at } of ends) {
      const shown = moments(lookAt(one, at, '0'), lookAt(one, at + 1, '0'));
      expect(shown.length).toBeGreaterThan(1);
      const { view } = shown.at(-2)!;
      expect(view.stage).toBe('driving');
      for (const seat of Object.keys(view.hands)) expect(view.cars[seat]!.ending).not.toBeNull();
    }
  });

  test('show nobody’s cards when the eyes change with the step', () => {
    for (const { one, at } of steps)
      for (const { view } of moments(lookAt(one, at, '0'), lookAt(one, at + 1, '1')).slice(0, -1))
        for (const [seat, cards] of Object.entries(view.hands))
          if (!view.shown[seat]) expect(cards.filter((card) => card !== BACK)).toEqual([]);
  });

  test('of steps that came in together there is only the outcome', () => {
    const after = lookAt(match, 20, '0');
    expect(moments(lookAt(match, 10, '0'), after)).toEqual([after]);
  });
});
