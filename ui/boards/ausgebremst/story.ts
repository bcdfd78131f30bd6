import type { RaceHappening } from '../../../games/ausgebremst';
import { storyOf } from '../../kit/story';

/** A happening of one kind. */
export type Told<Type extends RaceHappening['type']> = Extract<RaceHappening, { type: Type }>;

/** What was told of a step, and all of some kinds in a log, typed as this game's happenings. */
export const { happeningsOf, toldOf } = storyOf<RaceHappening>();
