import { memo, useLayoutEffect, useRef } from 'react';
import { FINISH, trackOf, type Target, type Value } from '../../../../games/ausgebremst';
import { pointsAlong } from '../../../kit/drawing/curves';
import { driveThrough, prefersStillness, ringOnce } from '../../../kit/drawing/motion';
import { CarShape, upright, type Paint } from './Car';
import { lineOver, poseOn, type Drawn } from './drawn';
import styles from './DrivingCar.module.css';

/** A car on the circuit. */
export type CarOnTrack = {
  /** Its id among the cars. */
  readonly id: string;
  readonly paint: Paint;
  /** Its number, or the letter of a nuisance car. */
  readonly number: string;
  /** Where it stands; or FINISH while it crosses the line. */
  readonly at: Target;
  /** Is it the reader's own? */
  readonly own?: boolean;
  /** How it got there: the spaces it drove over, from where it stood. Without it, the car was put there. */
  readonly way?: readonly Target[];
  /** Is it in the way of what the reader would like to do? */
  readonly bars?: boolean;
  /** The card of its last move, shown beside it. */
  readonly last?: Value;
};

/** The way a car drove from where it was last seen, or undefined if it was put where it is. */
const drivenFrom = (drawn: Drawn, last: Target, { at, way }: CarOnTrack): readonly Target[] | undefined => {
  if (way?.at(-1) === at && way.includes(last)) return way.slice(way.lastIndexOf(last));
  const steps = last === FINISH ? [] : trackOf(drawn.id).steps.get(last);
  return steps?.some(({ to }) => to === at) ? [last, at] : undefined;
};

/** The number of points of a drive per space. */
const EACH = 6;

/** The positions of a car along the way, with its heading, which always turns the shorter way. */
const posesAlong = (drawn: Drawn, way: readonly Target[]) => {
  const points = pointsAlong(lineOver(drawn, way), EACH);
  let heading = poseOn(drawn, way[0]!).heading;
  return points.map((point, n) => {
    const [before, after] = [points[n - 1] ?? point, points[n + 1] ?? point];
    const tangent = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
    heading += ((((tangent - heading) % 360) + 540) % 360) - 180;
    return { ...point, heading };
  });
};

/** A card beside a car, upright however the drawing is rotated. */
const LastCard = ({ value, turn }: { readonly value: Value; readonly turn: number }) => (
  <g className={styles.last} transform={`rotate(${-turn}) translate(31 -25)`}>
    <g>
      <rect x="-13" y="-16" width="26" height="32" rx="4" />
      <circle r="10.5" />
      <text y="6.5">{value}</text>
    </g>
  </g>
);

type Props = {
  readonly drawn: Drawn;
  readonly car: CarOnTrack;
  /** The rotation of the drawing, in degrees. */
  readonly turn: number;
};

/**
 * A car that drives along the road when its space changes; if it was put somewhere else, rings mark the old and the
 * new space.
 */
export const DrivingCar = memo(({ drawn, car, turn }: Props) => {
  const { paint, number, at, own = false, bars = false, last } = car;
  const place = useRef<SVGGElement>(null);
  const body = useRef<SVGGElement>(null);
  const plate = useRef<SVGGElement>(null);
  const left = useRef<SVGCircleElement>(null);
  const reached = useRef<SVGCircleElement>(null);
  const seen = useRef({ drawn, at });
  const drive = useRef<readonly (Animation | undefined)[]>([]);

  useLayoutEffect(() => {
    const before = seen.current;
    if (before.drawn === drawn && before.at === at) return;
    seen.current = { drawn, at };
    for (const motion of drive.current) motion?.cancel();
    if (before.drawn !== drawn) return;
    const way = drivenFrom(drawn, before.at, car);
    if (way && !prefersStillness()) {
      const poses = posesAlong(drawn, way);
      const spaces = way.length - 1;
      drive.current = [
        driveThrough(
          place.current!,
          poses.map(({ x, y }) => `translate(${x}px, ${y}px)`),
          spaces,
        ),
        driveThrough(
          body.current!,
          poses.map(({ heading }) => `rotate(${heading}deg)`),
          spaces,
        ),
        driveThrough(
          plate.current!,
          poses.map(({ heading }) => upright(heading, turn)),
          spaces,
        ),
      ];
      return;
    }
    const { x, y } = poseOn(drawn, before.at);
    left.current?.setAttribute('transform', `translate(${x} ${y})`);
    ringOnce(left.current);
    ringOnce(reached.current);
  }, [drawn, car, at, turn]);

  const { x, y, heading } = poseOn(drawn, at);
  return (
    <g aria-hidden="true" className={at === FINISH ? styles.leaving : undefined}>
      <circle ref={left} className={styles.ring} r="30" />
      <g ref={place} style={{ transform: `translate(${x}px, ${y}px)` }}>
        {own && <circle className={styles.own} r="35" data-own />}
        {bars && (
          <g className={styles.bars} data-bars={number}>
            <circle r="35" />
            <circle r="35" />
          </g>
        )}
        <circle ref={reached} className={styles.ring} r="40" />
        <CarShape paint={paint} number={number} heading={heading} turn={turn} body={body} plate={plate} />
        {last && <LastCard value={last} turn={turn} />}
      </g>
    </g>
  );
});
DrivingCar.displayName = 'DrivingCar';
