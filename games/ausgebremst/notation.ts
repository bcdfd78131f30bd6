/** A stretch of road, clockwise; `lanes` holds the number of spaces of each lane, from left to right. */
export type Segment = {
  readonly kind: 'straight' | 'chicane' | 'right' | 'left' | 'start';
  /** The angle of the curve; 0 where the road is straight. */
  readonly degrees: number;
  readonly lanes: readonly number[];
  /** — a solid white line between the lanes along the whole segment. */
  readonly solid: boolean;
  /** — a pit lane of this many spaces beside the infield, between these rows before and after the line. */
  readonly pit?: { readonly spaces: number; readonly row: number };
};

/** Rows of a start straight before the line, and the same number after it. */
export const ROWS = 3;

type Reader = readonly [
  form: RegExp,
  read: (found: readonly (string | undefined)[]) => Omit<Segment, 'solid'>,
];

/** A number of spaces, at least 1. */
const COUNT = '[1-9]\\d*';

const lanesOf = (text: string): number[] => text.split(',').map(Number);

const curve = (kind: 'right' | 'left'): Reader => [
  new RegExp(`^${kind === 'right' ? 'R' : 'L'}(\\d+):(${COUNT}(?:,${COUNT})*)$`),
  ([, degrees, lanes]) => ({ kind, degrees: Number(degrees), lanes: lanesOf(lanes!) }),
];

const READERS: readonly Reader[] = [
  [
    /^S([1-9]\d*)(?:\/([1-9]))?$/,
    ([, rows, lanes = '2']) => ({
      kind: 'straight',
      degrees: 0,
      lanes: Array<number>(Number(lanes)).fill(Number(rows)),
    }),
  ],
  [/^C([1-9]\d*)$/, ([, spaces]) => ({ kind: 'chicane', degrees: 0, lanes: [Number(spaces)] })],
  curve('right'),
  curve('left'),
  [
    /^G([1-9])@([1-3])$/,
    ([, spaces, row]) => ({
      kind: 'start',
      degrees: 0,
      lanes: [2 * ROWS, 2 * ROWS],
      pit: { spaces: Number(spaces), row: Number(row) },
    }),
  ],
];

const readSegment = (word: string): Segment => {
  const solid = word.endsWith('=');
  const plain = solid ? word.slice(0, -1) : word;
  for (const [form, read] of READERS) {
    const found = form.exec(plain);
    if (found) return { ...read(found), solid };
  }
  throw new Error(`not a segment of road: ${word}`);
};

/** the segments of a side, read from its line of notation. Throws an error that names the unreadable word. */
export const readSide = (spec: string): readonly Segment[] => spec.trim().split(/\s+/).map(readSegment);
