import type { CarId, Value } from '../cards';
import type { Play } from '../move';
import { somebodyFinished, type Ending, type State } from '../state';
import { CROSSINGS } from '../track';
import { FINISH, isStop, type Way } from './driving';
import { isOutWithoutStop } from './pitStop';
import { toGoOf } from './ranking';

const leave = ({ G, tell }: Play, car: CarId, ending: Ending): void => {
  const driven = G.cars[car]!;
  driven.short = ending === 'finished' ? 0 : toGoOf(G, car);
  driven.space = null;
  driven.ending = ending;
  G.left.push(car);
  const place = ending === 'finished' ? placesTaken(G) : null;
  tell({ type: 'left', car, ending, place, short: driven.short });
};

const placesTaken = (G: State): number =>
  somebodyFinished(G) ? G.left.filter((car) => G.cars[car]!.ending === 'finished').length : 0;

/** takes a car off the road that will not finish. */
export const takeOff = (play: Play, car: CarId, ending: Exclude<Ending, 'finished'>): void =>
  leave(play, car, ending);

/** drives a card; a car that crosses the finish leaves at once, one without a stop may be out. */
export const moveCar = (play: Play, car: CarId, value: Value, way: Way): void => {
  const { G, tell } = play;
  const driven = G.cars[car]!;
  const from = driven.space!;
  const stop = isStop(G, car, way);
  driven.turns += 1;
  driven.crossed += way.crosses;
  G.stirred = true;
  if (way.target !== FINISH) driven.space = way.target;
  if (stop) {
    driven.stopped = true;
    driven.resting = G.options.pitStop === 'missTurn';
  }
  const lap = way.crosses > 0 && driven.crossed < CROSSINGS ? driven.crossed : null;
  tell({ type: 'drove', car, value, from, path: way.path, lap, stop });
  if (way.target === FINISH) leave(play, car, 'finished');
  else if (isOutWithoutStop(G, car)) takeOff(play, car, 'noStop');
};
