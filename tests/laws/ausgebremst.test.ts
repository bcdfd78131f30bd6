import { racingGame } from '../../games/ausgebremst';
import { lawsHold } from './hold';

describe('the laws of ausgebremst', () => {
  lawsHold(racingGame);
});
