import { NUMBER, parseInline, type Inline } from './parseInline';

/** What may stand between and below numbered paragraphs. */
export type Block =
  | { readonly kind: 'prose'; readonly text: readonly Inline[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/** A numbered paragraph: what the source says, then our ruling. One of them may be empty, but not both. */
export type Paragraph = {
  readonly anchor: string;
  readonly printed: readonly Inline[];
  readonly ruling: readonly Inline[];
  /** Tables and prose that belong to it. */
  readonly below: readonly Block[];
};

export type Section = {
  readonly anchor: string;
  readonly title: string;
  /** The text before the first paragraph. */
  readonly lead: readonly Block[];
  readonly paragraphs: readonly Paragraph[];
};

export type ParsedRulebook = {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
};

/** The mark of our rulings, in each language of the rulebooks. */
const RULING = /_\((?:ruling|Regelung|décision|výklad)\)_\s*/;

const SECTION = new RegExp(`^## (${NUMBER.source}) (\\S.*)$`);
const PARAGRAPH = new RegExp(`^- \\*\\*(${NUMBER.source})\\*\\* (\\S.*)$`);
const CONTINUATION = /^ {2}(\S.*)$/;
const TABLE_ROW = /^\|(.+)\|$/;
const TABLE_RULE = /^\|(?: *-{3,} *\|)+$/;
const PROSE = /^(?:[\p{L}\p{N}„“«(]|`[^`]|\*\*[^\s*]|_[^\s_])/u;
const LIST = /^\d+[.)] /;

/** Something in a rulebook file that does not fit its format. */
class RulebookError extends Error {
  override readonly name = 'RulebookError';

  constructor(
    readonly line: number,
    what: string,
  ) {
    super(`line ${line}: ${what}`);
  }
}

/** Consecutive lines that belong together: a heading, a paragraph, a piece of prose or a table. */
type Chunk = { readonly line: number; readonly lines: string[] };

const isTable = (chunk: Chunk): boolean => chunk.lines[0]!.startsWith('|');
const isProse = (chunk: Chunk): boolean => PROSE.test(chunk.lines[0]!) && !LIST.test(chunk.lines[0]!);

/** Groups lines into chunks; refuses a line that neither begins a chunk nor continues the previous one. */
const chunksOf = (markdown: string): Chunk[] => {
  const chunks: Chunk[] = [];
  let open: Chunk | undefined;
  markdown.split(/\r?\n/).forEach((text, at) => {
    const line = at + 1;
    if (text === '') {
      open = undefined;
      return;
    }
    const begins = { line, lines: [text] };
    if (open && PARAGRAPH.test(open.lines[0]!) && CONTINUATION.test(text)) open.lines.push(text.slice(2));
    else if (open && isTable(open) && isTable(begins)) open.lines.push(text);
    else if (open && isProse(open) && isProse(begins)) open.lines.push(text);
    else if (/^##? \S/.test(text) || PARAGRAPH.test(text) || isTable(begins) || isProse(begins))
      chunks.push((open = begins));
    else throw new RulebookError(line, `not a line of a rulebook: ${text}`);
  });
  return chunks;
};

const inlineAt = (line: number, source: string): Inline[] => {
  try {
    return parseInline(source);
  } catch (error) {
    throw new RulebookError(line, (error as Error).message);
  }
};

const cellsOf = (line: number, row: string): Inline[][] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => inlineAt(line, cell.trim()));

const tableOf = ({ line, lines }: Chunk): Block => {
  if (lines.length < 3 || !TABLE_RULE.test(lines[1]!))
    throw new RulebookError(line, 'a table without a head, a rule of dashes and a row');
  lines.forEach((row, at) => {
    if (!TABLE_ROW.test(row)) throw new RulebookError(line + at, 'a table row that is not closed');
    if (row.split('|').length !== lines[0]!.split('|').length)
      throw new RulebookError(line + at, 'a table row with more or fewer cells than its head');
  });
  const [head, , ...rows] = lines.map((row, at) => (at === 1 ? [] : cellsOf(line + at, row)));
  return { kind: 'table', head: head!, rows };
};

const blockOf = (chunk: Chunk): Block =>
  isTable(chunk) ? tableOf(chunk) : { kind: 'prose', text: inlineAt(chunk.line, chunk.lines.join(' ')) };

const paragraphOf = ({ line, lines }: Chunk, anchor: string, first: string) => {
  const [printed, ruling, ...more] = [first, ...lines.slice(1)].join(' ').split(RULING);
  if (more.length) throw new RulebookError(line, `${anchor} is marked as a ruling twice`);
  if (ruling === '') throw new RulebookError(line, `${anchor} marks a ruling and gives none`);
  return { anchor, printed: inlineAt(line, printed!.trimEnd()), ruling: inlineAt(line, ruling ?? '') };
};

/** Throws on a reference to a paragraph that the rulebook does not have. */
const checkReferences = (markdown: string, anchors: ReadonlySet<string>): void =>
  markdown.split(/\r?\n/).forEach((text, at) => {
    for (const [number] of text.matchAll(new RegExp(`\\b${NUMBER.source}\\b`, 'g')))
      if (!anchors.has(number)) throw new RulebookError(at + 1, `there is no ${number}`);
  });

/**
 * Parses a rulebook: `# Title`, prose, `## K-4 Section`, `- **K-4.1** paragraph` with the mark of our rulings where
 * one begins (it extends to the end of the paragraph), and pipe tables. Throws a RulebookError on anything else, on a
 * number that is used twice or is in the wrong section, and on a reference to nothing.
 */
export const parseRulebook = (markdown: string): ParsedRulebook => {
  const [heading, ...chunks] = chunksOf(markdown);
  const title = heading && /^# (\S.*)$/.exec(heading.lines[0]!)?.[1];
  if (!title) throw new RulebookError(heading?.line ?? 1, 'a rulebook begins with its # title');

  const intro: Block[] = [];
  const sections: (Section & { paragraphs: Paragraph[] })[] = [];
  /** Where prose and tables go: they belong to what is above them. */
  let blocks = intro;
  const anchors = new Set<string>();
  const claim = (line: number, anchor: string) => {
    if (anchors.has(anchor)) throw new RulebookError(line, `${anchor} stands here a second time`);
    anchors.add(anchor);
  };

  for (const chunk of chunks) {
    const [first] = chunk.lines as [string];
    const section = sections.at(-1);
    const [, sectionAnchor, sectionTitle] = SECTION.exec(first) ?? [];
    const [, anchor, text] = PARAGRAPH.exec(first) ?? [];
    if (sectionAnchor && sectionTitle) {
      claim(chunk.line, sectionAnchor);
      blocks = [];
      sections.push({ anchor: sectionAnchor, title: sectionTitle, lead: blocks, paragraphs: [] });
    } else if (anchor && text) {
      if (!section || !anchor.startsWith(`${section.anchor}.`))
        throw new RulebookError(chunk.line, `${anchor} stands outside its section`);
      claim(chunk.line, anchor);
      blocks = [];
      section.paragraphs.push({ ...paragraphOf(chunk, anchor, text), below: blocks });
    } else if (first.startsWith('#')) {
      throw new RulebookError(chunk.line, `a heading without its number: ${first}`);
    } else {
      blocks.push(blockOf(chunk));
    }
  }
  checkReferences(markdown, anchors);
  return { title, intro, sections };
};
