import { racingGame } from '../../../games/ausgebremst';
import { playedTo } from '../shared/secondThoughts';

const begun = (options = {}) => playedTo(racingGame, { seed: 'second thoughts', numPlayers: 3, options });

const SEATS = ['0', '1', '2'];

/** Everybody sets up a car; seat 0 as far as the test needs. */
const settingUp = (options = {}) => {
  const match = begun({ game: 'advanced', ...options });
  for (const seat of SEATS) match.make(seat, 'ready');
  return match;
};

describe('A-4 A turn (base game)', () => {
  test('A-4.3 a seat can take back being ready until the last seat is ready', () => {
    const match = begun();
    match.make('0', 'ready');
    match.make('1', 'ready');
    expect(match.undo('0')).toBeUndefined();
    expect(match.now().G.ready).toEqual({ 0: false, 1: true, 2: false });
    match.make('0', 'ready');
    match.make('2', 'ready');
    for (const seat of SEATS) expect(match.undo(seat)).toBe('undoTooLate A-4.3');
  });
  test.each(['memory', 'open'])('A-4.3 a set-up and its cards come back one by one, with %s', (stacks) => {
    const match = settingUp({ stacks });
    const { G: before } = match.now();
    match.make('0', 'chooseSetUp');
    const cards = match.now().G.unsorted['0']!.length + match.now().G.leftOut['0']!.length;
    for (let laid = 0; laid < cards; laid++) match.make('0', 'lay');
    // what others do in secret does not affect it
    match.make('1', 'chooseSetUp');
    for (let back = 0; back < cards; back++) expect(match.undo('0')).toBeUndefined();
    expect(match.undo('0')).toBeUndefined();
    expect(match.now().G.unsorted['0']).toEqual(before.unsorted['0']);
    expect(match.now().G.setUps['0']).toBeNull();
    expect(match.now().G.setUps['1']).not.toBeNull();
    expect(match.undo('0')).toBe('undoTooLate A-4.3');
  });
  test.each([
    ['memory', 'undoShown A-4.3'],
    ['open', undefined],
  ])('A-4.3 a card drawn from a stack that its owner cannot see stays drawn: %s', (stacks, why) => {
    const match = settingUp({ stacks });
    match.make('0', 'chooseSetUp');
    while (racingGame.legalMoves(match.now().G, '0').some(({ move }) => move === 'lay'))
      match.make('0', 'lay');
    match.make('0', 'draw');
    expect(match.undo('0')).toBe(why);
  });
  test('A-4.3 a driven card has been seen and stays', () => {
    const match = begun();
    for (const seat of SEATS) match.make(seat, 'ready');
    const [seat] = racingGame.awaited(match.now().G) as [string];
    match.make(seat);
    expect(match.undo(seat)).toBe('undoTooLate A-4.3');
  });
});
