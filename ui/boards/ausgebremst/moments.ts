import { racingGame, type RaceHappening, type View } from '../../../games/ausgebremst';
import { framesOf, looksAt } from '../../kit/frames';

type Kind = RaceHappening['type'];

/** What is worth a look of its own; everything else is seen together with what it belongs to. */
const WORTH_A_LOOK: ReadonlySet<Kind> = new Set<Kind>(['start', 'drove', 'spent', 'waited']);

/** What is not seen together with what was before. */
const BEGINS: ReadonlySet<Kind> = new Set<Kind>(['round', 'showed', 'raceEnd']);

/**
 * The moments of a step worth stopping at: the lights going out, each car's drive one after the other, before the race
 * is counted.
 */
export const moments = framesOf<View>(racingGame, (told) =>
  looksAt(told, { worth: WORTH_A_LOOK, begins: BEGINS }),
);
