import type { TFunction } from 'i18next';
import {
  circuitOf,
  FINISH,
  trackOf,
  type CircuitId,
  type Place,
  type Target,
  type Track,
} from '../../../../games/ausgebremst';

/** The namespace of the words this board uses. */
export const WORDS = 'ausgebremst';

/** The key of the name of each kind of stretch. */
const STRETCHES: Readonly<Record<Exclude<Place['kind'], 'pit'>, string>> = {
  straight: 'straight',
  chicane: 'chicane',
  right: 'curve',
  left: 'curve',
  start: 'start',
};

const stretchOf = ({ kind }: Place): string | undefined => (kind === 'pit' ? undefined : STRETCHES[kind]);

/** The number of a stretch among those of its kind, in driving order from the line, and how many there are. */
const numbered = ({ places }: Track, place: Place): { number: number; count: number } => {
  const alike = [...places.values()].filter((other) => stretchOf(other) === stretchOf(place));
  const sections = [...new Set(alike.map(({ section }) => section!))].toSorted((a, b) => a - b);
  return { number: sections.indexOf(place.section!) + 1, count: sections.length };
};

const laneWord = ({ lane, lanes }: Place): string => {
  if (lane === 0) return 'inner';
  return lane === lanes - 1 ? 'outer' : 'middle';
};

/** The spaces of its stretch in its lane, in driving order: the straight at the line begins before the line. */
const inLaneWith = ({ places }: Track, place: Place): readonly Target[] =>
  [...places.values()]
    .filter(
      (other) =>
        stretchOf(other) === stretchOf(place) &&
        (place.kind === 'start' || other.section === place.section) &&
        laneWord(other) === laneWord(place),
    )
    .toSorted((a, b) => b.section! - a.section! || b.toGo - a.toGo)
    .map(({ id }) => id);

/**
 * The name of a space: the stretch of road and the lane, as in "Curve 2, outside", with a number where another space
 * `among` the given ones would have the same name.
 */
export const spaceName = (
  circuit: CircuitId,
  target: Target,
  t: TFunction,
  among: readonly Target[] = [],
): string => {
  const words = (key: string, values = {}) => t(`table.place.${key}`, { ns: WORDS, ...values });
  if (target === FINISH) return words('finish');
  const track = trackOf(circuit);
  const { entry, exit } = track.pit;
  if (target === entry) return words('pitEntry');
  if (target === exit) return words('pitExit');
  const place = track.places.get(target)!;
  const stretch = stretchOf(place);
  if (!stretch) return words('pit', { number: track.pit.lane.indexOf(target) + 1 });
  const { number, count } = numbered(track, place);
  const name = words(stretch === 'start' || count > 1 ? stretch : `only.${stretch}`, { number });
  const inLane = place.lanes === 1 ? name : words('inLane', { name, lane: words(laneWord(place)) });
  const alike = inLaneWith(track, place);
  const isNamedSo = (other: Target) => other !== entry && other !== exit && alike.includes(other);
  const isAlone = !among.some((other) => other !== target && isNamedSo(other));
  return isAlone ? inLane : words('nth', { name: inLane, number: alike.indexOf(target) + 1 });
};

/** The name of a circuit; the same in every language, as on its own signs. */
export const circuitName = (id: CircuitId): string => circuitOf(id).name;
