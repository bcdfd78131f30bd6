import { conserved } from '../../../games/auf-achse-board/conserved';
import { CONTRACTS } from '../../../games/auf-achse-board/contracts';
import type { State } from '../../../games/auf-achse-board/state';
import { drew, scenario } from './scenario';

const [a, b, c, d, e] = CONTRACTS.map(({ id }) => id);

/** A table with something in every place. */
const whole = (): State =>
  scenario({
    hands: { 0: [a!], 1: [b!] },
    aboard: { 0: [c!], 1: [] },
    offer: [d!, null, null, null],
    pile: [e!],
    held: { 0: [{ card: 'motivation', owes: 0 }], 1: [] },
    usedEvents: ['vertrauen'],
    tasks: [drew('diebe')],
    trailers: { 0: ['large'], 1: ['small'] },
    supply: { large: 3, small: 3 },
    bank: -10_000,
  });

const after = (meddle: (G: State) => void) => {
  const G = whole();
  meddle(G);
  return conserved(G);
};

const box = conserved(whole());

describe('B-1 Components', () => {
  test('B-1.1 the box contains what is listed', () =>
    expect(box).toEqual({
      money: 0,
      goods: 48,
      contracts: 52,
      differentContracts: 52,
      events: 31,
      differentEvents: 31,
      largeTrailers: 4,
      smallTrailers: 4,
    }));
  test.each<[string, (G: State) => void]>([
    ['money from a player to the bank', (G) => void ((G.money['0']! -= 500), (G.bank += 500))],
    ['money from a player to another', (G) => void ((G.money['0']! -= 500), (G.money['1']! += 500))],
    ['a contract from pile to hand', (G) => G.hands['0']!.push(G.pile.pop()!)],
    ['a contract from the reserve to hand', (G) => G.hands['0']!.push(G.reserve.pop()!)],
    ['a contract face up', (G) => void (G.offer[1] = G.pile.pop()!)],
    ['an event card from the pile to a player', (G) => G.held['1']!.push({ card: G.events.pop()!, owes: 0 })],
    ['an event card from a player aside', (G) => G.usedEvents.push(G.held['0']!.pop()!.card)],
    ['an event card under the pile', (G) => void (G.tasks.pop(), G.events.unshift('diebe'))],
    ['a trailer to a player', (G) => void ((G.supply.large -= 1), G.trailers['1']!.push('large'))],
  ])('B-1.1 %s may go', (_, move) => expect(after(move)).toEqual(box));
  test('B-1.1 the goods of a delivered contract go back to the stock', () => {
    const { goods } = CONTRACTS[2]!;
    const deliver = (G: State) => {
      G.delivered.push(G.aboard['0']!.pop()!);
      G.stock += goods;
    };
    expect(after(deliver)).toEqual(box);
  });
  test.each<[string, Partial<typeof box>, (G: State) => void]>([
    ['a mark', { money: -1 }, (G) => void (G.money['1']! -= 1)],
    ['a mark in the bank', { money: 1 }, (G) => void (G.bank += 1)],
    ['a good', { goods: 47 }, (G) => void (G.stock -= 1)],
    ['a contract', { contracts: 51, differentContracts: 51 }, (G) => G.reserve.pop()],
    ['a contract doubled', { contracts: 53, differentContracts: 52 }, (G) => G.delivered.push(a!)],
    ['an event card', { events: 30, differentEvents: 30 }, (G) => G.events.pop()],
    ['an event card doubled', { events: 32, differentEvents: 31 }, (G) => G.usedEvents.push('diebe')],
    ['a large trailer', { largeTrailers: 3 }, (G) => G.trailers['0']!.pop()],
    ['a small trailer', { smallTrailers: 3 }, (G) => void (G.supply.small -= 1)],
  ])('B-1.1 %s that is lost or doubled is missed', (_, changed, meddle) =>
    expect(after(meddle)).toEqual({ ...box, ...changed }),
  );
});
