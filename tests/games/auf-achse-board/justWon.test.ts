import { seededChance } from '../../../games/shared/chance';
import { hiddenFrom, imagine, playerView } from '../../../games/auf-achse-board/playerView';
import { BACK } from '../../../games/auf-achse-board/state';
import { anyContract, underWay } from './scenario';

describe('B-7 Public contracts: the auction', () => {
  test('B-7.7 a contract that may be loaded at once is known to all: it was won openly', () => {
    const won = anyContract();
    const hidden = anyContract(({ id }) => id !== won.id).id;
    const G = underWay({
      trucks: { 0: 'hamburg-berlin.2', 1: won.from },
      hands: { 1: [hidden, won.id] },
      tasks: [{ type: 'loadWon', seat: '1', contract: won.id }],
    });
    for (const who of ['0', null]) {
      const view = playerView(G, who);
      expect(view.hands['1']).toEqual([BACK, won.id]);
      expect(hiddenFrom(G, who)).toContain(hidden);
      expect(hiddenFrom(G, who)).not.toContain(won.id);
      expect(imagine(view, who, seededChance('any')).hands['1']?.[1]).toBe(won.id);
    }
  });
});
