/** @jest-environment jsdom */
import i18next, { type TFunction } from 'i18next';
import { boardGame, EVENT_IDS, type Reason } from '../../games/auf-achse-board';
import { refusal } from '../../games/auf-achse-board/refusals';
import type { Refusal } from '../../games/shared/legality';
import { refusalWords } from '../../ui/boards/auf-achse-board/refusalWords';
import { whereabouts } from '../../ui/boards/auf-achse-board/whereabouts';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import cs from '../../ui/words/cs/auf-achse-board.json';
import de from '../../ui/words/de/auf-achse-board.json';
import en from '../../ui/words/en/auf-achse-board.json';
import fr from '../../ui/words/fr/auf-achse-board.json';
import { speak } from './browser';
import { freshBrowser } from './cardTable';
import { sentencesOf, type Words } from './sentences';

const ALL: Readonly<Record<string, Words>> = { en, de, fr, cs };

const SEATS = ['Lisa', 'Kemal'].map((name, at) => ({ playerID: String(at), name }));

/** Every reason with the paragraphs and values it comes with: a new one does not compile until it stands here. */
// prettier-ignore
const REASONS: Readonly<Record<Reason, readonly (readonly [rule: string, values?: Refusal['values']])[]>> = {
  over: [['B-13.1']],
  spectator: [['B-2.1']],
  malformed: [['B-3.1']],
  notYourDecision: [['B-3.1', { seat: '1' }]],
  otherFirst: ['place', 'roll', 'drive', 'roadworks', 'land', 'event', 'snow', 'auction', 'loadWon', 'turn'].map((task) => ['B-3.3', { task }] as const),
  onCity: [['B-2.2', { space: 'kassel' }], ['B-9.2', { space: 'kassel' }]],
  taken: [['B-2.2', { space: 'hamburg-berlin.2' }]],
  alreadyRolled: [['B-3.1']],
  handledCargo: [['B-5.4'], ['B-11.4']],
  notRolled: [['B-3.1']],
  noSuchRoll: [['B-5.4']],
  outOfReach: [['B-4.1', { steps: 4, points: 3 }], ['B-4.1', { steps: 7, points: 3 }], ['B-4.1', { steps: 3, points: 3 }], ['B-11.6', { points: 3 }]],
  useAllPoints: [['B-4.1', { points: 1, steps: 0 }], ['B-4.1', { points: 4, steps: 2 }], ['B-4.1', { points: 5, steps: 2 }]],
  outOfTurn: [['B-11.2']],
  occupied: [['B-4.3', { space: 'kassel' }], ['B-9.2', { space: 'hamburg-berlin.1', seat: '1' }]],
  roadworksThere: [['B-9.3', { space: 'hamburg-berlin.1' }]],
  jamThere: [['B-10.2', { space: 'flensburg-hamburg.1' }], ['B-9.2', { space: 'hamburg-berlin.1' }]],
  jammedCity: [['B-10.3']],
  noSuchWay: [['B-4.2']],
  notOptional: [['B-4.1']],
  flensburgRoad: [['B-9.2']],
  sameSpace: [['B-9.1']],
  mustMove: [['B-9.1']],
  notOnCard: [['B-12', { card: 'diebe' }]],
  choose: [['B-12', { card: 'zollkontrolle' }]],
  noContract: [['B-5.1']],
  notAboard: [['B-5.3']],
  otherCity: [['B-5.1', { city: 'kassel' }]],
  noRoom: [['B-5.1', { goods: 5, room: 2 }], ['B-4.4', { city: 'kassel' }]],
  noGoods: [['B-5.1', { goods: 5, stock: 2 }]],
  inspection: [['B-11.8']],
  cargoFirst: [['B-4.4']],
  unloadFirst: [['B-10.3']],
  onlyWon: [['B-7.7']],
  noTrailers: [['B-14.1']],
  soldOut: [['B-6.1', { trailer: 'large' }]],
  noMoney: [['B-6.1', { amount: 3000 }], ['B-7.6', { amount: 2100 }]],
  keepForCargo: [['B-4.4']],
  noAuctions: [['B-14.2']],
  noAuction: [['B-7.1']],
  notExact: [['B-7.1']],
  oneAuction: [['B-3.1']],
  notOffered: [['B-7.8']],
  lineTooLow: [['B-7.5', { line: 3 }]],
  noMotivation: [['B-11.4']],
  movedAlready: [['B-11.6']],
};

