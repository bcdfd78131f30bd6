import { CardFrame } from './CardFrame';
import { DAYLIGHT } from './daylight';
import type { Kilometres } from './faces';
import { RoadSign } from './RoadSign';
import { SkyLights } from './SkyLights';

const WORDS = { dark: '#1d1f21', light: '#ffffff' } as const;

/** Where the road meets the horizon: left of the sign, so that it stays visible when cards overlap. */
const VANISHING = 17;

/** The x position of something `aside` from the middle of the road, from the horizon (0) to the driver (1). */
const across = (way: number, aside: number): number => VANISHING + aside * (0.04 + 0.96 * way) - 9 * way;

/** A straight road to the horizon, its centre line growing towards the driver. */
const RoadAhead = ({ from, night }: { from: number; night: boolean }) => {
  const down = (way: number) => from + (140 - from) * way;
  const strip = (near: number, far: number, [left, right]: readonly [number, number]) =>
    `M${across(far, left)} ${down(far)}L${across(far, right)} ${down(far)}L${across(near, right)} ${down(near)}L${across(near, left)} ${down(near)}z`;
  return (
    <>
      <path d={strip(1, 0, [-30, 30])} fill={night ? '#23282c' : '#4a5054'} />
      <path
        d={strip(1, 0, [-27, -25]) + strip(1, 0, [25, 27])}
        fill={night ? '#7d8286' : '#e6e6e0'}
        fillOpacity=".85"
      />
      <path
        d={[0.06, 0.18, 0.36, 0.62].map((far) => strip(far * 1.3 + 0.05, far, [-1.6, 1.6])).join('')}
        fill={night ? '#f7d774' : '#ffffff'}
      />
    </>
  );
};

/**
 * 10 to 120 km. The day passes with the value: the sky darkens, the horizon climbs, the sun crosses. The shape of the
 * sign is a second scale: town sign to 30, white arrow to 60, yellow arrow to 90, motorway above.
 */
export const KilometreFace = ({ km, mini }: { km: Kilometres; mini: boolean }) => {
  const { sky, far, near, ink } = DAYLIGHT[km];
  const horizon = Math.round(112 - (km / 10 - 1) * 4);
  const wide = km >= 100;
  return (
    <CardFrame ground={sky}>
      <SkyLights km={km} horizon={horizon} mini={mini} />
      <path d={`M0 ${horizon}q20-12 42-3t30-4q16-7 32-1V140H0z`} fill={far} />
      <path d={`M0 ${horizon + 9}q30-7 55 0t49-3V140H0z`} fill={near} />
      {!mini && (
        <>
          <RoadAhead from={horizon + 7} night={km >= 110} />
          <RoadSign km={km} />
        </>
      )}
      {mini ? (
        <text x={wide ? 7 : 9} y="40" fontSize={wide ? 41 : 42} letterSpacing="-.4" fill={WORDS[ink]}>
          {km}
        </text>
      ) : (
        <text x="9.5" y="32" fontSize="31" letterSpacing="-.3" fill={WORDS[ink]}>
          {km}
        </text>
      )}
    </CardFrame>
  );
};
