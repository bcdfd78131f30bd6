import { CROSSINGS, type View } from '../../../../games/ausgebremst';

/** of a race. */
export const LAPS = CROSSINGS - 1;

/** the lap a car is in, from 1: on the grid it is still to begin. */
export const lapOf = ({ crossed }: View['cars'][string]): number => Math.min(LAPS, Math.max(1, crossed));

/** The lap of the leader. */
export const frontLap = ({ grid, cars }: View): number => Math.max(...grid.map((car) => lapOf(cars[car]!)));
