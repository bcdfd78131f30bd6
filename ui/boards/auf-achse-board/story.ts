import type { BoardHappening } from '../../../games/auf-achse-board';
import { storyOf } from '../../kit/story';

/** A happening of one kind. */
export type Told<Type extends BoardHappening['type']> = Extract<BoardHappening, { type: Type }>;

/** The happenings of a step, and those of some types in a log, with this game's types. */
export const { happeningsOf, toldOf } = storyOf<BoardHappening>();
