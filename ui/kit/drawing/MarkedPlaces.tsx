import type { LettersAt } from '../hints/marks';
import { nearestIn, type Box } from './boxes';
import { translation, type Point } from './curves';
import styles from './MarkedPlaces.module.css';

/** The distance of letters from their place, and between letters at the same place, in units. */
const OFF = 42;
const APART = 38;
/** The radius of a letter with its edge, in units. */
const REACH = 19;

/** Positions for letters around a place; the first one is used if nothing is in the way. */
const SIDES: readonly Point[] = [
  { x: 0, y: -OFF },
  { x: -OFF, y: 0 },
  { x: OFF, y: 0 },
  { x: 0, y: OFF },
];

/** Where the letters of a place are, if they are on that side of it. */
const lettersOn = (side: Point, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, nth) => ({ x: side.x + (nth - (count - 1) / 2) * APART, y: side.y }));

/** Does a letter cover a part of a box? */
const covers = (at: Point, box: Box, reach: number): boolean => {
  const { x, y } = nearestIn(box, at);
  return Math.hypot(at.x - x, at.y - y) < reach;
};

const turned = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
};

/** Positions used only if all others would cover a name. */
const ASIDE = [1, 1.5].flatMap((far) =>
  Array.from({ length: 12 }, (_, nth) => turned({ x: 0, y: -far * OFF }, 30 * nth)),
);

/** The side of a place that is farthest from all other marked places; of those far enough away, the first. */
const sideOf = (at: Point, others: readonly Point[], sides: readonly Point[]): Point => {
  const roomAt = ({ x, y }: Point) =>
    Math.min(2 * OFF, ...others.map((other) => Math.hypot(at.x + x - other.x, at.y + y - other.y)));
  return sides.reduce((best, next) => (roomAt(next) > roomAt(best) ? next : best));
};

type Props<Place> = {
  readonly places: LettersAt<Place>;
  readonly pointOf: (place: Place) => Point;
  /** The rotation of the drawing, in degrees. */
  readonly turn?: number;
  /** On a drawing that is not rotated: the names on it, which no letter covers if there is another position. */
  readonly names?: readonly Box[];
  /** The scale of the letters. */
  readonly grown?: number;
};

/** On a drawing: the letters of hints beside the places they lead to, and a ring around each place. */
export const MarkedPlaces = <Place extends string>(props: Props<Place>) => {
  const { places, pointOf, turn = 0, names = [], grown = 1 } = props;
  // positions as the reader sees them
  const seen = [...places.keys()].map((place) => turned(pointOf(place), turn));
  return (
    <g className={styles.marks} aria-hidden="true">
      {Array.from(places, ([place, letters], at) => {
        const { x, y } = pointOf(place);
        const isFree = (side: Point) =>
          lettersOn(side, letters.length).every(
            (one) => !names.some((box) => covers({ x: x + one.x, y: y + one.y }, box, REACH * grown)),
          );
        const free = SIDES.filter(isFree);
        if (!free.length) free.push(...ASIDE.filter(isFree));
        const side = sideOf(
          seen[at]!,
          seen.filter((_, other) => other !== at),
          free.length ? free : SIDES,
        );
        const spots = lettersOn(side, letters.length);
        return (
          <g key={place} transform={`${translation(pointOf(place))} rotate(${-turn})`} data-place="marked">
            <circle className={styles.ring} r="27" />
            {letters.map((letter, nth) => (
              <g key={letter} transform={translation(spots[nth]!)}>
                <circle className={styles.face} r="17" />
                <text y="7.6">{letter}</text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
};
