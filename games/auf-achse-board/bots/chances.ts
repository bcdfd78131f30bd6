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

/** Contracts whose goods lie where the truck stands and could be loaded: they are as good as aboard. */
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
 * Fitted to 1,200 finished matches, half of them of good players and half of experts, two to six at a table, and checked on other
 * matches: what is told as one chance in three comes true one time in three (`npm run bench:chances`).
 */

/** Shares of what the contracts aboard and in hand pay that are expected beside the plan, for every contract still open. */
const ABOARD_BESIDE = 0.047;
const IN_HAND_BESIDE = 0.033;

/** DM that room for a good beyond the truck's own is worth beside that, for every contract still open. */
const ROOM_BESIDE = 40;

/**
 * DM by which the difference of two seats' results is usually off, and the additional DM for contracts each may still
 * get, by the square root of their number. In proportion to the number, as plans add up, the chances were far too
 * cautious for two players and too confident for six.
 */
const DOUBT = 850;
const DOUBT_A_CONTRACT = 1230;

/**
 * DM that a turn is worth which one seat has before the others, and how many more for each public contract that a seat may
 * still get: with less, chances would rise with every roll and fall again while the others drive. In 1,200 matches they rose
 * by 0.9 points a turn with 450, and by 1.8 where there were still four contracts a seat.
 */
const A_TURN_AHEAD = { usual: 470, aContract: 40 } as const;

/**
 * When no public contract is left, plans know when the match ends and whose turn comes first: so much of what is to be
 * expected beside them is left. The nearer the end the less is in doubt: half of it when it is a round away, nearly
 * nothing where somebody has only to unload.
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
