import { CardFrame } from './CardFrame';
import { fitCaption } from './fitCaption';

type PumpProps = { x: number; y: number; scale: number; colour: string; pane: string };

const FuelPump = ({ x, y, scale, colour, pane }: PumpProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M1 2.5A2.5 2.5 0 0 1 3.5 0h9A2.5 2.5 0 0 1 15 2.5V26h1.5v2.5h-17V26H1z" fill={colour} />
    <rect x="3.8" y="3.5" width="8.4" height="7" rx="1" fill={pane} />
    <path
      d="M15 14h2.2a2 2 0 0 1 2 2v5.2a2 2 0 0 0 4 0V9.4L19 5.2"
      fill="none"
      stroke={colour}
      strokeWidth="2.3"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </g>
);

const BLUE = '#005b8c';

/** A rest card: the blue service sign with a fuel pump. */
export const RestFace = ({ mini, caption }: { mini: boolean; caption: string }) => {
  if (mini) {
    return (
      <CardFrame ground={BLUE}>
        <FuelPump x={10} y={11} scale={1.15} colour="#ffffff" pane={BLUE} />
        <rect x="20" y="62" width="60" height="60" rx="5" fill="#ffffff" />
        <FuelPump x={34} y={72} scale={1.45} colour="#2a292a" pane="#ffffff" />
      </CardFrame>
    );
  }
  const { lines, fontSize } = fitCaption(caption, 17);
  return (
    <CardFrame ground={BLUE}>
      <rect x="7" y="7" width="86" height="126" rx="4" fill="none" stroke="#ffffff" strokeWidth="1.8" />
      <FuelPump x={13} y={13} scale={0.86} colour="#ffffff" pane={BLUE} />
      <rect x="23" y="50" width="54" height="54" rx="4" fill="#ffffff" />
      <FuelPump x={36.5} y={58} scale={1.35} colour="#2a292a" pane="#ffffff" />
      <text x="50" y="124" textAnchor="middle" fontSize={fontSize} fill="#ffffff">
        {lines[0]}
      </text>
    </CardFrame>
  );
};
