import type { Kilometres } from './faces';

/**
 * The time of day on a kilometre card: its sky, the two ranges of hills, and whether words on the sky are light or
 * dark.
 */
export type Daylight = {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly ink: 'dark' | 'light';
};

/** From dawn (10) through noon (60) and dusk (90) to night (120): a race without a break is a single day. */
// prettier-ignore
export const DAYLIGHT = {
  10:  { sky: '#fbd5c2', far: '#d9c39a', near: '#a9a45c', ink: 'dark' },
  20:  { sky: '#fbe39a', far: '#c3cb82', near: '#8fa555', ink: 'dark' },
  30:  { sky: '#eff1d2', far: '#a5c189', near: '#779a52', ink: 'dark' },
  40:  { sky: '#d3e8e2', far: '#90b68c', near: '#659050', ink: 'dark' },
  50:  { sky: '#addaea', far: '#79ab8c', near: '#55864f', ink: 'dark' },
  60:  { sky: '#7fc1e6', far: '#609d82', near: '#467d4d', ink: 'dark' },
  70:  { sky: '#56a4d6', far: '#4e8e72', near: '#38724b', ink: 'dark' },
  80:  { sky: '#f4b751', far: '#b4763d', near: '#71522c', ink: 'dark' },
  90:  { sky: '#ea8540', far: '#9c5038', near: '#5d3330', ink: 'dark' },
  100: { sky: '#c94f4b', far: '#802f47', near: '#4c1f36', ink: 'light' },
  110: { sky: '#7b3f73', far: '#4a295c', near: '#2c1a43', ink: 'light' },
  120: { sky: '#1f2c5a', far: '#14204a', near: '#0b1431', ink: 'light' },
} as const satisfies Record<Kilometres, Daylight>;
