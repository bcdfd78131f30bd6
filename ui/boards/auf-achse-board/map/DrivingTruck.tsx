import { useLayoutEffect, useRef } from 'react';
import { neighboursOf, type Space } from '../../../../games/auf-achse-board';
import type { Seat } from '../../../pieces/Seal';
import { TruckShape } from './Truck';
import { driveAlong, prefersStillness, ringOnce } from '../../../kit/drawing/motion';
import { lineOver, pointOf } from './lanes';
import styles from './DrivingTruck.module.css';

/** A truck on the map. */
export type TruckOnMap = {
  readonly number: Seat;
  readonly space: Space;
  /** The number of goods aboard. */
  readonly aboard: number;
  /** The capacity of the truck, then of each trailer. */
  readonly capacity: readonly number[];
  /** Is it the reader's own? */
  readonly own?: boolean;
  /** How it got to its space: the spaces it drove over, from where it stood. Without it, the truck was put there. */
  readonly way?: readonly Space[];
};

/** The way a truck drove from where it was last seen, or undefined if it was put where it is. */
const drivenFrom = (last: Space, { space, way }: TruckOnMap): readonly Space[] | undefined => {
  if (way?.at(-1) === space && way.includes(last)) return way.slice(way.lastIndexOf(last));
  return neighboursOf(last).includes(space) ? [last, space] : undefined;
};

/**
 * A truck that drives along the road when its space changes; if it was put somewhere else, rings mark the old and the
 * new space.
 */
export const DrivingTruck = ({ truck }: { readonly truck: TruckOnMap }) => {
  const { number, space, aboard, capacity, own = false } = truck;
  const body = useRef<SVGGElement>(null);
  const left = useRef<SVGCircleElement>(null);
  const reached = useRef<SVGCircleElement>(null);
  const seen = useRef(space);
  const drive = useRef<Animation>(undefined);

  useLayoutEffect(() => {
    const last = seen.current;
    if (last === space) return;
    seen.current = space;
    drive.current?.cancel();
    const way = drivenFrom(last, truck);
    if (way && body.current && !prefersStillness()) {
      drive.current = driveAlong(body.current, lineOver(way));
      return;
    }
    const { x, y } = pointOf(last);
    left.current?.setAttribute('transform', `translate(${x} ${y})`);
    ringOnce(left.current);
    ringOnce(reached.current);
  }, [truck, space]);

  const { x, y } = pointOf(space);
  return (
    <g aria-hidden="true">
      <circle ref={left} className={styles.ring} r="30" />
      <g ref={body} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle ref={reached} className={styles.ring} r="46" cy="-6" />
        <g transform="translate(0 -2)" data-own={own || undefined}>
          <TruckShape seat={number} aboard={aboard} capacity={capacity} own={own} />
        </g>
      </g>
    </g>
  );
};
