import type { RaceHappening } from '../../../games/ausgebremst';
import type { Sound } from '../../shell/sound/sounds';

/** The sounds of happenings. */
export const SOUNDS: Readonly<Partial<Record<RaceHappening['type'], Sound>>> = {
  laid: 'card',
  start: 'lights',
  drove: 'engine',
  drew: 'card',
  stowed: 'card',
  left: 'crowd',
};
