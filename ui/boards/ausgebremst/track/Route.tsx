import type { Target } from '../../../../games/ausgebremst';
import { pathOf, translation } from '../../../kit/drawing/curves';
import { lineOver, poseOn, type Drawn } from './drawn';
import styles from './Route.module.css';

type Props = {
  readonly drawn: Drawn;
  /** Space by space, from the car to the end. */
  readonly way: readonly Target[];
  /** The rotation of the drawing, in degrees. */
  readonly turn: number;
};

/** The way a car would drive, with its spaces numbered. */
export const Route = ({ drawn, way, turn }: Props) => {
  const path = pathOf(lineOver(drawn, way));
  return (
    <g className={styles.route} aria-hidden="true">
      <path className={styles.casing} d={path} />
      <path className={styles.way} d={path} />
      {way.slice(1, -1).map((space, n) => (
        <g key={`${n + 1} ${space}`} transform={`${translation(poseOn(drawn, space))} rotate(${-turn})`}>
          <circle r="8.6" />
          <text y="4.6">{n + 1}</text>
        </g>
      ))}
    </g>
  );
};
