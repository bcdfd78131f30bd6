import type { Space } from '../../../../games/auf-achse-board';
import { tenth, type Point } from '../../../kit/drawing/curves';
import { pointOf } from './lanes';

/** Where something stands, as a `transform`. */
export const standingAt = ({ x, y }: Point): string => `translate(${tenth(x)} ${tenth(y)})`;

/** Where something on a space stands, as a `transform`. */
export const standingOn = (space: Space): string => standingAt(pointOf(space));
