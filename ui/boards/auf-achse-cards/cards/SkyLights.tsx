import type { Kilometres } from './faces';

/** The positions of the stars. */
// prettier-ignore
const STARS: Partial<Record<Kilometres, readonly (readonly [x: number, y: number])[]>> = {
  110: [[68, 46], [40, 52], [20, 44], [90, 58]],
  120: [[84, 50], [64, 44], [46, 52], [24, 48], [74, 60], [12, 58], [56, 62]],
};

/** The positions and sizes of the small clouds. */
// prettier-ignore
const CLOUDS: Partial<Record<Kilometres, readonly (readonly [x: number, y: number, size: number])[]>> = {
  40: [[74, 60, 0.8]],
  50: [[72, 44, 1], [20, 62, 0.7]],
  60: [[78, 58, 0.9], [18, 56, 1]],
  70: [[28, 50, 0.9]],
  80: [[30, 52, 0.9]],
};

const sunColour = (km: Kilometres): string => {
  if (km === 10) return '#ee7f2d';
  if (km <= 30) return '#f7b500';
  if (km <= 70) return '#fffbe6';
  return km <= 90 ? '#fff0b8' : '#ffd39a';
};

/**
 * The sun moves from left to right and sets at 100 km; cards above that have moon and stars. Drawn before the hills.
 */
export const SkyLights = ({ km, horizon, mini }: { km: Kilometres; horizon: number; mini: boolean }) => {
  if (km >= 110) {
    return (
      <>
        <path
          d="M80 14a10 10 0 1 0 8 15.5A9 9 0 0 1 80 14z"
          transform={mini ? 'translate(5 0)' : undefined}
          fill="#f6e9b8"
        />
        <g fill="#ffffff">
          {STARS[km]?.map(([x, y], index) => (
            <circle key={x} cx={x} cy={y} r={index % 3 === 2 ? 0.8 : 1.2} />
          ))}
        </g>
      </>
    );
  }
  const way = (km - 10) / 90;
  const x = 15 + way * 66;
  const height = horizon - (km <= 70 ? 7 : 3) - Math.sin(way * Math.PI) * 40;
  const y = km === 100 ? horizon - 4 : Math.max(height, 24);
  const radius = mini ? 10 : 9;
  return (
    <>
      <circle cx={x} cy={y} r={radius * 1.55} fill={sunColour(km)} fillOpacity=".22" />
      <circle cx={x} cy={y} r={radius} fill={sunColour(km)} />
      {!mini && (
        <g fill="#ffffff" fillOpacity={km === 80 ? 0.45 : 0.75}>
          {CLOUDS[km]?.map(([left, top, size]) => (
            <path
              key={left}
              d="M-9 3a3 3 0 0 1 .6-5.9A5 5 0 0 1 1-4.5a4 4 0 0 1 5.5 2.3A2.7 2.7 0 0 1 7.5 3z"
              transform={`translate(${left} ${top}) scale(${size})`}
            />
          ))}
        </g>
      )}
    </>
  );
};
