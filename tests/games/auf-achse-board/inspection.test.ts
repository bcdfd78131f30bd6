import { boardGame } from '../../../games/auf-achse-board';
import type { Held, State } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import {
  anyContract,
  apart,
  before,
  contractWith,
  dice,
  open,
  play,
  refused,
  rolled,
  scenario,
  targets,
  underWay,
  type About,
} from './scenario';

describe('B-11.8 Inspektion', () => {
  test('a player who receives it after an early stop for goods is no longer obliged to handle them', () => {
    const { id } = contractWith(({ from }) => from === 'luxembourg');
    const points = { type: 'drive', least: 3, most: 3, die: null, optional: true } as const;
    const G = scenario({
      trucks: { 0: 'luxembourg-saarbruecken.1', 1: 'nuernberg-muenchen.1' },
      hands: { 0: [id] },
      pile: [contractWith(({ from }) => from !== 'luxembourg').id],
      held: { 1: [{ card: 'inspektion', owes: 0 }] },
      turn: { rolled: true },
      tasks: [
        { ...points, seat: '1' },
        { ...points, seat: '0' },
      ],
    });
    play(G, '0', ['drive', 'luxembourg']);
    play(G, '1', ['drive', 'muenchen']);
    expect(G.held['0']).toEqual([{ card: 'inspektion', owes: 0 }]);
    expect(G.turn.due).toBeNull();
    expect(open(G, '0').length).toBeGreaterThan(0);
  });
});

describe('B-11.8 Inspektion where it is only passed on', () => {
  const inspected: Held = { card: 'inspektion', owes: 0 };
  const { id, from, to } = anyContract(({ from, to }) => ![from, to].includes('muenchen'));
  const holding = (about: About): State =>
    underWay({
      options: { inspection: 'passes' },
      held: { 0: [inspected], 1: [] },
      turn: { rolled: true },
      ...about,
    });

  test('B-11.8 nothing is forbidden: goods are loaded and unloaded anywhere', () => {
    const there = { trucks: apart(from), hands: { 0: [id], 1: [] } };
    play(holding(there), '0', ['load', id]);
    const home = holding({ trucks: apart(to), aboard: { 0: [id], 1: [] } });
    play(home, '0', ['unload', id]);
    expect(home.delivered).toEqual([id]);
    expect(refused(holding({ ...there, options: { inspection: 'bans' } }), '0', ['load', id])).toBe(
      'inspection B-11.8',
    );
  });
  test('B-11.8 an early stop for goods is allowed', () => {
    const G = holding({ trucks: apart(before(to, 2)), aboard: { 0: [id], 1: [] }, tasks: [rolled(5)] });
    expect(targets(G, '0')).toContain(to);
  });
  test('B-11.8 the rest applies: the early stop in München, the left-hand neighbour, the extra roll', () => {
    const G = holding({ trucks: apart(before('muenchen', 2)), tasks: [rolled(5)] });
    play(G, '0', ['drive', 'muenchen']);
    expect(G.held).toEqual({ 0: [], 1: [inspected] });
    expect(play(G, '0', ['rollAgain', 'inspektion'], dice(4))).toMatchObject([{ type: 'rolled', die: 4 }]);
  });
  test('B-11.8 a player who receives it after an early stop for goods must still handle them', () => {
    const points = { type: 'drive', least: 3, most: 3, die: null, optional: true } as const;
    const G = holding({
      trucks: { 0: before(from, 1), 1: before('muenchen', 1) },
      hands: { 0: [id], 1: [] },
      held: { 0: [], 1: [inspected] },
      tasks: [
        { ...points, seat: '1' },
        { ...points, seat: '0' },
      ],
    });
    play(G, '0', ['drive', from]);
    play(G, '1', ['drive', 'muenchen']);
    expect([G.held['0'], G.turn.due]).toEqual([[inspected], 'cargo']);
    expect(refused(G, '0', ['load', id])).toBeUndefined();
  });
  test.each(['easy', 'normal'] as const)('B-11.8 %s does not postpone its goods for it', (level) => {
    const G = holding({
      trucks: apart(from),
      hands: { 0: [id], 1: [] },
      turn: { rolled: true, reached: from },
    });
    expect(boardGame.bots[level](G, '0', seededChance('inspected'))).toEqual({ move: 'load', args: [id] });
  });
  test('B-11.8 normal goes to München to avoid the penalty when it has nothing better to do', () => {
    const G = holding({ trucks: apart(before('muenchen', 3)), tasks: [rolled(3)] });
    expect(boardGame.bots.normal(G, '0', seededChance('inspected'))).toMatchObject({ args: ['muenchen'] });
  });
});
