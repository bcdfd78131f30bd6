import type { Chapter } from '../kit/gameUi';

/** A chapter, and the step with which it ends. */
export type Stretch = Chapter & { readonly to: number };

/** The stretches of a match of so many steps. */
export const stretchesOf = (chapters: readonly Chapter[], length: number): readonly Stretch[] =>
  chapters.map((chapter, at) => ({ ...chapter, to: chapters[at + 1]?.from ?? length }));

/** The room a letter of a stretch's name needs, about, in px. */
const LETTER = 8;

type Road = {
  readonly pxPerStep: number;
  /** Where on it names have to end, in px. */
  readonly end: number;
  readonly current: Stretch | undefined;
  /** What stands at the stretch that is shown: its name, and more of it. */
  readonly said: string;
};

type Names = {
  /** Where the stretches begin whose names there is room for, none of them cut. */
  readonly named: ReadonlySet<number>;
  /** Would the name of the stretch that is shown stand beyond the end? Then it ends with its stretch. */
  readonly isBeyond: boolean;
};

/**
 * The names there is room for along a road. Where one is, its name stands in any case, over its neighbours if it has to,
 * and theirs do not.
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
