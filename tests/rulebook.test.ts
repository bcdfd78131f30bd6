import { join } from 'node:path';
import { GAMES } from '../games';
import { EVENT_IDS } from '../games/auf-achse-board';
import { LANGUAGE_CODES, type Language } from '../ui/shell/languages';
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

test('every rulebook has a letter of its own', () => {
  const letters = GAMES.map(({ id }) => {
    const [, heading] = ruled('en', id).find(([, line]) => line.startsWith('## '))!;
    return [heading.charAt('## '.length), id];
  });
  expect(letters.filter(([letter], at) => letters.findIndex(([other]) => other === letter) < at)).toEqual([]);
});

const titlesIn = (language: Language) => {
  const words = new Map(sentencesOf(wordsIn(language, 'auf-achse-board')));
  return EVENT_IDS.map((event) => words.get(`event.${event}.title`)!);
};

describe.each(LANGUAGE_CODES)('the event cards of the board game in the rulebook in %s', (language) => {
  const [printed, own] = [titlesIn('de'), titlesIn(language)];
  const lines = ruled(language, 'auf-achse-board').map(([, line]) => line);

  test('are called in their table what they are called on the table', () => {
    const rows = new Map(lines.map((line) => [line.split('|')[1]?.trim(), line.split('|')[3]?.trim()]));
    expect(printed.filter((title) => !rows.has(title))).toEqual([]);
    if (language === 'de') return;
    const others = printed.filter((title, at) => !rows.get(title)?.startsWith(`**${own[at]}`));
    expect(others.map((title) => [title, rows.get(title)])).toEqual([]);
  });

  test('are called so everywhere else, the printed name in brackets behind it', () => {
    const elsewhere = lines.filter((line) => !printed.includes(line.split('|')[1]?.trim() ?? ''));
    // for two cards of a kind, one name
    const names = [...printed, 'Sonderauftrag'].filter(
      (name) => !own.some((title) => title.startsWith(name)),
    );
    const bare = names.filter((name) =>
      elsewhere.some((line) => line.split(`(${name})`).join('').includes(name)),
    );
    expect(bare).toEqual([]);
  });
});
