import { useId } from 'react';
import styles from './Road.module.css';
import { RoadBlock } from './RoadBlock';
import type { Paving, RoadScale } from './roadGeometry';
import type { RoadSize } from './roadSizes';

/** The distance of a block from the edges of the road, in px. */
const SHOULDER = 5;

type Props = { paving: Paving; scale: RoadScale; limit: number; width: number; size: RoadSize };

/**
 * The road itself: asphalt, the cards that pave it, stripes where −50s take it back, the barrier, and the red edge
 * beyond it.
 */
export const RoadSurface = ({ paving, scale, limit, width, size }: Props) => {
  const hatch = useId();
  const { x, perKm } = scale;
  const { ground, lane } = size;
  const foot = ground + lane;
  const start = Math.min(0, paving.total);
  const block = {
    x,
    limit,
    total: paving.total,
    top: ground + SHOULDER,
    height: lane - 2 * SHOULDER,
    fontSize: size.font,
  };
  return (
    <>
      <pattern id={hatch} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="12" height="12" fill="#fdfcf8" />
        <rect width="6" height="12" fill="#c1121c" />
      </pattern>
      <rect y={ground} width={width} height={lane} fill="var(--tarmac)" />
      <g stroke="var(--tarmac-mark)">
        <path d={`M0 ${ground + 3}H${width}M0 ${foot - 3}H${width}`} strokeWidth="1.6" strokeOpacity=".9" />
        <path d={`M0 ${ground + lane / 2}H${width}`} strokeWidth="2.5" strokeDasharray="13 11" />
      </g>
      <g className={styles.moves} style={{ transform: `translateX(${x(limit)}px)` }}>
        <path
          d={`M5 ${ground + 3}H${2 * width}M5 ${foot - 3}H${2 * width}`}
          stroke="var(--sign-red)"
          strokeWidth="3"
        />
      </g>

      {/* So that no centre line shows between the blocks. */}
      <g className={styles.moves} style={{ transform: `translate(${x(start)}px, ${block.top}px)` }}>
        <rect
          className={styles.stretches}
          style={{ width: `${perKm * (paving.end - start)}px` }}
          height={block.height}
          fill="var(--tarmac)"
        />
      </g>
      {paving.laid.map((card) => (
        <RoadBlock key={card.id} {...block} block={card} />
      ))}
      {paving.taken.map((card) => (
        <RoadBlock key={card.id} {...block} block={card} hatch={`url(#${hatch})`} />
      ))}

      <g className={styles.moves} style={{ transform: `translateX(${x(limit)}px)` }} strokeWidth="7">
        <path d={`M0 ${ground - 4}V${foot}`} stroke="#c1121c" />
        <path d={`M0 ${ground - 4}V${foot}`} stroke="#fdfcf8" strokeDasharray="7 7" />
      </g>
    </>
  );
};
