import { racingGame, type RaceHappening, type View } from '../../../games/ausgebremst';
import { framesOf, looksAt } from '../../kit/frames';

type Kind = RaceHappening['type'];

/** Happenings shown separately; everything else is shown together with what it belongs to. */
const WORTH_A_LOOK: ReadonlySet<Kind> = new Set<Kind>(['start', 'drove', 'spent', 'waited']);

/** Happenings that are not shown together with what came before. */
const BEGINS: ReadonlySet<Kind> = new Set<Kind>(['round', 'showed', 'raceEnd']);

/**
 * The moments of a step to stop at: the lights going out, and each car's drive one after the other, before the race
 * is counted.
 */
export const moments = framesOf<View>(racingGame, (told) =>
  looksAt(told, { worth: WORTH_A_LOOK, begins: BEGINS }),
);
