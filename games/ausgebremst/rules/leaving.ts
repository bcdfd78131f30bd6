import { valueOf, type CarId, type CardId } from '../cards';
import type { RaceHappening } from '../happenings';
import { CROSSINGS } from '../laps';
import type { Play } from '../move';
import { isNuisance, type Ending, type View } from '../state';
import { FINISH, isStop, pathOf, type CarWay } from './driving';
import { isOutWithoutStop } from './pitStop';
import { toGoOf } from './ranking';

const leave = ({ G, tell }: Play, car: CarId, ending: Ending): void => {
  const finishes = ending === 'finished';
  const place = finishes ? 1 + G.left.filter((one) => G.cars[one]!.ending === 'finished').length : null;
  tell({ type: 'left', car, ending, place, short: finishes ? 0 : toGoOf(G, car) });
};

/** takes a car off the road that will not finish. */
export const takeOff = (play: Play, car: CarId, ending: Exclude<Ending, 'finished'>): void =>
  leave(play, car, ending);

/** the happening of a card driven that way. */
export const driven = (view: View, car: CarId, card: CardId, way: CarWay): RaceHappening => {
  const { crossed, space } = view.cars[car]!;
  const then = crossed + way.crosses;
  return {
    type: 'drove',
    car,
    value: valueOf(card),
    card,
    hand: isNuisance(view, car) ? null : view.hands[car]!.filter((other) => other !== card),
    from: space!,
    path: pathOf(way),
    lap: way.crosses > 0 && then < CROSSINGS ? then : null,
    stop: isStop(view, car, way),
  };
};

/**
 * drives a card; a car that crosses the finish leaves at once, one without a stop may be out.
 */
export const moveCar = (play: Play, car: CarId, card: CardId, way: CarWay): void => {
  const { G, tell } = play;
  tell(driven(G, car, card, way));
  if (way.target === FINISH) leave(play, car, 'finished');
  else if (isOutWithoutStop(G, car)) takeOff(play, car, 'noStop');
};
