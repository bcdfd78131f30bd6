import { boardGame } from '../../games/auf-achse-board';
import { lawsHold } from './hold';

describe('the laws of auf-achse-board', () => {
  lawsHold(boardGame);
});
