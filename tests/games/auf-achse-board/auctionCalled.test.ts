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
  test('B-7.1 a truck that reaches a city exactly need not call a contract', () =>
    expect(refused(reached(), '0', ['endTurn'])).toBeUndefined());
  test('B-7.1 no contract can be called on a road', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    play(G, '0', ['drive', 'nuernberg-berlin.3']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.1 no contract can be called after an early stop, even after loading', () => {
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
  test('B-7.1 a truck held up by another one may not call', () => {
    const G = underWay({
      trucks: { 0: 'hamburg-berlin.2', 1: 'flensburg-hamburg.1' },
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(3)],
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.1 a truck held up by a sign may not call', () => {
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

  test('B-7.10 arriving with a 6 counts as exact', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.2'),
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(6)],
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
  });
  test('B-7.10 arriving exactly by an extra move counts as well', () => {
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
  test('B-7.10 a truck that has not moved has reached no city', () => {
    const G = underWay({
      trucks: apart('flensburg'),
      jam: { space: 'flensburg-hamburg.1', seat: '1', card: 'stauNebel' },
      offer: [id, null, null, null],
    });
    play(G, '0', ['roll'], dice(6));
    play(G, '0', ['drive', 'flensburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.10 after waiting in front of a sign, a city reached before still counts', () => {
    const G = reached({
      held: { 0: [{ card: 'motivation', owes: 0 }], 1: [], 2: [] },
      jam: { space: 'flensburg-hamburg.1', seat: '1', card: 'stauNebel' },
    });
    play(G, '0', ['motivate', 'flensburg']);
    expect(refused(G, '0', ['callAuction', 1])).toBeUndefined();
  });
  test('B-7.10 nobody calls out of turn', () =>
    expect(refused(reached(), '1', ['callAuction', 1])).toBe('notYourDecision B-3.1'));
});
