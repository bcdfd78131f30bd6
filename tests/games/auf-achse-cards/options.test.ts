import { options } from '../../../games/auf-achse-cards/options';

const refused = (setupData: unknown, option: string) => {
  expect(options.faultOf(setupData)?.option).toBe(option);
  expect(() => options.parse(setupData)).toThrow('Invalid');
  expect(options.validateSetupData(setupData)).toMatch(/match option/);
};

describe('K-8 Match options', () => {
  test('K-8 without any options the defaults apply', () => {
    expect(options.defaults).toEqual({ stages: 5, betweenStages: 'redeal', ownRace: 'open' });
    expect(options.parse(undefined)).toEqual(options.defaults);
    expect(options.parse({})).toEqual(options.defaults);
    expect(options.validateSetupData(undefined)).toBeUndefined();
  });
  test('K-8 a missing option has its default', () =>
    expect(options.parse({ ownRace: 'memory' })).toEqual({ ...options.defaults, ownRace: 'memory' }));
  test.each([
    ['K-2.4', 'stages', [1, 2, 3, 4, 5]],
    ['K-7.2', 'betweenStages', ['redeal', 'keepHands']],
    ['K-3.6', 'ownRace', ['open', 'memory']],
  ] as const)('%s the option %s may be each of %j', (rule, option, choices) => {
    expect(options.fields[option]).toMatchObject({ rule, choices });
    for (const choice of choices)
      expect(options.parse({ [option]: choice })).toEqual({ ...options.defaults, [option]: choice });
  });
  test.each([
    [{ stages: 0 }, 'stages'],
    [{ stages: 6 }, 'stages'],
    [{ stages: 2.5 }, 'stages'],
    [{ stages: '5' }, 'stages'],
    [{ stages: null }, 'stages'],
    [{ stages: NaN }, 'stages'],
    [{ stages: [5] }, 'stages'],
    [{ betweenStages: 'Redeal' }, 'betweenStages'],
    [{ betweenStages: '' }, 'betweenStages'],
    [{ ownRace: true }, 'ownRace'],
    [{ ownRace: 'toString' }, 'ownRace'],
    [{ stage: 3 }, 'stage'],
    [{ toString: 1 }, 'toString'],
    [{ constructor: {} }, 'constructor'],
    [JSON.parse('{"__proto__":{"stages":1}}'), '__proto__'],
  ])('K-8 no other value is accepted: %j', refused);
  test.each([[null], [[]], [['stages']], ['stages'], [5], [true]])(
    'K-8 %j is no set of options',
    (setupData) => refused(setupData, ''),
  );
  test('K-8 a refusal lists the possible values', () =>
    expect(options.faultOf({ stages: 9 })).toEqual({ option: 'stages', choices: [1, 2, 3, 4, 5] }));
});
