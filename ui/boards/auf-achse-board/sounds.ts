import type { BoardHappening } from '../../../games/auf-achse-board';
import type { Sound } from '../../shell/sound/sounds';

/** The sounds of happenings. */
export const SOUNDS: Readonly<Partial<Record<BoardHappening['type'], Sound>>> = {
  rolled: 'die',
  drove: 'engine',
  went: 'engine',
  drew: 'card',
  loaded: 'thud',
  unloaded: 'coins',
  earned: 'coins',
  paid: 'coins',
  bid: 'card',
  won: 'hammer',
};
