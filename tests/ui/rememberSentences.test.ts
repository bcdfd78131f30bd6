import { createInstance, type i18n } from 'i18next';
import { rememberSentences } from '../../ui/shell/rememberSentences';

const WORDS = {
  en: {
    title: 'The table',
    cards_one: '{{count}} card',
    cards_other: '{{count}} cards',
    done: '{{name}} is done',
    parts: { some: 'This', more: 'That' },
  },
  de: {
    title: 'Der Tisch',
    cards_one: '{{count}} Karte',
    cards_other: '{{count}} Karten',
    done: '{{name}} ist fertig',
    parts: { some: 'Dies', more: 'Das' },
  },
};

/** Speaks English; `made` counts how often a sentence with a name in it has been made. */
const speaking = async (): Promise<{ i18next: i18n; made: () => number }> => {
  let count = 0;
  const i18next = createInstance();
  await i18next
    .use({
      type: 'postProcessor',
      name: 'counting',
      process: (sentence: string) => {
        count += 1;
        return sentence;
      },
    })
    .init({
      lng: 'en',
      fallbackLng: false,
      ns: ['words'],
      defaultNS: 'words',
      postProcess: ['counting'],
      returnObjects: true,
      parseMissingKeyHandler: (key) => `no ${key}`,
      resources: { en: { words: WORDS.en }, de: { words: WORDS.de } },
    });
  rememberSentences(i18next);
  return { i18next, made: () => count };
};

describe('remembered sentences', () => {
  test('are made once for the same values, by whoever asks', async () => {
    const { i18next, made } = await speaking();
    const said = ['en', 'en'].map((language) =>
      i18next.getFixedT(language, 'words')('done', { name: 'Lisa' }),
    );
    expect(said).toEqual(['Lisa is done', 'Lisa is done']);
    expect(made()).toBe(1);
  });

  test('are told apart by key, number, name and place', async () => {
    const { i18next } = await speaking();
    const t = i18next.getFixedT('en', 'words');
    const sentences = () => [
      t('title'),
      t('cards', { count: 1 }),
      t('cards', { count: 2 }),
      t('done', { name: 'Lisa' }),
      t('done', { name: 'Kemal' }),
      i18next.getFixedT('en', 'words', 'parts')('some'),
      i18next.getFixedT('en', 'words')('some'),
    ];
    const first = sentences();
    expect(first).toEqual([
      'The table',
      '1 card',
      '2 cards',
      'Lisa is done',
      'Kemal is done',
      'This',
      'no some',
    ]);
    expect(sentences()).toEqual(first);
  });

  test('are said in the new language as soon as it has changed, and in the old one again after that', async () => {
    const { i18next } = await speaking();
    // who follows the page's language and who has one of their own
    const speakers = () => [null, 'de'].map((language) => i18next.getFixedT(language, 'words'));
    const kept = speakers();
    const said = (all: typeof kept) => all.map((t) => t('cards', { count: 2 }));
    for (const [language, words] of [
      ['en', '2 cards'],
      ['de', '2 Karten'],
      ['en', '2 cards'],
    ] as const) {
      await i18next.changeLanguage(language);
      expect(said(kept)).toEqual([words, '2 Karten']);
      expect(said(speakers())).toEqual([words, '2 Karten']);
    }
  });

  test('are made anew when words arrive', async () => {
    const { i18next } = await speaking();
    const t = i18next.getFixedT('en', 'words');
    expect(t('late')).toBe('no late');
    i18next.addResourceBundle('en', 'words', { late: 'Better late', title: 'Another table' }, true, true);
    expect(t('late')).toBe('Better late');
    expect(t('title')).toBe('Another table');
  });

  test('are made each time of what is more than plain values, and lists of them stay lists', async () => {
    const { i18next } = await speaking();
    const t = i18next.getFixedT('en', 'words');
    const day = { name: { toString: () => 'Monday' } };
    expect(t('done', day)).toBe('Monday is done');
    day.name = { toString: () => 'Tuesday' };
    expect(t('done', day)).toBe('Tuesday is done');
    expect(t('parts')).toEqual({ some: 'This', more: 'That' });
    expect(t('parts')).toEqual({ some: 'This', more: 'That' });
  });
});
