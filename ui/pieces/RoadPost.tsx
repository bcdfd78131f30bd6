/** A roadside post, for drawings: `x`, `y` is the centre of its base. */
export const RoadPost = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-5 0V-44l3-4h7V0z" fill="#f1f0ea" stroke="#2a292a" strokeWidth="1.2" />
    <path d="M-5-34 5-39v14l-10 5z" fill="#2a292a" />
    <rect x="-1.5" y="-33" width="3" height="7" fill="#f7b500" />
  </g>
);
