import { cardGame } from '../../../games/auf-achse-cards';
import { playedTo } from '../shared/secondThoughts';

const begun = (options = {}) => playedTo(cardGame, { seed: 'second thoughts', numPlayers: 2, options });

describe('K-3 A round', () => {
  test('K-3.8 a laid card can be taken back until the last seat has laid', () => {
    const match = begun();
    const { G: before } = match.now();
    match.make('0', 'layRace');
    match.make('1', 'layRace');
    match.make('1', 'layCounter');
    expect(match.now().G.races['0']).toHaveLength(1);
    expect(match.undo('0')).toBeUndefined();
    const { G } = match.now();
    expect([G.hands['0'], G.races['0'], G.raceLaid['0']]).toEqual([before.hands['0'], [], false]);
    // the other seat's card stays
    expect([G.races['1']!.length, G.counterLaid['1']]).toEqual([1, true]);
  });
  test('K-3.8 both cards can be taken back, the last one first', () => {
    const match = begun();
    match.make('0', 'layRace');
    match.make('0', 'layCounter');
    expect(match.undo('0')).toBeUndefined();
    expect([match.now().G.raceLaid['0'], match.now().G.counterLaid['0']]).toEqual([true, false]);
    expect(match.undo('0')).toBeUndefined();
    expect([match.now().G.raceLaid['0'], match.now().G.counterLaid['0']]).toEqual([false, false]);
    expect(match.undo('0')).toBe('undoTooLate K-3.8');
  });
  test.each(['open', 'memory'])(
    'K-3.8 for the others it is as if nothing had been laid, with %s',
    (ownRace) => {
      const match = begun({ ownRace });
      const seen = () => cardGame.playerView(match.now().G, '1');
      const before = seen();
      match.make('0', 'layRace');
      expect(seen()).not.toEqual(before);
      expect(match.undo('0')).toBeUndefined();
      expect(JSON.stringify(seen())).toBe(JSON.stringify(before));
    },
  );
  test('K-3.8 after the last card is laid, nothing can be taken back', () => {
    const match = begun();
    for (const seat of ['0', '1']) for (const move of ['layRace', 'layCounter']) match.make(seat, move);
    expect(match.undo('0')).toBe('undoTooLate K-3.8');
    expect(match.undo('1')).toBe('undoTooLate K-3.8');
  });
  test('K-3.8 computer players never take back: it is not a move for them', () => {
    const match = begun();
    match.make('0', 'layRace');
    const names = cardGame.legalMoves(match.now().G, '0').map(({ move }) => move);
    expect(new Set(names)).toEqual(new Set(['layCounter']));
  });
});
