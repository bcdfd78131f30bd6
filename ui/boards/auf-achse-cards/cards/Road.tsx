import { classNames } from '../../../pieces/classNames';
import { Truck, TRUCK_RATIO } from '../../../pieces/Truck';
import { useWidth } from '../../../pieces/useWidth';
import { digits } from '../../../pieces/digits';
import styles from './Road.module.css';
import { pave, roadScale, roadSpan, type CounterCard } from './roadGeometry';
import { RoadLand } from './RoadLand';
import { RoadSigns } from './RoadSigns';
import { RoadSurface } from './RoadSurface';
import { SIZES } from './roadSizes';

const RIGHT_MARGIN = 22;
const WIDTH_UNTIL_MEASURED = 736;

type Props = {
  cards: readonly CounterCard[];
  /** Where the stage ends, in km. */
  limit: number;
  /** The state of the counter in words. */
  label: string;
  /** The size of the drawing; `full` by default. */
  drawn?: keyof typeof SIZES;
};

/**
 * The kilometre counter as a road: each card on it paves its length, the lorry stands at the total, and the limit is
 * a sign and a barrier. Waiting −50s are red stripes on the road they take back. It fills the available width.
 */
export const Road = ({ cards, limit, label, drawn = 'full' }: Props) => {
  const [ref, width = WIDTH_UNTIL_MEASURED] = useWidth<HTMLDivElement>();
  const size = SIZES[drawn];
  const { height, ground, truck, left } = size;

  const paving = pave(cards);
  const span = roadSpan(paving, limit);
  const scale = roadScale(span, { width, left, right: RIGHT_MARGIN });
  const front = scale.x(paving.total);
  return (
    <div ref={ref} className={classNames(styles.room, drawn !== 'full' && styles.compact)}>
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
            text={drawn !== 'full' ? undefined : `${digits(paving.total)} km`}
            lights
          />
        </g>
      </svg>
    </div>
  );
};
