import type { ReactNode } from 'react';
import type { Vehicle } from '../kit/drivers';
import { RacingCar } from '../pieces/RacingCar';
import { Truck } from '../pieces/Truck';
import styles from './Posts.module.css';

/** What drives along the posts, by what the game's drivers show of themselves; it stands on the origin. */
const DRIVEN: Readonly<Record<Vehicle, ReactNode>> = {
  truck: <Truck x={-14} y={-14} width={32} paint="#f7b500" />,
  helmet: <RacingCar x={-20} y={-15.5} width={44} paint="#c1121c" />,
};

const [WIDTH, HEIGHT, GROUND] = [300, 62, 48];

type Props = {
  readonly at: number;
  readonly of: number;
  readonly drivers: Vehicle;
};

/** The progress of a lesson, as posts along a road: white ones are done. The text beside it says the same. */
export const Posts = ({ at, of, drivers }: Props) => {
  const place = (post: number) => ((post + 0.5) * WIDTH) / of;
  const here = place(Math.min(at, of - 0.5));
  return (
    <svg className={styles.posts} data-posts={drivers} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: of }, (_, post) => (
        <g key={post} transform={`translate(${place(post)} ${GROUND})`}>
          <path
            d="M-5 0V-27l10-6V0z"
            className={post < at ? styles.behind : post > at ? styles.ahead : styles.here}
          />
          {post < at && <path d="M-5-14l10-6v7l-10 6z" className={styles.reflector} />}
        </g>
      ))}
      <rect y={GROUND - 2} width={WIDTH} height="16" rx="3" className={styles.road} />
      <rect y={GROUND - 2} width={here} height="16" rx="3" className={styles.driven} />
      <g className={styles.vehicle} style={{ transform: `translate(${here}px, ${GROUND}px)` }}>
        {DRIVEN[drivers]}
      </g>
    </svg>
  );
};
