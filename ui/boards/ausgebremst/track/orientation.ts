import type { Point } from '../../../kit/drawing/curves';

/** The orientation of the circuit: as drawn, or rotated by 90° to fill a window in portrait. */
export type Orientation = 'wide' | 'tall';

/** The rotation of the drawing, in degrees. */
export const TURNS: Readonly<Record<Orientation, number>> = { wide: 0, tall: 90 };

/** Converts a point of the circuit to where the reader sees it. */
export const seen = ({ x, y }: Point, orientation: Orientation): Point =>
  orientation === 'wide' ? { x, y } : { x: -y, y: x };

/** Converts a point the reader sees to a point of the circuit. */
export const meant = ({ x, y }: Point, orientation: Orientation): Point =>
  orientation === 'wide' ? { x, y } : { x: y, y: -x };
