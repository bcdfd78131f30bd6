import { clockwiseFrom, perSeat } from '../../../games/shared/seats';

test.each([
  ['0', ['0', '1', '2']],
  ['1', ['1', '2', '0']],
  ['2', ['2', '0', '1']],
])('clockwise from seat %s', (first, order) => expect(clockwiseFrom(['0', '1', '2'], first)).toEqual(order));

test('one value per seat, computed separately', () => {
  const hands = perSeat(['0', '1'], (): string[] => []);
  hands['0']!.push('10-1');
  expect(hands).toEqual({ 0: ['10-1'], 1: [] });
});
