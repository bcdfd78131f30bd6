import { pathOf, straight, tenth } from '../../../kit/drawing/curves';
import { BOX, type Drawn } from './drawn';
import { posed } from './Road';
import { PIT_HOUSE } from './scenery';
import styles from './PitLane.module.css';

/** The asphalt of the pit lane, below the road that it leaves and joins. */
export const PitLane = ({ drawn: { course } }: { readonly drawn: Drawn }) => {
  const { boxes, ramps } = course.pit;
  const lane = pathOf([ramps[0], straight(boxes[0]!, boxes.at(-1)!), ramps[1]]);
  return (
    <g>
      <path className={styles.casing} d={lane} />
      <path className={styles.lane} d={lane} />
    </g>
  );
};

const DOORS = [1, 2, 3, 4, 5, 6] as const;

const House = ({ drawn, label }: { readonly drawn: Drawn; readonly label: string }) => {
  const { middle } = drawn.course.pit;
  return (
    <g transform={posed({ ...middle, heading: middle.heading - 180 })}>
      <rect
        className={styles.wall}
        x={4 - PIT_HOUSE.width / 2}
        y="-58"
        width={PIT_HOUSE.width - 8}
        height="30"
        rx="3"
      />
      {DOORS.map((seat, n) => (
        <rect
          key={seat}
          className={styles.door}
          fill={`var(--seat-${seat})`}
          x={tenth(-102 + n * 34.6)}
          y="-40"
          width="31"
          height="12"
        />
      ))}
      <rect
        className={styles.roof}
        x={-PIT_HOUSE.width / 2}
        y={-PIT_HOUSE.far}
        width={PIT_HOUSE.width}
        height="20"
        rx="3"
      />
      <text className={styles.name} y="-49.4">
        {label}
      </text>
    </g>
  );
};

/** The boxes, the two ends of the lane with an arrow in each, and the building with a door for every seat. */
export const PitMarks = ({ drawn, label }: { readonly drawn: Drawn; readonly label: string }) => {
  const { course, clockwise } = drawn;
  const { boxes, mouths } = course.pit;
  const [entry, exit] = clockwise ? mouths : [mouths[1], mouths[0]];
  const mouth = (pose: typeof entry) =>
    clockwise ? posed(pose) : `${posed({ ...pose, heading: pose.heading + 180 })} scale(1 -1)`;
  return (
    <g>
      {boxes.map((pose) => (
        <rect
          key={`${pose.x} ${pose.y}`}
          className={styles.box}
          transform={posed(pose)}
          x={-BOX.width / 2}
          y={-BOX.height / 2}
          width={BOX.width}
          height={BOX.height}
          rx="3"
        />
      ))}
      <g transform={mouth(entry)}>
        <path className={styles.gap} d="M-10 25h42" />
        <path className={styles.mouth} d="M-10 25h42" />
        <path className={styles.arrow} d="M-20 0h22q12 0 12 14v3m-6-5l6 7 6-7" />
      </g>
      <g transform={mouth(exit)}>
        <path className={styles.gap} d="M-32 25h42" />
        <path className={styles.mouth} d="M-32 25h42" />
        <path className={styles.arrow} d="M-12 17v-3q0-14 12-14h20m-7-6l7 6-7 6" />
      </g>
      <House drawn={drawn} label={label} />
    </g>
  );
};
