import { PosterFrame } from '../../kit/PosterFrame';

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];

const CURVES = [
  [
    [70, 380],
    [70, 250],
    [236, 262],
    [228, 158],
  ],
  [
    [228, 158],
    [220, 60],
    [70, 120],
    [96, -60],
  ],
] as const satisfies readonly Curve[];

const TRACK = 'M70 380C70 250 236 262 228 158S70 120 96-60';
const INK = '#1d1f21';

/** A place `way` (0 to 1) along a curve, `aside` units to its right, and the heading there in degrees. */
const onTrack = (curve: Curve, way: number, aside: number) => {
  const left = 1 - way;
  const along = (axis: 0 | 1) => {
    const [a, b, c, d] = [curve[0][axis], curve[1][axis], curve[2][axis], curve[3][axis]];
    return {
      at: left ** 3 * a + 3 * left ** 2 * way * b + 3 * left * way ** 2 * c + way ** 3 * d,
      slope: 3 * left ** 2 * (b - a) + 6 * left * way * (c - b) + 3 * way ** 2 * (d - c),
    };
  };
  const [x, y] = [along(0), along(1)];
  const heading = Math.atan2(y.slope, x.slope);
  return {
    x: x.at - Math.sin(heading) * aside,
    y: y.at + Math.cos(heading) * aside,
    turn: (heading * 180) / Math.PI,
  };
};

const GRID = [
  { number: 5, paint: '#e06a9f', ...onTrack(CURVES[0], 0.29, 31) },
  { number: 6, paint: '#2f9e52', ...onTrack(CURVES[0], 0.47, -2) },
  { number: 2, paint: '#1f6fd1', ...onTrack(CURVES[0], 0.7, 31) },
  { number: 4, paint: '#d9dcdc', ...onTrack(CURVES[0], 0.86, -30) },
  { number: 1, paint: '#f7b500', ...onTrack(CURVES[1], 0.2, 2) },
  { number: 3, paint: '#c1121c', ...onTrack(CURVES[1], 0.42, -31) },
];

const Car = ({ number, paint, x, y, turn }: (typeof GRID)[number]) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(1.12)`}>
    <path
      d="M-18-14h7a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM-18 7h7a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM11-13h5a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2zM11 7h5a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z"
      fill={INK}
    />
    <g fill={paint} stroke={INK} strokeWidth="1.2" strokeLinejoin="round">
      <path d="M-24-10h5v20h-5z" />
      <path d="M-19-7.5H-2l8-3 1 3 17 5v5l-17 5-1 3-8-3h-17z" />
      <path d="M20-10h4.5v20H20z" />
    </g>
    <circle r="5.6" cx="-7" fill="#fdfcf8" stroke={INK} strokeWidth="1" />
    <text x="-7" y="4" textAnchor="middle" fontSize="11" fill={INK}>
      {number}
    </text>
    <ellipse cx="5" rx="4.2" ry="3.4" fill={INK} />
  </g>
);

/** Six cars in an S-bend: the race. */
export const RacePoster = () => (
  <PosterFrame>
    <rect width="300" height="330" fill="#6f9a55" />
    {[0, 1, 2, 3, 4, 5].map((stripe) => (
      <rect key={stripe} x={stripe * 60 - 10} width="30" height="330" fill="#648e4c" />
    ))}
    <g fill="none">
      <path d={TRACK} stroke="#d9c79a" strokeWidth="150" />
      <path d={TRACK} stroke="#fdfcf8" strokeWidth="124" />
      <path d={TRACK} stroke="#c1121c" strokeWidth="124" strokeDasharray="15 15" />
      <path d={TRACK} stroke="#43494d" strokeWidth="106" />
      <path d={TRACK} stroke="#f4f2ea" strokeWidth="98" />
      <path d={TRACK} stroke="#43494d" strokeWidth="94.5" />
      <path d={TRACK} stroke="#f4f2ea" strokeWidth="33" strokeDasharray="12 16" opacity=".75" />
      <path d={TRACK} stroke="#43494d" strokeWidth="29.5" />
    </g>
    {GRID.map((car) => (
      <Car key={car.number} {...car} />
    ))}
    <g transform="translate(36 118)">
      <path d="M0-18 18 12h-36z" fill="#c1121c" stroke="#c1121c" strokeWidth="6" strokeLinejoin="round" />
      <path d="M0-10 11 8h-22z" fill="#fff" />
      <path d="M-1 8V3q5-3 2-9" stroke="#2a292a" strokeWidth="3" fill="none" />
    </g>
  </PosterFrame>
);
