import { options } from '../../../games/ausgebremst/options';
import { CIRCUITS } from '../../../games/ausgebremst/circuits';
import { circuitsOf } from '../../../games/ausgebremst/state';

describe('A-13 Match options', () => {
  test('A-13 without any options the defaults apply', () => {
    expect(options.defaults).toEqual({ circuits: '1-2-3', game: 'basic', pitStop: 'halt', stacks: 'memory' });
    expect(options.parse(undefined)).toEqual(options.defaults);
    expect(options.parse({})).toEqual(options.defaults);
  });
  test.each([
    ['A-11.1', 'game', ['basic', 'advanced']],
    ['A-7.3', 'pitStop', ['halt', 'missTurn']],
    ['A-11.3', 'stacks', ['memory', 'open']],
    ['A-2.1', 'circuits', ['1-2-3', '1-2-3-4-5-6-7-8', '8', '3-1', '7-8-1-2']],
  ] as const)('%s the option %s may be each of %j', (rule, option, choices) => {
    expect(options.fields[option].rule).toBe(rule);
    for (const choice of choices)
      expect(options.parse({ [option]: choice })).toEqual({ ...options.defaults, [option]: choice });
  });
  test('A-13 any selection of circuits in any order', () =>
    expect(circuitsOf({ options: options.parse({ circuits: '8-3' }) }).map(({ name }) => name)).toEqual([
      'Plattfuß-Drom',
      'Nürburg-Ring',
    ]));
  test.each([
    [{ circuits: '' }, 'circuits'],
    [{ circuits: String(CIRCUITS.length + 1) }, 'circuits'],
    [{ circuits: '0' }, 'circuits'],
    [{ circuits: '1-1' }, 'circuits'],
    [{ circuits: '1-' }, 'circuits'],
    [{ circuits: '1,2' }, 'circuits'],
    [{ circuits: 1 }, 'circuits'],
    [{ circuits: ['1'] }, 'circuits'],
    [{ game: 'advance' }, 'game'],
    [{ pitStop: true }, 'pitStop'],
    [{ stacks: null }, 'stacks'],
    [{ laps: 3 }, 'laps'],
  ])('A-13 nothing else is accepted: %j', (setupData, option) => {
    expect(options.faultOf(setupData)?.option).toBe(option);
    expect(() => options.parse(setupData)).toThrow('Invalid');
    expect(options.validateSetupData(setupData)).toMatch(/match option/);
  });
});
