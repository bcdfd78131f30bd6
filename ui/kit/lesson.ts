import type { LegalMove } from '../../games/shared/legality';
import type { Opening, Step } from '../../games/shared/table';

/** Moves that a moment of a lesson takes: a name, and for each thing it is played with what it may be. */
export type Deed = {
  readonly move: string;
  /** In the order of the arguments; whatever the rules allow where nothing is said. */
  readonly args?: readonly (readonly unknown[] | undefined)[];
};

/** One thing to learn. Its words stand under its id in the words of its lesson. */
export type Moment<View = unknown, Place extends string = string> = {
  readonly id: string;
  /** What has been played by the time it begins, and is not shown: the table is set anew. */
  readonly meanwhile?: readonly Step[];
  /** What is played before it: by the others, and by the learner where there is nothing to choose. */
  readonly before?: readonly Step[];
  /** What to look at: places of the board (`data-place`). The first group is for the first thing to do, and so on. */
  readonly lit: readonly (readonly Place[])[];
  /** All of them have to be done, each once, in any order. Without any there is only something to look at. */
  readonly deeds?: readonly Deed[];
  /** The paragraph it rests on. */
  readonly rule: string;
  /** What its sentences name of the table, so that they are true whatever was chosen before. */
  readonly says?: (view: View) => Readonly<Record<string, string | number>>;
};

/** A guided match: the opening, and what there is to learn in it one thing after the other. */
export type Lesson<View = unknown, Place extends string = string> = {
  /** The namespace of its words. */
  readonly words: string;
  readonly opening: Opening;
  readonly moments: readonly Moment<View, Place>[];
};

/** A lesson for screens that know no game. The one place where the type of its view is given up. */
export const defineLesson = <View, Place extends string>(lesson: Lesson<View, Place>): Lesson =>
  lesson as unknown as Lesson;

/** A lesson as the shelf names it: how long it takes, in minutes, and where it is. */
export type LessonOffer = {
  readonly id: string;
  readonly minutes: number;
  /** What is chosen at the tables it prepares for; nothing for one that prepares for every table. */
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

/** The deeds that are still to be done after these moves. */
export const openDeeds = ({ deeds = [] }: Moment, done: readonly LegalMove[]): readonly Deed[] =>
  done.reduce<readonly Deed[]>((open, made) => {
    const at = open.findIndex((deed) => fits(deed, made));
    return open.filter((_, one) => one !== at);
  }, deeds);

/** Of the legal moves those that the moment takes now. */
export const allowedNow = (
  legal: readonly LegalMove[],
  moment: Moment | undefined,
  done: readonly LegalMove[],
): readonly LegalMove[] => {
  const open = moment ? openDeeds(moment, done) : [];
  return legal.filter((move) => open.some((deed) => fits(deed, move)));
};
