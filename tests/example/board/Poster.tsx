import { PosterFrame } from '../../../ui/kit/PosterFrame';
import { ROW_IDS, ROWS } from '../game';

/** The rows as they lie before the first turn. */
export const NimPoster = () => (
  <PosterFrame>
    <rect width="300" height="330" fill="#35624a" />
    {ROW_IDS.flatMap((row, at) =>
      Array.from({ length: ROWS[row] }, (_, stick) => (
        <rect
          key={`${row} ${stick}`}
          x={60 + 40 * stick}
          y={40 + 90 * at}
          width="12"
          height="70"
          fill="#e8c98a"
        />
      )),
    )}
  </PosterFrame>
);
