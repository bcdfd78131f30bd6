import type { PlayerID } from 'boardgame.io';
import { contractOf } from '../contracts';
import type { BoardMove } from '../moves';
import { BIDS, PRICE_LINES, priceOf, whyNotBid } from '../rules/auction';
import { settledMoney } from '../rules/money';
import { othersOf, type Auction, type View } from '../state';
import { publicLeft } from './outlook';
import { situationOf, type Situation } from './situation';
import { fleetOf } from './trailerSense';
import type { Weights } from './weights';
import { addedWorth, offersOf, rivalry, worthTo, type OnOffer } from './worth';

/** DM that a contract has to promise before one calls it. */
const WORTH_A_CALL = 100;

/** Is that which is on offer the last public contract? */
export const isLast = (view: View): boolean => publicLeft(view) <= 1;

/** DM that the last public contract has to promise more, with more players shared as everything is. */
const forTheLast = (view: View, amount: number): number => (isLast(view) ? rivalry(view) * amount : 0);

/** DM that a contract has to promise before one calls it now. */
export const worthACall = ({ view, weights }: Situation): number =>
  WORTH_A_CALL + forTheLast(view, weights.last.call);

/** Has the seat nothing to carry any more? */
export const isIdle = (view: View, seat: PlayerID): boolean =>
  !view.hands[seat]!.length && !view.aboard[seat]!.length;

/** DM by which the seat would be ahead if the match were over now (B-13.2); below 0 by which it would be behind. */
export const leadOf = (view: View, seat: PlayerID): number =>
  settledMoney(view, seat) - Math.max(...othersOf(view, seat).map((other) => settledMoney(view, other)));

/** What becomes of the match when the seat gets the last public contract (B-13.1). */
type LastContract = {
  /** It is over at once: somebody else has nothing left to carry. */
  readonly ends: boolean;
  /** It goes on for that alone: otherwise the seat itself would have nothing left to carry. */
  readonly goesOn: boolean;
};

/** What the last public contract would be to a seat; nothing while there are others. */
const asTheLast = (view: View, seat: PlayerID): LastContract => ({
  ends: isLast(view) && othersOf(view, seat).some((other) => isIdle(view, other)),
  goesOn: isLast(view) && isIdle(view, seat),
});

/**
 * B-13.1 — DM up to which the seat bids for a contract that ends the match or keeps it going: whoever is ahead lets it
 * end and pays for that no more than the lead, whoever is behind keeps it going as long as it can still win by that;
 * undefined where neither helps.
 */
const limitForTheEnd = (view: View, { contract, seat }: Auction): number | undefined => {
  const { ends, goesOn } = asTheLast(view, seat);
  const lead = leadOf(view, seat);
  if (ends) return lead - 1;
  if (!goesOn) return undefined;
  if (lead > 0) return 0;
  const most = lead + contractOf(contract).revenue - 1;
  return most > 0 ? most : undefined;
};

/** What a contract is worth to the seat that bids for it, in DM, where getting it leaves the end of the match as it is. */
type Appeal = {
  /** What it promises, whoever else might get it. */
  readonly own: number;
  /** Up to which the seat bids, by the price that others would have it for: the higher that is, the less it keeps from them. */
  readonly beside: (price: number) => number;
};

/** What a contract promises, and something more to keep it from whoever wants it most. */
const appealOf = (view: View, { contract, seat }: Auction, weights: Weights): Appeal => {
  const { situation } = fleetOf(situationOf(view, seat, weights));
  const own = addedWorth(situation)(contract);
  const worth = weights.caution * own + weights.denial * contractOf(contract).revenue;
  const keenest = Math.max(...othersOf(view, seat).map((other) => worthTo(situation, other)(contract)));
  const kept = worth - forTheLast(view, weights.last.bid);
  return {
    own,
    beside: (price) => kept + weights.guess * rivalry(view) * Math.max(0, keenest - price),
  };
};

