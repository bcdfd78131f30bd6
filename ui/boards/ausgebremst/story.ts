import type { RaceHappening } from '../../../games/ausgebremst';
import { storyOf } from '../../kit/story';

/** A happening of one kind. */
export type Told<Type extends RaceHappening['type']> = Extract<RaceHappening, { type: Type }>;

/** The happenings of a step, and those of some types in a log, with this game's types. */
export const { happeningsOf, toldOf } = storyOf<RaceHappening>();
