import { cardGame } from '../../games/auf-achse-cards';
import { lawsHold } from './hold';

describe('the laws of auf-achse-cards', () => {
  lawsHold(cardGame);
});
