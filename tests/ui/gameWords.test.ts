/** @jest-environment ./tests/jsdom.ts */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';
import { GAMES, type GameId } from '../../games';
import { EVENT_IDS } from '../../games/auf-achse-board';
import { ACTIONS, type CardHappening } from '../../games/auf-achse-cards';
import { CIRCUITS } from '../../games/ausgebremst';
import type { OptionField } from '../../games/shared/options';
import type { Refusal } from '../../games/shared/legality';
import { refusalWords as boardWords } from '../../ui/boards/auf-achse-board/refusalWords';
import { whereabouts } from '../../ui/boards/auf-achse-board/whereabouts';
import { LOOKS } from '../../ui/games';
import type { GameUi } from '../../ui/kit/gameUi';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { speak } from './browser';
import { freshBrowser } from './cardTable';
import { sentencesOf, wordsIn } from './sentences';

const SEATS = ['Lisa', 'Kemal', 'Zdeněk'].map((name, at) => ({ playerID: String(at), name }));

/** Told without a sentence of its own: the step itself is told, or the card that brought it about tells it. */
type Unsaid = 'laid' | 'left' | 'lieOpen';

/** A compile-time list: a new happening does not compile until it stands here. */
const CARD_HAPPENINGS: Record<Exclude<CardHappening['type'], Unsaid>, true> = {
  counted: true,
  crossing: true,
  extra: true,
  drawn: true,
  round: true,
  stageEnd: true,
  stageBegin: true,
};

/** Where words have to stand that no other game needs; a part with words of its own below it counts as well. */
const PLACES: Partial<Readonly<Record<GameId, readonly string[]>>> = {
  'auf-achse-cards': [
    ...[...ACTIONS, 'rest'].flatMap((card) =>
      ['name', 'caption', 'label'].map((key) => `cards.${card}.${key}`),
    ),
    ...['layRace', 'layCounter', ...Object.keys(CARD_HAPPENINGS)].map((told) => `log.${told}`),
  ],
  'auf-achse-board': [
    ...EVENT_IDS.flatMap((card) => ['title', 'story', 'effect'].map((key) => `event.${card}.${key}`)),
    'event.inspektion.effect_passes',
  ],
};

/** Every refusal there is in a game. */
const refusalsOf = (id: GameId): readonly Refusal[] => {
  const file = join(__dirname, '..', 'games', id, 'refusals.ts');
  if (!existsSync(file)) throw new Error(`Export REFUSALS from tests/games/${id}/refusals.ts.`);
  return jest.requireActual<{ REFUSALS: readonly Refusal[] }>(file).REFUSALS;
};

/** What the lobby says of every game. */
const ON_THE_SHELF = ['title', 'subtitle', 'short', 'pitch', 'aim', 'players', 'minutes', 'total'].map(
  (what) => `game.${what}`,
);

/** What the form for a new match and the lists of matches say of an option. */
const placesOf = (option: string, { choices, numbers, sequence }: OptionField): string[] => {
  const parts = sequence
    ? ['summary.sequence', ...sequence.flatMap((item) => [`items.${item}`, `notes.${item}`])]
    : [...choices.map((choice) => `summary.${choice}`), ...(numbers ? ['summary.number'] : [])];
  return ['name', 'about', ...choices.map((choice) => `choices.${choice}`), ...parts].map(
    (part) => `options.${option}.${part}`,
  );
};

/** Remembers what is asked for, and answers with it. */
const listening = (asked: Set<string>): TFunction =>
  ((key: string, values: Record<string, unknown>) => {
    asked.add(key);
    return i18next.t(key, values);
  }) as unknown as TFunction;

const PLURAL = /_(one|few|many|other)$/;

beforeAll(freshBrowser);

