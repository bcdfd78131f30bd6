import { apart, before, dice, drew, open, play, refused, rolled, underWay } from './scenario';
import { id, from, others, reached } from './auctions';

describe('B-7 Public contracts: the auction', () => {
  test.each([true, false])(
    'B-7.1 a truck that reaches a city exactly may call any of the contracts, loaded: %s',
    (loaded) => {
      const G = underWay({
        trucks: apart(before('kassel', 2)),
        aboard: { 0: loaded ? [id] : [], 1: [] },
        offer: [others[0]!, others[1]!, others[2]!, others[3]!],
        turn: { rolled: true },
        tasks: [rolled(2)],
      });
      play(G, '0', ['drive', 'kassel']);
      expect(open(G, '0', 'callAuction').map(({ args: [slot] }) => slot)).toEqual([0, 1, 2, 3]);
      expect(play(G, '0', ['callAuction', 2])[0]).toEqual({ type: 'called', seat: '0', contract: others[2] });
    },
  );
  test('B-7.1 but need not', () => expect(refused(reached(), '0', ['endTurn'])).toBeUndefined());
  test('B-7.1 not on a road', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    play(G, '0', ['drive', 'nuernberg-berlin.3']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.1 stopping early gives none, after loading neither', () => {
    const G = underWay({
      trucks: apart(before(from, 2)),
      hands: { 0: [id], 1: [] },
      offer: [others[0]!, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(4)],
    });
    play(G, '0', ['drive', from]);
    play(G, '0', ['load', id]);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.1 being held up by a truck gives none', () => {
    const G = underWay({
      trucks: { 0: 'hamburg-berlin.2', 1: 'flensburg-hamburg.1' },
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(3)],
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.1 being held up by a sign neither', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.2'),
      roadworks: 'hamburg-hannover.1',
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(3)],
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });

  test('B-7.10 a 6 that ends there counts as exact', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.2'),
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(6)],
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
  });
  test('B-7.10 an extra move that ends there exactly, too', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.2'),
      offer: [id, null, null, null],
      tasks: [drew('wartung')],
      turn: { rolled: true },
    });
    play(G, '0', ['carryOut']);
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
  });
  test('B-7.10 the auction is called while the truck stands there', () => {
    const G = reached({ held: { 0: [{ card: 'motivation', owes: 0 }], 1: [], 2: [] } });
    play(G, '0', ['motivate', 'flensburg-hamburg.1']);
    expect(G.turn.reached).toBeNull();
    expect(refused(G, '0', ['callAuction', 1])).toBe('notExact B-7.1');
  });
  test('B-7.10 a truck that has not moved has not reached anything', () => {
    const G = underWay({
      trucks: apart('flensburg'),
      jam: { space: 'flensburg-hamburg.1', seat: '1', card: 'stauNebel' },
      offer: [id, null, null, null],
    });
    play(G, '0', ['roll'], dice(6));
    play(G, '0', ['drive', 'flensburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.10 waiting in front of a sign takes nothing from a city reached before', () => {
    const G = reached({
      held: { 0: [{ card: 'motivation', owes: 0 }], 1: [], 2: [] },
      jam: { space: 'flensburg-hamburg.1', seat: '1', card: 'stauNebel' },
    });
    play(G, '0', ['motivate', 'flensburg']);
    expect(refused(G, '0', ['callAuction', 1])).toBeUndefined();
  });
  test('B-7.10 out of turn nobody calls', () =>
    expect(refused(reached(), '1', ['callAuction', 1])).toBe('notYourDecision B-3.1'));
});
