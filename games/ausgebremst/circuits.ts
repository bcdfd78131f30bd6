import type { SideId } from './sides';

/** A circuit as printed: a pair of sides, driven in one direction. */
export type Circuit = {
  readonly id: CircuitId;
  /** 1–8. */
  readonly number: number;
  readonly name: string;
  readonly far: SideId;
  readonly start: SideId;
  readonly direction: 'clockwise' | 'counterclockwise';
  /** spaces of the whole race of three laps with one stop, on the ideal line, from the front row. */
  readonly length: number;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** pit-stop cards by grid row. */
  readonly pitCards: readonly (readonly Value[])[];
  /** as printed, in points. */
  readonly reserve: number;
};

/** the value of a race card, in spaces. */
export type Value = 1 | 2 | 3 | 4 | 5 | 6;

/** the eight circuits, all figures as printed; two misprinted names are corrected. */
// prettier-ignore
const TABLE = [
  { id: 'bleifuss-drom',     number: 1, name: 'Bleifuß-Drom',     far: 'bleifuss',  start: 'drom',    direction: 'clockwise',        length: 74, difficulty: 'easy',   pitCards: [[4, 4], [4, 3], [4, 2]], reserve: 3 },
  { id: 'plattfuss-circuit', number: 2, name: 'Plattfuß-Circuit', far: 'plattfuss', start: 'circuit', direction: 'clockwise',        length: 76, difficulty: 'medium', pitCards: [[5, 4], [5, 3], [5, 2]], reserve: 2 },
  { id: 'nuerburg-ring',     number: 3, name: 'Nürburg-Ring',     far: 'nuerburg',  start: 'ring',    direction: 'clockwise',        length: 80, difficulty: 'hard',   pitCards: [[3], [2], [1]],          reserve: 2 },
  { id: 'bleifuss-circuit',  number: 4, name: 'Bleifuß-Circuit',  far: 'bleifuss',  start: 'circuit', direction: 'counterclockwise', length: 73, difficulty: 'easy',   pitCards: [[6, 5], [6, 4], [6, 3]], reserve: 3 },
  { id: 'nuerburg-drom',     number: 5, name: 'Nürburg-Drom',     far: 'nuerburg',  start: 'drom',    direction: 'counterclockwise', length: 80, difficulty: 'hard',   pitCards: [[3], [2], [1]],          reserve: 2 },
  { id: 'plattfuss-ring',    number: 6, name: 'Plattfuß-Ring',    far: 'plattfuss', start: 'ring',    direction: 'counterclockwise', length: 77, difficulty: 'medium', pitCards: [[4, 2], [3, 2], [3, 1]], reserve: 2 },
  { id: 'nuerburg-circuit',  number: 7, name: 'Nürburg-Circuit',  far: 'nuerburg',  start: 'circuit', direction: 'clockwise',        length: 79, difficulty: 'hard',   pitCards: [[4], [3], [2]],          reserve: 2 },
  { id: 'plattfuss-drom',    number: 8, name: 'Plattfuß-Drom',    far: 'plattfuss', start: 'drom',    direction: 'counterclockwise', length: 77, difficulty: 'medium', pitCards: [[4, 2], [3, 2], [3, 1]], reserve: 2 },
] as const;

export type CircuitId = (typeof TABLE)[number]['id'];

export const CIRCUITS: readonly Circuit[] = TABLE;

/** The circuit with this id. */
export const circuitOf = (id: CircuitId): Circuit => CIRCUITS.find((circuit) => circuit.id === id)!;

/** The circuit with this printed number, 1–8. */
export const circuitNumber = (number: number): Circuit => CIRCUITS[number - 1]!;
