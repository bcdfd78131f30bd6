import { Truck } from '../pieces/Truck';
import styles from './Posts.module.css';

const [WIDTH, HEIGHT, GROUND] = [300, 62, 48];

/** The progress of a lesson, as posts along a road: white ones are done. The text beside it says the same. */
export const Posts = ({ at, of }: { at: number; of: number }) => {
  const place = (post: number) => ((post + 0.5) * WIDTH) / of;
  const here = place(Math.min(at, of - 0.5));
  return (
    <svg className={styles.posts} data-posts viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
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
      <g className={styles.truck} style={{ transform: `translate(${here - 14}px, ${GROUND - 14}px)` }}>
        <Truck x={0} y={0} width={32} paint="#f7b500" />
      </g>
    </svg>
  );
};
