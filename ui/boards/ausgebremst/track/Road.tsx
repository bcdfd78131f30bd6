import { useId } from 'react';
import { pathOf, tenth, translation } from '../../../kit/drawing/curves';
import { polygon, polyline } from './course';
import type { Drawn } from './drawn';
import type { Pose, Stretch } from './stretches';
import styles from './Road.module.css';

/** A pose as a `transform`: things there are drawn around the origin, heading right. */
export const posed = (pose: Pose): string => `${translation(pose)} rotate(${tenth(pose.heading)})`;

const driven = (pose: Pose, clockwise: boolean): Pose =>
  clockwise ? pose : { ...pose, heading: pose.heading + 180 };

/** Tyre marks where cars brake for a chicane. */
const skidsOf = ({ course: { ring }, clockwise }: Drawn): readonly string[] =>
  ring.flatMap((stretch, n) => {
    const braking = ring.at((n + (clockwise ? -1 : 1)) % ring.length)!;
    if (stretch.segment.kind !== 'chicane' || braking.segment.lanes.length < 2) return [];
    const at = (part: number, aside: number) => braking.at(clockwise ? part : 1 - part, aside);
    return [-0.62, -0.46, 0.36, 0.52].map((aside) =>
      polyline([0.5, 0.65, 0.8, 0.95].map((part, step) => at(part, aside * (1 - step * 0.16)))),
    );
  });

/** The kerbs: white with red bars. */
export const Kerbs = ({ drawn: { course } }: { readonly drawn: Drawn }) => {
  const path = course.kerbs.flatMap(({ outer, inner }) => [polyline(outer), polyline(inner)]).join('');
  return (
    <g>
      <path className={styles.kerb} d={path} />
      <path className={styles.bars} d={path} />
    </g>
  );
};

/** The asphalt from edge to edge with the traces of many races, and the markings along it. */
export const Road = ({ drawn }: { readonly drawn: Drawn }) => {
  const id = useId();
  const { course } = drawn;
  const road = course.borders.map(polygon).join('');
  const ideal = pathOf(course.ideal);
  const wedges = course.wedges.map(polygon).join('');
  const lines = (solid: boolean) =>
    course.laneLines
      .filter((line) => line.solid === solid)
      .map(({ points }) => polyline(points))
      .join('');
  return (
    <g>
      <clipPath id={`${id}-road`}>
        <path clipRule="evenodd" d={road} />
      </clipPath>
      <pattern
        id={`${id}-hatch`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={styles.hatch} width="3.4" height="9" />
      </pattern>
      <path className={styles.asphalt} fillRule="evenodd" d={road} />
      <g clipPath={`url(#${id}-road)`}>
        <path className={styles.rubber} d={ideal} />
        <path className={styles.trace} d={ideal} />
        <path className={styles.skids} d={skidsOf(drawn).join('')} />
        <path className={styles.wedge} d={wedges} />
        <path fill={`url(#${id}-hatch)`} d={wedges} />
        <path className={styles.edge} d={road} />
      </g>
      <path className={styles.joints} d={course.joints.map(polyline).join('')} />
      <path className={styles.lanes} d={lines(false)} />
      <path className={styles.solidCasing} d={lines(true)} />
      <path className={styles.solid} d={lines(true)} />
      <Arrows drawn={drawn} />
    </g>
  );
};

/** Where an arrow is painted on each lane of the start straight, measured from its clockwise beginning. */
const ARROW_AT = { clockwise: 11 / 12, counterclockwise: 1 / 12 };

const startOf = (ring: readonly Stretch[]): Stretch => ring.find(({ segment }) => segment.pit)!;

/** The driving direction: chevrons in the chicanes, an arrow on each lane behind the start. */
const Arrows = ({ drawn: { course, clockwise } }: { readonly drawn: Drawn }) => {
  const straight = startOf(course.ring);
  const part = clockwise ? ARROW_AT.clockwise : ARROW_AT.counterclockwise;
  return (
    <>
      {course.ring
        .filter(({ segment }) => segment.kind === 'chicane')
        .flatMap(({ segment, at }) =>
          Array.from({ length: segment.lanes[0]! }, (_, n) => at((n + 0.5) / segment.lanes[0]!, 0)),
        )
        .map((pose) => (
          <path
            key={`${pose.x} ${pose.y}`}
            className={styles.chevrons}
            transform={posed(driven(pose, clockwise))}
            d="M-13-12l9 12-9 12M3-12l9 12-9 12"
          />
        ))}
      {[-0.5, 0.5].map((aside) => (
        <path
          key={aside}
          className={styles.arrow}
          transform={posed(driven(straight.at(part, aside), clockwise))}
          d="M-22-2.2h26v-6.8l18 9-18 9v-6.8h-26z"
        />
      ))}
    </>
  );
};
