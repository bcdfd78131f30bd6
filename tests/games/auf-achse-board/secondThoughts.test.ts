import { boardGame } from '../../../games/auf-achse-board';
import { seatsOf } from '../../../games/auf-achse-board/state';
import type { Step } from '../../../games/shared/table';
import { movesTaken } from '../../harness';
import { playedTo } from '../shared/secondThoughts';

const begun = () => playedTo(boardGame, { seed: 'second thoughts', numPlayers: 2 });

/** All trucks are placed; the seat whose turn it is has rolled but not driven yet. */
const driving = () => {
  const match = begun();
  const awaited = () => boardGame.awaited(match.now().G)[0]!;
  while (boardGame.legalMoves(match.now().G, awaited()).some(({ move }) => move === 'place'))
    match.make(awaited());
  return { ...match, awaited };
};

describe('B-3 A turn', () => {
  test('B-3.5 a placed truck may be picked up again until the next one is placed', () => {
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
    // by now the contracts have been dealt
    for (const seat of seatsOf(match.now().G)) expect(match.undo(seat)).toBe('undoTooLate B-3.5');
  });
  test('B-3.5 a trailer may be returned, and then the one bought before it', () => {
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
  test('B-3.5 a roll cannot be taken back, nor anything decided before it', () => {
    const match = driving();
    const seat = match.awaited();
    match.play(seat, 'buyTrailer', 'small');
    match.make(seat, 'roll');
    expect(match.undo(seat)).toBe('undoTooLate B-3.5');
  });
  test('B-3.5 nobody takes back another seat’s decision, nor a different step', () => {
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
  test('B-3.5 a player who drives with a partner takes nothing back once the partner has gone on', () => {
    const match = playedTo(boardGame, { seed: 's16', numPlayers: 2, options: { inspection: 'bans' } });
    const beforehand: readonly Step[] = [
      ['0', 'place', 'verona-trieste.2'],
      ['1', 'place', 'hannover-berlin.2'],
      ['0', 'roll'],
      ['0', 'drive', 'verona-trieste.1'],
      ['0', 'moveRoadworks', 'hannover-dortmund.2'],
      ['0', 'endTurn'],
      ['1', 'roll'],
      ['1', 'drive', 'hamburg-berlin.2', 'berlin'],
      // Subunternehmer: both drive three spaces
      ['1', 'carryOut', '0'],
      ['1', 'drive', 'kassel-berlin.4', 'berlin'],
      ['0', 'drive', 'innsbruck-verona.2', 'verona'],
    ];
    for (const step of beforehand) expect(match.play(...step)).toBeUndefined();
    expect(match.undo('0')).toBeUndefined();
    match.make('0', 'drive');
    expect(match.play('1', 'buyTrailer', 'large')).toBeUndefined();
    expect(match.undo('0')).toBe('undoTooLate B-3.5');
  });
});
