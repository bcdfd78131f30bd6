import { ACTIONS, cardGame, type CardHappening, type Reason } from '../../games/auf-achse-cards';
import cs from '../../ui/words/cs/auf-achse-cards.json';
import de from '../../ui/words/de/auf-achse-cards.json';
import en from '../../ui/words/en/auf-achse-cards.json';
import fr from '../../ui/words/fr/auf-achse-cards.json';
import { sentencesOf, type Words } from './sentences';

const LANGUAGES: readonly [string, Words][] = Object.entries({ en, de, fr, cs });

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const PLACE = /{{[^{}]+}}/g;

/** The places of every sentence; of a plural, those of its general form (others may spell the number out). */
const placesIn = (words: Words) =>
  Object.fromEntries(
    sentencesOf(words)
      .filter(([path]) => !PLURAL.test(path) || path.endsWith('_other'))
      .map(([path, sentence]) => [path, [...new Set(sentence.match(PLACE))].toSorted()]),
  );

/** A compile-time list: a new reason or happening does not compile until it stands here. */
const REASONS: Record<Reason, true> = {
  over: true,
  spectator: true,
  malformed: true,
  notInHand: true,
  raceLaid: true,
  counterLaid: true,
  lastCardToRace: true,
  extraToRace: true,
  extraLaid: true,
};
const HAPPENINGS: Record<CardHappening['type'], true> = {
  counted: true,
  crossing: true,
  extra: true,
  drawn: true,
  round: true,
  stageEnd: true,
  stageBegin: true,
};

describe.each(LANGUAGES)('the card game in %s', (language, words) => {
  const sentences = new Map(sentencesOf(words));
  const has = (path: string) => (sentences.get(path) ?? '').trim() !== '';

  test('every refusal says what is the matter and the way out', () => {
    expect(Object.keys(words['refusals']!).toSorted()).toEqual(Object.keys(REASONS).toSorted());
    const silent = Object.keys(REASONS).flatMap((reason) =>
      [`refusals.${reason}.what`, `refusals.${reason}.way`].filter((path) => !has(path)),
    );
    expect(silent).toEqual([]);
  });

  test('every match option and choice has its words', () => {
    const paths = Object.entries(cardGame.options.fields).flatMap(([option, { choices }]) => [
      `options.${option}.name`,
      `options.${option}.about`,
      ...choices.flatMap((choice) => [
        `options.${option}.choices.${choice}`,
        `options.${option}.summary.${choice}`,
      ]),
    ]);
    expect(paths.filter((path) => !has(path))).toEqual([]);
  });

  test('every card has its name, its caption and its label', () => {
    const paths = [...ACTIONS, 'rest'].flatMap((card) =>
      ['name', 'caption', 'label'].map((key) => `cards.${card}.${key}`),
    );
    expect(paths.filter((path) => !has(path))).toEqual([]);
  });

  test('the log has words for every move and everything that happens', () => {
    const told = Object.keys(words['log']!);
    expect(told).toEqual(expect.arrayContaining(['layRace', 'layCounter', ...Object.keys(HAPPENINGS)]));
  });

  test('plural forms are those of the language', () => {
    const forms = new Map<string, string[]>();
    for (const path of sentences.keys()) {
      const form = PLURAL.exec(path)?.[0].slice(1);
      const stem = path.replace(PLURAL, '');
      if (form) forms.set(stem, [...(forms.get(stem) ?? []), form].toSorted());
    }
    const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    expect(forms.size).toBeGreaterThan(0);
    for (const found of forms.values()) expect(found).toEqual(expected);
  });

  test('sentences have the places of the other languages', () => {
    expect(placesIn(words)).toEqual(placesIn(en));
  });

  test('bold stars come in pairs, and every placeholder is closed', () => {
    const broken = [...sentences.values()].filter(
      (sentence) => sentence.split('**').length % 2 === 0 || /{{|}}/.test(sentence.replaceAll(PLACE, '')),
    );
    expect(broken).toEqual([]);
  });
});
