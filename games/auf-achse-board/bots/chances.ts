import type { PlayerID } from 'boardgame.io';
import { chancesBy } from '../../shared/bots/advice';
import { perSeat, type PerSeat } from '../../shared/seats';
import { contractOf, isContract, type ContractId } from '../contracts';
import type { Card } from '../happenings';
import { isCity } from '../network';
import { destinedFor, handOf, isBarred, roomOf, whyNotFits } from '../rules/cargo';
import { settledMoney } from '../rules/money';
import { capacityOf } from '../rules/trailers';
import { seatsOf, type State, type View } from '../state';
import { TRUCK_CAPACITY } from '../trailers';
import { roundsToDrive, roundsToEnd } from './lastTurns';
import { publicLeft } from './outlook';

/*
 * Fitted to some hundred finished matches of good players, two to six at a table, and checked on other matches: what is
 * told as one chance in three comes true one time in three (`npm run bench:chances`). A contract counts for less than it
 * pays: the match may end before it is carried out, and it takes turns in which others earn.
 */

/** Shares of what contracts pay by which a seat is ahead of seats without any in the end: for goods aboard, and in hand. */
const ABOARD = 0.8;
const IN_HAND = 0.25;

/** DM that a contract is thought to pay that lies face down. */
const UNREAD = 2200;

/** DM by which two usually differ in the end beside what is expected, and how many more for the contracts each may still get: for four times as many twice as many. */
const DOUBT = 2000;
const DOUBT_A_CONTRACT = 2500;

/** A contract that somebody already has counts as so much of an open one: it leaves less in doubt. */
const DEALT = 0.25;

/** Contracts that can be loaded or unloaded where the truck stands. */
type AtHand = { readonly loads: readonly ContractId[]; readonly unloads: readonly ContractId[] };

/** Contracts whose goods lie where the truck stands, or go there: what is loaded is as good as aboard. */
export const atHand = (view: View, seat: PlayerID): AtHand => {
  const at = view.trucks[seat];
  if (!at || !isCity(at) || isBarred(view, seat, at)) return { loads: [], unloads: [] };
  let room = roomOf(view, seat);
  const loads = handOf(view, seat).filter((id) => {
    const { from, goods } = contractOf(id);
    if (from !== at || whyNotFits(view.stock, id, room)) return false;
    room -= goods;
    return true;
  });
  return { loads, unloads: destinedFor(view, seat, at) };
};

/** DM that contracts pay, as far as whoever thinks can read them. */
const revenueOf = (cards: readonly Card[]): number =>
  cards.reduce((sum: number, card) => sum + (isContract(card) ? contractOf(card).revenue : UNREAD), 0);

/**
 * DM that a seat has, and will have earned with the contracts it has. What can be done where it stands counts as done:
 * chances would rise by it otherwise whenever somebody does what everybody would.
 */
const expectedOf = (view: View, seat: PlayerID): number => {
  const { loads, unloads } = atHand(view, seat);
  const aboard = revenueOf([...view.aboard[seat]!, ...loads]) - revenueOf(unloads);
  const inHand = revenueOf(view.hands[seat]!) - revenueOf(loads);
  return settledMoney(view, seat) + revenueOf(unloads) + ABOARD * aboard + IN_HAND * inHand;
};

/** How likely each seat wins, together 1; `loses`: DM by which a seat is thought to end lower than expected. */
export const chancesOf = (view: View, loses: PerSeat<number> = {}): PerSeat<number> =>
  chancesFor(
    view,
    perSeat(seatsOf(view), (seat) => expectedOf(view, seat) - (loses[seat] ?? 0)),
  );

/** Contracts that each seat may still get; one that somebody already has counts as `share` of one. */
const openContracts = (view: View, share: number): number => {
  const seats = seatsOf(view);
  const dealt = seats.reduce((sum, seat) => sum + view.hands[seat]!.length + view.aboard[seat]!.length, 0);
  return (publicLeft(view) + share * dealt) / seats.length;
};

