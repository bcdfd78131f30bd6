import type { PlayerID } from 'boardgame.io';
import {
  isEvent,
  penaltyOf,
  seatsOf,
  TRAILERS,
  type Cause,
  type View,
} from '../../../../games/auf-achse-board';
import { placeAmong } from '../../../kit/lead';
import type { LogEntry } from '../../../kit/match';
import { toldOf } from '../story';

/** How the money of one seat adds up, in DM: the start money plus income minus expenses is the total. */
export type Balance = {
  readonly seat: PlayerID;
  readonly start: number;
  readonly deliveries: number;
  readonly auctions: number;
  readonly trailers: number;
  readonly events: number;
  /** B-13.2 — the penalties due at the end. */
  readonly penalties: number;
  readonly total: number;
  /** The numbers of contracts delivered and won, of trailers, and of contracts left over. */
  readonly counts: {
    readonly deliveries: number;
    readonly auctions: number;
    readonly trailers: number;
    readonly left: number;
  };
};

/** The items that add up, from the start money to the total. */
export const LINES = ['start', 'deliveries', 'auctions', 'trailers', 'events', 'penalties'] as const;
export type Line = (typeof LINES)[number];

/** The number of contracts or trailers in an item; undefined for items without a count. */
export const countOf = ({ counts }: Balance, line: Line): number | undefined =>
  line === 'deliveries' || line === 'auctions' || line === 'trailers' ? counts[line] : undefined;

/** Is there anything in this item? */
export const isWritten = (balance: Balance, line: Line): boolean =>
  balance[line] !== 0 || (countOf(balance, line) ?? 0) > 0;

/** B-13.2 — the rank of a seat that ends with that many DM; equal totals share one. */
export const placeOf = (total: number, balances: readonly Balance[]): number =>
  placeAmong(
    balances.map((other) => other.total),
    total,
  );

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Every seat's balance, the richest first; equal ones in seat order. */
export const balancesOf = (view: View, log: readonly LogEntry[]): readonly Balance[] => {
  const [earned, paid, bought] = [toldOf(log, 'earned'), toldOf(log, 'paid'), toldOf(log, 'trailer')];
  const [unloaded, won] = [toldOf(log, 'unloaded'), toldOf(log, 'won')];

  const balanceOf = (seat: PlayerID): Balance => {
    const isMine = (told: { readonly seat: PlayerID }) => told.seat === seat;
    const trailerCards = bought.filter(isMine);
    const due = sum(view.held[seat]!.map((held) => penaltyOf(view, held)));
    const through = (isOf: (cause: Cause) => boolean): number => {
      const of = (told: typeof earned | typeof paid) =>
        sum(told.filter((one) => isMine(one) && isOf(one.cause)).map(({ amount }) => amount));
      return of(earned) - of(paid);
    };
    const deliveries = through((cause) => cause === 'contract');
    const auctions = through((cause) => cause === 'auction');
    const trailers = -sum(trailerCards.map(({ trailer }) => TRAILERS[trailer].price));
    const events = through(isEvent) + due;
    const total = view.money[seat]!;
    return {
      seat,
      start: total - deliveries - auctions - trailers - events + due,
      deliveries,
      auctions,
      trailers,
      events,
      penalties: -due,
      total,
      counts: {
        deliveries: unloaded.filter(isMine).length,
        auctions: won.filter(isMine).length,
        trailers: trailerCards.length,
        left: view.hands[seat]!.length + view.aboard[seat]!.length,
      },
    };
  };
  return seatsOf(view)
    .map(balanceOf)
    .toSorted((a, b) => b.total - a.total);
};

/** How many contracts a seat has delivered in a log, and how its money changed, in DM. */
export const changeOf = (log: readonly LogEntry[], seat: PlayerID) => {
  const own = <Told extends { readonly seat: PlayerID }>(all: readonly Told[]) =>
    all.filter((told) => told.seat === seat);
  const amounts = (all: readonly { readonly seat: PlayerID; readonly amount: number }[]) =>
    sum(own(all).map(({ amount }) => amount));
  const trailers = sum(own(toldOf(log, 'trailer')).map(({ trailer }) => TRAILERS[trailer].price));
  return {
    delivered: own(toldOf(log, 'unloaded')).length,
    money: amounts(toldOf(log, 'earned')) - amounts(toldOf(log, 'paid')) - trailers,
  };
};
