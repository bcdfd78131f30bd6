import { RoadPost } from '../../pieces/RoadPost';
import { Truck } from '../../pieces/Truck';
import { PosterFrame } from '../../kit/PosterFrame';
import styles from './Poster.module.css';

const EVENING = [
  { from: 0, sky: '#5a3263' },
  { from: 66, sky: '#94405f' },
  { from: 112, sky: '#c94f4b' },
  { from: 152, sky: '#ea8540' },
  { from: 192, sky: '#f4b751' },
];

/** The picture of the card game: a lorry at night in front of the setting sun. */
export const CardGamePoster = () => (
  <PosterFrame>
    {EVENING.map(({ from, sky }) => (
      <rect key={sky} y={from} width="300" height={330 - from} fill={sky} />
    ))}
    <circle cx="196" cy="190" r="58" fill="#ffe9a8" />
    <path d="M138 190a58 58 0 0 0 116 0z" fill="#ffdf86" />
    <path
      d="M222 122q6-6 11 0q5-6 11 0M252 134q4.5-4.5 8.5 0q4-4.5 8.5 0"
      fill="none"
      stroke="#5a3263"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M0 226q40-26 86-12t84-8 70 2 60-8v80H0z" fill="#9c5038" />
    <path d="M0 244q50-18 110-6t110-6 80 2v60H0z" fill="#5d2f38" />
    <path d="M22 240v-22l7-9 7 9v22zM16 222h6v18h-6zM37 226h12v14H37z" fill="#5d2f38" />
    <path
      d="M262 238c0-8 4-14 4-14s4 6 4 14zM274 240c0-10 5-18 5-18s5 8 5 18zM250 240c0-6 3-10 3-10s3 4 3 10z"
      fill="#43202c"
    />
    <rect y="250" width="300" height="90" fill="#30353a" />
    <path d="M0 254h300" stroke="#f4f2ea" strokeWidth="2.5" />
    <path d="M-12 302h44M56 302h44M124 302h44M192 302h44M260 302h44" stroke="#f4f2ea" strokeWidth="5" />
    <path d="M0 240h300" stroke="#c9ccc8" strokeWidth="5" />
    <path d="M0 243.5h300" stroke="#7c8381" strokeWidth="1.5" />
    <path d="M20 240v11M80 240v11M140 240v11M200 240v11M260 240v11" stroke="#8d948d" strokeWidth="3.5" />
    <path d="M250 272l60-9v34z" fill="#ffe9a8" opacity=".55" />
    <g className={styles.lorry}>
      <Truck x={22} y={194} width={231} paint="#005b8c" text="NACHT-EXPRESS" />
    </g>
    <RoadPost x={28} y={334} scale={1.05} />
    <RoadPost x={272} y={334} scale={1.05} />
  </PosterFrame>
);
