import { CROSSINGS, type Space, type Track } from '../track';

/** Where a car is in its race. */
export type Progress = { readonly space: Space; readonly crossed: number; readonly stopped: boolean };

const told = ({ space, crossed, stopped }: Progress): string => `${space} ${crossed} ${Number(stopped)}`;

type Distances = ReadonlyMap<string, number>;

/** Shortest ways to the finish, in spaces, from every progress; cars in the way and the six rule apart. */
const measure = ({ places, steps, pit }: Track, mustStop: boolean): Distances => {
  const behind = new Map<string, Progress[]>();
  const last: Progress[] = [];
  for (const space of places.keys())
    for (let crossed = 0; crossed < CROSSINGS; crossed++)
      for (const stopped of [false, true])
        for (const { to, crosses } of steps.get(space)!) {
          const from = { space, crossed, stopped };
          const enters = to === pit.lane[0] && !pit.lane.includes(space);
          //
          if (enters && (stopped || crossed < 1 || crossed >= CROSSINGS - 1)) continue;
          const next = { space: to, crossed: crossed + Number(crosses), stopped: stopped || enters };
          if (next.crossed < CROSSINGS) behind.set(told(next), [...(behind.get(told(next)) ?? []), from]);
          else if (stopped || !mustStop) last.push(from);
        }
  const distances = new Map<string, number>();
  for (let spaces = 1, reached = last; reached.length; spaces++) {
    const fresh = reached.filter((progress) => {
      if (distances.has(told(progress))) return false;
      distances.set(told(progress), spaces);
      return true;
    });
    reached = fresh.flatMap((progress) => behind.get(told(progress)) ?? []);
  }
  return distances;
};

const measured = new WeakMap<Track, { readonly stop: Distances; readonly any: Distances }>();

/** Spaces to the finish on the shortest way, with the pit stop still to be made or, `withStop` false, without one; infinite when there is none. */
export const spacesToGo = (track: Track, progress: Progress, withStop: boolean): number => {
  const distances = measured.get(track) ?? { stop: measure(track, true), any: measure(track, false) };
  measured.set(track, distances);
  return (withStop ? distances.stop : distances.any).get(told(progress)) ?? Infinity;
};

/** What a card of each value can do on an empty road from one space before the pit lane. */
type Approach = { readonly stops: boolean; readonly onward: readonly Space[] };

const approached = new WeakMap<Track, Map<string, Approach>>();

const follow = (track: Track, from: readonly Space[], left: number): Space[] =>
  left === 0
    ? [...from]
    : follow(
        track,
        [
          ...new Set(
            from.flatMap((space) =>
              track.steps
                .get(space)!
                .filter(
                  ({ to, crosses }) => track.pit.lane.includes(to) || (!crosses && track.beforePit.has(to)),
                )
                .map(({ to }) => to),
            ),
          ),
        ],
        left - 1,
      );

/** What a card does on the way to the pit lane: ends in it, or ends before it; cars in the way apart. */
export const approachBy = (track: Track, space: Space, value: number): Approach => {
  const known = approached.get(track) ?? new Map<string, Approach>();
  approached.set(track, known);
  const key = `${space} ${value}`;
  const ends = known.get(key) ? [] : follow(track, [space], value);
  const approach = known.get(key) ?? {
    stops: ends.some((end) => track.pit.lane.includes(end)),
    onward: ends.filter((end) => track.beforePit.has(end)),
  };
  known.set(key, approach);
  return approach;
};
