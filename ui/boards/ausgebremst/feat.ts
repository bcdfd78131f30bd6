import { circuitOf, placeIn } from '../../../games/ausgebremst';
import type { GameUi } from '../../kit/gameUi';
import { toldOf } from './story';

/** More turns than any race has: a better place outweighs every number of turns. */
const ANY = 1000;

/** the race finished in the best place; among equal places, the one with the fewest turns. */
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
