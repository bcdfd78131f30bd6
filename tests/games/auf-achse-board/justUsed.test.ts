import { hiddenFrom } from '../../../games/auf-achse-board/playerView';
import { drew, play, scenario } from './scenario';

describe('B-3 A turn', () => {
  test('B-3.3 the card that granted a roll is no secret until the die falls: it went under the pile before all eyes', () => {
    const G = scenario({
      trucks: { 0: 'hamburg-berlin.2', 1: 'basel-milano.1' },
      offer: ['C01', null, null, null],
      tasks: [drew('beifahrer')],
    });
    play(G, '0', ['carryOut']);
    expect(G.events[0]).toBe('beifahrer');
    expect(hiddenFrom(G, '1')).not.toContain('beifahrer');
    expect(hiddenFrom(G, '1')).toContain(G.events.at(-1));
    play(G, '0', ['roll']);
    expect(hiddenFrom(G, '1')).toContain('beifahrer');
  });
});
