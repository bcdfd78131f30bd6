import { memo, useLayoutEffect, useRef } from 'react';
import { FINISH, trackOf, type Target, type Value } from '../../../../games/ausgebremst';
import { pointsAlong } from '../../../kit/drawing/curves';
import { driveThrough, prefersStillness, ringOnce } from '../../../kit/drawing/motion';
import { CarShape, upright, type Paint } from './Car';
import { lineOver, poseOn, type Drawn } from './drawn';
import styles from './DrivingCar.module.css';

/** A car on the circuit. */
export type CarOnTrack = {
  /** Tells it from the others. */
  readonly id: string;
  readonly paint: Paint;
  /** Its number, or the letter of a car that is nobody's. */
  readonly number: string;
  /** Where it stands, or across the finish it is just driving over. */
  readonly at: Target;
  /** Is it the reader's? */
  readonly own?: boolean;
  /** How it got there: the spaces it drove over, from where it stood. Without it a car is put where it is. */
  readonly way?: readonly Target[];
  /** The card it moved by last: lies beside it. */
  readonly last?: Value;
};

/** The way a car drove from where it was seen last, or undefined if it was put where it is. */
const drivenFrom = (drawn: Drawn, last: Target, { at, way }: CarOnTrack): readonly Target[] | undefined => {
  if (way?.at(-1) === at && way.includes(last)) return way.slice(way.lastIndexOf(last));
  const steps = last === FINISH ? [] : trackOf(drawn.id).steps.get(last);
  return steps?.some(({ to }) => to === at) ? [last, at] : undefined;
};

/** Points of a drive to each space. */
const EACH = 6;

/** Where a car is on the way, and where its nose points there: never the long way round from one to the next. */
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

/** A card beside a car, upright however the drawing is turned. */
const LastCard = ({ value, turn }: { readonly value: Value; readonly turn: number }) => (
  <g className={styles.last} transform={`rotate(${-turn}) translate(31 -25)`}>
    <rect x="-13" y="-16" width="26" height="32" rx="4" />
    <circle r="10.5" />
    <text y="6.5">{value}</text>
  </g>
);

type Props = {
  readonly drawn: Drawn;
  readonly car: CarOnTrack;
  /** By how much the drawing is turned, in degrees. */
  readonly turn: number;
};

/** A car that drives along the road when its space changes; put somewhere else, a ring tells from where to where. */
export const DrivingCar = memo(({ drawn, car, turn }: Props) => {
  const { paint, number, at, own = false, last } = car;
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
        {own && <circle className={styles.own} r="35" />}
        <circle ref={reached} className={styles.ring} r="40" />
        <CarShape paint={paint} number={number} heading={heading} turn={turn} body={body} plate={plate} />
        {last && <LastCard value={last} turn={turn} />}
      </g>
    </g>
  );
});
DrivingCar.displayName = 'DrivingCar';
