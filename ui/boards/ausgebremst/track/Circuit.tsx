import { memo, useMemo } from 'react';
import type { CircuitId, Space, Target } from '../../../../games/ausgebremst';
import { MarkedPlaces } from '../../../kit/drawing/MarkedPlaces';
import { legibleAt } from '../../../kit/drawing/legible';
import type { LettersAt } from '../../../kit/hints/marks';
import { classNames } from '../../../pieces/classNames';
import type { Size } from '../../../pieces/boxSize';
import { useSize } from '../../../pieces/useSize';
import { HEADLIGHT } from './Car';
import { DrivingCar, type CarOnTrack } from './DrivingCar';
import { polygon } from './course';
import { drawnOf, poseOn, type Drawn } from './drawn';
import { Ground } from './Ground';
import { InfieldSign, type SignWords } from './InfieldSign';
import { seen as seenAt, TURNS, type Orientation } from './orientation';
import { Paving } from './Paving';
import { Route } from './Route';
import { frameOf, sceneryOf, type Scenery } from './scenery';
import { TargetAreas, Targets, type CarTarget } from './Targets';
import { useCircuitPointing, type CircuitHandlers } from './useCircuitPointing';
import styles from './Circuit.module.css';

/** The words on the circuit: its name, the name of the list of targets, and the text on the pits. */
export type CircuitWords = { readonly circuit: string; readonly targets: string; readonly pits: string };

type Props = CircuitHandlers & {
  readonly id: CircuitId;
  readonly orientation?: Orientation;
  readonly words: CircuitWords;
  readonly sign?: SignWords | undefined;
  readonly cars: readonly CarOnTrack[];
  readonly targets?: readonly CarTarget[];
  /** The target pointed at, where the route ends. */
  readonly shown?: Target | null;
  /** The letters of hints at their targets. */
  readonly advised?: LettersAt<Target>;
  /** The way there, from the car. */
  readonly route?: readonly Target[] | undefined;
  /** The ways that a lesson is about, each from the car. */
  readonly taught?: readonly (readonly Space[])[] | undefined;
};

const NOTHING: readonly CarTarget[] = [];

/** The spaces of a way, invisible themselves: a lesson highlights them. */
const TaughtWay = ({ drawn, way }: { readonly drawn: Drawn; readonly way: readonly Space[] }) => (
  <path
    data-place="way"
    fill="none"
    d={way.map((space) => polygon(drawn.spaces.get(space)!.outline)).join('')}
  />
);

type StageProps = {
  readonly drawn: Drawn;
  readonly scenery: Scenery;
  readonly turn: number;
  readonly pits: string;
};

/** Everything that does not move, from the grass up to the markings on the road. */
const Stage = memo(({ drawn, scenery, turn, pits }: StageProps) => (
  <g>
    <linearGradient id={HEADLIGHT}>
      <stop className={styles.light} offset="0" stopOpacity="0.5" />
      <stop className={styles.light} offset="1" stopOpacity="0" />
    </linearGradient>
    <Ground course={drawn.course} scenery={scenery} />
    <Paving drawn={drawn} turn={turn} pits={pits} />
  </g>
));
Stage.displayName = 'Stage';

const viewBoxOf = (id: CircuitId, orientation: Orientation) => {
  const { left, right, top, bottom } = frameOf(id);
  return orientation === 'wide'
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : { x: -bottom, y: left, width: bottom - top, height: right - left };
};

/** The most that the grid and the pits have room for, in units. */
const ROOM = { number: 32, pits: 18 };

/** How many units letters need to be readable in a box of that size; none while it has not been measured. */
const legibleIn = (box: Size | undefined, { width, height }: Size): number =>
  box ? legibleAt(Math.min(box.width / width, box.height / height)) : 0;

/** From the top of the drawing to its bottom, so that no car covers the card above another one; the own car last. */
const downwards = (cars: readonly CarOnTrack[], drawn: Drawn, orientation: Orientation) => {
  const depthOf = ({ at }: CarOnTrack) => seenAt(poseOn(drawn, at), orientation).y;
  return cars.toSorted(
    (one, other) => Number(one.own ?? false) - Number(other.own ?? false) || depthOf(one) - depthOf(other),
  );
};

/** A circuit seen from above. It fills its box, shows what it is given and reports what is pressed. */
export const Circuit = (props: Props) => {
  const { id, orientation = 'wide', words, cars, targets = NOTHING, shown = null, route } = props;
  const drawn = drawnOf(id);
  const scenery = useMemo(() => sceneryOf(id, orientation), [id, orientation]);
  const seen = useMemo(() => viewBoxOf(id, orientation), [id, orientation]);
  const viewBox = `${seen.x} ${seen.y} ${seen.width} ${seen.height}`;
  const [box, size] = useSize<HTMLDivElement>();
  const legible = legibleIn(size, seen);
  const turn = TURNS[orientation];
  const upright = turn ? `rotate(${turn})` : undefined;
  const own = cars.find((car) => car.own)?.at;
  const { list, gestures, isPointing } = useCircuitPointing({
    ...props,
    drawn,
    orientation,
    targets,
    shown,
    own,
  });

  return (
    <div
      ref={box}
      className={styles.circuit}
      style={{ '--legible': legible }}
      data-tiny={legible > ROOM.number || undefined}
    >
      <svg className={styles.still} viewBox={viewBox} aria-hidden="true">
        <g transform={upright}>
          <Stage drawn={drawn} scenery={scenery} turn={turn} pits={legible > ROOM.pits ? '' : words.pits} />
        </g>
      </svg>
      <svg
        className={classNames(styles.live, isPointing && styles.pointed)}
        viewBox={viewBox}
        role="group"
        aria-label={words.circuit}
        {...gestures}
      >
        <g transform={upright}>
          {props.sign && scenery.sign && (
            <InfieldSign at={scenery.sign} orientation={orientation} words={props.sign} legible={legible} />
          )}
          {props.taught?.map((way) => (
            <TaughtWay key={way.join(' ')} drawn={drawn} way={way} />
          ))}
          <TargetAreas drawn={drawn} targets={targets} shown={shown} />
          {route && <Route drawn={drawn} way={route} turn={turn} />}
          {downwards(cars, drawn, orientation).map((car) => (
            <DrivingCar key={car.id} drawn={drawn} car={car} turn={turn} />
          ))}
          <Targets
            {...list}
            drawn={drawn}
            label={words.targets}
            targets={targets}
            shown={shown}
            taken={new Set(cars.map(({ at }) => at))}
            turn={turn}
          />
          {props.advised && (
            <MarkedPlaces places={props.advised} pointOf={(target) => poseOn(drawn, target)} turn={turn} />
          )}
        </g>
      </svg>
    </div>
  );
};
