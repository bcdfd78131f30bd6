import type { PlayerID } from 'boardgame.io';
import { chancesBy } from '../../shared/bots/advice';
import { perSeat, type PerSeat } from '../../shared/seats';
import { contractOf, type ContractId } from '../contracts';
import { isCity } from '../network';
import { handOf, isBarred, roomOf, whyNotFits } from '../rules/cargo';
import { settledMoney } from '../rules/money';
import { capacityOf } from '../rules/trailers';
import { seatsOf, type State, type View } from '../state';
import { TRUCK_CAPACITY } from '../trailers';
import { roundsToDrive, roundsToEnd } from './lastTurns';
import { publicLeft } from './outlook';

/** Contracts whose goods could be loaded where the truck stands: they count as if they were aboard. */
const loadable = (view: View, seat: PlayerID): readonly ContractId[] => {
  const at = view.trucks[seat];
  if (!at || !isCity(at) || isBarred(view, seat, at)) return [];
  let room = roomOf(view, seat);
  return handOf(view, seat).filter((id) => {
    const { from, goods } = contractOf(id);
    if (from !== at || whyNotFits(view.stock, id, room)) return false;
    room -= goods;
    return true;
  });
};

/** The total revenue of contracts in DM. */
const revenueOf = (contracts: readonly ContractId[]): number =>
  contracts.reduce((sum, id) => sum + contractOf(id).revenue, 0);

/** DM by which two seats usually differ in the end, before they have contracts. */
const DOUBT_AT_FIRST = 2000;

/**
 * B-2.2 — the probability that each seat wins, together 1, while trucks are placed; `loses`: DM by which a seat's
 * expected total is lower.
 */
export const chancesOfPlacing = (view: View, loses: PerSeat<number> = {}): PerSeat<number> =>
  chancesBy(
    perSeat(seatsOf(view), (seat) => -(loses[seat] ?? 0)),
    DOUBT_AT_FIRST,
  );

/** A contract that somebody already has counts as this part of an open one: it leaves less uncertainty. */
const DEALT = 0.55;

/** Contracts that each seat may still get, on average. */
const openContracts = (G: State): number => {
  const seats = seatsOf(G);
  const dealt = seats.reduce((sum, seat) => sum + G.hands[seat]!.length + G.aboard[seat]!.length, 0);
  return (publicLeft(G) + DEALT * dealt) / seats.length;
};

/*
 * Fitted to 1,200 finished matches of two to six players, half of them with `normal`, half with `hard`, and checked on
 * other matches: of chances told as one in three, one in three comes true (`npm run bench:chances`).
 */

/** The shares of the revenue of contracts aboard and in hand that are expected beside the plan, per contract still open. */
const ABOARD_BESIDE = 0.047;
const IN_HAND_BESIDE = 0.033;

/** DM that each space for goods on trailers is worth beside that, per contract still open. */
const ROOM_BESIDE = 40;

/**
 * DM by which the difference of two seats' results is usually off, and the additional DM for contracts each may still
 * get, by the square root of their number. In proportion to the number, as plans add up, the chances were far too
 * cautious for two players and too confident for six.
 */
const DOUBT = 850;
const DOUBT_A_CONTRACT = 1230;

/**
 * DM that a turn before the others is worth, and the additional DM per public contract that a seat may still get. With
 * less, chances would rise with every roll and fall again while the others drive: in 1,200 matches they rose by 0.9
 * percentage points a turn with 450 DM, and by 1.8 while there were still four contracts per seat.
 */
const A_TURN_AHEAD = { usual: 470, aContract: 40 } as const;

/**
 * Once no public contract is left, plans include when the match ends and whose turn comes first: `beside` is the share
 * that is still expected beside them. Uncertainty shrinks towards the end: half of it is left `rounds` before the end,
 * and only the share `least` when a seat has nothing left but to unload.
 */
const ENDING = { beside: 0.3, rounds: 1, least: 0.03 } as const;

/** The share of the usual uncertainty that is left so close to the end. */
const doubtLeft = (G: State): number => {
  const rounds = roundsToEnd(G);
  return (rounds + ENDING.least) / (rounds + ENDING.rounds);
};

/** DM that a seat can expect beside its plan, per contract still open. */
const besidePlan = (G: State, seat: PlayerID): number => {
  const here = loadable(G, seat);
  const away = G.hands[seat]!.filter((card) => !here.includes(card));
  const room = publicLeft(G) ? capacityOf(G, seat) - TRUCK_CAPACITY : 0;
  return (
    ABOARD_BESIDE * revenueOf([...G.aboard[seat]!, ...here]) +
    IN_HAND_BESIDE * revenueOf(away) +
    ROOM_BESIDE * room
  );
};

/**
 * The probability that each seat wins, together 1, when all cards are open; takes the DM that each seat's plan earns.
 */
export const chancesWith = (G: State): ((planned: PerSeat<number>) => PerSeat<number>) => {
  const open = openContracts(G);
  const isEnding = !publicLeft(G);
  const turnAhead = A_TURN_AHEAD.usual + (A_TURN_AHEAD.aContract * publicLeft(G)) / seatsOf(G).length;
  const beyond = perSeat(seatsOf(G), (seat) => {
    const beside = besidePlan(G, seat);
    if (isEnding) return ENDING.beside * open * beside;
    return open * beside + turnAhead * (1 - roundsToDrive(G, seat));
  });
  const doubt = (isEnding ? doubtLeft(G) : 1) * (DOUBT + DOUBT_A_CONTRACT * Math.sqrt(open));
  return (planned) =>
    chancesBy(
      perSeat(seatsOf(G), (seat) => settledMoney(G, seat) + planned[seat]! + beyond[seat]!),
      doubt,
    );
};
