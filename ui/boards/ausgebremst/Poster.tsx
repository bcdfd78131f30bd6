import { PosterFrame } from '../../kit/PosterFrame';

const TRACK = 'M70 380C70 250 236 262 228 158S70 120 96-60';
const INK = '#1d1f21';

/** The cars on the track; `turn` is the driving direction in degrees. */
const GRID = [
  { number: 5, paint: '#e06a9f', x: 125.8, y: 318.1, turn: -45.7 },
  { number: 6, paint: '#2f9e52', x: 143.6, y: 262.3, turn: -33.5 },
  { number: 2, paint: '#1f6fd1', x: 217.8, y: 250.6, turn: -41.2 },
  { number: 4, paint: '#d9dcdc', x: 194.7, y: 183.4, turn: -66.0 },
  { number: 1, paint: '#f7b500', x: 210.1, y: 113.5, turn: -135.8 },
  { number: 3, paint: '#c1121c', x: 152.5, y: 116.4, turn: -153.5 },
];

const Car = ({ number, paint, x, y, turn }: (typeof GRID)[number]) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(1.12)`}>
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

/** The picture of the racing game: six cars in an S-bend. */
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
    <g transform="translate(34 232)">
      <path d="M0-18 18 12h-36z" fill="#c1121c" stroke="#c1121c" strokeWidth="6" strokeLinejoin="round" />
      <path d="M0-10 11 8h-22z" fill="#fff" />
      <path d="M-1 8V3q5-3 2-9" stroke="#2a292a" strokeWidth="3" fill="none" />
    </g>
  </PosterFrame>
);