/** DM up to which the seat bids: what the contract promises; or what it is worth that the match ends, or does not. */
export const limitOf = (view: View, auction: Auction, weights: Weights): number => {
  const { contract, highest } = auction;
  const price = highest ? priceOf(contract, highest.line) : 0;
  return limitForTheEnd(view, auction) ?? appealOf(view, auction, weights).beside(price);
};

/** B-7.4 — DM that others would have the contract for if the seat did not name that line: the caller equals what they have named. */
const priceBeside = ({ contract, seat, caller }: Auction, line: number): number => {
  const named = seat === caller ? line : line - 1;
  return named ? priceOf(contract, named) : 0;
};

/** What a whole auction is about to the seat, the same from its first line to its last. */
export type Stake = {
  /** DM up to which it names lines. */
  readonly most: number;
  /** DM that the contract is worth to it, whoever else might get it. */
  readonly own: number;
  /** B-13.1 — does the match end, or go on, for that alone that the seat gets it? */
  readonly decides: 'ends' | 'goesOn' | undefined;
};

/** What the auction is about: the highest line that `limitOf` lets the seat name, or the limit at the one above it. */
export const stakeOf = (view: View, auction: Auction, weights: Weights): Stake => {
  const { beside, own } = appealOf(view, auction, weights);
  const end = limitForTheEnd(view, auction);
  const decides =
    end === undefined
      ? undefined
      : asTheLast(view, auction.seat).ends
        ? ('ends' as const)
        : ('goesOn' as const);
  const limits = BIDS.map((line) => {
    const limit = beside(priceBeside(auction, line));
    return line === PRICE_LINES ? limit : Math.min(priceOf(auction.contract, line), limit);
  });
  return { most: end ?? Math.max(...limits), own, decides };
};

/**
 * How likely somebody who might still name a line does not: of 623 bids above what an expert would pay, in 48 matches, 65, 42
 * and 24 of a hundred stood where one, two and three others had not passed.
 */
const STAYS_OUT = 0.65;

/** B-7.4 — DM that a bid is worth beside passing: what it gains or costs counts as far as it is thought to stand. */
export const bidWorth = (view: View, auction: Auction, line: number, limit: number): number => {
  const { seat, contract, passed } = auction;
  const price = priceOf(contract, line);
  const then = { ...auction, highest: { seat, line } };
  const rivals = othersOf(view, seat).filter(
    (other) =>
      !passed.includes(other) && BIDS.some((next) => !whyNotBid(view, { ...then, seat: other }, next)),
  );
  return STAYS_OUT ** rivals.length * (limit - price);
};

/** B-7.5 — the lowest line there is, if it is not above the limit; the caller equals. */
export const answerBid = (view: View, auction: Auction, weights: Weights): BoardMove => {
  const line = BIDS.find((one) => !whyNotBid(view, auction, one));
  const pays = line !== undefined && priceOf(auction.contract, line) <= limitOf(view, auction, weights);
  return pays ? { move: 'bid', args: [line] } : { move: 'pass', args: [] };
};

/** Does it pay to have that contract on offer now? Who has nothing to carry wants any, but none that ends a match it would lose. */
export const isWanted = (situation: Situation, { contract, gain }: OnOffer): boolean => {
  const { view, seat } = situation;
  const { ends, goesOn } = asTheLast(view, seat);
  const lead = leadOf(view, seat);
  // somebody must: where all are alike, they share the win
  if (ends) return lead >= 0;
  if (goesOn) return lead + contractOf(contract).revenue > 0;
  return gain > worthACall(situation) || isIdle(view, seat);
};

/** The contract to call or to take now; undefined for none. */
export const bestCall = (situation: Situation): number | undefined => {
  const best = offersOf(situation)[0];
  if (!best) return situation.view.offer.findIndex(Boolean);
  return isWanted(situation, best) ? best.slot : undefined;
};

/** DM that it is worth to come to a city exactly, and to call there. */
export const callWorth = (situation: Situation): number =>
  publicLeft(situation.view) ? Math.max(0, offersOf(situation)[0]?.gain ?? 0) : 0;
