import { boardGame } from '../../../games/auf-achse-board';
import { seatsOf } from '../../../games/auf-achse-board/state';
import { movesTaken } from '../../harness';
import { playedTo } from '../shared/secondThoughts';

const begun = () => playedTo(boardGame, { seed: 'second thoughts', numPlayers: 2 });

/** All trucks are placed; the seat whose turn it is has rolled and driven nowhere yet. */
const driving = () => {
  const match = begun();
  const awaited = () => boardGame.awaited(match.now().G)[0]!;
  while (boardGame.legalMoves(match.now().G, awaited()).some(({ move }) => move === 'place'))
    match.make(awaited());
  return { ...match, awaited };
};

describe('B-3 A turn', () => {
  test('B-3.5 a truck that was placed may be lifted again, until the next one stands', () => {
    const match = begun();
    const [first] = boardGame.awaited(match.now().G) as [string];
    const before = match.now();
    match.make(first, 'place');
    expect(match.undo(first)).toBeUndefined();
    expect([match.now().G, match.now().ctx]).toEqual([before.G, before.ctx]);
    match.make(first, 'place');
    const [second] = boardGame.awaited(match.now().G) as [string];
    expect(second).not.toBe(first);
    match.make(second, 'place');
    // the contracts are dealt by now
    for (const seat of seatsOf(match.now().G)) expect(match.undo(seat)).toBe('undoTooLate B-3.5');
  });
  test('B-3.5 a trailer may be given back, and the one bought before it', () => {
    const match = driving();
    const seat = match.awaited();
    const { money } = match.now().G;
    match.play(seat, 'buyTrailer', 'small');
    match.play(seat, 'buyTrailer', 'small');
    expect(match.now().G.money[seat]).toBe(1000);
    for (const left of [3000, 5000]) {
      expect(match.undo(seat)).toBeUndefined();
      expect(match.now().G.money[seat]).toBe(left);
    }
    expect(match.now().G.money).toEqual(money);
  });
  test('B-3.5 a rolled die stays rolled, and so does what was decided before it', () => {
    const match = driving();
    const seat = match.awaited();
    match.play(seat, 'buyTrailer', 'small');
    match.make(seat, 'roll');
    expect(match.undo(seat)).toBe('undoTooLate B-3.5');
  });
  test('B-3.5 nobody takes back what another has decided, nor names another step', () => {
    const match = driving();
    const seat = match.awaited();
    match.play(seat, 'buyTrailer', 'small');
    const step = movesTaken(match.now()) - 1;
    const other = seatsOf(match.now().G).find((one) => one !== seat)!;
    expect(match.play(other, 'undo', step)).toBe('undoTooLate B-3.5');
    expect(match.play(seat, 'undo', step - 1)).toBe('undoTooLate B-3.5');
    expect(match.play(seat, 'undo')).toBe('undoTooLate B-3.5');
    expect(match.play(seat, 'undo', step)).toBeUndefined();
  });
});
