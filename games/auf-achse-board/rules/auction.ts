import type { PlayerID } from 'boardgame.io';
import { clockwiseFrom } from '../../shared/seats';
import { contractOf, type ContractId } from '../contracts';
import type { Play } from '../move';
import { refusal, type BoardRefusal } from '../refusals';
import { seatsOf, type Auction, type View } from '../state';
import { whyNotLoad } from './cargo';
import { pay } from './money';

/** B-7.2 — how many lines a card has. */
export const LINES = 5;

/** B-7.2 — the lines of a card, the cheapest first. */
export const BIDS: readonly number[] = Array.from({ length: LINES }, (_, at) => at + 1);

/** B-2.5 — the places of the public contracts. */
export const SLOTS: readonly number[] = [0, 1, 2, 3];

/** B-7.2 — what a line costs, in DM; lines count from 1. */
export const priceOf = (contract: ContractId, line: number): number => contractOf(contract).prices[line - 1]!;

/** B-7.1, B-7.10, B-14.2 — why none of the public contracts can be had now, whichever it is. */
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

/** B-7.4 — the lowest line that seat may name: one more, or as much when the caller answers. */
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

/** B-7.5 — can the seat name any line at all? */
const canBid = (view: View, auction: Auction, seat: PlayerID): boolean => {
  const lowest = lowestFor(auction, seat);
  return lowest <= LINES && priceOf(auction.contract, lowest) <= view.money[seat]!;
};

/** B-7.8 — the place is filled from the pile, or stays empty. */
const refill = ({ G, tell }: Play, contract: ContractId): void => {
  const next = G.pile.pop() ?? null;
  G.offer[G.offer.indexOf(contract)] = next;
  if (next) tell({ type: 'turnedUp', contract: next });
};

/** B-7.3, B-7.6, B-7.7 — the contract joins the winner's hand, paid at once. */
const win = (play: Play, seat: PlayerID, contract: ContractId, price: number): void => {
  const { G, tell } = play;
  tell({ type: 'won', seat, contract, price });
  if (price) pay(play, seat, price, 'auction');
  G.hands[seat]!.push(contract);
  refill(play, contract);
  // B-7.7 — the others load in their own time
  if (G.turn.seat !== seat && !whyNotLoad(G, seat, contract))
    G.tasks.push({ type: 'loadWon', seat, contract });
};

const close = (play: Play, { caller, contract, highest }: Auction): void => {
  play.G.tasks.pop();
  win(play, highest?.seat ?? caller, contract, highest ? priceOf(contract, highest.line) : 0);
};

/** B-7.5 — goes on to the next who can still bid; whoever cannot afford a higher line passes; at the end it is settled. */
const goRound = (play: Play, auction: Auction): void => {
  const { G, tell } = play;
  const [, ...after] = clockwiseFrom(seatsOf(G), auction.seat);
  let { passed } = auction;
  for (const seat of [...after, auction.seat]) {
    if (passed.includes(seat) || auction.highest?.seat === seat) continue;
    if (seat === auction.caller && !auction.highest) continue;
    if (canBid(G, auction, seat)) {
      G.tasks[G.tasks.length - 1] = { ...auction, seat, passed };
      return;
    }
    passed = [...passed, seat];
    tell({ type: 'passed', seat, forced: true });
  }
  close(play, auction);
};

/** B-7.1 — calls a contract for auction. */
export const callAuction = (play: Play, caller: PlayerID, slot: number): void => {
  const contract = play.G.offer[slot]!;
  const auction: Auction = { type: 'auction', seat: caller, caller, contract, highest: null, passed: [] };
  play.G.turn.dealt = true;
  play.G.tasks.push(auction);
  play.tell({ type: 'called', seat: caller, contract });
  goRound(play, auction);
};

/** B-7.5 — names a line. */
export const bid = (play: Play, auction: Auction, line: number): void => {
  const { seat, contract } = auction;
  play.tell({ type: 'bid', seat, line, price: priceOf(contract, line) });
  goRound(play, { ...auction, highest: { seat, line } });
};

/** B-7.5 — passes for good. */
export const pass = (play: Play, auction: Auction): void => {
  const { seat, passed } = auction;
  play.tell({ type: 'passed', seat, forced: false });
  goRound(play, { ...auction, passed: [...passed, seat] });
};

/** B-14.2 — takes a contract, free of charge. */
export const take = (play: Play, seat: PlayerID, slot: number): void => {
  play.G.turn.dealt = true;
  win(play, seat, play.G.offer[slot]!, 0);
};
