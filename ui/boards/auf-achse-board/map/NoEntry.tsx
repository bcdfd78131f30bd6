import type { Space } from '../../../../games/auf-achse-board';
import { standingOn } from './standing';
import styles from './Signs.module.css';

/** The no-entry disc, 28 units wide, inside a drawing. Words beside it or on demand say why. */
export const NoEntry = () => (
  <g className={styles.noEntry}>
    <circle r="14" />
    <rect x="-9" y="-3" width="18" height="6" rx="1" />
  </g>
);

type Props = {
  readonly spaces: Iterable<Space>;
  /** Where a truck stands the disc goes to its corner. */
  readonly occupied: ReadonlySet<Space>;
};

/** The discs on spaces that may not be chosen; the list of targets says why. */
export const NoEntries = ({ spaces, occupied }: Props) => (
  <g aria-hidden="true">
    {Array.from(spaces, (space) => (
      <g key={space} transform={standingOn(space)}>
        <g transform={occupied.has(space) ? 'translate(-35 -29)' : undefined}>
          <NoEntry />
        </g>
      </g>
    ))}
  </g>
);
