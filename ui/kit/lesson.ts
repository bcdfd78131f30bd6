import type { LegalMove } from '../../games/shared/legality';
import type { Opening, Step } from '../../games/shared/table';

/** Moves that a moment of a lesson accepts: a name, and for each argument the allowed values. */
export type Deed = {
  readonly move: string;
  /** In the order of the arguments; undefined allows whatever the rules allow. */
  readonly args?: readonly (readonly unknown[] | undefined)[];
};

/** One thing to learn. Its text is under its id in the lesson's word file. */
export type Moment<View = unknown, Place extends string = string> = {
  readonly id: string;
  /** Steps played before it begins, which are not shown: the table changes at once. */
  readonly meanwhile?: readonly Step[];
  /** Steps shown before it: by the others, and by the learner where there is no choice. */
  readonly before?: readonly Step[];
  /** What to highlight: places of the board (`data-place`). The first group is for the first deed, and so on. */
  readonly lit: readonly (readonly Place[])[];
  /** The tab with what is highlighted, in a window without room for it beside the board; otherwise it is `turn`. */
  readonly tab?: string;
  /** The deeds to do, each once, in any order. Without any, there is only something to look at. */
  readonly deeds?: readonly Deed[];
  /** The paragraph it is based on. */
  readonly rule: string;
  /** The values for its text, taken from the table, so that it is true whatever was chosen before. */
  readonly says?: (view: View) => Readonly<Record<string, string | number>>;
};

/** A guided match: its opening, and the things to learn in it, in order. */
export type Lesson<View = unknown, Place extends string = string> = {
  /** The namespace of its words. */
  readonly words: string;
  readonly opening: Opening;
  readonly moments: readonly Moment<View, Place>[];
};

/** A lesson for screens that know no game. The only place where the type of its view is dropped. */
export const defineLesson = <View, Place extends string>(lesson: Lesson<View, Place>): Lesson =>
  lesson as unknown as Lesson;

/** A lesson as listed on the shelf: its duration in minutes, and how to load it. */
export type LessonOffer = {
  readonly id: string;
  readonly minutes: number;
  /** The options of the tables it prepares for; undefined if it prepares for every table. */
  readonly options?: Readonly<Record<string, string>>;
  readonly load: () => Promise<{ readonly lesson: Lesson }>;
};

/** Does the lesson prepare for a table with these options? */
export const preparesFor = (
  { options: needed = {} }: LessonOffer,
  options: Readonly<Record<string, unknown>>,
): boolean => Object.entries(needed).every(([name, choice]) => options[name] === choice);

/** Where the learner sits. */
export const LEARNER = '0';

const fits = ({ move, args = [] }: Deed, made: LegalMove): boolean =>
  move === made.move && args.every((allowed, at) => allowed?.includes(made.args[at]) ?? true);

/** The deeds still to be done after these moves. */
export const openDeeds = ({ deeds = [] }: Moment, done: readonly LegalMove[]): readonly Deed[] =>
  done.reduce<readonly Deed[]>((open, made) => {
    const at = open.findIndex((deed) => fits(deed, made));
    return open.filter((_, one) => one !== at);
  }, deeds);

/** The legal moves that the moment accepts now. */
export const allowedNow = (
  legal: readonly LegalMove[],
  moment: Moment | undefined,
  done: readonly LegalMove[],
): readonly LegalMove[] => {
  const open = moment ? openDeeds(moment, done) : [];
  return legal.filter((move) => open.some((deed) => fits(deed, move)));
};
