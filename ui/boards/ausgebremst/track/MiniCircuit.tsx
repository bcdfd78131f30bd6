import type { CircuitId } from '../../../../games/ausgebremst';
import { pathOf, straight } from '../../../kit/drawing/curves';
import { polygon } from './course';
import { drawnOf } from './drawn';
import { posed } from './Road';
import { aheadOf } from './stretches';
import styles from './MiniCircuit.module.css';

/**
 * The outline of a circuit with its pit lane, its line and an arrow in the driving direction, for use beside its
 * name.
 */
export const MiniCircuit = ({
  id,
  width = 116,
}: {
  readonly id: CircuitId;
  /** In px; the height is two thirds of it. */
  readonly width?: number;
}) => {
  const { course, finish } = drawnOf(id);
  const { boxes, ramps } = course.pit;
  const aside = { ...course.line, heading: course.line.heading + 90 };
  return (
    <svg
      className={styles.mini}
      width={width}
      height={(width * 2) / 3}
      viewBox="20 20 960 640"
      aria-hidden="true"
    >
      <path className={styles.pit} d={pathOf([ramps[0], straight(boxes[0]!, boxes.at(-1)!), ramps[1]])} />
      <path className={styles.road} fillRule="evenodd" d={course.borders.map(polygon).join('')} />
      <path className={styles.line} d={pathOf([straight(aheadOf(aside, -68), aheadOf(aside, 68))])} />
      <path
        className={styles.arrow}
        transform={posed({ ...aheadOf(finish, 10), heading: finish.heading })}
        d="M0-40L64 0 0 40Z"
      />
    </svg>
  );
};
