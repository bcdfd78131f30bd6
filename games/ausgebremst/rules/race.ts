import { valueOf, type CarId } from '../cards';
import type { Play } from '../move';
import { circuitsOf, isNuisance, seatsOf } from '../state';
import { nextGrid } from './grid';
import { driveNuisance } from './nuisance';
import { champions, isRaceOver, resultOf, totals } from './result';
import { nextCar } from './round';
import { handsToOpen } from './six';

/** the turn missed for a pit stop (option `pitStop`); it counts as something happening. */
const rest = ({ tell }: Play, car: CarId): void => {
  tell({ type: 'waited', car, why: 'pitStop', hand: null, cards: [] });
};

/** the race is over: its result, and the next grid or the end of the match. */
const endRace = (play: Play): void => {
  const { G, tell } = play;
  const result = resultOf(G);
  tell({ type: 'raceEnd', race: G.race, result });
  if (G.race + 1 === circuitsOf(G).length) {
    tell({ type: 'end', winners: champions(G), totals: totals(G) });
    return;
  }
  const race = G.race + 1;
  const { id: circuit } = circuitsOf(G)[race]!;
  tell({ type: 'grid', race, circuit, grid: nextGrid(seatsOf(G), result) });
};

/** A-6.3 (b) — opens hands at the start of a turn of a leader who may be allowed to play a 6 because of them. */
const openHands = ({ G, tell }: Play, car: CarId): void => {
  for (const opened of handsToOpen(G, car)) {
    const cards = [...G.hands[opened]!];
    tell({ type: 'showed', car: opened, hand: cards.map(valueOf), cards });
  }
};

/** Goes on until a player must decide something, or the match is over: nuisance cars drive by themselves. */
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
