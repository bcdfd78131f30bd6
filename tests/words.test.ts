import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../games';
import { LANGUAGE_CODES as LANGUAGES, type Language } from '../ui/shell/languages';
import { glossaryHolds } from './laws/glossary';
import { typographyHolds } from './laws/typography';
import { ruled, spoken } from './laws/texts';
import { stems, wordsHold, type Sentences } from './laws/words';
import { sentencesOf, wordFilesIn, wordsIn } from './ui/sentences';

const folder = join(__dirname, '..', 'ui', 'words');

/** Empty if there is no such file yet: another test checks for missing files. */
const read = (language: Language, file: string): Sentences =>
  new Map(
    existsSync(join(folder, language, file)) ? sentencesOf(wordsIn(language, file.replace('.json', ''))) : [],
  );

test.each(LANGUAGES)('%s has a file of words for every room and every game', (language) => {
  const needed = [...new Set([...wordFilesIn('en'), ...GAMES.map(({ id }) => `${id}.json`)])];
  const there = new Set(existsSync(join(folder, language)) ? wordFilesIn(language) : []);
  expect(
    needed.filter((file) => !there.has(file)).map((file) => `write ui/words/${language}/${file}`),
  ).toEqual([]);
  expect([...there].filter((file) => !needed.includes(file))).toEqual([]);
});

describe.each(wordFilesIn('en'))('%s', (file) => {
  wordsHold((language) => read(language, file));
});

describe('glossary', () => {
  glossaryHolds();
});

describe('typography', () => {
  typographyHolds((language) => [...spoken(language), ...GAMES.flatMap(({ id }) => ruled(language, id))]);
});

describe('the pages ask for words that there are', () => {
  const ui = join(__dirname, '..', 'ui');
  const keys = Object.fromEntries(
    wordFilesIn('en').map((file) => [file.replace('.json', ''), stems(read('en', file))]),
  );
  const pages = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file): [string, string] => [file, readFileSync(join(ui, file), 'utf8')])
    .filter(([, code]) => /\bt\('/.test(code));

  test.each(pages)('%s', (file, code) => {
    const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, namespace]) => namespace!);
    const spoken = named(/useTranslation\('([\w-]+)'/g);
    // a board uses the words of its game, whatever words other games have
    const [, game] = /^boards[\\/]([\w-]+)/.exec(file) ?? [];
    if (game) spoken.push(game, ...named(/\bns: '([\w-]+)'/g));
    const namespaces = spoken.length ? spoken : Object.keys(keys);
    const missing = [...code.matchAll(/\bt\(\s*'(?:([\w-]+):)?([\w.-]+)'/g)].filter(
      ([, namespace, key]) => !(namespace ? [namespace] : namespaces).some((name) => keys[name]?.has(key!)),
    );
    expect(missing.map(([call]) => call)).toEqual([]);
  });
});

/** A path of words, as in 'log.took' or `log.${told}`. */
const PATHS = /['`](\w+(?:[\w.]|\$\{[^{}`]*\})*)['`]/g;
/** A sentence that is put into another one. */
const NESTED = /\$t\(([\w.]+)/g;

const foundIn = (text: string, paths: RegExp) => [...text.matchAll(paths)].map(([, path]) => path!);

/** A placeholder in a path stands for anything; one longer than a word stands for every path with that beginning. */
const patternOf = (path: string) => {
  const words = path.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '.+');
  return new RegExp(`^${words}(_|$${path.includes('.') ? '|\\.' : ''})`);
};

describe('the words of a game are asked for', () => {
  const ui = join(__dirname, '..', 'ui');
  const sources = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file): [string, string] => [file.replaceAll('\\', '/'), readFileSync(join(ui, file), 'utf8')]);

  test.each(GAMES.map(({ id }) => id))('%s', (id) => {
    const said = read('en', `${id}.json`);
    const asking = sources.filter(
      ([file]) => !file.startsWith('boards/') || file.startsWith(`boards/${id}/`),
    );
    const paths = new Set([
      ...asking.flatMap(([, code]) => foundIn(code, PATHS)),
      ...[...said.values()].flatMap((sentence) => foundIn(sentence, NESTED)),
    ]);
    const patterns = [...paths].map(patternOf);
    // another test checks which refusals exist
    const keys = [...stems(said)].filter((key) => !key.startsWith('refusals.'));
    expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
