import { memo } from 'react';
import styles from './Road.module.css';

/** A wave from left to right across `width`, starting and ending at `y`, closed down to `bottom`. */
const hills = (width: number, y: number, swing: number, bottom: number): string =>
  `M0 ${y}q${width * 0.14}-${swing} ${width * 0.3}-6t${width * 0.3}-4t${width * 0.42}-6V${bottom}H0z`;

const CLOUD = 'M-16 5a5 5 0 0 1 1-9.9A8.5 8.5 0 0 1 2-8a7 7 0 0 1 9.5 4A4.6 4.6 0 0 1 13 5z';

/** The country behind the road: clouds by day, stars by night. */
export const RoadLand = memo(
  ({ width, height, ground }: { width: number; height: number; ground: number }) => (
    <>
      <rect width={width} height={height} fill="var(--water)" />
      <g className={styles.day} fillOpacity=".8">
        {[0.24, 0.52, 0.93].map((at, index) => (
          <path
            key={at}
            d={CLOUD}
            transform={`translate(${width * at} ${ground * (0.26 + index * 0.06)}) scale(${1 - index * 0.15})`}
          />
        ))}
      </g>
      <g className={styles.night}>
        {[0.06, 0.17, 0.29, 0.38, 0.47, 0.61, 0.7, 0.86, 0.97].map((at, index) => (
          <circle
            key={at}
            cx={width * at}
            cy={ground * (0.12 + ((index * 7) % 5) * 0.07)}
            r={index % 3 ? 1 : 1.4}
          />
        ))}
      </g>
      <path d={hills(width, ground - 22, 26, ground)} fill="var(--land-far)" />
      <path d={hills(width, ground - 8, 14, ground)} fill="var(--land)" />
      <rect y={ground} width={width} height={height - ground} fill="var(--land)" />
    </>
  ),
);
RoadLand.displayName = 'RoadLand';
