import type { PlayerID } from 'boardgame.io';
import type { Play } from '../move';
import { carsOnRoad } from '../state';
import { takeOff } from './leaving';
import { isRaceOver } from './result';

/** the next car still on the road has its turn; after the last one a round ends. */
export const nextCar = (play: Play): void => {
  const { G, tell } = play;
  if (isRaceOver(G)) return;
  const at = G.grid.indexOf(G.turn.car);
  const onRoad = carsOnRoad(G);
  const next = onRoad.find((car) => G.grid.indexOf(car) > at);
  if (next !== undefined) {
    G.turn = { car: next, step: 'drive' };
    return;
  }
  if (!G.stirred && G.sixFree) for (const car of onRoad) takeOff(play, car, 'standstill');
  G.sixFree = !G.stirred;
  G.stirred = false;
  G.round += 1;
  if (isRaceOver(G)) return;
  G.turn = { car: onRoad[0]!, step: 'drive' };
  tell({ type: 'round', round: G.round, sixFree: G.sixFree });
};

/** the end of a player's move: without a card left the car is taken off. */
export const endMove = (play: Play, seat: PlayerID): void => {
  const { G } = play;
  if (G.cars[seat]!.space && !G.hands[seat]!.length) takeOff(play, seat, 'noCards');
  nextCar(play);
};
