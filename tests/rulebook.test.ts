import { join } from 'node:path';
import { GAMES } from '../games';
import { optionsAreNamed, rulebookHolds } from './laws/rulebook';
import { ruled } from './laws/texts';
import { sentencesOf, wordsIn } from './ui/sentences';

describe.each(GAMES.map(({ id, options }) => ({ id, options })))('$id', ({ id, options }) => {
  rulebookHolds(join(__dirname, '..', 'games', id), join(__dirname, 'games', id));
  optionsAreNamed(
    options.fields,
    (language) => new Map(sentencesOf(wordsIn(language, id))),
    (language) => ruled(language, id),
  );
});
