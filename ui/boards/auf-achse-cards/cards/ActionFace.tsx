import type { Action } from '../../../../games/auf-achse-cards';
import { ActionSign } from './ActionSign';
import { CardFrame } from './CardFrame';
import { fitCaption } from './fitCaption';

const INDEX: Record<Action, string> = {
  lostFreight: '−50',
  levelCrossing: '−1',
  clearRoad: '+1',
  fullyClearRoad: '+2',
};

const GIVES: Record<Action, boolean> = {
  lostFreight: false,
  levelCrossing: false,
  clearRoad: true,
  fullyClearRoad: true,
};

/** Nine red stripes (takes) or green chevrons (gives) along the bottom edge. */
const Foot = ({ top, gives }: { top: number; gives: boolean }) => (
  <>
    <rect y={top} width="100" height="16" fill="#ffffff" />
    {Array.from({ length: 9 }, (_, n) => (
      <path
        key={n}
        d={
          gives
            ? `M${n * 18 - 26} ${top + 13}l9-6.5-9-6.5h9l9 6.5-9 6.5z`
            : `M${n * 18 - 22} ${top + 14}l14-14h9l-14 14z`
        }
        fill={gives ? '#008754' : '#c1121c'}
      />
    ))}
  </>
);

/** The size of its name, in card units: still readable on the smallest card that shows it. */
const CAPTION = 15.2;
/** The line height of the name. */
const LINE = 14;

/** An action card: its sign, its effect as a signed number, its name, and a striped bottom edge. */
export const ActionFace = ({ action, mini, caption }: { action: Action; mini: boolean; caption: string }) => {
  const gives = GIVES[action];
  if (mini) {
    return (
      <CardFrame ground="#f4f2ea">
        <text x="9" y="40" fontSize={action === 'lostFreight' ? 41 : 42} letterSpacing="-.3" fill="#1d1f21">
          {INDEX[action]}
        </text>
        <ActionSign action={action} x={18} y={56} />
        <Foot top={124} gives={gives} />
      </CardFrame>
    );
  }
  const { lines, fontSize } = fitCaption(caption, CAPTION);
  const above = 114 - (lines.length - 1) * LINE;
  const size = Math.min(62, above - 50);
  return (
    <CardFrame ground="#f4f2ea">
      <text x="9" y="31" fontSize="30" letterSpacing="-.3" fill="#1d1f21">
        {INDEX[action]}
      </text>
      <ActionSign action={action} size={size} x={50 - size / 2} y={36} />
      {lines.map((line, index) => (
        <text
          key={line}
          x="50"
          y={above + 4 + index * LINE}
          textAnchor="middle"
          fontSize={fontSize}
          style={{ fontWeight: 600 }}
          fill="#1d1f21"
        >
          {line}
        </text>
      ))}
      <Foot top={124} gives={gives} />
    </CardFrame>
  );
};
