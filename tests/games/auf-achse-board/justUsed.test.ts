import { hiddenFrom } from '../../../games/auf-achse-board/playerView';
import { drew, play, scenario } from './scenario';

describe('B-3 A turn', () => {
  test('B-3.3 a card that grants a roll stays known until the roll: it went openly under the pile', () => {
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
