import type { PlayerID } from 'boardgame.io';
import { clockwiseFrom } from '../../shared/seats';
import { contractOf, type ContractId } from '../contracts';
import type { Play } from '../move';
import { refusal, type BoardRefusal } from '../refusals';
import { seatsOf, taskOf, type Auction, type View } from '../state';
import { whyNotLoadHere } from './cargo';
import { pay } from './money';

/** B-7.2 — the number of price lines on a card. */
export const PRICE_LINES = 5;

/** B-7.2 — the lines of a card, the cheapest first. */
export const BIDS: readonly number[] = Array.from({ length: PRICE_LINES }, (_, at) => at + 1);

/** B-2.5 — the places for open public contracts, by number. */
export const SLOTS: readonly number[] = [0, 1, 2, 3];

/** B-7.2 — the price of a line in DM; lines count from 1. */
export const priceOf = (contract: ContractId, line: number): number => contractOf(contract).prices[line - 1]!;

/** B-7.1, B-7.10, B-14.2 — why the contract in that place cannot be called or taken now. */
const whyNotDeal = (view: View, slot: number): BoardRefusal | undefined => {
  const { dealt, exact, reached } = view.turn;
  const rule = view.options.variant === 'children' ? 'B-14.2' : 'B-7.1';
  if (!reached || !exact) return refusal('notExact', rule);
  if (dealt) return refusal('oneAuction', view.options.variant === 'children' ? 'B-14.2' : 'B-3.1');
  return view.offer[slot] ? undefined : refusal('notOffered', 'B-7.8');
};

/** B-7.1 — why that place's contract cannot be called for auction. */
export const whyNotCall = (view: View, slot: number): BoardRefusal | undefined =>
  view.options.variant === 'children' ? refusal('noAuctions', 'B-14.2') : whyNotDeal(view, slot);

/** B-14.2 — why that place's contract cannot simply be taken. */
export const whyNotTake = (view: View, slot: number): BoardRefusal | undefined =>
  view.options.variant === 'standard' ? refusal('noAuction', 'B-7.1') : whyNotDeal(view, slot);

/** B-7.1, B-14.2 — can any public contract be called or taken now? */
export const isOffered = (view: View): boolean => SLOTS.some((slot) => !whyNotDeal(view, slot));

/**
 * B-7.4 — the lowest line that the seat may bid: one above the highest bid, or the same line if the caller answers.
 */
const lowestFor = ({ caller, highest }: Auction, seat: PlayerID): number => {
  if (!highest) return 1;
  return seat === caller && highest.seat !== caller ? highest.line : highest.line + 1;
};

/** B-7.2, B-7.4, B-7.6 — why that line cannot be bid. */
export const whyNotBid = (view: View, auction: Auction, line: number): BoardRefusal | undefined => {
  const { seat, contract } = auction;
  const lowest = lowestFor(auction, seat);
  if (line < lowest) return refusal('lineTooLow', 'B-7.5', { line: lowest });
  const price = priceOf(contract, line);
  return price > view.money[seat]! ? refusal('noMoney', 'B-7.6', { amount: price }) : undefined;
};

/** B-7.5 — can the seat bid any line at all? */
const canBid = (view: View, auction: Auction, seat: PlayerID): boolean => {
  const lowest = lowestFor(auction, seat);
  return lowest <= PRICE_LINES && priceOf(auction.contract, lowest) <= view.money[seat]!;
};

/** B-7.8 — fills the place from the pile; it stays empty if there is none left. */
const refill = ({ G, tell }: Play, slot: number): void => {
  const contract = G.pile.at(-1);
  if (contract) tell({ type: 'turnedUp', slot, contract });
};

/**
 * B-7.3, B-7.6, B-7.7 — the contract joins the winner's hand and is paid at once; a winner out of turn may also load
 * it at once.
 */
export const win = (play: Play, seat: PlayerID, contract: ContractId, price: number): void => {
  const { G, tell } = play;
  const slot = G.offer.indexOf(contract);
  const mayLoad = G.turn.seat !== seat && !whyNotLoadHere(G, seat, contract);
  tell({ type: 'won', seat, contract, price, card: contract, mayLoad });
  if (price) pay(play, seat, price, 'auction');
  refill(play, slot);
};

/** B-7.7 — a won contract that is not loaded at once becomes as secret as the rest of the hand. */
export const leaveWon = (
  { tell }: Play,
  { seat, contract }: { readonly seat: PlayerID; readonly contract: ContractId },
): void => tell({ type: 'notLoaded', seat, contract, card: contract });

/** The current auction, if any. */
const auctionIn = (view: View): Auction | undefined => {
  const task = taskOf(view);
  return task?.type === 'auction' ? task : undefined;
};

/**
 * B-7.5 — asks the next seat that can still bid; a seat that cannot afford a higher line passes. If nobody is left,
 * the auction is settled.
 */
export const goRound = (
  play: Play,
  { seat: last, caller, contract }: Pick<Auction, 'seat' | 'caller' | 'contract'>,
): void => {
  const { G, tell } = play;
  const [, ...after] = clockwiseFrom(seatsOf(G), last);
  for (const seat of [...after, last]) {
    const auction = auctionIn(G);
    if (!auction || auction.passed.includes(seat) || auction.highest?.seat === seat) continue;
    if (seat === caller && !auction.highest) continue;
    if (canBid(G, auction, seat)) return tell({ type: 'mayBid', seat });
    tell({ type: 'passed', seat, forced: true });
  }
  const highest = auctionIn(G)?.highest;
  win(play, highest?.seat ?? caller, contract, highest ? priceOf(contract, highest.line) : 0);
};
