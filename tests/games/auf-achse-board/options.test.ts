import { boardGame } from '../../../games/auf-achse-board';
import { options } from '../../../games/auf-achse-board/options';
import { contractOf, CONTRACTS } from '../../../games/auf-achse-board/contracts';
import { stepsBetween } from '../../../games/auf-achse-board/network';
import { tableOf } from '../../../games/shared/table';
import {
  anyContract,
  apart,
  contractWith,
  drew,
  open,
  play,
  refused,
  rolled,
  targets,
  underWay,
} from './scenario';

const DEFAULTS = {
  variant: 'standard',
  publicContracts: 'standard',
  roadworks: 'must',
  usedEvents: 'underPile',
  serviceDraw: 'reserve',
  debts: 'double',
  inspection: 'passes',
  railFarthest: 'fromTruck',
};

describe('B-15 Match options', () => {
  test('B-15.1 options left out take their defaults', () => {
    expect(options.defaults).toEqual(DEFAULTS);
    expect(options.parse(undefined)).toEqual(DEFAULTS);
    expect(options.parse({})).toEqual(DEFAULTS);
    expect(options.parse({ debts: 'single' })).toEqual({ ...DEFAULTS, debts: 'single' });
    expect(options.validateSetupData(undefined)).toBeUndefined();
  });
  test.each([
    ['B-14', 'variant', ['standard', 'children']],
    ['B-2.6', 'publicContracts', ['standard']],
    ['B-9.1', 'roadworks', ['must', 'may']],
    ['B-4.5', 'usedEvents', ['underPile', 'discard']],
    ['B-12', 'serviceDraw', ['reserve', 'public']],
    ['B-8.1', 'debts', ['double', 'single']],
    ['B-11.8', 'inspection', ['bans', 'passes']],
    ['B-12', 'railFarthest', ['fromTruck', 'route']],
  ] as const)('%s the option %s may be each of %j', (rule, option, choices) => {
    expect(options.fields[option]).toMatchObject({ rule, choices });
    for (const choice of choices)
      expect(options.parse({ [option]: choice })).toEqual({ ...DEFAULTS, [option]: choice });
  });
  test('B-15.1 no other option is offered', () =>
    expect(Object.keys(options.fields)).toEqual(Object.keys(DEFAULTS)));
  test.each([2, 3, 4, 5, 6])(
    'B-2.6 publicContracts may be any number from 4 to what is left after dealing to %i players',
    (numPlayers) => {
      const most = CONTRACTS.length - 3 * numPlayers;
      for (const publicContracts of [4, 5, most])
        expect(options.faultOf({ publicContracts }, numPlayers)).toBeUndefined();
      for (const publicContracts of [3, most + 1, 4.5, '4', 0, -4]) {
        expect(options.faultOf({ publicContracts }, numPlayers)?.option).toBe('publicContracts');
        expect(options.validateSetupData({ publicContracts }, numPlayers)).toMatch(/match option/);
      }
    },
  );
  test.each([
    [{ variant: 'Children' }, 'variant'],
    [{ roadworks: true }, 'roadworks'],
    [{ usedEvents: '' }, 'usedEvents'],
    [{ serviceDraw: 'toString' }, 'serviceDraw'],
    [{ debts: 2 }, 'debts'],
    [{ inspection: 'ban' }, 'inspection'],
    [{ railFarthest: null }, 'railFarthest'],
    [{ jams: 'french' }, 'jams'],
  ])('B-15.1 no other value is accepted: %j', (setupData, option) => {
    expect(options.faultOf(setupData)?.option).toBe(option);
    expect(() => options.parse(setupData)).toThrow('Invalid');
  });

  test.each([
    [2, 'passes'],
    [3, 'bans'],
    [6, 'bans'],
  ] as const)('B-15.1 inspection left out with %i players: %s', (numPlayers, meant) => {
    expect(options.parse({}, numPlayers).inspection).toBe(meant);
    const { start } = tableOf(boardGame, { seed: 'left out', numPlayers });
    expect(start.G.options.inspection).toBe(meant);
  });
  test('B-15.1 in a stored match without the option, Inspektion forbids loading', () => {
    expect(options.asKept({ debts: 'single' })).toEqual({ debts: 'single', inspection: 'bans' });
    expect(options.asKept({ inspection: 'passes' })).toEqual({ inspection: 'passes' });
  });

  test('B-15.1 usedEvents "discard": used cards are set aside, face up', () => {
    const G = underWay({ options: { usedEvents: 'discard' }, tasks: [drew('radarfalle')] });
    const pile = [...G.events];
    play(G, '0', ['carryOut']);
    expect([G.events, G.usedEvents]).toEqual([pile, ['radarfalle']]);
  });
  test('B-15.1 and shuffled again when the pile is empty', () => {
    const G = underWay({
      options: { usedEvents: 'discard' },
      events: [],
      usedEvents: ['vertrauen', 'radarfalle', 'diebe'],
      trucks: apart('nuernberg-berlin.1'),
      turn: { rolled: true },
      tasks: [rolled(3)],
    });
    play(G, '0', ['drive', 'nuernberg-berlin.4']);
    expect([G.tasks, G.events, G.usedEvents]).toEqual([[drew('vertrauen')], ['diebe', 'radarfalle'], []]);
  });
  test('B-15.1 but not before', () => {
    const G = underWay({
      options: { usedEvents: 'discard' },
      events: ['wartung'],
      usedEvents: ['vertrauen'],
      trucks: apart('nuernberg-berlin.1'),
      turn: { rolled: true },
      tasks: [rolled(3)],
    });
    play(G, '0', ['drive', 'nuernberg-berlin.4']);
    expect([G.tasks, G.events, G.usedEvents]).toEqual([[drew('wartung')], [], ['vertrauen']]);
  });
  test.each(['kundenservice', 'vertrauen'] as const)(
    'B-15.1 serviceDraw "public": %s draws from the public pile',
    (card) => {
      const [top, next, spare] = CONTRACTS.map(({ id }) => id);
      const draw = (serviceDraw: 'reserve' | 'public') => {
        const G = underWay({
          options: { serviceDraw },
          pile: [next!, top!],
          reserve: [spare!],
          tasks: [drew(card)],
        });
        play(G, '0', ['carryOut']);
        return [G.hands['0'], G.pile, G.reserve];
      };
      expect(draw('public')).toEqual([[top], [next], [spare]]);
      expect(draw('reserve')).toEqual([[spare], [next, top], []]);
    },
  );
  test('B-15.1 railFarthest "route": measured from the contract’s own starting city', () => {
    const long = CONTRACTS.reduce((best, one) =>
      stepsBetween(one.from, one.to) > stepsBetween(best.from, best.to) ? one : best,
    );
    const short = contractWith(
      ({ from, to }) =>
        stepsBetween(from, to) < stepsBetween(long.from, long.to) && stepsBetween(long.to, to) > 1,
    );
    const deliver = (railFarthest: 'fromTruck' | 'route') => {
      // the truck stands where the longer route ends
      const G = underWay({
        options: { railFarthest },
        trucks: apart(long.to),
        aboard: { 0: [long.id, short.id], 1: [] },
        tasks: [drew('bahnverladung')],
      });
      play(G, '0', ['carryOut']);
      return G.delivered;
    };
    expect([deliver('route'), deliver('fromTruck')]).toEqual([[long.id], [short.id]]);
  });

  const { id, from, to } = anyContract(({ from, to }) => ![from, to].includes('muenchen'));
  test('B-15.2 Pannenhilfe and Gute Routenplanung are optional', () => {
    const help = underWay({ tasks: [drew('pannenhilfe')] });
    play(help, '0', ['carryOut', 'driveOn']);
    expect([help.money['0'], help.missed['0']]).toEqual([5000, 0]);
    const plan = underWay({ trucks: apart('hamburg-berlin.2'), tasks: [drew('guteRoutenplanung')] });
    play(plan, '0', ['carryOut']);
    expect(plan.trucks['0']).toBe('hamburg-berlin.2');
  });
  test('B-15.2 Schnelle Verladung is optional', () => {
    const G = underWay({
      trucks: apart(from),
      hands: { 0: [id], 1: [] },
      held: { 0: [{ card: 'schnelleVerladung', owes: 0 }], 1: [] },
      turn: { rolled: true },
    });
    play(G, '0', ['load', id]);
    expect(refused(G, '0', ['endTurn'])).toBeUndefined();
  });
  test.each(['roadRunner', 'subunternehmer'] as const)('B-15.2 %s is exactly 3 spaces', (card) => {
    const G = underWay({ trucks: apart('nuernberg-berlin.1'), tasks: [drew(card)], turn: { rolled: true } });
    play(G, '0', ['carryOut']);
    expect(targets(G, '0').filter((space) => space.endsWith('berlin.4'))).toEqual(['nuernberg-berlin.4']);
    expect(refused(G, '0', ['drive', 'nuernberg-berlin.3'])).toBe('useAllPoints B-4.1');
  });
  test('B-15.2 a truck must stop behind another, Inspektion forbids loading, a jam allows deliveries', () => {
    const behind = underWay({
      trucks: { 0: 'nuernberg-berlin.1', 1: 'nuernberg-berlin.3' },
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    expect(open(behind, '0', 'drive').map(({ args }) => args[0])).toContain('nuernberg-berlin.2');
    const held = { 0: [{ card: 'inspektion', owes: 0 } as const], 1: [] };
    expect(
      refused(underWay({ trucks: apart(from), hands: { 0: [id], 1: [] }, held }), '0', ['load', id]),
    ).toBe('inspection B-11.8');
    const jam = { space: to, seat: '1', card: 'stauNebel' } as const;
    const home = underWay({ trucks: apart(to), aboard: { 0: [id], 1: [] }, jam });
    play(home, '0', ['unload', id]);
    expect(home.money['0']).toBe(5000 + contractOf(id).revenue);
  });
});
