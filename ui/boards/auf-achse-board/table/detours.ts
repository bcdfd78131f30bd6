import {
  contractOf,
  isContract,
  stepsBetween,
  stepsRoundSigns,
  type CityId,
  type ContractId,
  type Space,
  type View,
} from '../../../../games/auf-achse-board';

/** B-9.3, B-10.2 — the number of spaces to a place, around the signs; if the signs leave no way, along the roads. */
export const spacesTo = (view: View, from: Space, to: Space): number =>
  stepsRoundSigns(view, from, to) ?? stepsBetween(from, to);

/**
 * The number of spaces to where a seat's contract is to be loaded or, once aboard, unloaded; undefined without a
 * truck.
 */
export const spacesAway = (view: View, seat: string, id: ContractId): number | undefined => {
  const truck = view.trucks[seat];
  const { from, to } = contractOf(id);
  return truck ? spacesTo(view, truck, view.aboard[seat]!.includes(id) ? to : from) : undefined;
};

/** A city that a seat is driving to, and the length of the way before and after, in spaces. */
export type Detour = { readonly city: CityId; readonly before: number; readonly after: number | undefined };

/** The cities that a seat wants to reach, as far as this view shows. */
const goalsOf = (view: View, seat: string): readonly CityId[] => [
  ...view.aboard[seat]!.map((id) => contractOf(id).to),
  ...view.hands[seat]!.filter(isContract).map((id) => contractOf(id).from),
];

/** B-9 — how road works on that space would affect a seat; undefined if nothing of its plans is known. */
export const detoursBy = (view: View, seat: string, space: Space): readonly Detour[] | undefined => {
  const truck = view.trucks[seat];
  const goals = goalsOf(view, seat);
  if (!truck || !goals.length) return undefined;
  const moved: View = { ...view, roadworks: space };
  return [...new Set(goals)].flatMap((city) => {
    const [before, after] = [view, moved].map((table) => stepsRoundSigns(table, truck, city));
    return before !== undefined && after !== before ? [{ city, before, after }] : [];
  });
};
