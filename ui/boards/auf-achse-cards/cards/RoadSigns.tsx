import { SpeedLimit } from '../../../pieces/SpeedLimit';
import { digits } from '../../../pieces/digits';
import styles from './Road.module.css';
import { marks, type RoadScale, type RoadSpan } from './roadGeometry';
import type { RoadSize } from './roadSizes';

/** The possible distances between marks, in km, and how close they may come, in px. */
const TICKS = { distances: [10, 50, 100], apart: 5 } as const;
const MILESTONES = { distances: [50, 100, 200, 500], gap: 14 } as const;

const Milestone = ({ km, left, size }: { km: number; left: number; size: RoadSize }) => {
  const { width, height, font } = size.milestone;
  return (
    <g className={styles.moves} style={{ transform: `translate(${left}px, ${size.ground}px)` }}>
      <path d="M-1.5-6h3V0h-3z" fill="var(--steel)" />
      <rect
        x={-width / 2}
        y={-6 - height}
        width={width}
        height={height}
        rx="3"
        fill="var(--stock)"
        stroke="var(--sign-ink)"
        strokeWidth="1.5"
      />
      <text y={-11} textAnchor="middle" fontSize={font} fill="var(--sign-ink)">
        {digits(km)}
      </text>
    </g>
  );
};

type Props = { span: RoadSpan; scale: RoadScale; limit: number; front: number; size: RoadSize };

/**
 * The roadside: ticks, milestones where neither lorry nor limit sign is in the way, and the limit sign on its post.
 */
export const RoadSigns = ({ span, scale: { x, perKm }, limit, front, size }: Props) => {
  const { ground, truck, sign, milestone } = size;
  const isFree = (km: number) =>
    Math.abs(x(km) - x(limit)) > (milestone.width + sign) / 2 &&
    (x(km) < front - truck - milestone.width / 2 || x(km) > front + milestone.width / 2 + 4);
  return (
    <>
      {/* one path in km, not a moving part per tick: quicker to paint */}
      <path
        className={styles.moves}
        style={{ transform: `translate(${x(0)}px, ${ground - 6}px) scaleX(${perKm})` }}
        d={marks(span, perKm, TICKS.distances, TICKS.apart)
          .map((km) => `M${km} 0v6`)
          .join('')}
        stroke="var(--ink-soft)"
        strokeOpacity=".6"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      {marks(span, perKm, MILESTONES.distances, milestone.width + MILESTONES.gap)
        .filter(isFree)
        .map((km) => (
          <Milestone key={km} km={km} left={x(km)} size={size} />
        ))}
      <g className={styles.moves} style={{ transform: `translateX(${x(limit)}px)` }}>
        <path d={`M-1.5 ${sign}h3V${ground}h-3z`} fill="var(--steel)" />
        <SpeedLimit value={limit} size={sign} x={-sign / 2} y={2} />
      </g>
    </>
  );
};
