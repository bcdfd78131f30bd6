/** crossings of the line in a race: the first begins lap 1, the fourth finishes. */
export const CROSSINGS = 4;

/** How far a car has come in its race: its crossings of the line, and whether it has stopped in the pit lane. */
type Laps = { readonly crossed: number; readonly stopped: boolean };

/** may a car enter the pit lane on this lap? Once, on lap 1 or 2. */
export const mayEnterLane = ({ crossed, stopped }: Laps): boolean =>
  !stopped && crossed >= 1 && !isPastStops(crossed);

/** is this lap 2, at whose end a car can stop for the last time? `crossed`: its crossings of the line. */
export const isLastStop = (crossed: number): boolean => crossed === CROSSINGS - 2;

/** is this the last lap, at whose end no car stops any more? `crossed`: its crossings of the line. */
export const isPastStops = (crossed: number): boolean => crossed >= CROSSINGS - 1;
