import type { State } from '../../../../games/auf-achse-board/state';
import {
  anyContract,
  apart,
  before,
  dice,
  play,
  refused,
  rolled,
  targets,
  underWay,
  type About,
} from '../scenario';
import { id, from, to, kept, inFront, drawn } from './granted';

const bound = (about: About): State => underWay({ held: inFront('inspektion'), ...about });

describe('B-11 Event cards: general', () => {
  test('B-11.8 Inspektion binds loading and unloading', () => {
    expect(refused(bound({ trucks: apart(from), hands: { 0: [id], 1: [] } }), '0', ['load', id])).toBe(
      'inspection B-11.8',
    );
    expect(refused(bound({ trucks: apart(to), aboard: { 0: [id], 1: [] } }), '0', ['unload', id])).toBe(
      'inspection B-11.8',
    );
  });
  test('B-11.8 so it does not allow an early stop for goods either', () => {
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
  test('B-11.8 a jammed city may not be entered either', () => {
    const G = bound({
      trucks: apart(before(to, 1)),
      aboard: { 0: [id], 1: [] },
      jam: { space: to, seat: '1', card: 'stauNebel' },
      turn: { rolled: true },
      tasks: [rolled(1)],
    });
    expect(refused(G, '0', ['drive', to])).toBe('jammedCity B-10.3');
  });
  test('B-11.8 it does not bind other seats', () =>
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
  test('B-11.8 Familiennachwuchs and Bahnverladung unload nevertheless', () => {
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
  test('B-11.8 in München the ban ends first, then the seat may unload, load and call an auction', () => {
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
  test('B-11.8 the extra roll may come before that', () => {
    const G = inMuenchen();
    play(G, '0', ['rollAgain', 'inspektion'], dice(6));
    play(G, '0', ['drive', 'muenchen-salzburg.1']);
    while (G.tasks.length) G.tasks.pop();
    expect(refused(G, '0', ['rollAgain', 'inspektion'])).toBe('noSuchRoll B-5.4');
  });
  test('B-11.8 the extra roll may be left out', () =>
    expect(refused(inMuenchen(), '0', ['endTurn'])).toBeUndefined());
  test('B-11.8 the extra roll stays available after other drives of the turn: by Motivation …', () => {
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
  test('B-11.8 … by Schnelle Verladung, which lapses if the extra roll is taken first', () => {
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
  test('B-11.8 the extra roll ends with the turn', () => {
    const G = inMuenchen();
    play(G, '0', ['endTurn']);
    expect(G.turn.rollsWith).toEqual([]);
  });
  test('B-11.8 München may be entered despite a jam to unload there', () => {
    const G = inMuenchen({ jam: { space: 'muenchen', seat: '1', card: 'stauMuenchen' }, tasks: [rolled(5)] });
    expect(G.turn.due).toBe('unload');
    play(G, '0', ['unload', home.id]);
    expect(refused(G, '0', ['rollAgain', 'inspektion'])).toBeUndefined();
  });
  test('B-11.8 otherwise jammed München may not be entered', () => {
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
});
