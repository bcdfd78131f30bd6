import type { EventId } from '../../../games/auf-achse-board/events';
import type { State } from '../../../games/auf-achse-board/state';
import {
  apart,
  before,
  dice,
  drew,
  open,
  play,
  refused,
  rolled,
  targets,
  underWay,
  type About,
} from './scenario';
import { id, from, to, kept, inFront, drawn } from './events/granted';

/** Two seats drive by a card; the partner drives now, out of turn. */
const partnered = (about: About = {}): State => {
  const G = drawn('roadRunner', about);
  play(G, '0', ['carryOut', '1']);
  play(G, '0', ['decline']);
  return G;
};

describe('B-11 Event cards: general', () => {
  test.each(['wartung', 'roadRunner', 'subunternehmer'] as const)(
    'B-11.1 an extra move by %s draws an event on landing',
    (card) => {
      const G = drawn(card, { trucks: apart('nuernberg-berlin.1'), events: ['radarfalle'] });
      play(G, '0', ['carryOut']);
      play(G, '0', ['drive', 'nuernberg-berlin.4']);
      expect(G.tasks).toEqual([drew('radarfalle')]);
    },
  );
  test('B-11.1 Motivation draws one as well', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      held: inFront('motivation'),
      events: ['radarfalle'],
    });
    play(G, '0', ['motivate', 'nuernberg-berlin.4']);
    expect(G.tasks).toEqual([drew('radarfalle')]);
  });
  test('B-11.1 a granted move may end exactly in a city, for an auction', () => {
    const G = drawn('roadRunner', { trucks: apart('hamburg-berlin.1'), offer: [id, null, null, null] });
    play(G, '0', ['carryOut']);
    play(G, '0', ['drive', 'berlin']);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
  });
  test('B-11.1 a granted move may stop early to load', () => {
    const G = drawn('subunternehmer', { trucks: apart(before(from, 1)), hands: { 0: [id], 1: [] } });
    play(G, '0', ['carryOut']);
    play(G, '0', ['drive', from]);
    expect(G.turn).toMatchObject({ reached: from, exact: false, due: 'cargo' });
  });
  test('B-11.1 Beifahrer rolls the die, and the truck moves by that roll', () => {
    const G = drawn('beifahrer');
    play(G, '0', ['carryOut']);
    expect(refused(G, '0', ['endTurn'])).toBe('otherFirst B-12');
    play(G, '0', ['roll'], dice(2));
    expect([G.tasks, G.turn.rolled]).toEqual([[rolled(2)], true]);
  });
  test('B-11.1 no auction where a card sends a truck', () => {
    const G = drawn('guteRoutenplanung', {
      trucks: apart('hamburg-berlin.2'),
      offer: [id, null, null, null],
    });
    play(G, '0', ['carryOut', 'berlin']);
    expect(G.turn).toMatchObject({ reached: 'berlin', exact: false });
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-11.1 no event is drawn where a card sends a truck', () => {
    const G = drawn('zollabfertigung', { trucks: apart('nuernberg-berlin.2'), events: ['radarfalle'] });
    play(G, '0', ['carryOut', 'nuernberg-berlin.4']);
    expect([G.trucks['0'], G.tasks]).toEqual(['nuernberg-berlin.4', []]);
  });

  test('B-11.2 a truck moved out of turn draws no event', () => {
    const G = partnered({
      trucks: { 0: 'hamburg-berlin.2', 1: 'nuernberg-berlin.1' },
      events: ['radarfalle'],
    });
    play(G, '1', ['drive', 'nuernberg-berlin.4']);
    expect([G.trucks['1'], G.tasks, G.events]).toEqual([
      'nuernberg-berlin.4',
      [],
      ['roadRunner', 'radarfalle'],
    ]);
  });
  test('B-11.2 a truck moved out of turn allows no auction, and changes nothing in the current turn', () => {
    const G = partnered({
      trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.1' },
      offer: [id, null, null, null],
    });
    play(G, '1', ['drive', 'berlin']);
    expect(G.turn).toMatchObject({ seat: '0', reached: null, exact: false });
    expect([open(G, '1'), refused(G, '0', ['callAuction', 0])]).toEqual([[], 'notExact B-7.1']);
  });
  test('B-11.2 a truck moved out of turn may not stop early to load', () => {
    const G = partnered({
      trucks: { 0: 'nuernberg-berlin.2', 1: before(from, 1) },
      hands: { 0: [], 1: [id] },
    });
    expect(targets(G, '1')).not.toContain(from);
  });
  test('B-11.2 a truck moved out of turn may not enter a jammed city to unload', () => {
    const G = partnered({
      trucks: { 0: 'nuernberg-berlin.2', 1: before(to, 3) },
      aboard: { 0: [], 1: [id] },
      jam: { space: to, seat: '0', card: 'stauNebel' },
    });
    expect(targets(G, '1')).not.toContain(to);
  });
  test('B-11.2 a truck moved out of turn may stop early where a card in front of its owner sends it', () => {
    const G = partnered({
      trucks: { 0: 'nuernberg-berlin.2', 1: 'flensburg-hamburg.1' },
      held: { 0: [], 1: [kept('sonderauftragFlensburg')] },
    });
    play(G, '1', ['drive', 'flensburg']);
    expect([G.money['1'], G.held['1']]).toEqual([7000, []]);
  });
  test('B-11.2 its owner may load and unload there at the start of the own turn', () => {
    const G = partnered({
      trucks: { 0: 'nuernberg-berlin.2', 1: before(from, 3) },
      hands: { 0: [], 1: [id] },
    });
    play(G, '1', ['drive', from]);
    expect(refused(G, '1', ['load', id])).toBe('notYourDecision B-3.1');
    play(G, '0', ['endTurn']);
    play(G, '1', ['load', id]);
    expect(refused(G, '1', ['roll'])).toBeUndefined();
  });
  test('B-11.2 driving through counts for nothing', () => {
    const G = underWay({
      trucks: apart('flensburg-hamburg.1'),
      held: inFront('sonderauftragFlensburg'),
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    play(G, '0', ['drive', 'flensburg-hamburg.1', 'flensburg']);
    expect([G.money['0'], G.held['0']]).toEqual([5000, [kept('sonderauftragFlensburg')]]);
    const south = underWay({
      trucks: apart('stuttgart-muenchen.1'),
      held: inFront('inspektion'),
      turn: { rolled: true },
      tasks: [rolled(4)],
    });
    play(south, '0', ['drive', 'innsbruck', 'muenchen']);
    expect(south.held['0']).toEqual([kept('inspektion')]);
  });
  test("B-11.2 Inspektion's extra roll lapses out of turn", () => {
    const G = partnered({
      trucks: { 0: 'nuernberg-berlin.2', 1: before('muenchen', 3) },
      held: { 0: [], 1: [kept('inspektion')] },
    });
    play(G, '1', ['drive', 'muenchen']);
    expect([G.held, G.turn.rollsWith]).toEqual([{ 0: [kept('inspektion')], 1: [] }, []]);
    play(G, '0', ['endTurn']);
    expect(refused(G, '1', ['rollAgain', 'inspektion'])).toBe('noSuchRoll B-5.4');
  });
  test.each(['snow', 'go'] as const)(
    'B-11.2 Sonderauftrag counts for standing there, however the truck came: %s',
    (how) => {
      const G = drawn(how === 'snow' ? 'schneestuerme' : 'guteRoutenplanung', {
        trucks: apart('flensburg-hamburg.1'),
        held: inFront('sonderauftragFlensburg'),
      });
      if (how === 'go') play(G, '0', ['carryOut', 'flensburg']);
      else {
        play(G, '0', ['carryOut']);
        play(G, '0', ['blow', '0', 'flensburg']);
      }
      expect(G.money['0']).toBe(7000);
    },
  );

  test.each<EventId>(['bahnverladung', 'familiennachwuchs', 'frachtDumping', 'diebe', 'wareVerdorben'])(
    'B-11.3 %s has no effect without a contract to work on',
    (card) => {
      const G = drawn(card);
      const { money, trucks } = structuredClone(G);
      expect(play(G, '0', ['carryOut'])).toContainEqual({ type: 'noEffect', seat: '0', card });
      expect([G.money, G.trucks, G.events[0], G.tasks]).toEqual([money, trucks, card, []]);
    },
  );

  test.each(['kundenservice', 'vertrauen'] as const)(
    'B-11.9 %s does nothing when its pile is empty',
    (card) => {
      const G = drawn(card, { reserve: [] });
      expect(play(G, '0', ['carryOut'])).toContainEqual({ type: 'noEffect', seat: '0', card });
      expect(G.hands['0']).toEqual([]);
    },
  );
  test('B-11.9 with an empty event pile nothing is drawn', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.1'),
      events: [],
      turn: { rolled: true },
      tasks: [rolled(3)],
    });
    G.trucks['0'] = 'nuernberg-berlin.1';
    play(G, '0', ['drive', 'nuernberg-berlin.4']);
    expect(G.tasks).toEqual([]);
  });
});
