import i18next, {
  type BackendModule,
  type FormatterModule,
  type PostProcessorModule,
  type ThirdPartyModule,
} from 'i18next';
import { initReactI18next } from 'react-i18next';
import { digits } from '../pieces/digits';
import { gameOfBox } from './boxWords';
import { LANGUAGE_CODES, type Language } from './languages';
import { languageInUse } from './preferences';
import { readBoxWords } from './readBoxWords';
import { readWordFile } from './readWordFile';
import { rememberSentences } from './rememberSentences';
import { WORDS_AT_HAND } from './wordsAtHand';

/** Loads the words of one language for one namespace: a part of the page, or a game. */
export type LoadWords = (language: string, namespace: string) => Promise<Record<string, unknown>>;

/** The words of the page and of the games on its shelf. */
export const pageWords: LoadWords = async (language, namespace) => {
  const game = gameOfBox(namespace);
  return game === undefined ? readWordFile(language, namespace) : readBoxWords(language, game);
};

const backendOf = (loadWords: LoadWords): BackendModule => ({
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    loadWords(language, namespace).then(
      (words) => callback(null, words),
      (error) => callback(error, true),
    );
  },
});

/** Numbers look the same in every sentence. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value) => (typeof value === 'number' ? digits(value) : value),
};

/** If a name ends with a full stop (as in "jun."), the sentence gets no second one. */
const fullStops: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fullStops',
  process: (sentence: string) => sentence.replaceAll(/(^|[^.])\.(\*\*)?\.(?!\.)/g, '$1.$2'),
};

/**
 * React copies an instance's own properties for each component that uses it: an instance that inherits everything is
 * copied at once.
 */
const forReact: ThirdPartyModule = {
  type: '3rdParty',
  init: (instance) => initReactI18next.init(Object.create(instance)),
};

/** How soon words that could not be loaded can be asked for anew, in ms: whoever waits is told first. */
const ANEW_AFTER = 1000;

/** Why words could not be loaded a moment ago, by language and namespace as i18next writes them. */
const failures = new Map<string, unknown>();

const noteFailure = (language: string, namespace: string, error: unknown) => {
  const name = `${language}|${namespace}`;
  failures.set(name, error);
  setTimeout(() => {
    failures.delete(name);
    // otherwise i18next would take them for loaded
    const { state } = i18next.services.backendConnector as { state: Record<string, number> };
    if ((state[name] ?? 0) <= 0) delete state[name];
  }, ANEW_AFTER);
};

const missing = (key: string, otherwise?: string): string => {
  if (otherwise !== undefined) return otherwise;
  const [failure] = failures.values();
  if (failure !== undefined) throw failure;
  if (process.env.NODE_ENV === 'production') return key;
  throw new Error(`There are no words for "${key}".`);
};

const speak = (language: string) => {
  document.documentElement.lang = language;
};

/**
 * Switches to the preferred language once all words in use are loaded; if they cannot be loaded, restores the
 * preference, and i18next emits `unspoken` with the language that was wanted.
 */
const followPreference = async (loadWords: LoadWords) => {
  const [spoken, wanted] = [i18next.language as Language, languageInUse.get()];
  if (wanted === spoken) return;
  const inUse = Object.keys(i18next.getDataByLanguage(spoken) ?? {});
  const needed = inUse.filter((namespace) => !i18next.hasResourceBundle(wanted, namespace));
  try {
    await Promise.all(needed.map((namespace) => loadWords(wanted, namespace)));
    await i18next.changeLanguage(wanted);
  } catch {
    languageInUse.set(spoken);
    i18next.emit('unspoken', wanted);
  }
};

/**
 * Starts with the reader's language and follows the preference from then on. The words of the shell are loaded when
 * the promise resolves, the others when a screen first needs them; a change of language shows only when every word on
 * the page is loaded, so that nothing flickers.
 */
export const startI18n = async (loadWords = pageWords): Promise<void> => {
  i18next.on('languageChanged', speak);
  i18next.on('failedLoading', noteFailure);
  await i18next
    .use(backendOf(loadWords))
    .use(numbers)
    .use(fullStops)
    .use(forReact)
    .init({
      lng: languageInUse.get(),
      supportedLngs: LANGUAGE_CODES,
      fallbackLng: false,
      resources: WORDS_AT_HAND,
      partialBundledLanguages: true,
      // browsers do not load a module again that they could not load
      maxRetries: 0,
      ns: ['shell'],
      defaultNS: 'shell',
      postProcess: [fullStops.name],
      interpolation: { escapeValue: false, alwaysFormat: true },
      parseMissingKeyHandler: missing,
    });
  rememberSentences(i18next);
  languageInUse.subscribe(() => void followPreference(loadWords));
};
