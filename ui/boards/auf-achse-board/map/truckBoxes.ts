import type { Point } from '../../../kit/drawing/curves';
import type { Box } from '../../../kit/drawing/boxes';

/** The box of a truck on a space, its load included, extended by `slack`. */
export const truckBox = ({ x, y }: Point, slack = 0): Box => ({
  x: x - 33 - slack,
  y: y - 32 - slack,
  width: 66 + 2 * slack,
  height: 54 + 2 * slack,
});

/** The part of a truck that shows whose it is: everything above its load. */
export const bodyBox = ({ x, y }: Point): Box => ({ x: x - 32, y: y - 34, width: 62, height: 36 });
