import { circuitsOf, type View } from '../../../games/ausgebremst';

/** is the match a single race? Then it is not called a championship. */
export const isOneRace = (view: View): boolean => circuitsOf(view).length === 1;

/** The title of the sheet of races and points, as a key of the words: a race by itself has no championship. */
export const sheetTitleOf = (view: View) => {
  if (isOneRace(view)) return 'end.race.title';
  return view.stage === 'over' ? 'end.title' : 'table.championship.title';
};
