import type { BoardHappening } from '../../../games/auf-achse-board';
import { storyOf } from '../../kit/story';

/** A happening of one kind. */
export type Told<Type extends BoardHappening['type']> = Extract<BoardHappening, { type: Type }>;

/** What was told of a step, and all of some kinds in a log, typed as this game's happenings. */
export const { happeningsOf, toldOf } = storyOf<BoardHappening>();
