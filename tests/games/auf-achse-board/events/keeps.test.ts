import type { EventId } from '../../../../games/auf-achse-board/events';
import type { Space } from '../../../../games/auf-achse-board/network';
import { taskOf } from '../../../../games/auf-achse-board/state';
import { dice, open, play, refused, rolled, scenario, targets, underWay, type About } from '../scenario';
import { AWAY, carryOut, choices, drawn, isOptional, placeOf, revenueOf, seenBy, SPOT } from './drawn';

const held = (card: EventId) => ({ card, owes: 0 });

/** Seat 0 holds the card in the free part of its turn. */
const holding = (card: EventId, about: About = {}) =>
  underWay({ trucks: { 0: SPOT, 1: AWAY[0]! }, held: { 0: [held(card)] }, ...about });

/** In Hamburg, reached this turn, with a contract that begins there. */
const loading = (about: About = {}) =>
  holding('schnelleVerladung', {
    trucks: { 0: 'hamburg', 1: AWAY[0]! },
    hands: { 0: ['C07'] },
    turn: { rolled: true, reached: 'hamburg' },
    ...about,
  });

/** One space before München. */
const beforeMuenchen = (about: About = {}) =>
  holding('inspektion', {
    trucks: { 0: 'muenchen-passau.1', 1: AWAY[0]!, 2: AWAY[1]! },
    turn: { rolled: true },
    tasks: [rolled(1)],
    roadworks: 'bremen-rotterdam.1',
    ...about,
  });
/** In München, the road works moved on. */
const arrived = (about: About = {}) => {
  const G = beforeMuenchen(about);
  play(G, '0', ['drive', 'muenchen']);
  play(G, '0', ['moveRoadworks', 'bremen-rotterdam.2']);
  return G;
};

