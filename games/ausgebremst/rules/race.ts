import { valueOf, type CarId } from '../cards';
import type { Play } from '../move';
import { circuitsOf, isNuisance, roadOf, seatsOf } from '../state';
import { nextGrid } from './grid';
import { driveNuisance } from './nuisance';
import { champions, isRaceOver, resultOf, totals } from './result';
import { nextCar } from './round';
import { handsToOpen } from './six';
import { lineUp } from './start';

/** the turn missed for a pit stop (option `pitStop`); it counts as a move. */
const rest = ({ G, tell }: Play, car: CarId): void => {
  G.cars[car]!.resting = false;
  G.cars[car]!.turns += 1;
  G.stirred = true;
  tell({ type: 'waited', car, why: 'pitStop', hand: null });
};

/** the race is over: its result, and the next grid or the end of the match. */
const endRace = (play: Play): void => {
  const { G, tell } = play;
  const result = resultOf(G);
  tell({ type: 'raceEnd', race: G.race, result });
  G.results.push(result);
  if (G.race + 1 === circuitsOf(G).length) {
    G.stage = 'over';
    tell({ type: 'end', winners: champions(G), totals: totals(G) });
    return;
  }
  G.race += 1;
  lineUp(G, nextGrid(seatsOf(G), result));
  tell({ type: 'grid', race: G.race, circuit: roadOf(G).circuit.id, grid: G.grid });
};

/** A-6.3 (b) — opens hands as the turn comes to a leader who may be free to play a 6 by them. */
const openHands = ({ G, tell }: Play, car: CarId): void => {
  for (const opened of handsToOpen(G, car)) {
    G.shown[opened] = true;
    tell({ type: 'showed', car: opened, hand: G.hands[opened]!.map(valueOf) });
  }
};

/** Goes on until a player has to decide something, or the match is over: nuisance cars drive by themselves. */
export const playOn = (play: Play): void => {
  const { G } = play;
  while (G.stage === 'driving') {
    const { car } = G.turn;
    if (isRaceOver(G)) endRace(play);
    else if (!G.cars[car]!.space) nextCar(play);
    else if (G.cars[car]!.resting && G.turn.step === 'drive') {
      rest(play, car);
      nextCar(play);
    } else if (isNuisance(G, car)) {
      driveNuisance(play, car);
      nextCar(play);
    } else {
      if (G.turn.step === 'drive') openHands(play, car);
      return;
    }
  }
};
