import type { Space } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { pathOf } from '../../../kit/drawing/curves';
import { lineOver, translationTo } from './lanes';
import styles from './Route.module.css';

type Props = {
  /** Space by space, from the start to the end. */
  readonly spaces: readonly Space[];
  /** steps: every space is numbered; other: a second way, thinner and dashed; trace: the plain way */
  readonly look: 'steps' | 'other' | 'trace';
};

/** A way along the roads. */
export const Route = ({ spaces, look }: Props) => {
  const path = pathOf(lineOver(spaces));
  return (
    <g className={classNames(styles.route, look === 'other' && styles.other)} aria-hidden="true">
      <path className={styles.casing} d={path} />
      <path className={styles.way} d={path} />
      {look !== 'other' && <path className={styles.lane} d={path} />}
      {look === 'steps' &&
        spaces.slice(1, -1).map((space, n) => (
          <g key={`${n + 1} ${space}`} className={styles.step} transform={translationTo(space)}>
            <circle r="11.5" />
            <text y="5.6">{n + 1}</text>
          </g>
        ))}
    </g>
  );
};
