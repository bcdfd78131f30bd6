import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lawsHold } from '../laws/hold';
import { rulebookHolds } from '../laws/rulebook';
import { wordsHold } from '../laws/words';
import { sentencesOf, type Words } from '../ui/sentences';
import { nim } from './game';

const FOLDER = join(__dirname, 'game');

describe('the laws of Nim', () => {
  lawsHold(nim, FOLDER);
});

describe('the rulebook of Nim', () => {
  rulebookHolds(FOLDER, __dirname);
});

describe('the words of Nim', () => {
  wordsHold((language) => {
    const words = readFileSync(join(__dirname, 'words', `${language}.json`), 'utf8');
    return new Map(sentencesOf(JSON.parse(words) as Words));
  });
});
