import { PosterFrame } from '../../../ui/kit/PosterFrame';

const STICKS = [3, 4, 5];

/** The rows as they lie before the first turn. */
export const NimPoster = () => (
  <PosterFrame>
    <rect width="300" height="330" fill="#35624a" />
    {STICKS.flatMap((sticks, row) =>
      Array.from({ length: sticks }, (_, stick) => (
        <rect
          key={`${sticks} ${stick}`}
          x={60 + 40 * stick}
          y={40 + 90 * row}
          width="12"
          height="70"
          fill="#e8c98a"
        />
      )),
    )}
  </PosterFrame>
);
