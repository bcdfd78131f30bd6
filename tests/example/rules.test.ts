import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { nim, ROWS, type View } from './game';

const SEATS = ['0', '1', '2'];

/** The table of three, but for what a test is about. */
const tableWith = (but: Partial<View> = {}): View => ({
  options: { last: 'wins' },
  seats: SEATS,
  sticks: { ...ROWS },
  turn: '0',
  ...but,
});
const ONE_LEFT = { short: 1, middle: 0, long: 0 };

const take = (row: string, count: number): LegalMove => ({ move: 'take', args: [row, count] });

/** The table after somebody has taken sticks. */
const afterTaking = (table: View, seat: string, row: string, count: number): View => {
  const ruling = nim.judge(table, seat, take(row, count));
  if ('refusal' in ruling) throw new Error(ruling.refusal.reason);
  const G = structuredClone(table);
  ruling.carryOut(G, seededChance('a quiet sunday'));
  return G;
};

describe('N-1 Before the game', () => {
  test('N-1.1 the first seat begins with twelve sticks in three rows', () => {
    const moves = nim.legalMoves(tableWith(), '0');
    expect(moves).toHaveLength(3 + 4 + 5);
    expect(nim.awaited(tableWith())).toEqual(['0']);
    expect(nim.whyNot(tableWith(), 'somebody', take('short', 1))).toMatchObject({ rule: 'N-1.1' });
  });
});

describe('N-2 A turn', () => {
  test('N-2.1 takes sticks out of one row, as many as there are at most', () => {
    expect(afterTaking(tableWith(), '0', 'middle', 4).sticks).toEqual({ short: 3, middle: 0, long: 5 });
    expect(nim.whyNot(tableWith(), '0', take('middle', 5))).toEqual({
      reason: 'tooMany',
      rule: 'N-2.1',
      values: { count: 5, left: 4 },
    });
  });
  test.each([take('short', 0), take('short', 1.5), take('top', 1), { move: 'take', args: ['short'] }])(
    'N-2.1 $args is no number of sticks in a row',
    (move) =>
      expect(nim.whyNot(tableWith(), '0', move)).toMatchObject({ reason: 'malformed', rule: 'N-2.1' }),
  );

  test('N-2.2 then it is the turn of the next seat, and of nobody else', () => {
    const table = afterTaking(tableWith({ turn: '2' }), '2', 'short', 1);
    expect(nim.awaited(table)).toEqual(['0']);
    expect(nim.legalMoves(table, '2')).toEqual([]);
    expect(nim.whyNot(table, '1', take('short', 1))).toEqual({
      reason: 'notYourTurn',
      rule: 'N-2.2',
      values: { seat: '0' },
    });
  });
});

describe('N-3 The end', () => {
  test.each([
    ['wins', ['1']],
    ['loses', ['0', '2']],
  ] as const)('N-3.1 whoever takes the last stick %s', (last, winners) => {
    const table = tableWith({ options: { last }, sticks: ONE_LEFT, turn: '1' });
    expect(nim.result(table)).toBeUndefined();
    const end = afterTaking(table, '1', 'short', 1);
    expect(nim.result(end)).toMatchObject({ winners });
    expect(nim.awaited(end)).toEqual([]);
    expect(nim.whyNot(end, '2', take('long', 1))).toMatchObject({ reason: 'over', rule: 'N-3.1' });
  });
});

describe('the better computer player', () => {
  test('wins against anybody when it begins', async () => {
    let table = tableWith({ seats: ['0', '1'] });
    const random = seededChance('a quiet sunday');
    while (!nim.isOver(table)) {
      const { turn: seat } = table;
      const { args } = await nim.bots[seat === '0' ? 'normal' : 'easy'](table, seat, random);
      table = afterTaking(table, seat, args[0] as string, args[1] as number);
    }
    expect(nim.result(table)?.winners).toEqual(['0']);
  });
});
