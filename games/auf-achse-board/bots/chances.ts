import type { PlayerID } from 'boardgame.io';
import { chancesBy } from '../../shared/bots/advice';
import { perSeat, type PerSeat } from '../../shared/seats';
import { contractOf, type ContractId } from '../contracts';
import { isCity } from '../network';
import { destinedFor, handOf, isBarred, roomOf, whyNotFits } from '../rules/cargo';
import { settledMoney } from '../rules/money';
import { capacityOf } from '../rules/trailers';
import { seatsOf, type State, type View } from '../state';
import { TRUCK_CAPACITY } from '../trailers';
import { roundsToDrive, roundsToEnd } from './lastTurns';
import { publicLeft } from './outlook';

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

/** DM that contracts pay. */
const revenueOf = (contracts: readonly ContractId[]): number =>
  contracts.reduce((sum, id) => sum + contractOf(id).revenue, 0);

/** DM by which two who have nothing yet to carry usually differ in the end. */
const DOUBT_AT_FIRST = 2000;

/** B-2.2 — how likely each seat wins, together 1, while trucks are still being placed; `loses`: DM by which a seat is thought to end lower. */
export const chancesOfPlacing = (view: View, loses: PerSeat<number> = {}): PerSeat<number> =>
  chancesBy(
    perSeat(seatsOf(view), (seat) => -(loses[seat] ?? 0)),
    DOUBT_AT_FIRST,
  );

/** A contract that somebody already has counts as so much of an open one: it leaves less in doubt. */
const DEALT = 0.55;

/** Contracts that each seat may still get. */
const openContracts = (G: State): number => {
  const seats = seatsOf(G);
  const dealt = seats.reduce((sum, seat) => sum + G.hands[seat]!.length + G.aboard[seat]!.length, 0);
  return (publicLeft(G) + DEALT * dealt) / seats.length;
};

/*
 * Fitted to some hundred finished matches of good players, two to six at a table, and checked on other matches: what is
 * told as one chance in three comes true one time in three (`npm run bench:chances`).
 */

/** Shares that are expected in the end: of what the plan earns, and, for every contract still open, of what the contracts aboard and in hand pay. */
const PLANNED = 0.9;
const ABOARD_BESIDE = 0.08;
const IN_HAND_BESIDE = 0.033;

/**
 * DM that room for a good beyond the truck's own is worth beside that, for every contract still open. Twice as much told
 * best who won, but whoever buys room was able to before: chances would rise by 10 points when a trailer is bought.
 */
const ROOM_BESIDE = 30;

/**
 * DM by which two usually differ in the end beside what is expected, and how many more for the contracts each may still get:
 * for four times as many twice as many. In proportion to the contracts themselves, as plans add up, two players were told
 * far too little of what they could know, and six too much.
 */
const DOUBT = 1200;
const DOUBT_A_CONTRACT = 1200;

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
  const away = G.hands[seat]!.filter((card) => !here.includes(card));
  const room = publicLeft(G) ? capacityOf(G, seat) - TRUCK_CAPACITY : 0;
  return (
    ABOARD_BESIDE * revenueOf([...G.aboard[seat]!, ...here]) +
    IN_HAND_BESIDE * revenueOf(away) +
    ROOM_BESIDE * room
  );
};

/** How likely each seat wins, together 1, when all cards lie open; asked with the DM that the plan of each earns. */
export const chancesWith = (G: State): ((planned: PerSeat<number>) => PerSeat<number>) => {
  const open = openContracts(G);
  const isEnding = !publicLeft(G);
  const beyond = perSeat(seatsOf(G), (seat) => {
    const beside = besidePlan(G, seat);
    if (isEnding) return ENDING.beside * open * beside;
    return open * beside + A_TURN_AHEAD * (1 - roundsToDrive(G, seat));
  });
  const doubt = (isEnding ? doubtLeft(G) : 1) * (DOUBT + DOUBT_A_CONTRACT * Math.sqrt(open));
  return (planned) =>
    chancesBy(
      perSeat(seatsOf(G), (seat) => settledMoney(G, seat) + PLANNED * planned[seat]! + beyond[seat]!),
      doubt,
    );
};
