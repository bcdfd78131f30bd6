import type { EventId } from '../../../games/auf-achse-board/events';
import type { Space } from '../../../games/auf-achse-board/network';
import type { Held, State } from '../../../games/auf-achse-board/state';
import {
  anyContract,
  apart,
  before,
  contractWith,
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

const { id, from, to } = anyContract(({ from, to }) => ![from, to].includes('muenchen'));
const AWAY: Space = 'graz-trieste.2';
const CALLED = contractWith((contract) => contract.id !== id).id;
const kept = (card: EventId): Held => ({ card, owes: 0 });
const inFront = (...cards: EventId[]) => ({ 0: cards.map(kept), 1: [] });

/** Seat 0 has drawn the card on an event space between Nürnberg and Berlin. */
const drawn = (card: EventId, about: About = {}): State =>
  underWay({
    trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.1' },
    turn: { rolled: true },
    tasks: [drew(card)],
    ...about,
  });

/** Two seats drive by a card; the partner drives now, out of turn. */
const partnered = (about: About = {}): State => {
  const G = drawn('roadRunner', about);
  play(G, '0', ['carryOut', '1']);
  play(G, '0', ['decline']);
  return G;
};

const snowed = (about: About = {}): State => {
  const G = drawn('schneestuerme', about);
  play(G, '0', ['carryOut']);
  return G;
};

const blown = (G: State, truck: string): Space[] =>
  open(G, '0', 'blow').flatMap(({ args }) => (args[0] === truck ? [args[1] as Space] : []));

const bound = (about: About): State => underWay({ held: inFront('inspektion'), ...about });

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
  test('B-11.1 Motivation, too', () => {
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
  test('B-11.1 Beifahrer rolls the die, and the truck moves by it', () => {
    const G = drawn('beifahrer');
    play(G, '0', ['carryOut']);
    expect(refused(G, '0', ['endTurn'])).toBe('otherFirst B-12');
    play(G, '0', ['roll'], dice(2));
    expect([G.tasks, G.turn.rolled]).toEqual([[rolled(2)], true]);
  });
  test('B-11.1 where a card sends a truck there is no auction', () => {
    const G = drawn('guteRoutenplanung', {
      trucks: apart('hamburg-berlin.2'),
      offer: [id, null, null, null],
    });
    play(G, '0', ['carryOut', 'berlin']);
    expect(G.turn).toMatchObject({ reached: 'berlin', exact: false });
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-11.1 and no event is drawn', () => {
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
  test('B-11.2 holds no auction, changes nothing in the turn of the other', () => {
    const G = partnered({
      trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.1' },
      offer: [id, null, null, null],
    });
    play(G, '1', ['drive', 'berlin']);
    expect(G.turn).toMatchObject({ seat: '0', reached: null, exact: false });
    expect([open(G, '1'), refused(G, '0', ['callAuction', 0])]).toEqual([[], 'notExact B-7.1']);
  });
  test('B-11.2 may not stop early to load', () => {
    const G = partnered({
      trucks: { 0: 'nuernberg-berlin.2', 1: before(from, 1) },
      hands: { 0: [], 1: [id] },
    });
    expect(targets(G, '1')).not.toContain(from);
  });
  test('B-11.2 nor enter a jammed city to unload', () => {
    const G = partnered({
      trucks: { 0: 'nuernberg-berlin.2', 1: before(to, 3) },
      aboard: { 0: [], 1: [id] },
      jam: { space: to, seat: '0', card: 'stauNebel' },
    });
    expect(targets(G, '1')).not.toContain(to);
  });
  test('B-11.2 but where a card in front of it sends it', () => {
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
    'B-11.2 Sonderauftrag counts on standing there, however one came: %s',
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

  test('B-11.4 Motivation may be used before the roll', () => {
    const G = underWay({ trucks: apart('nuernberg-berlin.1'), held: inFront('motivation') });
    expect(play(G, '0', ['motivate', 'nuernberg-berlin.3'])[0]).toEqual({
      type: 'used',
      seat: '0',
      card: 'motivation',
    });
    expect([G.held['0'], G.events[0], G.turn.rolled]).toEqual([[], 'motivation', false]);
    expect([refused(G, '0', ['roll']), refused(G, '0', ['endTurn'])]).toEqual([undefined, 'notRolled B-3.1']);
  });
  test('B-11.4 or after the rolled move', () =>
    expect(
      targets(
        underWay({
          trucks: apart('nuernberg-berlin.1'),
          held: inFront('motivation'),
          turn: { rolled: true },
        }),
        '0',
        'motivate',
      ),
    ).toEqual(
      expect.arrayContaining<Space>(['nuernberg-berlin.2', 'nuernberg-berlin.3', 'nuernberg-berlin.4']),
    ));
  test('B-11.4 once, 1 to 3 spaces', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      held: inFront('motivation'),
      turn: { rolled: true },
    });
    expect(refused(G, '0', ['motivate', 'nuernberg-berlin.5'])).toBe('outOfReach B-4.1');
    expect(refused(G, '0', ['motivate', 'nuernberg-berlin.1'])).toBe('useAllPoints B-4.1');
    play(G, '0', ['motivate', 'nuernberg-berlin.3']);
    expect(refused(G, '0', ['motivate', 'nuernberg-berlin.4'])).toBe('noMotivation B-11.4');
  });
  test('B-11.4 it is never added to the points of the roll', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      held: inFront('motivation'),
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    expect(refused(G, '0', ['motivate', 'nuernberg-berlin.2'])).toBe('otherFirst B-4.1');
    expect(refused(G, '0', ['drive', 'nuernberg-berlin.4'])).toBe('outOfReach B-4.1');
  });
  test('B-11.4 not before all that the landing brings is done', () =>
    expect(
      refused(drawn('wartung', { held: inFront('motivation') }), '0', ['motivate', 'nuernberg-berlin.3']),
    ).toBe('otherFirst B-3.3'));
  test('B-11.4 only in the own turn, only with the card', () => {
    expect(
      refused(underWay({ held: { 0: [], 1: [kept('motivation')] } }), '1', ['motivate', 'hamburg']),
    ).toBe('notYourDecision B-3.1');
    expect(
      refused(underWay({ held: { 0: [], 1: [kept('motivation')] } }), '0', ['motivate', 'hamburg']),
    ).toBe('noMotivation B-11.4');
  });
  test('B-11.4 not after loading in a city reached this turn', () => {
    const G = underWay({
      trucks: apart(from),
      hands: { 0: [id], 1: [] },
      held: inFront('motivation'),
      turn: { rolled: true, reached: from },
    });
    expect(targets(G, '0', 'motivate')).not.toEqual([]);
    play(G, '0', ['load', id]);
    expect(targets(G, '0', 'motivate')).toEqual([]);
  });
  test('B-11.4 not between an early stop and what it was made for', () => {
    const G = underWay({
      trucks: apart(before(from, 2)),
      hands: { 0: [id], 1: [] },
      held: inFront('motivation'),
      turn: { rolled: true },
      tasks: [rolled(5)],
    });
    play(G, '0', ['drive', from]);
    expect(refused(G, '0', ['motivate', before(from, 1)])).toBe('cargoFirst B-4.4');
    expect(targets(G, '0', 'motivate')).toEqual([]);
  });

  test.each(['roadRunner', 'subunternehmer'] as const)(
    'B-11.5 %s: the drawer moves first, then the partner',
    (card) => {
      const G = drawn(card, {
        trucks: { 0: 'nuernberg-berlin.1', 1: 'hamburg-berlin.1', 2: 'basel-milano.2' },
      });
      expect(play(G, '0', ['carryOut', '1'])).toContainEqual({ type: 'partner', seat: '0', with: '1', card });
      expect(refused(G, '1', ['drive', 'berlin'])).toBe('notYourDecision B-4.1');
      play(G, '0', ['drive', 'nuernberg-berlin.4']);
      while (G.tasks.at(-1)?.type === 'event') G.tasks.pop();
      expect(refused(G, '0', ['drive', 'nuernberg-berlin.3'])).toBe('notYourDecision B-4.1');
      play(G, '1', ['drive', 'berlin']);
      expect([G.trucks, G.tasks]).toEqual([
        { 0: 'nuernberg-berlin.4', 1: 'berlin', 2: 'basel-milano.2' },
        [],
      ]);
    },
  );
  test('B-11.5 what the drawer’s landing brings comes before the partner moves', () => {
    const G = drawn('roadRunner', {
      trucks: { 0: 'nuernberg-berlin.1', 1: 'hamburg-berlin.1' },
      events: ['radarfalle'],
    });
    play(G, '0', ['carryOut', '1']);
    play(G, '0', ['drive', 'nuernberg-berlin.4']);
    expect(G.tasks.at(-1)).toEqual(drew('radarfalle'));
    play(G, '0', ['carryOut']);
    expect(G.tasks.at(-1)).toMatchObject({ type: 'drive', seat: '1', least: 3, most: 3 });
  });
  test('B-11.5 either may decline, and nobody need be asked along', () => {
    const G = drawn('roadRunner');
    play(G, '0', ['carryOut', '1']);
    expect(play(G, '0', ['decline'])).toEqual([{ type: 'stayed', seat: '0' }]);
    expect(play(G, '1', ['decline'])).toEqual([{ type: 'stayed', seat: '1' }]);
    expect(G.tasks).toEqual([]);
    const alone = drawn('roadRunner');
    expect(refused(alone, '0', ['carryOut', '0'])).toBe('notOnCard B-12');
    play(alone, '0', ['carryOut']);
    play(alone, '0', ['decline']);
    expect(alone.tasks).toEqual([]);
  });
  test('B-11.5 the partner’s move takes nothing from what the drawer has reached', () => {
    const G = drawn('roadRunner', {
      trucks: { 0: before('muenchen', 3), 1: 'hamburg-berlin.1' },
      held: inFront('inspektion'),
    });
    play(G, '0', ['carryOut', '1']);
    play(G, '0', ['drive', 'muenchen']);
    play(G, '1', ['drive', 'berlin']);
    expect(G.turn).toMatchObject({ reached: 'muenchen', exact: true });
    expect(refused(G, '0', ['rollAgain', 'inspektion'])).toBeUndefined();
  });
  test('B-11.5 a drawer whom the partner hands Inspektion is not kept to load any more', () => {
    const G = drawn('roadRunner', {
      trucks: { 0: before(from, 2), 1: before('muenchen', 3) },
      hands: { 0: [id], 1: [] },
      held: { 0: [], 1: [kept('inspektion')] },
    });
    play(G, '0', ['carryOut', '1']);
    play(G, '0', ['drive', from]);
    expect(G.turn.due).toBe('cargo');
    play(G, '1', ['drive', 'muenchen']);
    expect(refused(G, '0', ['load', id])).toBe('inspection B-11.8');
    expect(refused(G, '0', ['endTurn'])).toBeUndefined();
  });

  test('B-11.6 any trucks, one after the other, each at most once', () => {
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
  test('B-11.6 only the drawer moves them', () => expect(open(snowed(), '1')).toEqual([]));
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
  test('B-11.6 not back, at the dead end neither', () => {
    const G = snowed({ trucks: { 0: 'basel-milano.2', 1: 'flensburg-hamburg.1' } });
    const ways = blown(G, '1');
    expect(ways).toContain('flensburg');
    expect(ways).not.toContain('flensburg-hamburg.1');
  });
  test('B-11.6 not into or through signs', () => {
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
  test('B-11.6 no truck so moved draws an event, the own neither', () => {
    const G = snowed({ trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.1' }, events: ['radarfalle'] });
    play(G, '0', ['blow', '0', 'nuernberg-berlin.4']);
    play(G, '0', ['blow', '1', 'hamburg-berlin.2']);
    expect([G.tasks, G.events.includes('radarfalle')]).toEqual([[], true]);
  });
  test('B-11.6 nor holds an auction, the own neither', () => {
    const G = snowed({
      trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.1' },
      offer: [id, null, null, null],
    });
    play(G, '0', ['blow', '0', 'nuernberg']);
    play(G, '0', ['decline']);
    expect(G.turn).toMatchObject({ reached: 'nuernberg', exact: false });
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });

  const SENT = {
    roadworks: 'hamburg-berlin.1',
    visited: { 0: ['bremen', 'hamburg'], 1: [] },
  } satisfies About;
  test('B-11.7 a card that sends sets the truck down: signs and trucks on the way do not matter', () => {
    const G = drawn('dokumente', { ...SENT, trucks: { 0: 'hamburg-berlin.2', 1: AWAY } });
    expect(play(G, '0', ['carryOut'])).toContainEqual(
      expect.objectContaining({
        type: 'went',
        seat: '0',
        from: 'hamburg-berlin.2',
        to: 'hamburg',
        card: 'dokumente',
      }),
    );
  });
  test('B-11.7 but the target must be free', () => {
    const G = drawn('dokumente', { ...SENT, trucks: { 0: 'hamburg-berlin.2', 1: 'hamburg' } });
    play(G, '0', ['carryOut']);
    expect(G.trucks['0']).toBe('bremen');
  });
  test('B-11.7 the latest city counts, however often one was there before', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.1'),
      visited: { 0: ['hamburg', 'bremen'], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(4)],
    });
    play(G, '0', ['drive', 'bremen-hannover.1', 'hamburg', 'bremen']);
    expect(G.visited['0']).toEqual(['hamburg', 'bremen']);
    G.tasks = [rolled(2)];
    play(G, '0', ['drive', 'bremen-dortmund.1', 'bremen']);
    G.tasks = [rolled(3)];
    play(G, '0', ['drive', 'hamburg', 'bremen']);
    expect(G.visited['0']).toEqual(['bremen', 'hamburg']);
  });
  test('B-11.7 and not under a sign', () => {
    const G = drawn('dokumente', {
      ...SENT,
      trucks: { 0: 'hamburg-berlin.2', 1: AWAY },
      jam: { space: 'hamburg', seat: '1', card: 'stauNebel' },
    });
    play(G, '0', ['carryOut']);
    expect(G.trucks['0']).toBe('bremen');
  });
  test('B-11.7 Familiennachwuchs unloads under the jam sign all the same', () => {
    const G = drawn('familiennachwuchs', {
      aboard: { 0: [id], 1: [] },
      jam: { space: to, seat: '1', card: 'stauNebel' },
    });
    play(G, '0', ['carryOut']);
    expect([G.trucks['0'], G.delivered]).toEqual([to, [id]]);
  });
  test('B-11.7 Gute Routenplanung and Zollabfertigung drive: a closed road cannot be used', () => {
    const G = drawn('guteRoutenplanung', {
      trucks: apart('hamburg-berlin.2'),
      roadworks: 'hamburg-berlin.1',
    });
    expect(open(G, '0', 'carryOut').map(({ args }) => args)).toEqual([[], ['berlin']]);
    const customs = drawn('zollabfertigung', {
      trucks: apart('nuernberg-berlin.2'),
      roadworks: 'nuernberg-berlin.3',
    });
    expect(refused(customs, '0', ['carryOut', 'nuernberg-berlin.4'])).toBe('notOnCard B-12');
  });
  test('B-11.7 with no possible target there is no effect', () => {
    const G = drawn('zollabfertigung', {
      trucks: apart('hamburg-berlin.2'),
      roadworks: 'hamburg-berlin.1',
      jam: { space: 'hamburg-berlin.3', seat: '1', card: 'stauNebel' },
    });
    expect(play(G, '0', ['carryOut'])).toContainEqual({
      type: 'noEffect',
      seat: '0',
      card: 'zollabfertigung',
    });
    expect(G.trucks['0']).toBe('hamburg-berlin.2');
  });

  test('B-11.8 Inspektion binds loading and unloading', () => {
    expect(refused(bound({ trucks: apart(from), hands: { 0: [id], 1: [] } }), '0', ['load', id])).toBe(
      'inspection B-11.8',
    );
    expect(refused(bound({ trucks: apart(to), aboard: { 0: [id], 1: [] } }), '0', ['unload', id])).toBe(
      'inspection B-11.8',
    );
  });
  test('B-11.8 so no early stop for it either', () => {
    const G = bound({
      trucks: apart(before(from, 2)),
      hands: { 0: [id], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(5)],
    });
    expect(refused(G, '0', ['drive', from])).toBe('inspection B-11.8');
    const home = bound({
      trucks: apart(before(to, 2)),
      aboard: { 0: [id], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(5)],
    });
    expect(refused(home, '0', ['drive', to])).toBe('inspection B-11.8');
  });
  test('B-11.8 nor into a jammed city', () => {
    const G = bound({
      trucks: apart(before(to, 1)),
      aboard: { 0: [id], 1: [] },
      jam: { space: to, seat: '1', card: 'stauNebel' },
      turn: { rolled: true },
      tasks: [rolled(1)],
    });
    expect(refused(G, '0', ['drive', to])).toBe('jammedCity B-10.3');
  });
  test('B-11.8 it does not bind the others', () =>
    expect(
      refused(
        underWay({
          trucks: apart(from),
          hands: { 0: [id], 1: [] },
          held: { 0: [], 1: [kept('inspektion')] },
        }),
        '0',
        ['load', id],
      ),
    ).toBeUndefined());
  test('B-11.8 Familiennachwuchs and Bahnverladung unload all the same', () => {
    for (const card of ['familiennachwuchs', 'bahnverladung'] as const) {
      const G = drawn(card, { aboard: { 0: [id], 1: [] }, held: inFront('inspektion') });
      play(G, '0', ['carryOut']);
      expect(G.delivered).toEqual([id]);
    }
  });

  const south = anyContract((contract) => contract.from === 'muenchen');
  const home = anyContract((contract) => contract.to === 'muenchen');
  /** Seat 0, under Inspektion, arrives in München. */
  const inMuenchen = (about: About = {}): State => {
    const G = bound({
      trucks: apart(before('muenchen', 2)),
      hands: { 0: [south.id], 1: [] },
      aboard: { 0: [home.id], 1: [] },
      trailers: { 0: ['large'], 1: [] },
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(2)],
      ...about,
    });
    play(G, '0', ['drive', 'muenchen']);
    return G;
  };
  test('B-11.8 in München the ban ends first, then one may unload, load and auction', () => {
    const G = inMuenchen();
    expect([G.held['0'], G.held['1']]).toEqual([[], [kept('inspektion')]]);
    play(G, '0', ['unload', home.id]);
    play(G, '0', ['load', south.id]);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
  });
  test('B-11.8 the extra roll may come after that', () => {
    const G = inMuenchen();
    play(G, '0', ['unload', home.id]);
    play(G, '0', ['load', south.id]);
    play(G, '0', ['buyTrailer', 'small']);
    play(G, '0', ['callAuction', 0]);
    play(G, '1', ['pass']);
    expect(play(G, '0', ['rollAgain', 'inspektion'], dice(3))).toEqual([
      { type: 'rolled', seat: '0', die: 3, card: 'inspektion' },
    ]);
    expect([G.tasks, G.held['1']]).toEqual([[rolled(3)], [kept('inspektion')]]);
    expect([G.events.includes('inspektion'), G.turn.rollsWith]).toEqual([false, []]);
  });
  test('B-11.8 or before', () => {
    const G = inMuenchen();
    play(G, '0', ['rollAgain', 'inspektion'], dice(6));
    play(G, '0', ['drive', 'muenchen-salzburg.1']);
    while (G.tasks.length) G.tasks.pop();
    expect(refused(G, '0', ['rollAgain', 'inspektion'])).toBe('noSuchRoll B-5.4');
  });
  test('B-11.8 or not at all', () => expect(refused(inMuenchen(), '0', ['endTurn'])).toBeUndefined());
  test('B-11.8 the extra roll is kept through other drives of the turn: by Motivation …', () => {
    const G = inMuenchen({ held: inFront('inspektion', 'motivation') });
    play(G, '0', ['motivate', 'nuernberg-muenchen.2']);
    play(G, '0', ['rollAgain', 'inspektion'], dice(2));
    expect(G.tasks).toEqual([rolled(2)]);
  });
  test('B-11.8 … by the die of the turn …', () => {
    const G = inMuenchen({ turn: { rolled: false } });
    play(G, '0', ['roll'], dice(6));
    play(G, '0', ['drive', 'nuernberg-muenchen.2']);
    while (G.tasks.length) G.tasks.pop();
    expect(refused(G, '0', ['rollAgain', 'inspektion'])).toBeUndefined();
  });
  test('B-11.8 … by Schnelle Verladung, which is over when that roll is taken first', () => {
    const quickFirst = inMuenchen({ held: inFront('inspektion', 'schnelleVerladung') });
    play(quickFirst, '0', ['load', south.id]);
    expect(quickFirst.turn.rollsWith).toEqual(['inspektion', 'schnelleVerladung']);
    const grantedFirst = structuredClone(quickFirst);
    play(quickFirst, '0', ['rollAgain', 'schnelleVerladung'], dice(2));
    expect(quickFirst.turn.rollsWith).toEqual(['inspektion']);
    play(grantedFirst, '0', ['rollAgain', 'inspektion'], dice(2));
    expect(grantedFirst.turn.rollsWith).toEqual([]);
    expect(grantedFirst.held['0']).toEqual([kept('schnelleVerladung')]);
  });
  test('B-11.8 it ends with the turn', () => {
    const G = inMuenchen();
    play(G, '0', ['endTurn']);
    expect(G.turn.rollsWith).toEqual([]);
  });
  test('B-11.8 München may be entered under a jam to unload there', () => {
    const G = inMuenchen({ jam: { space: 'muenchen', seat: '1', card: 'stauMuenchen' }, tasks: [rolled(5)] });
    expect(G.turn.due).toBe('unload');
    play(G, '0', ['unload', home.id]);
    expect(refused(G, '0', ['rollAgain', 'inspektion'])).toBeUndefined();
  });
  test('B-11.8 but not otherwise', () => {
    const G = bound({
      trucks: apart(before('muenchen', 2)),
      jam: { space: 'muenchen', seat: '1', card: 'stauMuenchen' },
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    expect(targets(G, '0')).not.toContain('muenchen');
  });
  test('B-11.8 the new holder is bound', () => {
    const G = inMuenchen({ hands: { 0: [], 1: [id] } });
    G.trucks['1'] = from;
    play(G, '0', ['endTurn']);
    expect(refused(G, '1', ['load', id])).toBe('inspection B-11.8');
  });

  const quick = (about: About = {}): State =>
    underWay({
      trucks: apart(from),
      hands: { 0: [id], 1: [] },
      held: inFront('schnelleVerladung'),
      turn: { rolled: true },
      ...about,
    });
  test('B-11.9 Schnelle Verladung works after loading in the own turn, at once', () => {
    const G = quick();
    expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBe('noSuchRoll B-5.4');
    play(G, '0', ['load', id]);
    play(G, '0', ['rollAgain', 'schnelleVerladung'], dice(2));
    expect([G.events[0], G.held['0'], G.tasks]).toEqual(['schnelleVerladung', [], [rolled(2)]]);
  });
  test('B-11.9 it may be kept for a later loading', () => {
    const G = quick();
    play(G, '0', ['load', id]);
    play(G, '0', ['endTurn']);
    expect([G.held['0'], G.turn.rollsWith]).toEqual([[kept('schnelleVerladung')], []]);
  });
  test.each<[string, ...unknown[]]>([
    ['buyTrailer', 'small'],
    ['callAuction', 0],
    ['motivate', before(from, 1)],
  ])('B-11.9 "at once" is over after %s', (...move) => {
    const G = quick({
      offer: [CALLED, null, null, null],
      turn: { rolled: true },
      held: inFront('schnelleVerladung', 'motivation'),
    });
    play(G, '0', ['load', id]);
    G.turn = { ...G.turn, reached: from, exact: true };
    play(G, '0', move);
    if (G.tasks.at(-1)?.type === 'auction') play(G, '1', ['pass']);
    while (G.tasks.length) G.tasks.pop();
    expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBe('noSuchRoll B-5.4');
    expect(G.held['0']).toContainEqual(kept('schnelleVerladung'));
  });
  test('B-11.9 unloading grants no roll', () => {
    const G = quick({ trucks: apart(to), hands: { 0: [], 1: [] }, aboard: { 0: [id], 1: [] } });
    play(G, '0', ['unload', id]);
    expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBe('noSuchRoll B-5.4');
  });
  test.each(['kundenservice', 'vertrauen'] as const)(
    'B-11.9 %s does nothing when its pile is empty',
    (card) => {
      const G = drawn(card, { reserve: [] });
      expect(play(G, '0', ['carryOut'])).toContainEqual({ type: 'noEffect', seat: '0', card });
      expect(G.hands['0']).toEqual([]);
    },
  );
  test('B-11.9 with the event pile empty nothing is drawn', () => {
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