describe('B-12 The 31 event cards (one of each)', () => {
  test.each<[string, EventId]>([
    ['Inspektion', 'inspektion'],
    ['Motivation', 'motivation'],
    ['Schnelle Verladung', 'schnelleVerladung'],
    ['Sonderauftrag Flensburg', 'sonderauftragFlensburg'],
    ['Sonderauftrag Wien', 'sonderauftragWien'],
  ])('B-12 %s: the card is kept, open in front of the player', (_title, card) => {
    const G = drawn(card);
    expect(choices(G)).toEqual(['']);
    expect(isOptional(G)).toBe(false);
    expect(carryOut(G)).toEqual([{ type: 'kept', seat: '0', card }]);
    expect(placeOf(G, card)).toBe('in front of 0');
    expect(seenBy(G, '1').held['0']).toEqual([held(card)]);
    expect(G).toMatchObject({ money: { 0: 5000 }, trucks: { 0: SPOT }, tasks: [] });
  });

  describe('Motivation', () => {
    test('B-12 Motivation: 1–3 extra spaces, before the roll; then the card is used up', () => {
      const G = holding('motivation');
      expect(targets(G, '0', 'motivate').toSorted()).toEqual(
        [
          'berlin',
          'flensburg-hamburg.1',
          'hamburg',
          'hamburg-berlin.1',
          'hamburg-berlin.3',
          'hamburg-bremen.1',
          'hamburg-hannover.1',
          'hannover-berlin.3',
          'kassel-berlin.4',
          'nuernberg-berlin.5',
        ].toSorted(),
      );
      expect(play(G, '0', ['motivate', 'hamburg-berlin.3'])).toMatchObject([
        { type: 'used', seat: '0', card: 'motivation' },
        { type: 'drove', seat: '0', path: ['hamburg-berlin.3'] },
      ]);
      expect(placeOf(G, 'motivation')).toBe('under the pile');
      // one space does not count as a rolled 1 (B-9.5); the turn's own die is still to come
      expect(G.tasks).toEqual([]);
      expect(refused(G, '0', ['roll'])).toBeUndefined();
      expect(refused(G, '0', ['motivate', 'berlin'])).toBe('noMotivation B-11.4');
    });
    test('B-12 Motivation: after the rolled move; exact arrival, events on landing (B-11.1)', () => {
      const G = holding('motivation', { turn: { rolled: true }, offer: ['C01', null, null, null] });
      play(G, '0', ['motivate', 'hamburg']);
      expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
      const H = holding('motivation', { trucks: { 0: 'hamburg-berlin.1', 1: AWAY[0]! } });
      play(H, '0', ['motivate', SPOT]);
      expect(taskOf(H)?.type).toBe('event');
    });
    test('B-12 Motivation: never added to the roll, nor used between roll and move (B-11.4)', () => {
      const G = holding('motivation', { turn: { rolled: true }, tasks: [rolled(2)] });
      expect(open(G, '0', 'motivate')).toEqual([]);
      expect(targets(G, '0')).not.toContain('hamburg-bremen.1');
    });
    test('B-12 Motivation: not after loading or unloading in a city reached this turn (B-11.4)', () => {
      const G = holding('motivation', {
        trucks: { 0: 'hamburg', 1: AWAY[0]! },
        aboard: { 0: ['C06'] },
        turn: { rolled: true, reached: 'hamburg' },
      });
      play(G, '0', ['unload', 'C06']);
      expect(refused(G, '0', ['motivate', 'flensburg'])).toBe('handledCargo B-11.4');
    });
    test('B-12 Motivation: only in the own turn', () => {
      const G = underWay({ trucks: { 0: SPOT, 1: 'berlin' }, held: { 1: [held('motivation')] } });
      expect(open(G, '1')).toEqual([]);
    });
    test('B-12 Motivation: unused, it costs nothing at the end', () => {
      const G = scenario({
        trucks: { 0: 'hamburg', 1: AWAY[0]! },
        aboard: { 0: ['C06'] },
        hands: { 1: ['C01'] },
        held: { 0: [held('motivation')] },
      });
      play(G, '0', ['unload', 'C06']);
      expect(G).toMatchObject({ over: true, money: { 0: 5000 + revenueOf('C06') } });
    });
  });

  describe('Schnelle Verladung', () => {
    test('B-12 Schnelle Verladung: after loading the player may roll and move again at once', () => {
      const G = loading();
      expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBe('noSuchRoll B-5.4');
      play(G, '0', ['load', 'C07']);
      expect(placeOf(G, 'schnelleVerladung')).toBe('in front of 0');
      expect(play(G, '0', ['rollAgain', 'schnelleVerladung'], dice(1))).toMatchObject([
        { type: 'rolled', seat: '0', die: 1, card: 'schnelleVerladung' },
      ]);
      expect(placeOf(G, 'schnelleVerladung')).toBe('under the pile');
      play(G, '0', ['drive', 'hamburg-bremen.1']);
      // B-9.5
      expect(taskOf(G)?.type).toBe('roadworks');
    });
    test('B-12 Schnelle Verladung: it may be kept for another loading', () => {
      const G = loading();
      play(G, '0', ['load', 'C07']);
      play(G, '0', ['endTurn']);
      expect(placeOf(G, 'schnelleVerladung')).toBe('in front of 0');
    });
    test('B-12 Schnelle Verladung: at once, or not until the next loading', () => {
      const G = loading({ hands: { 0: ['C07', 'C08'] } });
      play(G, '0', ['load', 'C07']);
      play(G, '0', ['buyTrailer', 'small']);
      expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBe('noSuchRoll B-5.4');
      play(G, '0', ['load', 'C08']);
      expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBeUndefined();
    });
    test.each<['buyTrailer' | 'unload' | 'callAuction', unknown]>([
      ['buyTrailer', 'small'],
      ['unload', 'C06'],
      ['callAuction', 0],
    ])('B-12 Schnelle Verladung: lapses for this loading after %s', (move, arg) => {
      const G = loading({
        aboard: { 0: ['C06'] },
        turn: { rolled: true, reached: 'hamburg', exact: true },
        offer: ['C01', null, null, null],
      });
      play(G, '0', ['load', 'C07']);
      play(G, '0', [move, arg]);
      expect(G.turn.rollsWith).toEqual([]);
    });
    test('B-12 Schnelle Verladung: not after unloading', () => {
      const G = loading({ hands: { 0: ['C01'] }, aboard: { 0: ['C06'] } });
      play(G, '0', ['unload', 'C06']);
      expect(open(G, '0', 'rollAgain')).toEqual([]);
    });
    test('B-12 Schnelle Verladung: only after loading in the own turn (B-11.9)', () => {
      const G = underWay({
        trucks: { 0: SPOT, 1: 'hamburg' },
        hands: { 1: ['C07'] },
        held: { 1: [held('schnelleVerladung')] },
        turn: { rolled: true },
        tasks: [{ type: 'loadWon', seat: '1', contract: 'C07' }],
      });
      play(G, '1', ['load', 'C07']);
      expect(G.turn.rollsWith).toEqual([]);
      expect(open(G, '1')).toEqual([]);
      expect(placeOf(G, 'schnelleVerladung')).toBe('in front of 1');
    });
  });

  describe.each<[string, EventId, Space, Space]>([
    ['Sonderauftrag Flensburg', 'sonderauftragFlensburg', 'flensburg', 'flensburg-hamburg.1'],
    ['Sonderauftrag Wien', 'sonderauftragWien', 'wien', 'wien-graz.1'],
  ])('%s', (_title, card, city, near) => {
    test('B-12 Sonderauftrag Flensburg, Sonderauftrag Wien: being there earns 2 000 DM; the card is used up', () => {
      const G = holding(card, {
        trucks: { 0: near, 1: AWAY[0]! },
        turn: { rolled: true },
        tasks: [rolled(1)],
      });
      play(G, '0', ['drive', city]);
      // B-3.3: the sign first
      expect(G.money['0']).toBe(5000);
      expect(play(G, '0', ['moveRoadworks', 'bremen-rotterdam.1'])).toContainEqual({
        type: 'earned',
        seat: '0',
        amount: 2000,
        cause: card,
      });
      expect(G.money['0']).toBe(7000);
      expect(placeOf(G, card)).toBe('under the pile');
    });
    test('B-12 Sonderauftrag Flensburg, Sonderauftrag Wien: a truck may stop there early (B-4.4)', () => {
      const G = holding(card, {
        trucks: { 0: near, 1: AWAY[0]! },
        turn: { rolled: true },
        tasks: [rolled(4)],
      });
      expect(targets(G, '0')).toContain(city);
      expect(targets({ ...G, held: { 0: [], 1: [held(card)] } }, '0')).not.toContain(city);
    });
    test('B-12 Sonderauftrag Flensburg, Sonderauftrag Wien: driving through is not being there (B-11.2)', () => {
      const G = holding(card, {
        trucks: { 0: near, 1: AWAY[0]! },
        turn: { rolled: true },
        tasks: [rolled(3)],
      });
      const through = open(G, '0', 'drive').find(({ args }) => args.slice(1).includes(city))!;
      play(G, '0', ['drive', ...through.args]);
      expect(G.money['0']).toBe(5000);
      expect(placeOf(G, card)).toBe('in front of 0');
    });
    test('B-12 Sonderauftrag Flensburg, Sonderauftrag Wien: undone at the end, it costs 1 000 DM (B-13.2)', () => {
      const G = scenario({
        trucks: { 0: 'hamburg', 1: AWAY[0]! },
        aboard: { 0: ['C06'] },
        hands: { 1: ['C01'] },
        held: { 1: [held(card)] },
      });
      play(G, '0', ['unload', 'C06']);
      expect(G).toMatchObject({ over: true, money: { 0: 5000 + revenueOf('C06'), 1: 4000 } });
    });
  });

  describe('Inspektion', () => {
    const inHamburg: About = {
      trucks: { 0: 'hamburg', 1: AWAY[0]! },
      hands: { 0: ['C07'] },
      aboard: { 0: ['C06'] },
    };
    test('B-12 Inspektion: no loading and no unloading …', () => {
      const G = holding('inspektion', inHamburg);
      expect(refused(G, '0', ['load', 'C07'])).toBe('inspection B-11.8');
      expect(refused(G, '0', ['unload', 'C06'])).toBe('inspection B-11.8');
      expect(refused(underWay(inHamburg), '0', ['load', 'C07'])).toBeUndefined();
    });
    test('B-12 Inspektion: … and so no early stop for goods (B-11.8)', () => {
      const about: About = {
        ...inHamburg,
        trucks: { 0: SPOT, 1: AWAY[0]! },
        turn: { rolled: true },
        tasks: [rolled(4)],
      };
      expect(targets(underWay(about), '0')).toContain('hamburg');
      const G = holding('inspektion', about);
      expect(targets(G, '0')).not.toContain('hamburg');
      expect(refused(G, '0', ['drive', 'hamburg'])).toBe('inspection B-11.8');
    });
    test('B-12 Inspektion: a truck may stop in München early (B-4.4)', () => {
      const G = beforeMuenchen({ tasks: [rolled(4)] });
      G.trucks['0'] = 'muenchen-passau.2';
      play(G, '0', ['drive', 'muenchen']);
      expect(placeOf(G, 'inspektion')).toBe('in front of 1');
    });
    test('B-12 Inspektion: in München it passes to the left-hand neighbour and binds that player', () => {
      const G = beforeMuenchen({ hands: { 1: ['C07'] } });
      play(G, '0', ['drive', 'muenchen']);
      expect(placeOf(G, 'inspektion')).toBe('in front of 0');
      expect(play(G, '0', ['moveRoadworks', 'bremen-rotterdam.2'])).toContainEqual({
        type: 'passedOn',
        seat: '0',
        to: '1',
        card: 'inspektion',
      });
      expect(G.held).toEqual({ 0: [], 1: [held('inspektion')], 2: [] });
      play(G, '0', ['endTurn']);
      G.trucks['1'] = 'hamburg';
      expect(refused(G, '1', ['load', 'C07'])).toBe('inspection B-11.8');
    });
    test('B-12 Inspektion: the ban ends first: in München the player acts as usual at once (B-11.8)', () => {
      const G = arrived({
        hands: { 0: ['C37'] },
        aboard: { 0: ['C23'] },
        offer: ['C01', null, null, null],
      });
      expect(refused(G, '0', ['unload', 'C23'])).toBeUndefined();
      expect(refused(G, '0', ['load', 'C37'])).toBeUndefined();
      expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
    });
    test.each([
      ['before', false],
      ['after', true],
    ])('B-12 Inspektion: one may roll again %s handling goods there (B-11.8)', (_when, unloads) => {
      const G = arrived({ aboard: { 0: ['C23'] } });
      if (unloads) play(G, '0', ['unload', 'C23']);
      expect(play(G, '0', ['rollAgain', 'inspektion'], dice(2))).toMatchObject([
        { type: 'rolled', seat: '0', die: 2, card: 'inspektion' },
      ]);
      expect(taskOf(G)).toMatchObject({ type: 'drive', least: 2, most: 2, optional: false });
      play(G, '0', ['drive', 'innsbruck']);
      expect(open(G, '0', 'rollAgain')).toEqual([]);
    });
    test('B-12 Inspektion: the extra roll is optional', () => {
      const G = arrived();
      expect(refused(G, '0', ['endTurn'])).toBeUndefined();
    });
    test('B-12 Inspektion: driving through does not count (B-11.2)', () => {
      const G = beforeMuenchen({ tasks: [rolled(3)] });
      play(G, '0', ['drive', 'innsbruck', 'muenchen']);
      expect(placeOf(G, 'inspektion')).toBe('in front of 0');
    });
    test('B-12 Inspektion: out of turn it is passed on, but the extra roll lapses (B-11.2)', () => {
      const G = drawn('subunternehmer', {
        trucks: { 0: SPOT, 1: 'muenchen-passau.2' },
        held: { 1: [held('inspektion')] },
      });
      carryOut(G, '1');
      play(G, '0', ['decline']);
      // B-4.4 (d): without using all points
      play(G, '1', ['drive', 'muenchen']);
      expect(placeOf(G, 'inspektion')).toBe('in front of 0');
      expect(open(G, '0', 'rollAgain')).toEqual([]);
      play(G, '0', ['endTurn']);
      expect(open(G, '1', 'rollAgain')).toEqual([]);
    });
    test('B-12 Inspektion: München may be entered despite a jam to unload there (B-11.8)', () => {
      const jam: About = {
        jam: { space: 'muenchen', seat: '1', card: 'stauMuenchen' },
        held: { 0: [held('inspektion')], 1: [held('stauMuenchen')] },
      };
      expect(targets(beforeMuenchen({ ...jam, aboard: { 0: ['C23'] } }), '0')).toContain('muenchen');
      expect(targets(beforeMuenchen(jam), '0')).not.toContain('muenchen');
    });
    test('B-12 Inspektion: bidding is allowed, but a contract won is not loaded either', () => {
      const G = holding('inspektion', {
        ...inHamburg,
        turn: { rolled: true, reached: 'hamburg', exact: true },
        offer: ['C08', null, null, null],
      });
      play(G, '0', ['callAuction', 0]);
      play(G, '1', ['pass']);
      expect(G.hands['0']).toContain('C08');
      expect(refused(G, '0', ['load', 'C08'])).toBe('inspection B-11.8');
    });
    test('B-12 Inspektion: its holder at the end pays 1 000 DM (B-13.2)', () => {
      const G = scenario({
        trucks: { 0: 'hamburg', 1: AWAY[0]! },
        aboard: { 0: ['C06'] },
        hands: { 1: ['C01'] },
        held: { 1: [held('inspektion')] },
      });
      play(G, '0', ['unload', 'C06']);
      expect(G).toMatchObject({ over: true, money: { 1: 4000 } });
    });
  });
});
