import type { BoardHappening } from '../../../games/auf-achse-board';
import { storyOf } from '../../kit/story';

/** A happening of one kind. */
export type Told<Type extends BoardHappening['type']> = Extract<BoardHappening, { type: Type }>;

export const { happeningsOf, toldOf } = storyOf<BoardHappening>();
