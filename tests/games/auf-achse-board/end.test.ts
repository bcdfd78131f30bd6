import { winners } from '../../../games/auf-achse-board/rules/end';
import { priceOf } from '../../../games/auf-achse-board/rules/auction';
import type { Held, State } from '../../../games/auf-achse-board/state';
import { anyContract, apart, drew, open, play, refused, rolled, scenario, type About } from './scenario';

const { id, from, to, revenue } = anyContract();
const other = anyContract((contract) => contract.id !== id && contract.from !== from).id;
const third = anyContract((contract) => ![id, other].includes(contract.id)).id;

/** No public contract is left; seat 0 stands where its only contract is unloaded. */
const lastLoad = (about: About = {}): State =>
  scenario({
    trucks: apart(to),
    hands: { 0: [], 1: [other] },
    aboard: { 0: [id], 1: [] },
    turn: { rolled: true },
    ...about,
  });

const kept = (card: Held['card'], owes = 0): Held => ({ card, owes });

describe('B-13 End of the game', () => {
  test('B-13.1 it ends when a player has delivered the last contract and no public one is left', () => {
    const G = lastLoad();
    expect(play(G, '0', ['unload', id]).at(-1)).toEqual({
      type: 'end',
      totals: { 0: 5000 + revenue, 1: 5000 },
    });
    expect([G.over, G.tasks, G.money]).toEqual([true, [], { 0: 5000 + revenue, 1: 5000 }]);
  });
  test('B-13.1 it ends at once, even in mid-turn', () => {
    const G = lastLoad();
    play(G, '0', ['unload', id]);
    expect([G.turn.seat, open(G, '0'), open(G, '1')]).toEqual(['0', [], []]);
    expect([refused(G, '0', ['endTurn']), refused(G, '1', ['roll'])]).toEqual(['over B-13.1', 'over B-13.1']);
  });
  test.each<[string, About]>([
    ['a public contract lies face up', { offer: [null, null, third, null] }],
    ['one is in the pile', { pile: [third] }],
    ['the player holds another', { hands: { 0: [third], 1: [other] } }],
    ['the player has another aboard', { aboard: { 0: [third, id], 1: [] } }],
  ])('B-13.1 it goes on while %s', (_, about) => {
    const G = lastLoad(about);
    play(G, '0', ['unload', id]);
    expect(G.over).toBe(false);
  });
  test('B-13.1 contracts in the reserve do not count', () => {
    const G = lastLoad();
    expect(G.reserve).not.toEqual([]);
    play(G, '0', ['unload', id]);
    expect(G.over).toBe(true);
  });
  test('B-13.1 a delivery by an event card ends it as well, once the card has been carried out', () => {
    const G = lastLoad({ trucks: apart('hamburg-berlin.2'), tasks: [drew('bahnverladung')] });
    play(G, '0', ['carryOut']);
    expect([G.over, G.money['0'], G.events[0]]).toEqual([true, 5000 + revenue - 1000, 'bahnverladung']);
  });
  test('B-13.1 a hand emptied by Fracht Dumping ends it as well', () => {
    const G = lastLoad({
      hands: { 0: [third], 1: [other] },
      aboard: { 0: [], 1: [] },
      tasks: [drew('frachtDumping')],
    });
    play(G, '0', ['give', third]);
    expect(G.over).toBe(true);
  });
  test('B-13.1 it ends also when somebody else gets the last public contract', () => {
    const G = lastLoad({
      trucks: apart('flensburg'),
      hands: { 0: [third], 1: [] },
      aboard: { 0: [], 1: [] },
      offer: [null, id, null, null],
      turn: { rolled: true, reached: 'flensburg', exact: true },
    });
    play(G, '0', ['callAuction', 1]);
    expect(G.over).toBe(false);
    play(G, '1', ['pass']);
    expect(G.over).toBe(true);
  });
  test('B-13.1 it does not end for the player who wins the last public contract', () => {
    const G = lastLoad({
      trucks: apart('flensburg'),
      hands: { 0: [third], 1: [] },
      aboard: { 0: [], 1: [] },
      offer: [null, id, null, null],
      turn: { rolled: true, reached: 'flensburg', exact: true },
    });
    play(G, '0', ['callAuction', 1]);
    play(G, '1', ['bid', 1]);
    play(G, '0', ['pass']);
    expect([G.over, G.hands['1'], G.money['1']]).toEqual([false, [id], 5000 - priceOf(id, 1)]);
  });
  test('B-13.1 Hilfe, Diebe! puts the last contract back into the hand, so the match goes on', () => {
    const G = lastLoad({ tasks: [drew('diebe')] });
    play(G, '0', ['carryOut']);
    expect(G.over).toBe(false);
  });
  test('B-13.1 nothing more is done: a move that a card granted is not made', () => {
    const G = lastLoad({
      trucks: apart('hamburg-berlin.2'),
      tasks: [
        { type: 'drive', seat: '1', least: 3, most: 3, die: null, optional: true },
        drew('bahnverladung'),
      ],
    });
    play(G, '0', ['carryOut']);
    expect([G.over, G.tasks]).toEqual([true, []]);
  });
  test('B-13.1 no match ends before the contracts are dealt', () => {
    const G = scenario({ offer: [], tasks: [rolled(3)], trucks: apart('nuernberg-berlin.1') });
    play(G, '0', ['drive', 'nuernberg-berlin.4']);
    expect(G.over).toBe(false);
  });

  test('B-13.2 most money wins', () => {
    expect(
      winners(scenario({ money: { 0: 4000, 1: 4100, 2: -500 }, hands: { 0: [], 1: [], 2: [] } })),
    ).toEqual(['1']);
    expect(winners(scenario({ money: { 0: -100, 1: -4100 } }))).toEqual(['0']);
  });
  test('B-13.2 equal sums share the win', () =>
    expect(
      winners(scenario({ money: { 0: 4000, 1: 4100, 2: 4100 }, hands: { 0: [], 1: [], 2: [] } })),
    ).toEqual(['1', '2']));
  test('B-13.2 contracts not delivered and trailers count for nothing', () => {
    const G = lastLoad({
      hands: { 0: [], 1: [other] },
      aboard: { 0: [id], 1: [third] },
      trailers: { 0: [], 1: ['large', 'small'] },
    });
    play(G, '0', ['unload', id]);
    expect(G.money['1']).toBe(5000);
  });
  test.each([
    ['inspektion', 1000],
    ['sonderauftragFlensburg', 1000],
    ['sonderauftragWien', 1000],
  ] as const)('B-13.2 %s costs %i DM at the end', (card, penalty) => {
    const G = lastLoad({ held: { 0: [], 1: [kept(card)] } });
    expect(play(G, '0', ['unload', id])).toContainEqual({
      type: 'paid',
      seat: '1',
      amount: penalty,
      cause: card,
    });
    expect([G.money['1'], G.bank]).toEqual([5000 - penalty, penalty - revenue]);
  });
  test('B-13.2 debts are paid in full before the winner is determined', () => {
    const G = lastLoad({
      money: { 0: 5000, 1: 5000 + revenue + 2999 },
      held: { 0: [], 1: [kept('radarfalle', 500), kept('inspektion'), kept('sonderauftragWien')] },
    });
    play(G, '0', ['unload', id]);
    expect([G.money['1'], winners(G)]).toEqual([5000 + revenue - 1, ['0']]);
  });
  test.each(['motivation', 'schnelleVerladung', 'stauNebel'] as const)(
    'B-13.2 %s in front of a player costs nothing',
    (card) => {
      const G = lastLoad({ held: { 0: [], 1: [kept(card)] } });
      play(G, '0', ['unload', id]);
      expect(G.money['1']).toBe(5000);
    },
  );
});
