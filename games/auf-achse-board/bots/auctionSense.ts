import type { PlayerID } from 'boardgame.io';
import { contractOf } from '../contracts';
import type { BoardMove } from '../moves';
import { BIDS, priceOf, whyNotBid } from '../rules/auction';
import { seatsOf, type Auction, type View } from '../state';
import { publicLeft } from './outlook';
import { situationOf, type Situation } from './situation';
import { fleetOf } from './trailerSense';
import type { Weights } from './weights';
import { addedWorth, offersOf, rivalry, worthTo } from './worth';

/** DM that a contract has to promise before one calls it. */
const WORTH_A_CALL = 100;

/** Is that which is on offer the last public contract? */
export const isLast = (view: View): boolean => publicLeft(view) <= 1;

/** DM that the last public contract has to promise more, with more players shared as everything is. */
const forTheLast = (view: View, amount: number): number => (isLast(view) ? rivalry(view) * amount : 0);

/** DM that a contract has to promise before one calls it now. */
export const worthACall = ({ view, weights }: Situation): number =>
  WORTH_A_CALL + forTheLast(view, weights.last.call);

/** DM up to which the seat bids: what the contract promises, and something to keep it from who wants it most. */
export const limitOf = (view: View, auction: Auction, weights: Weights): number => {
  const { contract, seat, highest } = auction;
  const { situation } = fleetOf(situationOf(view, seat, weights));
  const worth =
    weights.caution * addedWorth(situation)(contract) + weights.denial * contractOf(contract).revenue;
  const price = highest ? priceOf(contract, highest.line) : 0;
  const rivals = seatsOf(view).filter((other) => other !== seat);
  const keenest = Math.max(...rivals.map((other) => worthTo(situation, other)(contract)));
  const denied = weights.guess * rivalry(view) * Math.max(0, keenest - price);
  return worth + denied - forTheLast(view, weights.last.bid);
};

/** B-7.5 — the lowest line there is, if it is not above the limit; the caller equals. */
export const answerBid = (view: View, auction: Auction, weights: Weights): BoardMove => {
  const line = BIDS.find((one) => !whyNotBid(view, auction, one));
  const pays = line !== undefined && priceOf(auction.contract, line) <= limitOf(view, auction, weights);
  return pays ? { move: 'bid', args: [line] } : { move: 'pass', args: [] };
};

/** Has the seat nothing to carry any more? */
export const isIdle = (view: View, seat: PlayerID): boolean =>
  !view.hands[seat]!.length && !view.aboard[seat]!.length;

/** The contract to call or to take now; undefined for none. Who has nothing to carry takes what there is. */
export const bestCall = (situation: Situation): number | undefined => {
  const { view, seat } = situation;
  const best = offersOf(situation)[0];
  if (!best) return view.offer.findIndex(Boolean);
  return best.gain > worthACall(situation) || isIdle(view, seat) ? best.slot : undefined;
};

/** DM that it is worth to come to a city exactly, and to call there. */
export const callWorth = (situation: Situation): number =>
  publicLeft(situation.view) ? Math.max(0, offersOf(situation)[0]?.gain ?? 0) : 0;
