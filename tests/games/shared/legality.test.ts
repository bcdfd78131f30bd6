import { sameMove } from '../../../games/shared/legality';

describe('the same move', () => {
  test.each([
    ['lay', ['10-1'], true],
    ['lay', [], false],
    ['lay', ['10-1', '10-1'], false],
    ['lay', ['10-2'], false],
    ['lay', [['10-1']], false],
    ['pass', ['10-1'], false],
  ])('is %s with %j: %s', (move, args, same) =>
    expect(sameMove({ move: 'lay', args: ['10-1'] }, { move, args })).toBe(same),
  );
});
