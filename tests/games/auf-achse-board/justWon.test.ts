import { seededChance } from '../../../games/shared/chance';
import { hiddenFrom, imagine, playerView } from '../../../games/auf-achse-board/playerView';
import { BACK } from '../../../games/auf-achse-board/state';
import { underWay } from './scenario';

describe('B-7 Public contracts: the auction', () => {
  test('B-7.7 a contract that may be loaded at once is known to all: it was won openly', () => {
    const G = underWay({
      trucks: { 0: 'hamburg-berlin.2', 1: 'hamburg' },
      hands: { 1: ['C01', 'C07'] },
      tasks: [{ type: 'loadWon', seat: '1', contract: 'C07' }],
    });
    for (const who of ['0', null]) {
      const view = playerView(G, who);
      expect(view.hands['1']).toEqual([BACK, 'C07']);
      expect(hiddenFrom(G, who)).toContain('C01');
      expect(hiddenFrom(G, who)).not.toContain('C07');
      expect(imagine(view, who, seededChance('any')).hands['1']?.[1]).toBe('C07');
    }
  });
});
