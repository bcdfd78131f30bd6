/** @jest-environment jsdom */
import i18next, { type TFunction } from 'i18next';
import { CIRCUITS, racingGame, type Reason } from '../../games/ausgebremst';
import { refusal } from '../../games/ausgebremst/refusals';
import type { Refusal } from '../../games/shared/legality';
import { refusalWords } from '../../ui/boards/ausgebremst/refusalWords';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import cs from '../../ui/words/cs/ausgebremst.json';
import de from '../../ui/words/de/ausgebremst.json';
import en from '../../ui/words/en/ausgebremst.json';
import fr from '../../ui/words/fr/ausgebremst.json';
import { speak } from './browser';
import { freshBrowser } from './cardTable';
import { sentencesOf, type Words } from './sentences';

const ALL: Readonly<Record<string, Words>> = { en, de, fr, cs };

const SEATS = ['Lisa', 'Kemal', 'Zdeněk'].map((name, at) => ({ playerID: String(at), name }));

/** Every reason with the paragraphs and values it comes with: a new one does not compile until it stands here. */
// prettier-ignore
const REASONS: Readonly<Record<Reason, readonly (readonly [rule: string, values?: Refusal['values']])[]>> = {
  over: [['A-2.1']],
  spectator: [['A-2.1']],
  malformed: [['A-4.1']],
  notNow: [['A-3.2'], ['A-11.10']],
  notYourTurn: [['A-3.4', { car: '1' }]],
  otherFirst: ['drive', 'draw', 'fetch', 'stow'].map((step) => ['A-11.5', { step }] as const),
  alreadyReady: [['A-3.2'], ['A-11.10']],
  setUpChosen: [['A-11.2']],
  setUpFirst: [['A-11.2']],
  notToSort: [['A-11.3']],
  notLeftOut: [['A-11.2']],
  leftOut: [['A-11.2']],
  sortFirst: [['A-11.4']],
  emptyStack: [['A-11.5']],
  notInHand: [['A-4.1', { value: 5 }]],
  notBesidePit: [['A-11.6']],
  leaderSix: [['A-6.1']],
  leaderSixes: [['A-6.3']],
  occupied: [['A-5.1', { value: 3 }]],
  blocked: [['A-5.2', { value: 3 }]],
  solidLine: [['A-5.3', { value: 3 }]],
  throughPit: [['A-7.3', { value: 3 }]],
  alreadyStopped: [['A-7.1']],
  noPitNow: [['A-7.1']],
  outOfReach: [['A-5.2', { value: 3 }]],
  mustDrive: [['A-4.2']],
};

const REFUSALS = Object.entries(REASONS).flatMap(([reason, told]) =>
  told.map(([rule, values]) => refusal(reason as Reason, rule, values)),
);

/** Remembers what is asked for, and answers with it. */
const listening = (asked: Set<string>): TFunction =>
  ((key: string, values: Record<string, unknown>) => {
    asked.add(key);
    return i18next.t(key, values);
  }) as unknown as TFunction;

beforeAll(freshBrowser);

describe.each(LANGUAGE_CODES)('Ausgebremst in %s', (language) => {
  const sentences = new Map(sentencesOf(ALL[language]!));
  const has = (path: string) => (sentences.get(path) ?? '').trim() !== '';

  beforeAll(async () => {
    await speak(language);
    await i18next.loadNamespaces('ausgebremst');
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
    const written = [...sentences.keys()].filter((path) => path.startsWith('refusals.'));
    expect(written.filter((path) => !asked.has(path))).toEqual([]);
  });

  test('whoever is waited for is called by name', () =>
    expect(refusalWords(refusal('notYourTurn', 'A-3.4', { car: '2' }), SEATS, i18next.t).way).toContain(
      'Zdeněk',
    ));

  test('every match option and choice has its words', () => {
    const paths = Object.entries(racingGame.options.fields).flatMap(([option, { choices, sequence }]) => [
      `options.${option}.name`,
      `options.${option}.about`,
      ...choices.map((choice) => `options.${option}.choices.${choice}`),
      ...(sequence
        ? sequence.flatMap((item) => [`options.${option}.items.${item}`, `options.${option}.notes.${item}`])
        : choices.map((choice) => `options.${option}.summary.${choice}`)),
    ]);
    expect(paths.filter((path) => !has(path))).toEqual([]);
  });

  test('A-1.3 every circuit is called by its name, with its difficulty, length and direction', () => {
    for (const { number, name, length, difficulty, direction } of CIRCUITS) {
      expect(sentences.get(`options.circuits.items.${number}`)).toBe(name);
      const parts = (one: { readonly number: number }) =>
        sentences.get(`options.circuits.notes.${one.number}`)!.split(' · ');
      expect(parts({ number })[1]).toMatch(new RegExp(`^${length} `));
      for (const other of CIRCUITS) {
        expect(parts(other)[0] === parts({ number })[0]).toBe(other.difficulty === difficulty);
        expect(parts(other)[2] === parts({ number })[2]).toBe(other.direction === direction);
      }
    }
  });
});
