import type { LettersAt } from '../hints/marks';
import { translation, type Point } from './curves';
import styles from './MarkedPlaces.module.css';

/** The distance of letters from their place, and between letters at the same place, in units. */
const OFF = 42;
const APART = 38;

/** Positions for letters around a place; the first one is used if nothing is in the way. */
const SIDES: readonly Point[] = [
  { x: 0, y: -OFF },
  { x: -OFF, y: 0 },
  { x: OFF, y: 0 },
  { x: 0, y: OFF },
];

const turned = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
};

/** The side of a place that is farthest from all other marked places; of those far enough away, the first. */
const sideOf = (at: Point, others: readonly Point[]): Point => {
  const roomAt = ({ x, y }: Point) =>
    Math.min(2 * OFF, ...others.map((other) => Math.hypot(at.x + x - other.x, at.y + y - other.y)));
  return SIDES.reduce((best, next) => (roomAt(next) > roomAt(best) ? next : best));
};

type Props<Place> = {
  readonly places: LettersAt<Place>;
  readonly pointOf: (place: Place) => Point;
  /** The rotation of the drawing, in degrees. */
  readonly turn?: number;
};

/** On a drawing: the letters of hints beside the places they lead to, and a ring around each place. */
export const MarkedPlaces = <Place extends string>({ places, pointOf, turn = 0 }: Props<Place>) => {
  // positions as the reader sees them
  const seen = [...places.keys()].map((place) => turned(pointOf(place), turn));
  return (
    <g className={styles.marks} aria-hidden="true">
      {Array.from(places, ([place, letters], at) => {
        const side = sideOf(
          seen[at]!,
          seen.filter((_, other) => other !== at),
        );
        return (
          <g key={place} transform={`${translation(pointOf(place))} rotate(${-turn})`} data-place="marked">
            <circle className={styles.ring} r="27" />
            {letters.map((letter, nth) => (
              <g
                key={letter}
                transform={translation({ x: side.x + (nth - (letters.length - 1) / 2) * APART, y: side.y })}
              >
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
