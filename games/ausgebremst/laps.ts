/** laps of a race. */
export const LAPS = 3;

/** crossings of the line in a race: the first begins lap 1, the last finishes. */
export const CROSSINGS = LAPS + 1;

/** The progress of a car in its race: its crossings of the line, and whether it has stopped in the pit lane. */
type Driven = { readonly crossed: number; readonly stopped: boolean };

/** the lap a car is in, from 1; also 1 on the grid. */
export const lapOf = ({ crossed }: Pick<Driven, 'crossed'>): number => Math.min(LAPS, Math.max(1, crossed));

/** may a car enter the pit lane on this lap? Once, on lap 1 or 2. */
export const mayEnterLane = ({ crossed, stopped }: Driven): boolean =>
  !stopped && crossed >= 1 && !isPastStops(crossed);

/**
 * is this lap 2, at whose end a car can make its last possible stop? `crossed`: its crossings of the line.
 */
export const isLastStop = (crossed: number): boolean => crossed === LAPS - 1;

/** is this the last lap, at whose end no car stops? `crossed`: its crossings of the line. */
export const isPastStops = (crossed: number): boolean => crossed >= LAPS;
