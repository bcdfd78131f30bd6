import { classNames } from '../../../pieces/classNames';
import { Truck, TRUCK_RATIO } from '../../../pieces/Truck';
import { useWidth } from '../../../pieces/useWidth';
import styles from './Road.module.css';
import { pave, roadScale, roadSpan, type CounterCard } from './roadGeometry';
import { RoadLand } from './RoadLand';
import { RoadSigns } from './RoadSigns';
import { RoadSurface } from './RoadSurface';

/** Measures of the picture, in px. */
export type RoadSize = {
  readonly height: number;
  /** The upper edge of the road. */
  readonly ground: number;
  /** Breadth of the road. */
  readonly lane: number;
  readonly truck: number;
  /** Where the first kilometre shown begins; a lorry standing there is just driving in. */
  readonly left: number;
  /** The round limit sign. */
  readonly sign: number;
  readonly milestone: { readonly width: number; readonly height: number; readonly font: number };
  readonly font: number;
};

// prettier-ignore
const SIZES: Record<'full' | 'compact', RoadSize> = {
  full:    { height: 122, ground: 76, lane: 36, truck: 82, left: 42, sign: 38, milestone: { width: 34, height: 19, font: 15 }, font: 16 },
  compact: { height: 84,  ground: 48, lane: 28, truck: 57, left: 30, sign: 25, milestone: { width: 30, height: 17, font: 14 }, font: 13.5 },
};

const RIGHT_MARGIN = 22;
const WIDTH_UNTIL_MEASURED = 736;

type Props = {
  cards: readonly CounterCard[];
  /** Where the stage ends, in km. */
  limit: number;
  /** The counter in words. */
  label: string;
  compact?: boolean;
  className?: string | undefined;
};

/**
 * The kilometre counter as a road: each card on it paves its length, the lorry stands at the total, the limit is a sign
 * and a barrier. Waiting −50s lie as red stripes on the road they take back. As wide as its room.
 */
export const Road = ({ cards, limit, label, compact = false, className }: Props) => {
  const [ref, width = WIDTH_UNTIL_MEASURED] = useWidth<HTMLDivElement>();
  const size = SIZES[compact ? 'compact' : 'full'];
  const { height, ground, truck, left } = size;

  const paving = pave(cards);
  const span = roadSpan(paving, limit);
  const scale = roadScale(span, { width, left, right: RIGHT_MARGIN });
  const front = scale.x(paving.total);
  return (
    <div ref={ref} className={classNames(styles.room, compact && styles.compact, className)}>
      <svg
        className={styles.road}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
      >
        <RoadLand width={width} height={height} ground={ground} />
        <RoadSigns span={span} scale={scale} limit={limit} front={front} size={size} />
        <RoadSurface paving={paving} scale={scale} limit={limit} width={width} size={size} />
        <g className={styles.moves} style={{ transform: `translateX(${front - truck}px)` }}>
          <Truck
            y={ground - truck / TRUCK_RATIO}
            width={truck}
            text={compact ? undefined : `${paving.total} km`.replace('-', '−')}
            lights
          />
        </g>
      </svg>
    </div>
  );
};
