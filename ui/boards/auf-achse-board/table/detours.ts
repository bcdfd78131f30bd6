import {
  contractOf,
  isContract,
  neighboursOf,
  type CityId,
  type Space,
  type View,
} from '../../../../games/auf-achse-board';

/** How many spaces it takes round closed ones; undefined when no way is left. Trucks do not matter: B-4.3. */
const lengthOf = (from: Space, to: Space, closed: ReadonlySet<Space>): number | undefined => {
  const steps = new Map<Space, number>([[from, 0]]);
  for (const [space, far] of steps) {
    if (space === to) return far;
    for (const next of neighboursOf(space))
      if (!steps.has(next) && !closed.has(next)) steps.set(next, far + 1);
  }
  return undefined;
};

/** A city that a seat is on its way to, and how much longer the way becomes, in spaces. */
export type Detour = { readonly city: CityId; readonly before: number; readonly after: number | undefined };

/** Where everybody who looks knows that the seat wants to go. */
const goalsOf = (view: View, seat: string): readonly CityId[] => [
  ...view.aboard[seat]!.map((id) => contractOf(id).to),
  ...view.hands[seat]!.filter(isContract).map((id) => contractOf(id).from),
];

/** B-9 — what it means for a seat if the road works move there; undefined where nothing of its plans is known. */
export const detoursBy = (view: View, seat: string, space: Space): readonly Detour[] | undefined => {
  const truck = view.trucks[seat];
  const goals = goalsOf(view, seat);
  if (!truck || !goals.length) return undefined;
  const jam = view.jam && view.jam.space !== space ? [view.jam.space] : [];
  const before = new Set([...jam, ...(view.roadworks ? [view.roadworks] : [])]);
  const after = new Set([...jam, space]);
  return [...new Set(goals)].flatMap((city) => {
    const [now, then] = [lengthOf(truck, city, before), lengthOf(truck, city, after)];
    return now !== undefined && then !== now ? [{ city, before: now, after: then }] : [];
  });
};
