import { circuitsOf, type View } from '../../../games/ausgebremst';

/** is it a race by itself? Then nobody calls it a championship. */
export const isOneRace = (view: View): boolean => circuitsOf(view).length === 1;
