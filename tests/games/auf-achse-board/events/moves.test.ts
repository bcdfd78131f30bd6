import { CONTRACTS } from '../../../../games/auf-achse-board/contracts';
import type { EventId } from '../../../../games/auf-achse-board/events';
import type { Space } from '../../../../games/auf-achse-board/network';
import { taskOf } from '../../../../games/auf-achse-board/state';
import { before, dice, open, play, refused, targets, type About } from '../scenario';
import { AWAY, carryOut, choices, drawn, isOptional, placeOf, SPOT } from './drawn';

/** One space from Hamburg and two from Bremen. */
const BESIDE: Space = 'hamburg-bremen.1';

/** Seat 0 has carried out the card: the trucks may be moved. */
const storm = (trucks: Record<string, Space>, about: About = {}) => {
  const G = drawn('schneestuerme', { trucks, ...about });
  carryOut(G);
  return G;
};
/** The spaces to which that truck may be blown. */
const blownTo = (G: ReturnType<typeof storm>, truck: string) =>
  open(G, '0', 'blow').flatMap(({ args }) => (args[0] === truck ? [args[1] as Space] : []));

describe('B-12 The 31 event cards (one of each)', () => {
  test('B-12 Beifahrer: roll and move again; the card is under the pile before (B-3.3)', () => {
    const G = drawn('beifahrer');
    expect(choices(G)).toEqual(['']);
    carryOut(G);
    expect(placeOf(G, 'beifahrer')).toBe('under the pile');
    expect(open(G, '0')).toEqual([{ move: 'roll', args: [] }]);
    expect(refused(G, '0', ['decline'])).toBe('otherFirst B-12');
    expect(play(G, '0', ['roll'], dice(4))).toMatchObject([
      { type: 'rolled', seat: '0', die: 4, card: 'beifahrer' },
    ]);
    expect(isOptional(G)).toBe(false);
    expect(targets(G, '0')).toContain('hannover');
    expect(targets(G, '0')).not.toContain('hamburg');
  });
  test('B-12 Beifahrer: exact arrival gives an auction, an event space the next card (B-11.1)', () => {
    const about: About = { offer: ['C01', null, null, null] };
    const G = drawn('beifahrer', about);
    carryOut(G);
    play(G, '0', ['roll'], dice(2));
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
    const other = drawn('beifahrer', {
      trucks: { 0: 'nuernberg-berlin.4', 1: AWAY[0]! },
      events: ['radarfalle'],
    });
    carryOut(other);
    play(other, '0', ['roll'], dice(2));
    play(other, '0', ['drive', 'nuernberg-berlin.2']);
    expect(taskOf(other)).toEqual({ type: 'event', seat: '0', card: 'radarfalle' });
  });
  test('B-12 Beifahrer: a 1 moves the road works (B-9.5)', () => {
    const G = drawn('beifahrer');
    carryOut(G);
    play(G, '0', ['roll'], dice(1));
    play(G, '0', ['drive', 'hamburg-berlin.1']);
    expect(taskOf(G)).toEqual({ type: 'roadworks', seat: '0' });
  });

  test('B-12 Vorbildliche Wartung: 1–4 extra spaces at once', () => {
    const G = drawn('wartung');
    expect(choices(G)).toEqual(['']);
    carryOut(G);
    expect(placeOf(G, 'wartung')).toBe('under the pile');
    const near: readonly Space[] = [
      'hamburg-berlin.1',
      'hamburg',
      BESIDE,
      'bremen',
      'hannover',
      'kassel-berlin.4',
    ];
    expect(targets(G, '0')).toEqual(expect.arrayContaining([...near]));
    for (const far of [SPOT, 'hannover-kassel.1', 'bremen-dortmund.1'])
      expect(targets(G, '0')).not.toContain(far);
  });
  test('B-12 Vorbildliche Wartung: the move may be declined', () => {
    const G = drawn('wartung');
    carryOut(G);
    expect(play(G, '0', ['decline'])).toEqual([{ type: 'stayed', seat: '0' }]);
    expect(G).toMatchObject({ trucks: { 0: SPOT }, tasks: [] });
  });
  test('B-12 Vorbildliche Wartung: any number is exact, an event is drawn, no sign moved (B-9.5, B-11.1)', () => {
    const G = drawn('wartung', { offer: ['C01', null, null, null] });
    carryOut(G);
    play(G, '0', ['drive', 'berlin']);
    expect(G.tasks).toEqual([]);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
    const one = drawn('wartung');
    carryOut(one);
    play(one, '0', ['drive', 'hamburg-berlin.1']);
    expect(one.tasks).toEqual([]);
    const other = drawn('wartung', { trucks: { 0: 'nuernberg-berlin.4', 1: AWAY[0]! } });
    carryOut(other);
    play(other, '0', ['drive', 'nuernberg-berlin.2']);
    expect(taskOf(other)?.type).toBe('event');
  });

  describe.each<[string, EventId]>([
    ['Road Runner ruft Teddybär', 'roadRunner'],
    ['Subunternehmer', 'subunternehmer'],
  ])('%s', (_title, card) => {
    const at = (other: Space, about: About = {}) =>
      drawn(card, { trucks: { 0: SPOT, 1: other, 2: AWAY[1]! }, ...about });

    test('B-12 Road Runner ruft Teddybär, Subunternehmer: the player chooses another player, or nobody', () => {
      const G = at('basel-milano.2');
      expect(choices(G)).toEqual(['', '1', '2']);
      expect(refused(G, '0', ['carryOut', '0'])).toBe('notOnCard B-12');
      expect(carryOut(G, '2')).toEqual([{ type: 'partner', seat: '0', with: '2', card }]);
      expect(placeOf(G, card)).toBe('under the pile');
    });
    test('B-12 Road Runner ruft Teddybär, Subunternehmer: exactly 3 spaces, the drawer first (B-11.5)', () => {
      const G = at('innsbruck-verona.2');
      carryOut(G, '1');
      expect(open(G, '1')).toEqual([]);
      expect(targets(G, '0')).toEqual(
        expect.arrayContaining(['flensburg-hamburg.1', BESIDE, 'hamburg-hannover.1']),
      );
      expect(targets(G, '0')).not.toContain('berlin');
      play(G, '0', ['drive', 'flensburg-hamburg.1', 'hamburg']);
      expect(open(G, '0')).toEqual([]);
      expect(targets(G, '1').toSorted()).toEqual(
        [
          'innsbruck-salzburg.1',
          'muenchen-innsbruck.1',
          'zuerich-innsbruck.3',
          'verona-milano.1',
          'verona-trieste.1',
        ].toSorted(),
      );
      play(G, '1', ['drive', 'verona-milano.1', 'verona']);
      expect(G).toMatchObject({ tasks: [], turn: { seat: '0' } });
    });
    test('B-12 Road Runner ruft Teddybär, Subunternehmer: either may decline', () => {
      const G = at('innsbruck-verona.2');
      carryOut(G, '1');
      play(G, '0', ['decline']);
      play(G, '1', ['decline']);
      expect(G).toMatchObject({ tasks: [], trucks: { 0: SPOT, 1: 'innsbruck-verona.2' } });
    });
    test('B-12 Road Runner ruft Teddybär, Subunternehmer: the partner draws no event … (B-11.2)', () => {
      const G = at('basel-milano.4');
      carryOut(G, '1');
      play(G, '0', ['decline']);
      play(G, '1', ['drive', 'basel-milano.1']);
      expect(G).toMatchObject({ tasks: [], turn: { seat: '0' } });
    });
    test('B-12 Road Runner ruft Teddybär, Subunternehmer: … and calls nothing, but may unload there in the own turn (B-11.2)', () => {
      const [toUnload, other] = CONTRACTS;
      const G = at(before(toUnload!.to, 3), {
        offer: [other!.id, null, null, null],
        aboard: { 1: [toUnload!.id] },
      });
      carryOut(G, '1');
      play(G, '0', ['decline']);
      play(G, '1', ['drive', toUnload!.to]);
      expect(open(G, '1')).toEqual([]);
      play(G, '0', ['endTurn']);
      expect(refused(G, '1', ['callAuction', 0])).toBe('notExact B-7.1');
      expect(refused(G, '1', ['unload', toUnload!.id])).toBeUndefined();
    });
    test('B-12 Road Runner ruft Teddybär, Subunternehmer: the partner may not stop early to load (B-11.2)', () => {
      for (const { id, from } of CONTRACTS.slice(0, 4)) {
        const G = at(before(from, 1), { hands: { 0: [], 1: [id] } });
        carryOut(G, '1');
        play(G, '0', ['decline']);
        expect(refused(G, '1', ['drive', from])).toBe('outOfTurn B-11.2');
      }
    });
    test('B-12 Road Runner ruft Teddybär, Subunternehmer: the drawer’s landing comes before the partner (B-11.5)', () => {
      // from one event space to another, three spaces on
      const G = at('innsbruck-verona.2', {
        trucks: { 0: 'muenchen-salzburg.1', 1: 'innsbruck-verona.2' },
        events: ['zollkontrolle'],
      });
      carryOut(G, '1');
      play(G, '0', ['drive', 'salzburg-villach.2', 'salzburg']);
      expect(taskOf(G)).toEqual({ type: 'event', seat: '0', card: 'zollkontrolle' });
      carryOut(G, 'pay');
      expect(taskOf(G)).toMatchObject({ type: 'drive', seat: '1', least: 3, most: 3, optional: true });
    });
    test('B-12 Road Runner ruft Teddybär, Subunternehmer: after exact arrival the drawer may call (B-11.1)', () => {
      const G = at('innsbruck-verona.2', {
        trucks: { 0: 'bremen-rotterdam.3', 1: 'innsbruck-verona.2' },
        offer: ['C01', null, null, null],
      });
      carryOut(G);
      play(G, '0', ['drive', 'bremen']);
      expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
    });
    test('B-12 Road Runner ruft Teddybär, Subunternehmer: in front of a sign points are lost (B-4.4)', () => {
      const G = at('innsbruck-verona.2', { roadworks: 'innsbruck-verona.3' });
      carryOut(G, '1');
      play(G, '0', ['decline']);
      expect(targets(G, '1')).toContain('innsbruck-verona.2');
      expect(targets(G, '1')).not.toContain('verona-milano.1');
    });
  });

  describe('Schneestürme', () => {
    test('B-12 Schneestürme: every truck, including the own one, 1–3 spaces in any direction', () => {
      const G = storm({ 0: SPOT, 1: 'innsbruck-verona.2' });
      expect(placeOf(G, 'schneestuerme')).toBe('under the pile');
      expect(blownTo(G, '1').toSorted()).toEqual(
        [
          'innsbruck-verona.1',
          'innsbruck',
          'innsbruck-verona.3',
          'verona',
          'innsbruck-salzburg.1',
          'muenchen-innsbruck.1',
          'zuerich-innsbruck.3',
          'verona-milano.1',
          'verona-trieste.1',
        ].toSorted(),
      );
      expect(blownTo(G, '0')).toContain('hamburg');
    });
    test('B-12 Schneestürme: one after the other, each at most once (B-11.6)', () => {
      const G = storm({ 0: SPOT, 1: 'innsbruck-verona.2' });
      expect(play(G, '0', ['blow', '1', 'verona'])).toEqual([
        {
          type: 'drove',
          seat: '1',
          from: 'innsbruck-verona.2',
          path: ['innsbruck-verona.3', 'verona'],
          exact: false,
          by: '0',
        },
      ]);
      expect(refused(G, '0', ['blow', '1', 'innsbruck'])).toBe('movedAlready B-11.6');
      play(G, '0', ['blow', '0', 'hamburg']);
      expect(G).toMatchObject({ trucks: { 0: 'hamburg', 1: 'verona' }, tasks: [] });
    });
    test('B-12 Schneestürme: any truck may stay, or all of them', () => {
      const G = storm({ 0: SPOT, 1: 'innsbruck-verona.2' });
      play(G, '0', ['decline']);
      expect(G).toMatchObject({ trucks: { 0: SPOT, 1: 'innsbruck-verona.2' }, tasks: [] });
    });
    test('B-12 Schneestürme: only the drawer decides', () => {
      const G = storm({ 0: SPOT, 1: 'innsbruck-verona.2' });
      expect(open(G, '1')).toEqual([]);
    });
    test('B-12 Schneestürme: past trucks, to a free space, never back (B-11.6)', () => {
      const G = storm({ 0: 'flensburg-hamburg.1', 1: 'hamburg', 2: 'hamburg-bremen.1' });
      expect(blownTo(G, '0').toSorted()).toEqual(
        [
          'bremen',
          'flensburg',
          'hamburg-berlin.1',
          'hamburg-berlin.2',
          'hamburg-hannover.1',
          'hannover',
        ].toSorted(),
      );
      // into the dead end and no further
      expect(blownTo(G, '1')).toContain('flensburg');
    });
    test('B-12 Schneestürme: neither into nor through a sign (B-11.6)', () => {
      const G = storm(
        { 0: SPOT, 1: 'innsbruck-verona.2' },
        {
          roadworks: 'innsbruck-verona.1',
          jam: { space: 'verona', seat: '1', card: 'stauNebel' },
          held: { 1: [{ card: 'stauNebel', owes: 0 }] },
        },
      );
      expect(blownTo(G, '1')).toEqual(['innsbruck-verona.3']);
    });
    test('B-12 Schneestürme: no event and no auction, not even for the own truck (B-11.6)', () => {
      const G = storm(
        { 0: 'nuernberg-berlin.2', 1: 'nuernberg-berlin.5' },
        { offer: ['C01', null, null, null] },
      );
      play(G, '0', ['blow', '0', 'nuernberg-berlin.4']);
      expect(taskOf(G)?.type).toBe('snow');
      play(G, '0', ['decline']);
      const H = storm({ 0: SPOT, 1: 'innsbruck-verona.2' }, { offer: ['C01', null, null, null] });
      play(H, '0', ['blow', '0', 'hamburg']);
      play(H, '0', ['decline']);
      expect(refused(H, '0', ['callAuction', 0])).toBe('notExact B-7.1');
    });
    test('B-12 Schneestürme: Sonderauftrag and Inspektion count for a truck blown there (B-11.2)', () => {
      const G = storm(
        { 0: SPOT, 1: 'wien-graz.1', 2: 'muenchen-passau.1' },
        {
          held: {
            1: [{ card: 'sonderauftragWien', owes: 0 }],
            2: [{ card: 'inspektion', owes: 0 }],
          },
        },
      );
      play(G, '0', ['blow', '1', 'wien']);
      expect(G.money['1']).toBe(7000);
      play(G, '0', ['blow', '2', 'muenchen']);
      expect(placeOf(G, 'inspektion')).toBe('in front of 0');
      play(G, '0', ['decline']);
      // the extra roll lapses out of turn
      expect(open(G, '0', 'rollAgain')).toEqual([]);
      expect(open(G, '2')).toEqual([]);
    });
  });
});
