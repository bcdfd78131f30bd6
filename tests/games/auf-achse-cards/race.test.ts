import type { Face } from '../../../games/auf-achse-cards/cards';
import { partsOf, raceScore } from '../../../games/auf-achse-cards/rules/race';

/** A race as printed in the rulebook: R is a rest card, X an action card. */
const race = (printed: string): Face[] =>
  printed
    .split(' ')
    .filter(Boolean)
    .map((card) => (card === 'R' ? 'rest' : card === 'X' ? 'levelCrossing' : (Number(card) as Face)));

/** The parts of a race in print, with the causes of the breaks between them. */
const cut = (printed: string) =>
  partsOf(race(printed)).map(({ kind, cards, brokenBy }) =>
    [kind, cards.map((face) => (face === 'rest' ? 'R' : face === 'levelCrossing' ? 'X' : face)).join(' ')]
      .concat(brokenBy ? `| ${brokenBy.by}` : [])
      .join(' '),
  );

const scores = (cases: readonly (readonly [string, number])[], title: string) =>
  test.each(cases)(`${title}: %s scores %i`, (printed, km) => expect(raceScore(race(printed))).toBe(km));

describe('K-4 The trip', () => {
  scores(
    [
      ['10 20', 30],
      ['10 120', 130],
      ['100 110 120', 330],
    ],
    'K-4.1 each kilometre card must be higher than the one before',
  );
  scores(
    [
      ['50 40', 40],
      ['50 50', 50],
      ['120 10', 10],
      ['20 10 30', 40],
      ['30 20 10', 10],
    ],
    'K-4.2 a card that is not higher is a break and begins the next part',
  );
  test('K-4.2 a break contains the two cards that caused it', () =>
    expect(partsOf(race('30 60 60 70'))).toEqual([
      { kind: 'road', cards: [30, 60], brokenBy: { by: 'notHigher', before: 60, after: 60 } },
      { kind: 'road', cards: [60, 70] },
    ]));
  test('K-4.2 a card is compared with the card before it, not with the highest so far', () =>
    expect(cut('90 20 50')).toEqual(['road 90 | notHigher', 'road 20 50']));

  scores(
    [
      ['R', 0],
      ['40 R', 40],
      ['R 40', 40],
      ['40 R 50 R 60', 150],
    ],
    'K-4.3 a rest card may stand in a race and is worth nothing',
  );
  scores(
    [
      ['40 R R', 0],
      ['R R 40', 40],
      ['40 R R 50', 50],
      ['40 R R R 50 60', 110],
      ['R R', 0],
    ],
    'K-4.3 two rests in a row are a break',
  );
  scores(
    [
      ['50 R 40', 40],
      ['50 R 50', 50],
      ['50 R 60', 110],
      ['20 50 R 30 R 40', 70],
    ],
    'K-4.3 the card after a single rest must still beat the kilometre card before it',
  );

  scores(
    [
      ['40 50 X 60', 60],
      ['X 60', 60],
      ['X', 0],
      ['40 X', 0],
      ['40 50 X X', 0],
      ['40 X R', 0],
      ['40 X R 10', 10],
      ['X R R', 0],
      ['R R X', 0],
    ],
    'K-4.4 an action card is always a break and worth nothing',
  );
  scores(
    [
      ['90 X 10 20', 30],
      ['90 R R 10 20', 30],
      ['90 X R 10', 10],
      ['90 R X R 10', 10],
    ],
    'K-4.4 nothing is carried over an action card or two rests',
  );
  test.each([
    ['90 X 10', ['road 90 | action', 'action X | action', 'road 10']],
    ['90 X R 10', ['road 90 | action', 'action X | action', 'road R 10']],
    ['90 R R 10', ['road 90 | rests', 'rests R R | rests', 'road 10']],
  ] as const)('K-4.4 nor is there a second break after it: %s', (printed, parts) =>
    expect(cut(printed)).toEqual(parts),
  );
  test.each(['lostFreight', 'levelCrossing', 'clearRoad', 'fullyClearRoad'] as const)(
    'K-4.4 every kind of action card is a break: %s',
    (kind) => expect(raceScore([100, kind, 10])).toBe(10),
  );
  test('K-4.4 rests are judged in the finished race: a second rest makes the first one a break too', () => {
    expect(cut('40 50 R')).toEqual(['road 40 50 R']);
    expect(cut('40 50 R R')).toEqual(['road 40 50 | rests', 'rests R R']);
  });

  scores(
    [
      ['', 0],
      ['70', 70],
      ['10 20 10 20 10', 10],
      ['40 X 50 R R 60 R 70', 130],
    ],
    'K-4.5 only the part after the last break scores',
  );
  scores(
    [
      ['20 40 50 70 80 120', 380],
      ['30 50 40 60 60 70 90', 220],
      ['10 20 40 80 R 120', 270],
      ['R 40 50 70 30 90', 120],
      ['20 50 40 60 60 R 70 80', 210],
      ['40 50 R R 60 120 R', 180],
      ['70 R 80 100 X 110 R 120', 230],
    ],
    'K-4.6 as the source works it out',
  );
  test.each([
    ['30 50 40 60 60 70 90', ['road 30 50 | notHigher', 'road 40 60 | notHigher', 'road 60 70 90']],
    ['40 50 R R 60 120 R', ['road 40 50 | rests', 'rests R R | rests', 'road 60 120 R']],
    ['70 R 80 100 X 110 R 120', ['road 70 R 80 100 | action', 'action X | action', 'road 110 R 120']],
    ['R R X 10', ['rests R R | rests', 'action X | action', 'road 10']],
    ['X R R 10', ['action X | action', 'rests R R | rests', 'road 10']],
    ['10 X X 20', ['road 10 | action', 'action X | action', 'action X | action', 'road 20']],
    ['10 R R R 5', ['road 10 | rests', 'rests R R R | rests', 'road 5']],
  ] as const)('K-4.6 where the breaks are: %s', (printed, parts) => expect(cut(printed)).toEqual(parts));
});
