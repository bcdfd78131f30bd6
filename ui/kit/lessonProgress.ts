import * as v from 'valibot';
import { persisted } from '../shell/persisted';

const MOVE = v.object({ move: v.string(), args: v.array(v.unknown()) });
const PROGRESS = v.object({
  /** What was done at each moment so far. */
  trail: v.array(v.array(MOVE)),
  /** Has it been finished once? */
  learned: v.boolean(),
});

/** How far a lesson is. */
type Progress = v.InferOutput<typeof PROGRESS>;

/** Which lesson of which game, as it is kept. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

/** How far each lesson is that was begun at this device. */
export const lessonProgress = persisted<Readonly<Record<string, Progress>>>(
  'lessons',
  v.record(v.string(), PROGRESS),
  {},
);

/** Keeps how far a lesson is. */
export const keepProgress = (key: string, progress: Progress): void =>
  lessonProgress.set({ ...lessonProgress.get(), [key]: progress });

/** The lessons that a table has offered, as they are kept. */
export const lessonOffered = persisted<readonly string[]>('lessonOffered', v.array(v.string()), []);
