import { SteeringWheel } from '../../../pieces/SteeringWheel';
import { CardFrame } from './CardFrame';
import { fitCaption } from './fitCaption';

/** The starting-player card: a steering wheel on yellow, its name and that it is passed on. */
export const StartPlayerFace = ({ caption, note }: { caption: string; note: string }) => {
  const name = fitCaption(caption, 18, 1);
  const passing = fitCaption(note, 11, 1);
  return (
    <CardFrame ground="#f7b500">
      <rect x="7.5" y="7.5" width="85" height="125" rx="4" fill="none" stroke="#2a292a" strokeWidth="2.2" />
      <text
        x="50"
        y="24"
        textAnchor="middle"
        fontSize={passing.fontSize}
        style={{ fontWeight: 600 }}
        fill="#1d1f21"
      >
        {note}
      </text>
      <g color="#2a292a">
        <SteeringWheel x={18} y={32} size={64} />
      </g>
      <text x="50" y="119" textAnchor="middle" fontSize={name.fontSize} fill="#1d1f21">
        {caption}
      </text>
    </CardFrame>
  );
};
