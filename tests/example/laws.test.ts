import { join } from 'node:path';
import { lawsHold } from '../laws/hold';
import { rulebookHolds } from '../laws/rulebook';
import { nim } from './game';

const FOLDER = join(__dirname, 'game');

describe('the laws of Nim', () => {
  lawsHold(nim, FOLDER);
});

describe('the rulebook of Nim', () => {
  rulebookHolds(FOLDER, __dirname);
});
