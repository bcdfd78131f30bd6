import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TFunction } from 'i18next';
import type { Language } from '../../ui/shell/languages';
import { commonNamesHold } from '../laws/glossary';
import { lawsHold } from '../laws/hold';
import { optionsAreNamed, rulebookHolds } from '../laws/rulebook';
import { ruled, saidIn, type Text } from '../laws/texts';
import { typographyHolds } from '../laws/typography';
import { stems, wordsHold, type Sentences } from '../laws/words';
import { sentencesOf, type Words } from '../ui/sentences';
import { refusalWords } from './board/refusalWords';
import { WORDS } from './board/words';
import { nim } from './game';
import { REFUSALS } from './refusals';

const FOLDER = join(__dirname, 'game');

describe('the laws of Nim', () => {
  lawsHold(nim, { folder: FOLDER });
});

const wordsIn = (language: Language): Sentences => {
  const words = readFileSync(join(__dirname, 'words', `${language}.json`), 'utf8');
  return new Map(sentencesOf(JSON.parse(words) as Words));
};

describe('the rulebook of Nim', () => {
  rulebookHolds(FOLDER, __dirname);
  optionsAreNamed(nim.options.fields, wordsIn, (language) => ruled(language, nim.id, FOLDER));
});

describe('the words of Nim', () => {
  wordsHold(wordsIn);

  test('say of every refusal what is the matter, and the way out', () => {
    const asked: string[] = [];
    const listen = ((key: string, { ns }: { ns: string }) =>
      ns === WORDS && asked.push(key)) as unknown as TFunction;
    for (const refusal of REFUSALS) refusalWords(refusal, [], listen);
    const there = [...stems(wordsIn('en'))].filter((key) => key.startsWith('refusals.'));
    expect(asked.toSorted()).toEqual(there.toSorted());
  });
});

const textsIn = (language: Language): Text[] => [
  ...saidIn(nim.id, [...wordsIn(language)]),
  ...ruled(language, nim.id, FOLDER),
];

describe('the typography of Nim', () => {
  typographyHolds(textsIn);
});

describe('what Nim calls things', () => {
  commonNamesHold(textsIn);
});
