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

/** B-9.3, B-10.2 — how many spaces it is there now, round the signs; as the roads go where the signs leave no way. */
export const spacesTo = (view: View, from: Space, to: Space): number =>
  stepsRoundSigns(view, from, to) ?? stepsBetween(from, to);

/** How many spaces it is for a seat to where a contract of its own is to be loaded or, once aboard, unloaded; undefined without a truck. */
export const spacesAway = (view: View, seat: string, id: ContractId): number | undefined => {
  const truck = view.trucks[seat];
  const { from, to } = contractOf(id);
  return truck ? spacesTo(view, truck, view.aboard[seat]!.includes(id) ? to : from) : undefined;
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
  const moved: View = { ...view, roadworks: space };
  return [...new Set(goals)].flatMap((city) => {
    const [before, after] = [view, moved].map((table) => stepsRoundSigns(table, truck, city));
    return before !== undefined && after !== before ? [{ city, before, after }] : [];
  });
};
