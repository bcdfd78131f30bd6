import { textOf } from '../../ui/rulebook/parseInline';
import { parseRulebook, type ParsedRulebook } from '../../ui/rulebook/parseRulebook';
import { anchorsOf, paragraphsOf, rulebookIn, TEXTS } from './rulebookFiles';

const english = rulebookIn('en');

const tableRowsOf = ({ sections }: ParsedRulebook) =>
  sections
    .flatMap(({ lead, paragraphs }) => [...lead, ...paragraphs.flatMap(({ below }) => below)])
    .flatMap((block) => (block.kind === 'table' ? block.rows : []));

const numbersIn = (sentence: string) => sentence.match(/[−+]?\d+/g) ?? [];

const numbersInTables = (rulebook: ParsedRulebook) =>
  tableRowsOf(rulebook).map((row) => row.map((cell) => numbersIn(textOf(cell))));

/** Sorted: another language may name them in another order. */
const numbersInSentences = (rulebook: ParsedRulebook) =>
  paragraphsOf(rulebook).map(({ anchor, printed, ruling }) => [
    anchor,
    numbersIn(textOf([...printed, ...ruling])).toSorted(),
  ]);

const marksOf = (rulebook: ParsedRulebook) =>
  paragraphsOf(rulebook).map(({ anchor, printed, ruling }) => [
    anchor,
    printed.length > 0,
    ruling.length > 0,
  ]);

describe('the card game’s rulebook', () => {
  test('has the paragraphs K-1 … K-8, numbered without a gap', () => {
    expect(english.sections.map(({ anchor, paragraphs }) => [anchor, paragraphs.length])).toEqual([
      ['K-1', 2],
      ['K-2', 4],
      ['K-3', 8],
      ['K-4', 6],
      ['K-5', 6],
      ['K-6', 7],
      ['K-7', 4],
      ['K-8', 0],
    ]);
    for (const { anchor, paragraphs } of english.sections)
      expect(paragraphs.map((paragraph) => paragraph.anchor)).toEqual(
        paragraphs.map((_, at) => `${anchor}.${at + 1}`),
      );
  });

  test.each(TEXTS)('%s has the paragraphs of the other languages, in their order', (_, text) => {
    expect(anchorsOf(parseRulebook(text))).toEqual(anchorsOf(english));
  });

  test.each(TEXTS)('%s marks as rulings what the other languages do', (_, text) => {
    expect(marksOf(parseRulebook(text))).toEqual(marksOf(english));
  });

  test('some paragraphs are rulings of ours altogether', () => {
    const ours = paragraphsOf(english).filter(({ printed }) => !printed.length);
    expect(ours.map(({ anchor }) => anchor)).toEqual([
      'K-1.2',
      'K-2.4',
      'K-3.5',
      'K-3.7',
      'K-3.8',
      'K-5.6',
      'K-6.5',
      'K-6.6',
      'K-6.7',
      'K-7.3',
    ]);
  });

  test.each(TEXTS)('%s has the numbers of the other languages in its tables', (_, text) => {
    expect(numbersInTables(parseRulebook(text))).toEqual(numbersInTables(english));
    expect(numbersInTables(english)).toHaveLength(7 + 3);
  });

  test.each(TEXTS)('%s has the numbers of the other languages in its sentences', (_, text) => {
    expect(numbersInSentences(parseRulebook(text))).toEqual(numbersInSentences(english));
  });
});

/** A rulebook with these lines in section K-4; the first of them is line 7. */
const book = (...lines: string[]) =>
  ['# Rules', '', 'About it.', '', '## K-4 The race', '', ...lines].join('\n');

describe('the format of a rulebook', () => {
  test('a paragraph is what is printed, then what we decided', () => {
    const text = book('- **K-4.1** Higher, as in', '  K-4. _(ruling)_ **Always** so, _ever_.');
    expect(paragraphsOf(parseRulebook(text))).toEqual([
      {
        anchor: 'K-4.1',
        printed: [
          { kind: 'text', text: 'Higher, as in ' },
          { kind: 'reference', anchor: 'K-4' },
          { kind: 'text', text: '.' },
        ],
        ruling: [
          { kind: 'strong', text: 'Always' },
          { kind: 'text', text: ' so, ' },
          { kind: 'term', text: 'ever' },
          { kind: 'text', text: '.' },
        ],
        below: [],
      },
    ]);
  });

  test('tables and prose belong to the paragraph above them', () => {
    const table = ['| a | b |', '| --- | --- |', '| 1 | 2 |'];
    const rulebook = parseRulebook(
      book('Lead.', '', '- **K-4.1** One.', '', ...table, '', 'More.', '', '- **K-4.2** Two.'),
    );
    expect(rulebook.sections[0]!.lead).toHaveLength(1);
    expect(paragraphsOf(rulebook).map(({ below }) => below.map(({ kind }) => kind))).toEqual([
      ['table', 'prose'],
      [],
    ]);
  });

  test.each([
    ['a smaller heading', ['### K-4.1 Higher'], 'line 7: not a line'],
    ['a heading without a number', ['## Higher'], 'line 7: a heading without its number'],
    ['a second title', ['# Rules'], 'line 7: a heading without its number'],
    ['an item without a number', ['- Higher.'], 'line 7: not a line'],
    [
      'an item of another list',
      ['- **K-4.1** Higher.', '- **K-4.2** Lower.', '* more'],
      'line 9: not a line',
    ],
    ['a numbered list', ['1. Higher.'], 'line 7: not a line'],
    ['a line that continues nothing', ['', '  higher.'], 'line 8: not a line'],
    ['a quotation', ['> Higher.'], 'line 7: not a line'],
    ['a fence', ['```', 'higher', '```'], 'line 7: not a line'],
    ['a link', ['- **K-4.1** See [there](https://example.org).'], 'line 7: a ‘[’'],
    ['HTML', ['- **K-4.1** <b>Higher</b>.'], 'line 7: a ‘<’'],
    ['a mark that is not closed', ['- **K-4.1** Higher, **always.'], 'line 7: a ‘*’'],
    ['a paragraph of another section', ['- **K-5.1** Higher.'], 'line 7: K-5.1 stands outside'],
    [
      'a paragraph twice',
      ['- **K-4.1** One.', '- **K-4.1** Two.'],
      'line 8: K-4.1 stands here a second time',
    ],
    ['a reference to nothing', ['- **K-4.1** One,', '  see K-4.9.'], 'line 8: there is no K-4.9'],
    [
      'two rulings in a paragraph',
      ['- **K-4.1** _(ruling)_ One. _(ruling)_ Two.'],
      'line 7: K-4.1 is marked',
    ],
    ['a ruling that says nothing', ['- **K-4.1** One. _(ruling)_ '], 'line 7: K-4.1 marks a ruling'],
    ['a table without a head', ['| 1 | 2 |', '| 3 | 4 |', '| 5 | 6 |'], 'line 7: a table without'],
    ['a ragged table', ['| a | b |', '| --- | --- |', '| 1 |'], 'line 9: a table row with more or fewer'],
  ])('refuses %s, naming the line', (_, lines, error) => {
    expect(() => parseRulebook(book(...lines))).toThrow(error);
  });

  test.each(['', 'About it.', '## K-1 Components'])('refuses a file without a title: %j', (text) => {
    expect(() => parseRulebook(text)).toThrow('line 1: a rulebook begins');
  });
});
