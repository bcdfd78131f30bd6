import type { PlayerID } from 'boardgame.io';
import { VALUES, type CarId, type Value } from '../cards';
import { CROSSINGS } from '../laps';
import { FINISH, mayStop } from '../rules/driving';
import { carsOnRoad, isAdvanced, roadOf, type View } from '../state';
import type { Space } from '../track';
import { spacesToGo, type Progress } from './road';

/** The spaces where cars stand. */
export type Traffic = ReadonlySet<Space>;

/** The values that the other cars drive in each guess, car after car and turn after turn: far, short, medium. */
const GUESSES: readonly (readonly Value[])[] = [
  [2, 4, 5],
  [4, 5, 2],
  [5, 2, 4],
  [3, 6, 1],
  [6, 1, 3],
  [1, 3, 6],
];

/** Where a car can end with one card. */
type End = Progress | typeof FINISH;

/**
 * where each value leads from there, from value 1 on, around the cars in the way; ignores the rule about sixes.
 */
export const endsFrom = (
  view: View,
  car: CarId,
  from: Progress,
  cars: Traffic,
): readonly (readonly End[])[] => {
  const track = roadOf(view);
  const mayEnter = mayStop(view, car, from);
  // — a move that entered the lane ends in it
  const mayLeave = track.pit.lane.includes(from.space);
  let reached: readonly Progress[] = [from];
  let isThrough = false;
  return VALUES.map(() => {
    const further = new Map<Space, Progress>();
    for (const at of reached)
      for (const { to, crosses, pit } of track.steps.get(at.space)!) {
        const crossed = at.crossed + Number(crosses);
        if (crossed === CROSSINGS) isThrough = true;
        else if (!cars.has(to) && (pit !== 'in' || mayEnter) && (pit !== 'out' || mayLeave))
          further.set(to, { space: to, crossed, stopped: at.stopped || pit === 'in' });
      }
    reached = [...further.values()];
    return isThrough ? [FINISH] : reached;
  });
};

/** Spaces to the finish from the best of these ends; Infinity if there is none. */
const leastToGo = (view: View, ends: readonly End[]): number =>
  Math.min(...ends.map((end) => (end === FINISH ? 0 : spacesToGo(roadOf(view), end, !isAdvanced(view)))));

/** The most spaces that a spoiled card counts for. */
const SPOILT = 2;

/** Spaces that a car loses, averaged over all values, because of where another car stands. */
export const spacesLost = (view: View, car: CarId, because: CarId): number => {
  const { space, crossed, stopped } = view.cars[car]!;
  const from = { space: space!, crossed, stopped };
  const others = carsOnRoad(view).filter((other) => other !== car && other !== because);
  const free = new Set(others.map((other) => view.cars[other]!.space!));
  const alone = endsFrom(view, car, from, free);
  const held = endsFrom(view, car, from, new Set([...free, view.cars[because]!.space!]));
  const losses = VALUES.map((_, at) => {
    if (!alone[at]!.length) return 0;
    const lost = leastToGo(view, held[at]!) - leastToGo(view, alone[at]!);
    return Math.min(SPOILT, lost || 0);
  });
  return losses.reduce((sum, lost) => sum + lost, 0) / VALUES.length;
};

/** Where a car most likely ends with a card: as far as possible; where it stands if it cannot drive it. */
const drivenBy = (view: View, car: CarId, value: Value, cars: Traffic): End => {
  const { space, crossed, stopped } = view.cars[car]!;
  const from = { space: space!, crossed, stopped };
  let best: End = from;
  let least = Infinity;
  for (const end of endsFrom(view, car, from, cars)[value - 1]!) {
    if (end === FINISH) return end;
    const left = spacesToGo(roadOf(view), end, !isAdvanced(view));
    if (left < least) [best, least] = [end, left];
  }
  return best;
};

/** The table after the others have driven once more, starting with those behind the seat in the order. */
const drivenOn = (view: View, seat: PlayerID, values: readonly Value[], turn: number): View => {
  const mine = view.grid.indexOf(seat);
  const others = [...view.grid.slice(mine + 1), ...view.grid.slice(0, mine)].filter(
    (car) => view.cars[car]!.space,
  );
  const cars = { ...view.cars };
  for (const [at, car] of others.entries()) {
    const inTheWay = new Set(others.flatMap((other) => (other === car ? [] : (cars[other]!.space ?? []))));
    const end = drivenBy(view, car, values[(at + turn) % values.length]!, inTheWay);
    cars[car] = { ...cars[car]!, ...(end === FINISH ? { space: null } : end) };
  }
  return { ...view, cars };
};

/** Guesses where the others will stand at each of the seat's next turns. */
export const guessesOf = (view: View, seat: PlayerID, turns: number): readonly (readonly Traffic[])[] =>
  GUESSES.map((values) => {
    let table = view;
    return Array.from({ length: turns }, (_, turn) => {
      table = drivenOn(table, seat, values, turn);
      return new Set(table.grid.flatMap((car) => (car === seat ? [] : (table.cars[car]!.space ?? []))));
    });
  });
