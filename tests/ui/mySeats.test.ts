/** @jest-environment ./tests/jsdom.ts */
import { forgetSeat, listMySeats, mySeat, rememberSeat } from '../../ui/online/mySeats';

const KEY = 'auf-achse.seats';
const seat = { playerID: '1', credentials: 'secret', name: 'Lisa' };
const entry = { game: 'g', matchID: 'm', ...seat };

beforeEach(() => localStorage.clear());

describe('the seats of this browser', () => {
  test('are remembered by game and match, once each', () => {
    rememberSeat('g', 'm', { ...seat, playerID: '0' });
    rememberSeat('g', 'n', seat);
    rememberSeat('g', 'm', seat);
    expect(listMySeats().map(({ matchID, playerID }) => [matchID, playerID])).toEqual([
      ['m', '1'],
      ['n', '1'],
    ]);
    expect(mySeat('g', 'm')).toMatchObject(seat);
    expect(mySeat('other', 'm')).toBeUndefined();
  });

  test('are forgotten one by one', () => {
    rememberSeat('g', 'm', seat);
    rememberSeat('g', 'n', seat);
    forgetSeat('g', 'm');
    expect(mySeat('g', 'm')).toBeUndefined();
    expect(mySeat('g', 'n')).toBeDefined();
  });

  test('do not grow without end: the oldest goes first', () => {
    for (let match = 0; match < 110; match += 1) rememberSeat('g', String(match), seat);
    expect(mySeat('g', '109')).toBeDefined();
    expect(mySeat('g', '0')).toBeUndefined();
  });

  test.each([
    ['no list', { m: entry }],
    ['a seat that cannot be', [{ ...entry, playerID: '9' }]],
    ['a number for a secret', [{ ...entry, credentials: 7 }]],
    ['no secret', [{ ...entry, credentials: undefined }]],
    ['a secret without end', [{ ...entry, credentials: 'x'.repeat(500) }]],
  ])('%s counts as no seat', (_, tampered) => {
    localStorage.setItem(KEY, JSON.stringify(tampered));
    expect(mySeat('g', 'm')).toBeUndefined();
    expect(listMySeats()).toEqual([]);
  });

  test('one spoilt entry does not lose the others', () => {
    localStorage.setItem(KEY, JSON.stringify([null, 'nonsense', entry]));
    expect(mySeat('g', 'm')).toMatchObject(seat);
  });
});
