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

/** The room of the word files this board speaks from. */
export const WORDS = 'ausgebremst';

/** What a stretch of road is called. */
const STRETCHES: Readonly<Record<Exclude<Place['kind'], 'pit'>, string>> = {
  straight: 'straight',
  chicane: 'chicane',
  right: 'curve',
  left: 'curve',
  start: 'start',
};

const stretchOf = ({ kind }: Place): string | undefined => (kind === 'pit' ? undefined : STRETCHES[kind]);

/** Which one of its kind a stretch is, in driving order from the line on, and how many of them there are. */
const numbered = ({ places }: Track, place: Place): { number: number; count: number } => {
  const alike = [...places.values()].filter((other) => stretchOf(other) === stretchOf(place));
  const sections = [...new Set(alike.map(({ section }) => section!))].toSorted((a, b) => a - b);
  return { number: sections.indexOf(place.section!) + 1, count: sections.length };
};

const laneWord = ({ lane, lanes }: Place): string => {
  if (lane === 0) return 'inner';
  return lane === lanes - 1 ? 'outer' : 'middle';
};

/** What a space is called: the stretch of road and the lane, as in "Curve 2, outside". */
export const spaceName = (circuit: CircuitId, target: Target, t: TFunction): string => {
  const words = (key: string, values = {}) => t(`table.place.${key}`, { ns: WORDS, ...values });
  if (target === FINISH) return words('finish');
  const track = trackOf(circuit);
  const place = track.places.get(target)!;
  const stretch = stretchOf(place);
  if (!stretch) return words('pit', { number: track.pit.lane.indexOf(target) + 1 });
  const { number, count } = numbered(track, place);
  const name = words(stretch === 'start' || count > 1 ? stretch : `only.${stretch}`, { number });
  return place.lanes === 1 ? name : words('inLane', { name, lane: words(laneWord(place)) });
};

/** What a circuit is called, in every language as on its own boards. */
export const circuitName = (id: CircuitId): string => circuitOf(id).name;
