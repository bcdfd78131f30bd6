import type { Feat, PlayedResult } from '../../local/results';
import { placeOf } from '../../table/useResultWords';

/** What somebody has come to in one game. */
export type GameRecord = {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  /** The mean of all places. */
  readonly place: number;
  /** The highest total. */
  readonly best: number;
  /** The best thing done in any match; nothing while none is known. */
  readonly feat: Feat | undefined;
  /** When the last match ended, in ms since 1970. */
  readonly last: number;
};

const ownPlace = ({ result, mine }: PlayedResult): number => placeOf(result, mine);

/** One record a game, the most played first. */
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

/** The places of the last matches, the newest first. */
export const lastPlaces = (
  results: readonly PlayedResult[],
  count: number,
): readonly { readonly id: string; readonly place: number }[] =>
  results
    .toSorted((a, b) => b.endedAt - a.endedAt)
    .slice(0, count)
    .map((result) => ({ id: result.id, place: ownPlace(result) }));

/** How often somebody was ahead of another person at the end, and how often behind; a shared place is neither. */
export type HeadToHead = {
  readonly name: string;
  readonly matches: number;
  readonly ahead: number;
  readonly behind: number;
};

/** Against every person with whom one has played as many matches; those met most often first. */
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
