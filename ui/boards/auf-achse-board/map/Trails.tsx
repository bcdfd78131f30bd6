import type { Space } from '../../../../games/auf-achse-board';
import { pathOf } from '../../../kit/drawing/curves';
import type { Seat } from '../../../pieces/Seal';
import { lineOver, translationTo } from './lanes';
import styles from './Trails.module.css';

/** The last drive of a truck: space by space, from its start. */
export type Trail = { readonly number: Seat; readonly way: readonly Space[] };

const paint = (number: Seat) => ({
  '--seat': `var(--seat-${number})`,
  '--seat-ink': `var(--seat-ink-${number})`,
});

type Props = { readonly trails: readonly Trail[] };

/** The last drives of other players, dashed in their colours. Screen readers get them from the log. */
export const Trails = ({ trails }: Props) => (
  <g aria-hidden="true">
    {trails.map(({ number, way }) => (
      <g key={number} className={styles.trail} style={paint(number)}>
        <path className={styles.edge} d={pathOf(lineOver(way))} />
        <path className={styles.way} d={pathOf(lineOver(way))} />
      </g>
    ))}
  </g>
);

/** Where those drives began: rings with the number of spaces. */
export const TrailStarts = ({ trails }: Props) => (
  <g aria-hidden="true">
    {trails.map(({ number, way }) => (
      <g key={number} className={styles.start} style={paint(number)} transform={translationTo(way[0]!)}>
        <circle r="15" />
        <text y="7.3">{way.length - 1}</text>
      </g>
    ))}
  </g>
);
