import { trackOf } from '../../../../games/ausgebremst';
import { distance, tenth } from '../../../kit/drawing/curves';
import type { Drawn } from './drawn';
import { posed } from './Road';
import styles from './StartMarks.module.css';

type ChequersProps = { readonly columns: number; readonly rows: number; readonly size: number };

/** Black and white squares around the origin. */
const Chequers = ({ columns, rows, size }: ChequersProps) => {
  const squares = Array.from({ length: rows * columns }, (_, n) => ({
    x: n % columns,
    y: Math.floor(n / columns),
  }));
  const path = squares
    .filter(({ x, y }) => (x + y) % 2)
    .map(
      ({ x, y }) =>
        `M${tenth((x - columns / 2) * size)} ${tenth((y - rows / 2) * size)}h${size}v${size}h${-size}z`,
    );
  return (
    <>
      <rect
        className={styles.white}
        x={(-columns / 2) * size}
        y={(-rows / 2) * size}
        width={columns * size}
        height={rows * size}
      />
      <path className={styles.black} d={path.join('')} />
    </>
  );
};

/** the six places of the grid, with upright numbers. */
const Grid = ({ drawn, turn }: { readonly drawn: Drawn; readonly turn: number }) => (
  <>
    {trackOf(drawn.id).grid.map((space, n) => {
      const { pose, outline } = drawn.spaces.get(space)!;
      const front = distance(outline[0]!, outline[1]!) / 2 - 6;
      return (
        <g key={space} transform={posed(pose)}>
          <path
            className={styles.bracket}
            d={`M${tenth(front - 12)}-17H${tenth(front)}V17H${tenth(front - 12)}`}
          />
          <text
            className={styles.number}
            transform={`translate(${tenth(-front + 6)} 0) rotate(${tenth(-pose.heading - turn)})`}
            y="4.6"
          >
            {n + 1}
          </text>
        </g>
      );
    })}
  </>
);

/**
 * The grid and the chequered line across the road and the pit lane. `turn`: the rotation of the drawing, in degrees.
 */
export const StartMarks = ({ drawn, turn }: { readonly drawn: Drawn; readonly turn: number }) => {
  const { line, pit } = drawn.course;
  return (
    <g>
      <Grid drawn={drawn} turn={turn} />
      <g transform={posed(line)}>
        <Chequers columns={2} rows={16} size={6.125} />
        <rect className={styles.post} x="-4" y="-66" width="8" height="13" rx="1" />
        <rect className={styles.post} x="-4" y="53" width="8" height="13" rx="1" />
      </g>
      <g transform={posed(pit.middle)}>
        <Chequers columns={1} rows={8} size={5} />
      </g>
    </g>
  );
};
