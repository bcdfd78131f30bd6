import { lawsHold } from '../../laws/hold';
import { highestCard } from './game';

describe('the laws of a game with hands and decisions at once', () => {
  lawsHold(highestCard, { folder: __dirname });
});
