import { racingGame } from '../../games/ausgebremst';
import { lawsHold } from './hold';

describe('the laws of ausgebremst', () => {
  // eight races are driven to their end by whoever thinks least: laws are the same for all
  lawsHold(racingGame, { finishers: 'easy' });
});
