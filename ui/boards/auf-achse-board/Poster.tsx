import { PosterFrame } from '../../kit/PosterFrame';

const INK = '#1d1f21';
const FEDERAL = ['M226 74L146 132L72 184L100 262L206 288', 'M226 74L232 176L206 288L260 348'];
const OTHER = [
  'M72 184L-14 158M72 184L-10 262M100 262L60 346M232 176L320 138M232 176L318 234M146 132L40 124L-10 96M226 74L262 40L330 30M226 74L214 30L190-10M146 132L232 176',
];
const NODES = [
  [226, 74],
  [146, 132],
  [72, 184],
  [100, 262],
  [206, 288],
  [232, 176],
] as const;

const Town = ({ x, y, name }: { x: number; y: number; name: string }) => {
  const width = name.length * 8.2 + 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y="-12"
        width={width}
        height="24"
        rx="3"
        fill="#f7b500"
        stroke={INK}
        strokeWidth="1.8"
      />
      <text y="6" textAnchor="middle" fontSize="17" style={{ fontWeight: 600 }} fill={INK}>
        {name}
      </text>
    </g>
  );
};

const RoadNumber = ({ x, y, road }: { x: number; y: number; road: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-12-10h24l5 10-5 10h-24l-5-10z"
      fill="#005b8c"
      stroke="#fff"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <text y="5" textAnchor="middle" fontSize="14" fill="#fff">
      {road}
    </text>
  </g>
);

const Lorry = ({ x, y, turn, paint }: { x: number; y: number; turn: number; paint: string }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-19" y="-7.5" width="25" height="15" rx="1.5" fill="#fdfcf8" stroke={INK} strokeWidth="1.5" />
    <path d="M-14-6.8v13.6M-7-6.8v13.6" stroke={paint} strokeWidth="3" />
    <rect x="8" y="-7" width="12" height="14" rx="3" fill={paint} stroke={INK} strokeWidth="1.5" />
    <path d="M15.5-4.5v9" stroke={INK} strokeWidth="2.2" />
  </g>
);

/** The picture of the board game: a corner of the road map with four lorries. */
export const BoardGamePoster = () => (
  <PosterFrame>
    <rect width="300" height="330" fill="#dfe5d3" />
    <path d="M0 0h300v24q-50 14-80 2t-60 6-70-4-90 10z" fill="#a9cbe0" />
    <path d="M0 90q60-20 110 10t60 90-30 80-90 60H0z" fill="#cbd8b8" />
    <path d="M190 330q10-60 70-70t40-40v110z" fill="#cbd8b8" />
    <path d="M128 28q-18 60-50 100t-34 96 10 110" fill="none" stroke="#a9cbe0" strokeWidth="7" />
    <g fill="none" strokeLinejoin="round">
      <path d={[...FEDERAL, ...OTHER].join('')} stroke={INK} strokeWidth="13" />
      <path d={OTHER.join('')} stroke="#fdfcf8" strokeWidth="9.5" />
      <path d={FEDERAL.join('')} stroke="#f7b500" strokeWidth="9.5" />
      <path d={FEDERAL.join('')} stroke={INK} strokeWidth="1.5" strokeDasharray="1.5 11" />
    </g>
    {NODES.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="10" fill="#fdfcf8" stroke={INK} strokeWidth="3" />
    ))}
    <RoadNumber x={187} y={102} road={1} />
    <RoadNumber x={96} y={167} road={43} />
    <RoadNumber x={219} y={232} road={9} />
    <Town x={248} y={108} name="Hamburg" />
    <Town x={48} y={212} name="Köln" />
    <Town x={250} y={203} name="Berlin" />
    <Town x={158} y={312} name="München" />
    <Town x={98} y={134} name="Bremen" />
    <Lorry x={190} y={154} turn={27} paint="#c1121c" />
    <Lorry x={86} y={224} turn={70} paint="#1f6fd1" />
    <Lorry x={153} y={275} turn={14} paint="#2f9e52" />
    <Lorry x={28} y={168} turn={17} paint="#f7b500" />
    <g transform="translate(262 262) scale(.9)">
      <path d="M0-20 20 14h-40z" fill="#c1121c" stroke="#c1121c" strokeWidth="6" strokeLinejoin="round" />
      <path d="M0-12 13 10h-26z" fill="#fff" />
      <path d="M-6 8V4L-4.5.5h9L6 4v4zM-2.5-1.5v-4h5v4z" fill="#2a292a" />
    </g>
  </PosterFrame>
);
