import { CONTRACT_IDS, type ContractId } from '../../../games/auf-achse-board/contracts';
import type { CityId } from '../../../games/auf-achse-board/map';
import type { Auction, State } from '../../../games/auf-achse-board/state';
import { contractWith, rolled, scenario, type About } from './scenario';

/** A printed contract from one city to another. */
export const contract = (from: CityId, to: CityId): ContractId =>
  contractWith((printed) => printed.from === from && printed.to === to).id;

/** Contracts without any influence: those of the other seat, and a pile that lasts for a while. */
export const OTHERS = CONTRACT_IDS.slice(40, 43);
export const PILE = CONTRACT_IDS.slice(28, 38);

/** Seat 0 has come to a city exactly and may do anything there; the match is far from its end. */
export const arrived = (city: CityId, about: About): State =>
  scenario({
    pile: PILE,
    trucks: { 0: city, 1: 'graz-trieste.1' },
    turn: { rolled: true, reached: city, exact: true },
    ...about,
    hands: { 0: [], 1: OTHERS, ...about.hands },
  });

/** An auction that waits for seat 0. */
export const auction = (about: Pick<Auction, 'contract' | 'caller' | 'highest'>): Auction => ({
  type: 'auction',
  seat: '0',
  passed: [],
  ...about,
});

/** One on the way, and one at the other end of the map. */
export const toInnsbruck = contract('frankfurt', 'innsbruck');
export const farAway = contract('trieste', 'villach');

/** Seat 0 has rolled more than it needs to the destination of its goods. */
export const shortOfInnsbruck = (): State =>
  scenario({
    trucks: { 0: 'zuerich-innsbruck.1', 1: 'graz-trieste.1' },
    aboard: { 0: [toInnsbruck] },
    pile: [farAway],
    turn: { rolled: true },
    tasks: [rolled(5)],
  });
