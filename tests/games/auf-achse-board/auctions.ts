import { CONTRACTS } from '../../../games/auf-achse-board/contracts';
import type { State } from '../../../games/auf-achse-board/state';
import { anyContract, play, underWay, type About } from './scenario';

/** The contract in the auction. */
export const { id, from, to, revenue, goods } = anyContract();

/** All other contracts. */
export const others = CONTRACTS.filter((contract) => contract.id !== id).map((contract) => contract.id);

/** Seat 0 has reached exactly a city far from everything; the contract lies in the second place. */
export const reached = (about: About = {}): State =>
  underWay({
    trucks: { 0: 'flensburg', 1: 'basel-milano.1', 2: 'basel-milano.2' },
    offer: [null, id, others[0]!, null],
    pile: [others[2]!, others[1]!],
    ...about,
    turn: { rolled: true, reached: 'flensburg', exact: true, ...about.turn },
  });

/** … and has called it. */
export const called = (about: About = {}): State => {
  const G = reached(about);
  play(G, '0', ['callAuction', 1]);
  return G;
};

/** Enough money for any bid. */
export const rich = { money: { 0: 50_000, 1: 50_000, 2: 50_000 } };