describe.each(GAMES.map(({ id, options }) => ({ id, options })))('$id', ({ id, options }) => {
  const places = PLACES[id] ?? [];
  let refusals: readonly Refusal[];
  let gameUi: GameUi;
  beforeAll(async () => {
    refusals = refusalsOf(id);
    if (!LOOKS[id]) throw new Error(`Write how ${id} looks into ui/games.ts.`);
    ({ gameUi } = await LOOKS[id].board());
  });

  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    const sentences = new Map(sentencesOf(wordsIn(language, id)));
    const paths = [...sentences.keys()].map((path) => path.replace(PLURAL, ''));
    const isTold = (place: string) => paths.some((path) => path === place || path.startsWith(`${place}.`));

    beforeAll(async () => {
      await speak(language);
      await i18next.loadNamespaces([id, 'table']);
    });

    test('has words for the shelf, every option and choice, and all that is its own', () => {
      const needed = Object.entries(options.fields).flatMap(([option, field]) => placesOf(option, field));
      expect([...ON_THE_SHELF, ...needed, ...places].filter((place) => !isTold(place))).toEqual([]);
    });

    test('every refusal says what is the matter and the way out', () => {
      for (const one of refusals) {
        const { what, way } = gameUi.refusalWords(one, SEATS, i18next.t);
        for (const text of [what, way])
          expect([one, text]).toEqual([one, expect.stringMatching(/^(?!refusals\.)[^{}]+[.!]$/)]);
        expect(`${what} ${way}`).not.toMatch(/undefined|null|NaN/);
      }
    });

    test('no words for refusals that there are none of', () => {
      const asked = new Set<string>();
      for (const one of refusals) gameUi.refusalWords(one, SEATS, listening(asked));
      const shared = sentencesOf(wordsIn(language, 'table')).map(([path]) => path);
      const written = [...paths, ...shared].filter((path) => path.startsWith('refusals.'));
      expect(written.filter((path) => !asked.has(path))).toEqual([]);
    });

    test('bold stars come in pairs, and every placeholder is closed', () => {
      const broken = [...sentences.values()].filter(
        (sentence) =>
          sentence.split('**').length % 2 === 0 || /{{|}}/.test(sentence.replaceAll(/{{[^{}]+}}/g, '')),
      );
      expect(broken).toEqual([]);
    });
  });
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  beforeAll(async () => {
    await speak(language);
    await i18next.loadNamespaces(GAMES.map(({ id }) => id));
  });

  test('a space of the map is told by its city, or by its road and its number where there is more than one', () => {
    const [city, only, second] = (['kassel', 'flensburg-hamburg.1', 'hamburg-berlin.2'] as const).map(
      (space) => whereabouts(space, i18next.t),
    );
    expect(city).toContain('Kassel');
    expect(only).toMatch(/Flensburg.*Hamburg$/);
    expect(second).toMatch(/Hamburg.*Berlin \(2/);
  });

  test('B-7.4 who has priority is told in a sentence of its own, as is the reason: each also stands alone', () => {
    const board = new Map(sentencesOf(wordsIn(language, 'auf-achse-board')));
    for (const told of ['edge', 'edgeMine', 'edgeText'])
      expect(board.get(`table.auction.${told}`)).toMatch(/^[\p{Lu}{].*\.$/u);
  });

  test('whoever a race waits for is called by name', async () => {
    const {
      gameUi: { refusalWords },
    } = await LOOKS.ausgebremst.board();
    const refusal = { reason: 'notYourTurn', rule: 'A-3.4', values: { car: '2' } };
    expect(refusalWords(refusal, SEATS, i18next.t).way).toContain('Zdeněk');
  });

  test('A-1.3 every circuit is called by its name, with its difficulty, length and direction', () => {
    const sentences = new Map(sentencesOf(wordsIn(language, 'ausgebremst')));
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

const say = (reason: string, rule: string, values: Refusal['values']) =>
  boardWords({ reason, rule, values }, SEATS, i18next.t);

test('thousands stand apart in every sentence with a number in it', async () => {
  await speak('en');
  await i18next.loadNamespaces('auf-achse-cards');
  const said = i18next.t('board.note.leads', { ns: 'auf-achse-cards', name: 'Lisa', km: 1_350, by: -50 });
  expect(said).toContain('1\u202f350');
  expect(said).toContain('−50');
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