/** How likely each seat wins, together 1, when each is expected to have so many DM in the end. */
const chancesFor = (view: View, expected: PerSeat<number>): PerSeat<number> =>
  chancesBy(expected, DOUBT + DOUBT_A_CONTRACT * Math.sqrt(openContracts(view, DEALT)));

/**
 * Where plans are known they tell more. Shares that are expected in the end: of what the plan earns, and, for every
 * contract still open, of what the contracts aboard and in hand pay.
 */
const PLANNED = 0.9;
const ABOARD_BESIDE = 0.08;
const IN_HAND_BESIDE = 0.033;

/**
 * DM that room for a good beyond the truck's own is worth beside that, for every contract still open. Twice as much told
 * best who won, but whoever buys room was able to before: chances would rise by 10 points when a trailer is bought.
 */
const ROOM_BESIDE = 30;

/**
 * The same with a plan. In proportion to the contracts themselves, as plans add up, two players were told far too little of
 * what they could know, and six too much.
 */
const DOUBT_WITH_A_PLAN = 1200;
const DOUBT_A_CONTRACT_WITH_A_PLAN = 1200;

/** Where plans are known, a contract that somebody already has counts as so much of an open one. */
const DEALT_WITH_A_PLAN = 0.55;

/**
 * DM that a turn is worth which one seat has before the others: with less, chances would rise in every turn and fall again
 * while the others drive. In 30 matches of experts they rose by 1.6 points a turn with 315, by 0.1 to 0.8 with 500; between
 * good players 500 was too much by half a point once few contracts were left. How often chances came true did not change.
 */
const A_TURN_AHEAD = 450;

/**
 * When no public contract is left, plans know when the match ends and whose turn comes first: so much of what is to be
 * expected beside them is left. The nearer the end the less is in doubt: half of it when it is two rounds away, nearly
 * nothing where somebody has only to unload.
 */
const ENDING = { beside: 0.5, rounds: 2, least: 0.1 } as const;

/** How much of the usual doubt is left so near to the end. */
const doubtLeft = (G: State): number => {
  const rounds = roundsToEnd(G);
  return (rounds + ENDING.least) / (rounds + ENDING.rounds);
};

/** DM that a seat may expect beside its plan for every contract still open. */
const besidePlan = (G: State, seat: PlayerID): number => {
  const { loads: here } = atHand(G, seat);
  const away = G.hands[seat]!.filter((card) => !isContract(card) || !here.includes(card));
  const room = publicLeft(G) ? capacityOf(G, seat) - TRUCK_CAPACITY : 0;
  return (
    ABOARD_BESIDE * revenueOf([...G.aboard[seat]!, ...here]) +
    IN_HAND_BESIDE * revenueOf(away) +
    ROOM_BESIDE * room
  );
};

/** How likely each seat wins, together 1, when all cards lie open; asked with the DM that the plan of each earns. */
export const chancesWith = (G: State): ((planned: PerSeat<number>) => PerSeat<number>) => {
  const open = openContracts(G, DEALT_WITH_A_PLAN);
  const isEnding = !publicLeft(G);
  const beyond = perSeat(seatsOf(G), (seat) => {
    const beside = besidePlan(G, seat);
    if (isEnding) return ENDING.beside * open * beside;
    return open * beside + A_TURN_AHEAD * (1 - roundsToDrive(G, seat));
  });
  const doubt =
    (isEnding ? doubtLeft(G) : 1) * (DOUBT_WITH_A_PLAN + DOUBT_A_CONTRACT_WITH_A_PLAN * Math.sqrt(open));
  return (planned) =>
    chancesBy(
      perSeat(seatsOf(G), (seat) => settledMoney(G, seat) + PLANNED * planned[seat]! + beyond[seat]!),
      doubt,
    );
};
