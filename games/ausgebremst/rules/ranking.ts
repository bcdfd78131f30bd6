import type { CarId } from '../cards';
import { LAPS } from '../laps';
import { carsOnRoad, roadOf, type View } from '../state';
import type { Place } from '../track';

const placeOnTrack = (view: View, car: CarId): Place => roadOf(view).places.get(view.cars[car]!.space!)!;

/**
 * all spaces to the finish for a car on the road: to the end of its section in its own lane, then on
 * the ideal line, plus the remaining laps.
 */
export const toGoOf = (view: View, car: CarId): number =>
  (LAPS - view.cars[car]!.crossed) * roadOf(view).lap + placeOnTrack(view, car).toGo;

/** by how much the first car is ahead of the second: positive ahead, 0 level, negative behind. */
export const lead = (view: View, car: CarId, other: CarId): number => {
  const spaces = toGoOf(view, other) - toGoOf(view, car);
  const [a, b] = [placeOnTrack(view, car), placeOnTrack(view, other)];
  // a car in the pit lane is level with a car that has equally far to go
  const sections = a.section === null || b.section === null ? 0 : a.section - b.section;
  return spaces || sections;
};

/** does the car lead, alone or jointly? */
export const leads = (view: View, car: CarId): boolean =>
  carsOnRoad(view).every((other) => other === car || lead(view, car, other) >= 0);

/** the rank of a car on the road, from 1; level cars share one. */
export const rankOf = (view: View, car: CarId): number =>
  1 + carsOnRoad(view).filter((other) => other !== car && lead(view, other, car) > 0).length;

/** A-6.3 (b) — the other cars that are level with this one, if together they fill the whole road. */
export const blockersWith = (view: View, car: CarId): CarId[] => {
  const here = placeOnTrack(view, car);
  if (here.section === null) return [];
  const level = carsOnRoad(view).filter((other) => {
    const there = placeOnTrack(view, other);
    return other !== car && there.section === here.section && lead(view, car, other) === 0;
  });
  return level.length > 0 && level.length + 1 === here.lanes ? level : [];
};
