import type { RaceHappening } from '../../../games/ausgebremst';
import { storyOf } from '../../kit/story';

/** A happening of one kind. */
export type Told<Type extends RaceHappening['type']> = Extract<RaceHappening, { type: Type }>;

export const { happeningsOf, toldOf } = storyOf<RaceHappening>();
