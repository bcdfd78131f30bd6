import { CONTRACTS } from '../../../../games/auf-achse-board/contracts';
import type { EventId } from '../../../../games/auf-achse-board/events';
import { CITIES, type CityId } from '../../../../games/auf-achse-board/map';
import type { Space } from '../../../../games/auf-achse-board/network';
import { taskOf } from '../../../../games/auf-achse-board/state';
import {
  before,
  contractWith,
  dice,
  open,
  otherThan,
  play,
  refused,
  rolled,
  scenario,
  targets,
  underWay,
  type About,
} from '../scenario';
import { AWAY, carryOut, choices, drawn, isOptional, placeOf, revenueOf, seenBy, SPOT } from './drawn';

/** What is to be done in a city: two contracts to load, and one to unload. */
const errandsIn = (city: CityId) => {
  const [load, loadToo] = CONTRACTS.filter(({ from }) => from === city);
  const unload = CONTRACTS.find(({ to }) => to === city);
  return load && loadToo && unload ? [{ city, load: load.id, loadToo: loadToo.id, unload: unload.id }] : [];
};

const {
  city: CITY,
  load: LOAD,
  loadToo: LOAD_TOO,
  unload: UNLOAD,
} = CITIES.flatMap(({ id }) => errandsIn(id))[0]!;

/** Room for any two contracts. */
const ROOMY: About['trailers'] = { 0: ['large'] };

/** A road space beside that city, and one from which a roll of 4 is more than enough. */
const [BESIDE, CLOSE] = [before(CITY, 1), before(CITY, 2)];

/** A contract that lies about. */
const OTHER = otherThan(LOAD, LOAD_TOO, UNLOAD)[0]!;

/** In München, where Inspektion ends. */
const TO_MUENCHEN = contractWith(({ to }) => to === 'muenchen').id;
const FROM_MUENCHEN = contractWith(({ from }) => from === 'muenchen').id;

const held = (card: EventId) => ({ card, owes: 0 });

/** Seat 0 holds the card in the free part of its turn. */
const holding = (card: EventId, about: About = {}) =>
  underWay({ trucks: { 0: SPOT, 1: AWAY[0]! }, held: { 0: [held(card)] }, ...about });

