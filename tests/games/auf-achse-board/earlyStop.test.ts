import { contractOf } from '../../../games/auf-achse-board/contracts';
import { neighboursOf } from '../../../games/auf-achse-board/network';
import { priceToHandle } from '../../../games/auf-achse-board/rules/cargo';
import { AWAY, driving, anyContract, apart, before, play, refused, type About, targets } from './scenario';

describe('B-4 Movement', () => {
  const { id, from, to } = anyContract();
  /** A contract without room beside a load that fills the truck; and that load. */
  const big = anyContract(({ goods }) => goods > 4);
  const load = anyContract((other) => other.goods === 6 && other.to !== big.from && other.id !== big.id);
  test('B-4.4 (a) a truck may stop early where it loads', () => {
    const G = driving(before(from, 2), 5, { trucks: apart(before(from, 2)), hands: { 0: [id], 1: [] } });
    play(G, '0', ['drive', from]);
    expect(G.turn).toMatchObject({ reached: from, exact: false, due: 'cargo' });
    for (const other of [['endTurn'], ['callAuction', 0], ['roll']])
      expect(refused(G, '0', other)).toBe('cargoFirst B-4.4');
    play(G, '0', ['load', id]);
    expect(G.turn.due).toBeNull();
    expect(refused(G, '0', ['endTurn'])).toBeUndefined();
  });
  test('B-4.4 (a) a truck may stop early where it unloads', () => {
    const G = driving(before(to, 2), 5, { trucks: apart(before(to, 2)), aboard: { 0: [id], 1: [] } });
    play(G, '0', ['drive', to]);
    expect(refused(G, '0', ['endTurn'])).toBe('cargoFirst B-4.4');
    play(G, '0', ['unload', id]);
    expect(refused(G, '0', ['endTurn'])).toBeUndefined();
  });
  test('B-4.4 (a) no early stop before the city, nor in the destination of a contract in hand', () => {
    const start = before(to, 2);
    expect(
      refused(driving(start, 5, { trucks: apart(start), hands: { 0: [id], 1: [] } }), '0', ['drive', to]),
    ).toBe('useAllPoints B-4.1');
    const G = driving(start, 5, { trucks: apart(start), aboard: { 0: [id], 1: [] } });
    for (const next of neighboursOf(start)) expect(targets(G, '0')).not.toContain(next);
  });
  test('B-4.4 (a) no early stop in the starting city of somebody else’s contract', () => {
    const start = before(from, 2);
    expect(
      targets(driving(start, 5, { trucks: apart(start), hands: { 0: [], 1: [id] } }), '0'),
    ).not.toContain(from);
  });
  test('B-4.4 (a) after exact arrival a truck is not obliged to load', () => {
    const G = driving(before(from, 2), 2, { trucks: apart(before(from, 2)), hands: { 0: [id], 1: [] } });
    play(G, '0', ['drive', from]);
    expect(G.turn).toMatchObject({ exact: true, due: null });
    expect(refused(G, '0', ['endTurn'])).toBeUndefined();
  });
  test('B-4.4 (a) no early stop without room and without the money for it', () => {
    const big = anyContract(({ goods }) => goods > 2);
    const load = anyContract((other) => other.goods === 6 && other.to !== big.from);
    const start = before(big.from, 2);
    const about = { trucks: apart(start), hands: { 0: [big.id], 1: [] }, aboard: { 0: [load.id], 1: [] } };
    expect(refused(driving(start, 5, { ...about, money: { 0: 1999, 1: 0 } }), '0', ['drive', big.from])).toBe(
      'noRoom B-4.4',
    );
    expect(
      refused(
        driving(start, 5, { ...about, money: { 0: 6000, 1: 0 }, supply: { large: 0, small: 0 } }),
        '0',
        ['drive', big.from],
      ),
    ).toBe('noRoom B-4.4');
  });
  test('B-4.4 (a) a trailer still to be bought allows an early stop, and its price must then not be spent', () => {
    const start = before(big.from, 2);
    const G = driving(start, 5, {
      trucks: apart(start),
      hands: { 0: [big.id], 1: [] },
      aboard: { 0: [load.id], 1: [] },
      money: { 0: 3999, 1: 0 },
    });
    play(G, '0', ['drive', big.from]);
    expect(refused(G, '0', ['load', big.id])).toBe('noRoom B-5.1');
    expect(refused(G, '0', ['buyTrailer', 'small'])).toBe('keepForCargo B-4.4');
    play(G, '0', ['buyTrailer', 'large']);
    expect(refused(G, '0', ['endTurn'])).toBe('cargoFirst B-4.4');
    play(G, '0', ['load', big.id]);
    expect(refused(G, '0', ['endTurn'])).toBeUndefined();
  });
  test('B-4.4 (a) the cost of trailers that an early stop requires is known before', () => {
    const unloads = anyContract((other) => other.goods === 6 && other.to === big.from);
    const about = { hands: { 0: [big.id], 1: [] }, aboard: { 0: [load.id], 1: [] } };
    const priceWith = (change: About) =>
      priceToHandle(driving(before(big.from, 2), 5, { ...about, ...change }), '0', big.from);
    expect(priceWith({})).toBe(3000);
    expect(priceWith({ supply: { large: 0, small: 2 } })).toBe(4000);
    expect(priceWith({ supply: { large: 0, small: 1 } })).toBe(Infinity);
    expect(priceWith({ trailers: { 0: ['small'], 1: [] } })).toBe(2000);
    expect(priceWith({ aboard: { 0: [], 1: [] } })).toBe(0);
    expect(priceWith({ aboard: { 0: [unloads.id], 1: [] } })).toBe(0);
    expect(priceWith({ hands: { 0: [], 1: [] } })).toBe(0);
  });
  test('B-4.4 (a) no trailer may be bought that leaves too few for sale', () => {
    const start = before(big.from, 2);
    const about = {
      trucks: apart(start),
      hands: { 0: [big.id], 1: [] },
      aboard: { 0: [load.id], 1: [] },
      money: { 0: 4000, 1: 0 },
    };
    const enough = driving(start, 5, { ...about, supply: { large: 1, small: 2 } });
    play(enough, '0', ['drive', big.from]);
    expect(refused(enough, '0', ['buyTrailer', 'small'])).toBeUndefined();
    const short = driving(start, 5, { ...about, supply: { large: 1, small: 1 } });
    play(short, '0', ['drive', big.from]);
    expect(refused(short, '0', ['buyTrailer', 'small'])).toBe('keepForCargo B-4.4');
  });
  test('B-4.4 (a) two small trailers will do where the large ones are sold out', () => {
    const start = before(big.from, 2);
    const about = {
      trucks: apart(start),
      hands: { 0: [big.id], 1: [] },
      aboard: { 0: [load.id], 1: [] },
      supply: { large: 0, small: 2 },
    };
    expect(targets(driving(start, 5, { ...about, money: { 0: 3999, 1: 0 } }), '0')).not.toContain(big.from);
    const G = driving(start, 5, { ...about, money: { 0: 4000, 1: 0 } });
    play(G, '0', ['drive', big.from]);
    play(G, '0', ['buyTrailer', 'small']);
    play(G, '0', ['buyTrailer', 'small']);
    play(G, '0', ['load', big.id]);
    expect(G.aboard['0']).toContain(big.id);
  });
  test('B-4.4 (a) no early stop when there are too few goods in stock', () => {
    const start = before(from, 2);
    const G = driving(start, 5, {
      trucks: apart(start),
      hands: { 0: [id], 1: [] },
      stock: contractOf(id).goods - 1,
    });
    expect(refused(G, '0', ['drive', from])).toBe('noRoom B-4.4');
  });
  test('B-4.4 (a) no early stop in a city with another truck', () => {
    const start = before(from, 2);
    const G = driving(start, 5, { trucks: { 0: start, 1: from }, hands: { 0: [id], 1: [] } });
    expect(refused(G, '0', ['drive', from])).toBe('occupied B-4.3');
  });
  test('B-4.4 (b) in front of the road works the remaining points are lost', () => {
    const G = driving('hamburg-berlin.1', 5, { roadworks: 'hamburg-berlin.3' });
    expect(targets(G, '0')).toContain('hamburg-berlin.2');
    expect(play(G, '0', ['drive', 'hamburg-berlin.2'])).toContainEqual(
      expect.objectContaining({ exact: false }),
    );
  });
  test('B-4.4 (b) in front of the jam as well, and in a city there is then no auction', () => {
    const G = driving('hamburg-berlin.2', 5, {
      jam: { space: 'hamburg-hannover.1', seat: '1', card: 'stauNebel' },
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(G.turn).toMatchObject({ reached: 'hamburg', exact: false, due: null });
  });
  test('B-4.4 (b) a truck may wait in front of a sign even if other ways are open', () => {
    const G = driving('hamburg-berlin.2', 5, { roadworks: 'hamburg-berlin.3' });
    expect(targets(G, '0')).toContain('bremen-hannover.1');
    expect(play(G, '0', ['drive', 'hamburg-berlin.2'])).toEqual([{ type: 'stayed', seat: '0' }]);
    expect(G.turn.reached).toBeNull();
  });
  test('B-4.4 (b) a truck may not wait elsewhere', () =>
    expect(
      refused(driving('hamburg-berlin.2', 1, { roadworks: 'basel-zuerich.1' }), '0', [
        'drive',
        'hamburg-berlin.2',
      ]),
    ).toBe('useAllPoints B-4.1'));
  test('B-4.4 (b) a truck may wait behind one that waits in front of the sign', () => {
    const G = driving('nuernberg-berlin.1', 5, {
      trucks: { 0: 'nuernberg-berlin.1', 1: 'nuernberg-berlin.3' },
      roadworks: 'nuernberg-berlin.4',
    });
    play(G, '0', ['drive', 'nuernberg-berlin.2']);
    expect(G.trucks['0']).toBe('nuernberg-berlin.2');
  });
  test('B-4.4 (b) a truck that used all points in front of a sign has lost none', () => {
    const G = driving('hamburg-berlin.2', 1, {
      jam: { space: 'hamburg-hannover.1', seat: '1', card: 'stauNebel' },
      trucks: { 0: 'hamburg-berlin.1', 1: AWAY },
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(G.turn).toMatchObject({ reached: 'hamburg', exact: true });
  });
  test('B-4.4 (c) the remaining points are lost behind a truck', () => {
    const G = driving('hamburg-berlin.1', 2, { trucks: { 0: 'hamburg-berlin.1', 1: 'hamburg-berlin.3' } });
    expect(targets(G, '0')).toContain('hamburg-berlin.2');
  });
  test.each([
    ['inspektion', 'muenchen'],
    ['sonderauftragFlensburg', 'flensburg'],
    ['sonderauftragWien', 'wien'],
  ] as const)('B-4.4 (d) with %s in front of one, in %s', (card, city) => {
    const start = before(city, city === 'flensburg' ? 1 : 2);
    const about = { trucks: apart(start), hands: { 0: [], 1: [] } };
    expect(targets(driving(start, 5, about), '0')).not.toContain(city);
    expect(
      targets(driving(start, 5, { ...about, held: { 0: [], 1: [{ card, owes: 0 }] } }), '0'),
    ).not.toContain(city);
    const G = driving(start, 5, { ...about, held: { 0: [{ card, owes: 0 }], 1: [] } });
    play(G, '0', ['drive', city]);
    expect(G.turn).toMatchObject({ reached: city, exact: false, due: null });
    expect(refused(G, '0', ['endTurn'])).toBeUndefined();
  });
  test('B-4.4 (d) a jam card with a city does not allow an early stop there', () => {
    const start = before('kassel', 2);
    const G = driving(start, 5, {
      trucks: apart(start),
      held: { 0: [{ card: 'stauKassel', owes: 0 }], 1: [] },
    });
    expect(targets(G, '0')).not.toContain('kassel');
  });
});
