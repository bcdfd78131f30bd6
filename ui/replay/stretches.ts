import type { Chapter } from '../kit/gameUi';

/** A chapter, and the step at which it ends. */
export type Stretch = Chapter & { readonly to: number };

/** The chapters of a match of that many steps, each with its end. */
export const stretchesOf = (chapters: readonly Chapter[], length: number): readonly Stretch[] =>
  chapters.map((chapter, at) => ({ ...chapter, to: chapters[at + 1]?.from ?? length }));

/** The approximate width of a letter in a chapter's name, in px. */
const LETTER = 8;

type Road = {
  readonly pxPerStep: number;
  /** Where the names have to end, in px. */
  readonly end: number;
  readonly current: Stretch | undefined;
  /** The label at the current chapter: its name, and more. */
  readonly said: string;
};

type Names = {
  /** The first steps of the chapters whose names fit without being cut. */
  readonly named: ReadonlySet<number>;
  /** Would the label of the current chapter extend beyond the end? Then it is aligned to the end of its chapter. */
  readonly isBeyond: boolean;
};

/**
 * The names that fit along a road. The current chapter's label always stands, if necessary over its neighbours; the
 * names it would cover are left out.
 */
export const namesAlong = (stretches: readonly Stretch[], { pxPerStep, end, current, said }: Road): Names => {
  const { from, to } = current ?? { from: 0, to: 0 };
  const taken = said.length * LETTER;
  const isBeyond = from * pxPerStep + taken > end;
  const begin = isBeyond ? to * pxPerStep - taken : from * pxPerStep;
  const isNamed = (one: Stretch): boolean => {
    if (one === current) return true;
    const [first, last] = [one.from * pxPerStep, one.to * pxPerStep];
    const ends = first + (one.label.length + 1) * LETTER;
    return ends <= last && (ends <= begin || first >= begin + taken);
  };
  return { named: new Set(stretches.filter(isNamed).map((one) => one.from)), isBeyond };
};
