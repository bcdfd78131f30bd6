import type { Space } from '../../../../games/auf-achse-board/network';
import type { State } from '../../../../games/auf-achse-board/state';
import { anyContract, open, play, refused, type About } from '../scenario';
import { id, drawn } from './granted';

const snowed = (about: About = {}): State => {
  const G = drawn('schneestuerme', about);
  play(G, '0', ['carryOut']);
  return G;
};

const blown = (G: State, truck: string): Space[] =>
  open(G, '0', 'blow').flatMap(({ args }) => (args[0] === truck ? [args[1] as Space] : []));

describe('B-11 Event cards: general', () => {
  test('B-11.6 any trucks may be moved, one after the other, each at most once', () => {
    const G = snowed({ trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.2', 2: 'basel-milano.2' } });
    play(G, '0', ['blow', '1', 'hamburg-berlin.3']);
    expect(refused(G, '0', ['blow', '1', 'berlin'])).toBe('movedAlready B-11.6');
    play(G, '0', ['blow', '0', 'nuernberg-berlin.3']);
    expect(blown(G, '2')).not.toEqual([]);
    play(G, '0', ['decline']);
    expect([G.trucks, G.tasks]).toEqual([
      { 0: 'nuernberg-berlin.3', 1: 'hamburg-berlin.3', 2: 'basel-milano.2' },
      [],
    ]);
  });
  test('B-11.6 it ends with the last truck', () => {
    const G = snowed();
    play(G, '0', ['blow', '0', 'nuernberg-berlin.3']);
    play(G, '0', ['blow', '1', 'hamburg-berlin.3']);
    expect(G.tasks).toEqual([]);
  });
  test('B-11.6 only the drawer moves the trucks', () => expect(open(snowed(), '1')).toEqual([]));
  test('B-11.6 1 to 3 spaces, in any direction at the start', () =>
    expect(
      blown(snowed({ trucks: { 0: 'basel-milano.2', 1: 'nuernberg-berlin.2' } }), '1').toSorted(),
    ).toEqual(
      [
        'nuernberg-berlin.1',
        'nuernberg',
        'wuerzburg-nuernberg.1',
        'nuernberg-muenchen.1',
        'nuernberg-passau.1',
        'nuernberg-berlin.3',
        'nuernberg-berlin.4',
        'nuernberg-berlin.5',
      ].toSorted(),
    ));
  test('B-11.6 trucks never turn back, not even at the dead end', () => {
    const G = snowed({ trucks: { 0: 'basel-milano.2', 1: 'flensburg-hamburg.1' } });
    const ways = blown(G, '1');
    expect(ways).toContain('flensburg');
    expect(ways).not.toContain('flensburg-hamburg.1');
  });
  test('B-11.6 trucks move neither into nor through signs', () => {
    const G = snowed({
      trucks: { 0: 'basel-milano.2', 1: 'nuernberg-berlin.2' },
      roadworks: 'nuernberg-berlin.4',
      jam: { space: 'nuernberg', seat: '1', card: 'stauNebel' },
      aboard: { 0: [], 1: [anyContract((contract) => contract.to === 'nuernberg').id] },
    });
    expect(blown(G, '1').toSorted()).toEqual(['nuernberg-berlin.1', 'nuernberg-berlin.3']);
  });
  test('B-11.6 past trucks, ending on a free space', () => {
    const G = snowed({ trucks: { 0: 'nuernberg-berlin.3', 1: 'nuernberg-berlin.2' } });
    expect(blown(G, '1')).not.toContain('nuernberg-berlin.3');
    play(G, '0', ['blow', '1', 'nuernberg-berlin.4']);
    expect(G.trucks['1']).toBe('nuernberg-berlin.4');
  });
  test('B-11.6 no truck moved in this way draws an event, not even the own one', () => {
    const G = snowed({ trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.1' }, events: ['radarfalle'] });
    play(G, '0', ['blow', '0', 'nuernberg-berlin.4']);
    play(G, '0', ['blow', '1', 'hamburg-berlin.2']);
    expect([G.tasks, G.events.includes('radarfalle')]).toEqual([[], true]);
  });
  test('B-11.6 no truck moved in this way allows an auction, not even the own one', () => {
    const G = snowed({
      trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.1' },
      offer: [id, null, null, null],
    });
    play(G, '0', ['blow', '0', 'nuernberg']);
    play(G, '0', ['decline']);
    expect(G.turn).toMatchObject({ reached: 'nuernberg', exact: false });
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
});