const REFUSALS = Object.entries(REASONS).flatMap(([reason, told]) =>
  told.map(([rule, values]) => refusal(reason as Reason, rule, values)),
);

const say = (...args: Parameters<typeof refusal>) => refusalWords(refusal(...args), SEATS, i18next.t);

/** Remembers what is asked for, and answers with it. */
const listening = (asked: Set<string>): TFunction =>
  ((key: string, values: Record<string, unknown>) => {
    asked.add(key);
    return i18next.t(key, values);
  }) as unknown as TFunction;

beforeAll(freshBrowser);

describe.each(LANGUAGE_CODES)('the board game in %s', (language) => {
  const sentences = new Map(sentencesOf(ALL[language]!));
  const has = (path: string) => (sentences.get(path) ?? '').trim() !== '';

  beforeAll(async () => {
    await speak(language);
    await i18next.loadNamespaces('auf-achse-board');
  });

  test('every refusal says what is the matter and the way out', () => {
    for (const one of REFUSALS) {
      const { what, way } = refusalWords(one, SEATS, i18next.t);
      for (const text of [what, way])
        expect([one, text]).toEqual([one, expect.stringMatching(/^(?!refusals\.)[^{}]+[.!]$/)]);
      expect(`${what} ${way}`).not.toMatch(/undefined|null|NaN/);
    }
  });

  test('no words for refusals that there are none of', () => {
    const asked = new Set<string>();
    for (const one of REFUSALS) refusalWords(one, SEATS, listening(asked));
    const written = [...sentences.keys()]
      .filter((path) => path.startsWith('refusals.'))
      .map((path) => path.replace(/_(one|few|many|other)$/, ''));
    expect(written.filter((path) => !asked.has(path))).toEqual([]);
  });

  test('every match option and choice has its words', () => {
    const paths = Object.entries(boardGame.options.fields).flatMap(([option, { choices, numbers }]) => [
      `options.${option}.name`,
      `options.${option}.about`,
      ...choices.flatMap((choice) => [
        `options.${option}.choices.${choice}`,
        `options.${option}.summary.${choice}`,
      ]),
      ...(numbers ? [`options.${option}.summary.number`] : []),
    ]);
    expect(paths.filter((path) => !has(path))).toEqual([]);
  });

  test('every event card has its title, its story and its effect', () => {
    const paths = EVENT_IDS.flatMap((card) =>
      ['title', 'story', 'effect'].map((key) => `event.${card}.${key}`),
    );
    paths.push('event.inspektion.effect_passes');
    expect(paths.filter((path) => !has(path))).toEqual([]);
  });

  test('bold stars come in pairs, and every placeholder is closed', () => {
    const broken = [...sentences.values()].filter(
      (sentence) =>
        sentence.split('**').length % 2 === 0 || /{{|}}/.test(sentence.replaceAll(/{{[^{}]+}}/g, '')),
    );
    expect(broken).toEqual([]);
  });

  test('a space is told by its city, or by its road and its number where there is more than one', () => {
    const [city, only, second] = (['kassel', 'flensburg-hamburg.1', 'hamburg-berlin.2'] as const).map(
      (space) => whereabouts(space, i18next.t),
    );
    expect(city).toContain('Kassel');
    expect(only).toMatch(/Flensburg.*Hamburg$/);
    expect(second).toMatch(/Hamburg.*Berlin \(2/);
  });
});

describe('why can’t I stop here?', () => {
  beforeAll(async () => {
    await speak('en');
    await i18next.loadNamespaces('auf-achse-board');
  });

  test('too far, or the way is closed', () => {
    expect(say('outOfReach', 'B-4.1', { steps: 5, points: 3 }).way).toMatch(/5 spaces, and you have 3/);
    expect(say('outOfReach', 'B-4.1', { steps: 3, points: 3 }).way).toMatch(/sign closes the way/);
  });
  test('too near', () =>
    expect(say('useAllPoints', 'B-4.1', { points: 4, steps: 2 }).way).toMatch(/all 4 spaces/));
  test('somebody is there', () =>
    expect(say('occupied', 'B-4.3', { space: 'kassel' }).what).toBe('There is a truck in Kassel already.'));
  test('there is no room for what is to be loaded', () =>
    expect(say('noRoom', 'B-4.4', { city: 'kassel' }).what).toBe('You may not stop early in Kassel.'));
});
