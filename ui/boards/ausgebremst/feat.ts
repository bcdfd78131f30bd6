import { circuitOf, placeIn } from '../../../games/ausgebremst';
import type { GameUi } from '../../kit/gameUi';
import { toldOf } from './story';

/** More turns than any race takes: a better place counts for more than any of them. */
const ANY = 1000;

/** the race finished on the best place, and of those the one in the fewest turns. */
export const feat: NonNullable<GameUi['feat']> = (log, seat) => {
  let turns = 0;
  const races = toldOf(log, 'start', 'drove', 'waited', 'raceEnd').flatMap((told) => {
    if (told.type === 'start') turns = 0;
    else if (told.type !== 'raceEnd') turns += Number(told.car === seat);
    else {
      const place = placeIn(told.result, seat);
      const { name: circuit } = circuitOf(told.result.circuit);
      return place ? [{ worth: -(place * ANY + turns), said: { circuit, place, count: turns } }] : [];
    }
    return [];
  });
  return races.toSorted((a, b) => b.worth - a.worth)[0];
};
