import * as v from 'valibot';
import { persisted } from '../shell/persisted';

const MOVE = v.object({ move: v.string(), args: v.array(v.unknown()) });
const PROGRESS = v.object({
  /** The moves made at each moment so far. */
  trail: v.array(v.array(MOVE)),
  /** Has it ever been finished? */
  learned: v.boolean(),
});

/** The progress of a lesson. */
type Progress = v.InferOutput<typeof PROGRESS>;

/** The key of a lesson in the stored data. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

/** The progress of each lesson begun on this device. */
export const lessonProgress = persisted<Readonly<Record<string, Progress>>>(
  'lessons',
  v.record(v.string(), PROGRESS),
  {},
);

/** Stores the progress of a lesson. */
export const keepProgress = (key: string, progress: Progress): void =>
  lessonProgress.set({ ...lessonProgress.get(), [key]: progress });

/** The keys of the lessons that a table has offered. */
export const lessonOffered = persisted<readonly string[]>('lessonOffered', v.array(v.string()), []);
