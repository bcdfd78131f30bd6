import type { CityId } from '../../../games/auf-achse-board';
import type { Point } from '../../kit/drawing/curves';

/**
 * Where the map of the board game is drawn: edit this if you know the printed map better. Units of a plane of 1000 ×
 * 1400, portrait, north up. Spaces on roads need no place: they divide their road evenly.
 */

/** The cities. */
// prettier-ignore
export const CITY_PLACES: Readonly<Record<CityId, Point>> = {
  flensburg:    { x: 434, y:   70 },
  hamburg:      { x: 474, y:  236 },
  bremen:       { x: 369, y:  299 },
  hannover:     { x: 455, y:  395 },
  berlin:       { x: 718, y:  375 },
  rotterdam:    { x:  79, y:  456 },
  bruxelles:    { x:  80, y:  600 },
  luxembourg:   { x: 197, y:  767 },
  dortmund:     { x: 303, y:  511 },
  koeln:        { x: 247, y:  603 },
  kassel:       { x: 437, y:  538 },
  frankfurt:    { x: 380, y:  700 },
  saarbruecken: { x: 260, y:  817 },
  wuerzburg:    { x: 470, y:  743 },
  nuernberg:    { x: 562, y:  789 },
  stuttgart:    { x: 426, y:  879 },
  strasbourg:   { x: 313, y:  908 },
  basel:        { x: 287, y: 1044 },
  zuerich:      { x: 390, y: 1078 },
  muenchen:     { x: 587, y:  966 },
  passau:       { x: 720, y:  873 },
  salzburg:     { x: 687, y: 1022 },
  innsbruck:    { x: 574, y: 1093 },
  linz:         { x: 786, y:  983 },
  wien:         { x: 930, y:  956 },
  graz:         { x: 863, y: 1110 },
  villach:      { x: 750, y: 1157 },
  trieste:      { x: 764, y: 1302 },
  verona:       { x: 545, y: 1330 },
  milano:       { x: 406, y: 1327 },
};

/**
 * How far the middle of a road bends away from the straight line between its cities, by `from-to`; positive values
 * bend to the right as seen when driving from `from`. Roads not listed are straight.
 */
// prettier-ignore
export const ROAD_BOWS: Readonly<Record<string, number>> = {
  'hamburg-berlin':     -25,
  'bremen-rotterdam':    35,
  'kassel-berlin':       25,
  'frankfurt-strasbourg': -12,
  'nuernberg-berlin':    20,
  'basel-milano':        55,
  'zuerich-milano':     -15,
  'zuerich-muenchen':    18,
  'zuerich-innsbruck':   30,
  'linz-wien':           -5,
  'villach-graz':       -12,
  'villach-trieste':     25,
  'graz-trieste':       -60,
  'passau-wien':        -45,
};

/** Town signs placed by hand, by the centre of the sign. The others find a free place automatically. */
export const PINNED_SIGNS: Readonly<Partial<Record<CityId, Point>>> = {};
