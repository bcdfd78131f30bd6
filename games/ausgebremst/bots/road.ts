import { CROSSINGS, mayEnterLane } from '../laps';
import type { Space, Track } from '../track';

/** The position of a car in its race. */
export type Progress = { readonly space: Space; readonly crossed: number; readonly stopped: boolean };

/** A value for every progress: by space, then by laps and stop. */
type ByProgress<T> = Map<Space, (T | undefined)[]>;

const lapOf = ({ crossed, stopped }: Progress): number => 2 * crossed + Number(stopped);

const known = <T>(of: ByProgress<T>, at: Progress): T | undefined => of.get(at.space)?.[lapOf(at)];

const learn = <T>(of: ByProgress<T>, at: Progress, what: T): void => {
  const bySpace = of.get(at.space) ?? [];
  bySpace[lapOf(at)] = what;
  of.set(at.space, bySpace);
};

type Distances = ByProgress<number>;

/** The shortest ways to the finish, in spaces, from every progress; ignores other cars and the rule about sixes. */
const measure = ({ places, steps }: Track, mustStop: boolean): Distances => {
  const behind: ByProgress<Progress[]> = new Map();
  const last: Progress[] = [];
  for (const space of places.keys())
    for (let crossed = 0; crossed < CROSSINGS; crossed++)
      for (const stopped of [false, true])
        for (const { to, crosses, pit } of steps.get(space)!) {
          const from = { space, crossed, stopped };
          const enters = pit === 'in';
          if (enters && !mayEnterLane(from)) continue;
          const next = { space: to, crossed: crossed + Number(crosses), stopped: stopped || enters };
          if (next.crossed < CROSSINGS) learn(behind, next, [...(known(behind, next) ?? []), from]);
          else if (stopped || !mustStop) last.push(from);
        }
  const distances: Distances = new Map();
  for (let spaces = 1, reached = last; reached.length; spaces++) {
    const fresh = reached.filter((progress) => {
      if (known(distances, progress)) return false;
      learn(distances, progress, spaces);
      return true;
    });
    reached = fresh.flatMap((progress) => known(behind, progress) ?? []);
  }
  return distances;
};

const measured = new WeakMap<Track, { readonly stop: Distances; readonly any: Distances }>();

/**
 * Spaces to the finish on the shortest way, including the pit stop if not made yet, or without it if `withStop` is
 * false; Infinity if there is no way.
 */
export const spacesToGo = (track: Track, progress: Progress, withStop: boolean): number => {
  const distances = measured.get(track) ?? { stop: measure(track, true), any: measure(track, false) };
  measured.set(track, distances);
  return known(withStop ? distances.stop : distances.any, progress) ?? Infinity;
};

/** What a card of each value can do on an empty road from a space before the pit lane. */
type Approach = { readonly stops: boolean; readonly onward: readonly Space[] };

/** By space, then by value. */
const approached = new WeakMap<Track, Map<Space, Approach[]>>();

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

const approach = (track: Track, space: Space, value: number): Approach => {
  const ends = follow(track, [space], value);
  return {
    stops: ends.some((end) => track.pit.lane.includes(end)),
    onward: ends.filter((end) => track.beforePit.has(end)),
  };
};

/** What a card does on the way to the pit lane: ends in it, or before it; other cars are ignored. */
export const approachBy = (track: Track, space: Space, value: number): Approach => {
  const bySpace = approached.get(track) ?? new Map<Space, Approach[]>();
  approached.set(track, bySpace);
  const byValue = bySpace.get(space) ?? [];
  bySpace.set(space, byValue);
  return (byValue[value] ??= approach(track, space, value));
};
