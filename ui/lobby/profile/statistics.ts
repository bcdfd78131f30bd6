import type { Feat, PlayedResult } from '../../local/results';
import { placeOf } from '../../table/useResultWords';

/** Somebody's record in one game. */
export type GameRecord = {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  /** The average place. */
  readonly place: number;
  /** The highest total. */
  readonly best: number;
  /** The best achievement in any match; undefined while none is known. */
  readonly feat: Feat | undefined;
  /** When the last match ended, in ms since 1970. */
  readonly last: number;
};

const ownPlace = ({ result, mine }: PlayedResult): number => placeOf(result, mine);

/** One record per game, the most played game first. */
export const gameRecords = (results: readonly PlayedResult[]): readonly GameRecord[] => {
  const games = [...new Set(results.map(({ game }) => game))];
  return games
    .map((game) => {
      const played = results.filter((result) => result.game === game);
      const places = played.map(ownPlace);
      return {
        game,
        matches: played.length,
        wins: places.filter((place) => place === 1).length,
        place: places.reduce((sum, place) => sum + place, 0) / places.length,
        best: Math.max(...played.map(({ result, mine }) => result.totals[mine] ?? 0)),
        feat: played
          .flatMap(({ feat }) => feat ?? [])
          .toSorted((a, b) => b.worth - a.worth)
          .at(0),
        last: Math.max(...played.map(({ endedAt }) => endedAt)),
      };
    })
    .toSorted((a, b) => b.matches - a.matches);
};

/** The places in the latest matches, newest first. */
export const lastPlaces = (
  results: readonly PlayedResult[],
  count: number,
): readonly { readonly id: string; readonly place: number }[] =>
  results
    .toSorted((a, b) => b.endedAt - a.endedAt)
    .slice(0, count)
    .map((result) => ({ id: result.id, place: ownPlace(result) }));

/** How often somebody finished ahead of another person, and how often behind; a shared place is neither. */
export type HeadToHead = {
  readonly name: string;
  readonly matches: number;
  readonly ahead: number;
  readonly behind: number;
};

/** The comparison with every person met in at least `least` matches; the most frequent ones first. */
export const headToHead = (results: readonly PlayedResult[], least: number): readonly HeadToHead[] => {
  const met = new Map<string, HeadToHead>();
  for (const { seats, mine, result } of results)
    for (const { playerID, name, bot } of seats) {
      if (bot || name === undefined || playerID === mine) continue;
      const so = met.get(name.toLowerCase()) ?? { name, matches: 0, ahead: 0, behind: 0 };
      const [own, theirs] = [placeOf(result, mine), placeOf(result, playerID)];
      met.set(name.toLowerCase(), {
        ...so,
        matches: so.matches + 1,
        ahead: so.ahead + Number(own < theirs),
        behind: so.behind + Number(own > theirs),
      });
    }
  return [...met.values()]
    .filter(({ matches }) => matches >= least)
    .toSorted((a, b) => b.matches - a.matches);
};
