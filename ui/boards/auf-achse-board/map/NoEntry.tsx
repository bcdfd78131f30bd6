import type { Space } from '../../../../games/auf-achse-board';
import { NoEntry } from '../../../kit/drawing/NoEntry';
import { standingOn } from './standing';

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
