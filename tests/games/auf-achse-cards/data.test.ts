import {
  ACTIONS,
  CARD_IDS,
  DECK,
  faceOf,
  isAction,
  isCard,
  isKilometres,
  KILOMETRES,
} from '../../../games/auf-achse-cards/cards';

const count = (cards: readonly { count: number }[]) => cards.reduce((sum, { count }) => sum + count, 0);
const faces = CARD_IDS.map(faceOf);

describe('K-1 Components', () => {
  test('K-1.1 the deck has 109 cards, each with its own id', () => {
    expect(CARD_IDS).toHaveLength(109);
    expect(new Set(CARD_IDS).size).toBe(109);
    expect(count(DECK)).toBe(109);
  });
  test('K-1.1 77 kilometre cards, 20 action cards, 12 rest cards', () => {
    expect(faces.filter(isKilometres)).toHaveLength(77);
    expect(faces.filter(isAction)).toHaveLength(20);
    expect(faces.filter((face) => face === 'rest')).toHaveLength(12);
  });
  test('K-1.1 the kilometre cards show 10, 20, … 120', () => {
    expect(KILOMETRES).toEqual(Array.from({ length: 12 }, (_, i) => 10 * (i + 1)));
    expect(new Set(faces.filter(isKilometres))).toEqual(new Set(KILOMETRES));
  });
  test('K-1.1 there are four kinds of action cards', () => {
    expect(ACTIONS).toEqual(['lostFreight', 'levelCrossing', 'clearRoad', 'fullyClearRoad']);
    expect(new Set(faces.filter(isAction))).toEqual(new Set(ACTIONS));
  });
  test.each([10, 20, 30, 40, 50])('K-1.2 seven cards show %i km', (km) =>
    expect(faces.filter((face) => face === km)).toHaveLength(7),
  );
  test.each([60, 70, 80, 90, 100, 110, 120])('K-1.2 six cards show %i km', (km) =>
    expect(faces.filter((face) => face === km)).toHaveLength(6),
  );
  test.each(ACTIONS)('K-1.2 five cards show %s', (kind) =>
    expect(faces.filter((face) => face === kind)).toHaveLength(5),
  );
  test('K-1.2 the division of a group is marked as reconstructed, a printed number as printed', () => {
    expect(DECK.filter(({ status }) => status === 'printed')).toEqual([
      { face: 'rest', count: 12, status: 'printed' },
    ]);
    expect(count(DECK.filter(({ status }) => status === 'reconstructed'))).toBe(97);
  });
  test('K-1.1 an id determines its face', () => {
    expect(faceOf('40-3')).toBe(40);
    expect(faceOf('rest-12')).toBe('rest');
    expect(faceOf('lostFreight-1')).toBe('lostFreight');
  });
  test.each([
    '40-0',
    '40-8',
    '60-7',
    '45-1',
    '40',
    'rest-13',
    'rest-01',
    ' 40-1',
    'back',
    '',
    40,
    null,
    ['40-1'],
  ])('K-1.1 %j is no card', (id) => expect(isCard(id)).toBe(false));
});
