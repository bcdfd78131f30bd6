import type { PlayerID } from 'boardgame.io';
import type { Play } from '../move';
import { carsOnRoad } from '../state';
import { takeOff } from './leaving';
import { isRaceOver } from './result';

/** passes the turn to the next car on the road; after the last one a round ends. */
export const nextCar = (play: Play): void => {
  const { G, tell } = play;
  if (isRaceOver(G)) return;
  const at = G.grid.indexOf(G.turn.car);
  const onRoad = carsOnRoad(G);
  const next = onRoad.find((car) => G.grid.indexOf(car) > at);
  if (next !== undefined) {
    tell({ type: 'turn', car: next, step: 'drive' });
    return;
  }
  if (!G.stirred && G.sixFree) for (const car of onRoad) takeOff(play, car, 'standstill');
  if (isRaceOver(G)) return;
  tell({ type: 'round', round: G.round + 1, sixFree: !G.stirred });
  tell({ type: 'turn', car: onRoad[0]!, step: 'drive' });
};

/** ends a player's move: a car without cards is taken off the road. */
export const endMove = (play: Play, seat: PlayerID): void => {
  const { G } = play;
  if (G.cars[seat]!.space && !G.hands[seat]!.length) takeOff(play, seat, 'noCards');
  nextCar(play);
};
