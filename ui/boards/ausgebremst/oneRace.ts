import { circuitsOf, type View } from '../../../games/ausgebremst';

/** is the match a single race? Then it is not called a championship. */
export const isOneRace = (view: View): boolean => circuitsOf(view).length === 1;

/** The word key for the title of the score sheet: a single race is not called a championship. */
export const sheetTitleOf = (view: View) => {
  if (isOneRace(view)) return 'end.race.title';
  return view.stage === 'over' ? 'end.title' : 'table.championship.title';
};
