import type { Point } from '../../../kit/drawing/curves';

/** How the circuit lies: as it is drawn, or turned by a quarter so that it fills an upright window. */
export type Orientation = 'wide' | 'tall';

/** By how much the drawing is turned, in degrees. */
export const TURNS: Readonly<Record<Orientation, number>> = { wide: 0, tall: 90 };

/** A point of the circuit where the reader sees it. */
export const seen = ({ x, y }: Point, orientation: Orientation): Point =>
  orientation === 'wide' ? { x, y } : { x: -y, y: x };

/** A point the reader sees where it lies on the circuit. */
export const meant = ({ x, y }: Point, orientation: Orientation): Point =>
  orientation === 'wide' ? { x, y } : { x: y, y: -x };