/** In that city, reached this turn, with a contract that begins there. */
const loading = (about: About = {}) =>
  holding('schnelleVerladung', {
    trucks: { 0: CITY, 1: AWAY[0]! },
    hands: { 0: [LOAD] },
    trailers: ROOMY,
    turn: { rolled: true, reached: CITY },
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
      const G = holding('motivation', { turn: { rolled: true }, offer: [OTHER, null, null, null] });
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
        trucks: { 0: CITY, 1: AWAY[0]! },
        aboard: { 0: [UNLOAD] },
        turn: { rolled: true, reached: CITY },
      });
      play(G, '0', ['unload', UNLOAD]);
      expect(refused(G, '0', ['motivate', BESIDE])).toBe('handledCargo B-11.4');
    });
    test('B-12 Motivation: only in the own turn', () => {
      const G = underWay({ trucks: { 0: SPOT, 1: 'berlin' }, held: { 1: [held('motivation')] } });
      expect(open(G, '1')).toEqual([]);
    });
    test('B-12 Motivation: unused, it costs nothing at the end', () => {
      const G = scenario({
        trucks: { 0: CITY, 1: AWAY[0]! },
        aboard: { 0: [UNLOAD] },
        hands: { 1: [OTHER] },
        held: { 0: [held('motivation')] },
      });
      play(G, '0', ['unload', UNLOAD]);
      expect(G).toMatchObject({ over: true, money: { 0: 5000 + revenueOf(UNLOAD) } });
    });
  });

  describe('Schnelle Verladung', () => {
    test('B-12 Schnelle Verladung: after loading the player may roll and move again at once', () => {
      const G = loading();
      expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBe('noSuchRoll B-5.4');
      play(G, '0', ['load', LOAD]);
      expect(placeOf(G, 'schnelleVerladung')).toBe('in front of 0');
      expect(play(G, '0', ['rollAgain', 'schnelleVerladung'], dice(1))).toMatchObject([
        { type: 'rolled', seat: '0', die: 1, card: 'schnelleVerladung' },
      ]);
      expect(placeOf(G, 'schnelleVerladung')).toBe('under the pile');
      play(G, '0', ['drive', BESIDE]);
      // B-9.5
      expect(taskOf(G)?.type).toBe('roadworks');
    });
    test('B-12 Schnelle Verladung: it may be kept for another loading', () => {
      const G = loading();
      play(G, '0', ['load', LOAD]);
      play(G, '0', ['endTurn']);
      expect(placeOf(G, 'schnelleVerladung')).toBe('in front of 0');
    });
    test('B-12 Schnelle Verladung: at once, or not until the next loading', () => {
      const G = loading({ hands: { 0: [LOAD, LOAD_TOO] } });
      play(G, '0', ['load', LOAD]);
      play(G, '0', ['buyTrailer', 'small']);
      expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBe('noSuchRoll B-5.4');
      play(G, '0', ['load', LOAD_TOO]);
      expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBeUndefined();
    });
    test.each<['buyTrailer' | 'unload' | 'callAuction', unknown]>([
      ['buyTrailer', 'small'],
      ['unload', UNLOAD],
      ['callAuction', 0],
    ])('B-12 Schnelle Verladung: lapses for this loading after %s', (move, arg) => {
      const G = loading({
        aboard: { 0: [UNLOAD] },
        turn: { rolled: true, reached: CITY, exact: true },
        offer: [OTHER, null, null, null],
      });
      play(G, '0', ['load', LOAD]);
      play(G, '0', [move, arg]);
      expect(G.turn.rollsWith).toEqual([]);
    });
    test('B-12 Schnelle Verladung: not after unloading', () => {
      const G = loading({ hands: { 0: [OTHER] }, aboard: { 0: [UNLOAD] } });
      play(G, '0', ['unload', UNLOAD]);
      expect(open(G, '0', 'rollAgain')).toEqual([]);
    });
    test('B-12 Schnelle Verladung: only after loading in the own turn (B-11.9)', () => {
      const G = underWay({
        trucks: { 0: SPOT, 1: CITY },
        hands: { 1: [LOAD] },
        held: { 1: [held('schnelleVerladung')] },
        turn: { rolled: true },
        tasks: [{ type: 'loadWon', seat: '1', contract: LOAD }],
      });
      play(G, '1', ['load', LOAD]);
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
        trucks: { 0: CITY, 1: AWAY[0]! },
        aboard: { 0: [UNLOAD] },
        hands: { 1: [OTHER] },
        held: { 1: [held(card)] },
      });
      play(G, '0', ['unload', UNLOAD]);
      expect(G).toMatchObject({ over: true, money: { 0: 5000 + revenueOf(UNLOAD), 1: 4000 } });
    });
  });

  describe('Inspektion', () => {
    const inTheCity: About = {
      trucks: { 0: CITY, 1: AWAY[0]! },
      hands: { 0: [LOAD] },
      aboard: { 0: [UNLOAD] },
      trailers: ROOMY,
    };
    test('B-12 Inspektion: no loading and no unloading …', () => {
      const G = holding('inspektion', inTheCity);
      expect(refused(G, '0', ['load', LOAD])).toBe('inspection B-11.8');
      expect(refused(G, '0', ['unload', UNLOAD])).toBe('inspection B-11.8');
      expect(refused(underWay(inTheCity), '0', ['load', LOAD])).toBeUndefined();
    });
    test('B-12 Inspektion: … and so no early stop for goods (B-11.8)', () => {
      const about: About = {
        ...inTheCity,
        trucks: { 0: CLOSE, 1: AWAY[0]! },
        turn: { rolled: true },
        tasks: [rolled(4)],
      };
      expect(targets(underWay(about), '0')).toContain(CITY);
      const G = holding('inspektion', about);
      expect(targets(G, '0')).not.toContain(CITY);
      expect(refused(G, '0', ['drive', CITY])).toBe('inspection B-11.8');
    });
    test('B-12 Inspektion: a truck may stop in München early (B-4.4)', () => {
      const G = beforeMuenchen({ tasks: [rolled(4)] });
      G.trucks['0'] = 'muenchen-passau.2';
      play(G, '0', ['drive', 'muenchen']);
      expect(placeOf(G, 'inspektion')).toBe('in front of 1');
    });
    test('B-12 Inspektion: in München it passes to the left-hand neighbour and binds that player', () => {
      const G = beforeMuenchen({ hands: { 1: [LOAD] } });
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
      G.trucks['1'] = CITY;
      expect(refused(G, '1', ['load', LOAD])).toBe('inspection B-11.8');
    });
    test('B-12 Inspektion: the ban ends first: in München the player acts as usual at once (B-11.8)', () => {
      const G = arrived({
        hands: { 0: [FROM_MUENCHEN] },
        aboard: { 0: [TO_MUENCHEN] },
        trailers: ROOMY,
        offer: [OTHER, null, null, null],
      });
      expect(refused(G, '0', ['unload', TO_MUENCHEN])).toBeUndefined();
      expect(refused(G, '0', ['load', FROM_MUENCHEN])).toBeUndefined();
      expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
    });
    test.each([
      ['before', false],
      ['after', true],
    ])('B-12 Inspektion: one may roll again %s handling goods there (B-11.8)', (_when, unloads) => {
      const G = arrived({ aboard: { 0: [TO_MUENCHEN] } });
      if (unloads) play(G, '0', ['unload', TO_MUENCHEN]);
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
      expect(targets(beforeMuenchen({ ...jam, aboard: { 0: [TO_MUENCHEN] } }), '0')).toContain('muenchen');
      expect(targets(beforeMuenchen(jam), '0')).not.toContain('muenchen');
    });
    test('B-12 Inspektion: bidding is allowed, but a contract won is not loaded either', () => {
      const G = holding('inspektion', {
        ...inTheCity,
        turn: { rolled: true, reached: CITY, exact: true },
        offer: [LOAD_TOO, null, null, null],
      });
      play(G, '0', ['callAuction', 0]);
      play(G, '1', ['pass']);
      expect(G.hands['0']).toContain(LOAD_TOO);
      expect(refused(G, '0', ['load', LOAD_TOO])).toBe('inspection B-11.8');
    });
    test('B-12 Inspektion: its holder at the end pays 1 000 DM (B-13.2)', () => {
      const G = scenario({
        trucks: { 0: CITY, 1: AWAY[0]! },
        aboard: { 0: [UNLOAD] },
        hands: { 1: [OTHER] },
        held: { 1: [held('inspektion')] },
      });
      play(G, '0', ['unload', UNLOAD]);
      expect(G).toMatchObject({ over: true, money: { 1: 4000 } });
    });
  });
});
