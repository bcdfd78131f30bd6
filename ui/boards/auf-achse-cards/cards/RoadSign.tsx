import type { Kilometres } from './faces';

const WIDTH = 58;
const HEIGHT = 33;
const LEFT = 28;
const TOP = 82;
const ARROW = `M${LEFT} ${TOP}h${WIDTH - 9}l12 ${HEIGHT / 2}l-12 ${HEIGHT / 2}h${9 - WIDTH}z`;

type Shape = { readonly shape: 'plate' | 'arrow'; readonly face: string; readonly ink: string };

const signFor = (km: Kilometres): Shape => {
  if (km <= 30) return { shape: 'plate', face: '#f7b500', ink: '#1d1f21' };
  if (km <= 60) return { shape: 'arrow', face: '#f7f6f1', ink: '#1d1f21' };
  if (km <= 90) return { shape: 'arrow', face: '#f7b500', ink: '#1d1f21' };
  return { shape: 'plate', face: '#005b8c', ink: '#ffffff' };
};

/** The roadside sign with the value: town sign, white arrow, yellow arrow, or motorway sign. */
export const RoadSign = ({ km }: { km: Kilometres }) => {
  const { shape, face, ink } = signFor(km);
  const arrow = shape === 'arrow';
  return (
    <>
      <path
        d={`M${LEFT + 12} ${TOP + HEIGHT - 2}h3.5V140h-3.5zM${LEFT + WIDTH - 15.5} ${TOP + HEIGHT - 2}h3.5V140h-3.5z`}
        fill="#6c7376"
      />
      {arrow ? (
        <path d={ARROW} fill={face} stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      ) : (
        <>
          <rect x={LEFT} y={TOP} width={WIDTH} height={HEIGHT} rx="4" fill={face} />
          <rect
            x={LEFT + 2}
            y={TOP + 2}
            width={WIDTH - 4}
            height={HEIGHT - 4}
            rx="2.5"
            fill="none"
            stroke={ink}
            strokeWidth="1.8"
          />
        </>
      )}
      <text x={arrow ? 55 : 57} y={TOP + 26.5} textAnchor="middle" fontSize="29" fill={ink}>
        {km}
      </text>
    </>
  );
};
