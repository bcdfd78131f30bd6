import type { State } from '../../../../games/auf-achse-board/state';
import { apart, before, contractWith, dice, play, refused, rolled, underWay, type About } from '../scenario';
import { id, from, to, kept, inFront } from './granted';

const CALLED = contractWith((contract) => contract.id !== id).id;

const quick = (about: About = {}): State =>
  underWay({
    trucks: apart(from),
    hands: { 0: [id], 1: [] },
    held: inFront('schnelleVerladung'),
    turn: { rolled: true },
    ...about,
  });

describe('B-11 Event cards: general', () => {
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
});
