import { driverOf, type DriverName } from '../../games/shared/bots/drivers';
import type { BotLevel } from '../../games/shared/gameModule';
import type { DriverLook } from '../pieces/DriverFace';

/** None of them is the colour of a seat, so that players are still told apart by their own colours. */
const TRIMS = {
  white: '#f6f5ef',
  orange: '#ee7d22',
  violet: '#5c2f83',
  lime: '#bfd730',
  navy: '#1f2f56',
  teal: '#17a0a0',
};

/**
 * The paint of each driver. Each has its own combination of pattern and cut, so that they can be told apart without
 * colour.
 */
// prettier-ignore
const PAINTS: Readonly<Record<DriverName, readonly [DriverLook['pattern'], DriverLook['cut'], keyof typeof TRIMS]>> = {
  Momo:    ['stripe', 'round', 'white'],
  Pippa:   ['halves', 'plain', 'lime'],
  Kalle:   ['dots',   'round', 'white'],
  Fredo:   ['sash',   'high',  'orange'],
  Tilda:   ['band',   'plain', 'white'],
  Bruno:   ['cheeks', 'high',  'lime'],
  Wanda:   ['sash',   'plain', 'violet'],
  Ruben:   ['stripe', 'high',  'white'],
  Olga:    ['cheeks', 'plain', 'white'],
  Jarek:   ['band',   'round', 'teal'],
  Nives:   ['halves', 'round', 'violet'],
  Hektor:  ['dots',   'plain', 'white'],
  Leonore: ['halves', 'high',  'navy'],
  Viktor:  ['band',   'high',  'orange'],
  Zora:    ['stripe', 'plain', 'lime'],
  Ignaz:   ['cheeks', 'round', 'navy'],
  Ramona:  ['dots',   'high',  'white'],
  Kasimir: ['sash',   'round', 'orange'],
};

/** The vehicle that drivers have in a game. */
export type Vehicle = DriverLook['vehicle'];

/** The look of the driver that the computer sends to a seat. */
export const lookOfDriver = (level: BotLevel, playerID: string, vehicle: Vehicle): DriverLook => {
  const { name, temper } = driverOf(level, playerID);
  const [pattern, cut, trim] = PAINTS[name];
  return { vehicle, mood: temper ?? 'calm', pattern, cut, trim: TRIMS[trim] };
};
