import styles from './Spotlight.module.css';
import type { Hole } from './useHoles';

/** The distance of a ring from what it surrounds, in px. */
const AROUND = 5;
const RADIUS = 12;
/** The offset of a number outside its ring, unless that is outside the window. */
const OUTSIDE = -15;

/** A rectangle with rounded corners, as a path. */
const pathOf = ({ x, y, width, height }: Hole): string => {
  const [left, top] = [x - AROUND, y - AROUND];
  const [across, down] = [width + 2 * AROUND - 2 * RADIUS, height + 2 * AROUND - 2 * RADIUS];
  const corner = (dx: number, dy: number) => `a${RADIUS} ${RADIUS} 0 0 1 ${dx * RADIUS} ${dy * RADIUS}`;
  return `M${left + RADIUS} ${top}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
};

/** The half width of a number with its edge, in px. */
const REACH = 17;

/** Would a number with this centre cover this answer? Then the answer is read first. */
const covers = (x: number, y: number, answer: Hole): boolean =>
  x + REACH > answer.x &&
  x - REACH < answer.x + answer.width &&
  y + REACH > answer.y &&
  y - REACH < answer.y + answer.height;

type Props = {
  readonly holes: readonly Hole[];
  /** Do the rings show the numbers of the deeds? */
  readonly isNumbered: boolean;
};

/** A veil over the table with holes at what is highlighted. It is only visual: every press goes through it. */
export const Spotlight = ({ holes, isNumbered }: Props) => {
  const answers = holes.filter(({ number }) => number === 0);
  return (
    <div className={styles.spotlight} aria-hidden="true">
      <svg className={styles.veil} data-veil width="100%" height="100%">
        <path d={`M0 0h9999v9999H0z${holes.map(pathOf).join('')}`} fillRule="evenodd" />
      </svg>
      {holes.map((hole, at) => {
        const { x, y, width, height, number } = hole;
        if (!number) return null;
        const isFirst = holes.findIndex((one) => one.number === number) === at;
        const isFree = !answers.some((answer) => covers(x + width + AROUND, y - AROUND, answer));
        return (
          <div
            key={`${number} ${x} ${y}`}
            data-ring
            className={styles.ring}
            style={{
              left: x - AROUND,
              top: y - AROUND,
              width: width + 2 * AROUND,
              height: height + 2 * AROUND,
            }}
          >
            {isNumbered && isFirst && isFree && (
              <span
                className={styles.number}
                style={{ right: Math.max(OUTSIDE, x + width + AROUND - innerWidth) }}
              >
                {number}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
};
