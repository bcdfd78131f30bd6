import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import {
  capacityOf,
  deciderOf,
  loadOf,
  seatsOf,
  TRAILERS,
  TRUCK_CAPACITY,
  type BoardHappening,
  type ContractId,
  type Space,
  type TrailerId,
  type View,
} from '../../../../games/auf-achse-board';
import { seatNumber, type Seat } from '../../../pieces/Seal';
import { nameAt, type LogEntry, type SeatInfo, type Snapshot } from '../../../kit/match';
import type { TruckOnMap } from '../map/DrivingTruck';
import type { Trail } from '../map/Trails';
import { toldOf } from '../story';
import { WORDS } from './words';

/** A seat as the table shows it. */
export type Player = {
  readonly seat: PlayerID;
  /** The number of the seat, from 1: for its colour, letter and truck. */
  readonly number: Seat;
  /** The name to show, even while the seat is free. */
  readonly name: string;
  readonly isMe: boolean;
  readonly isOnTurn: boolean;
  /** Does the table wait for this player? */
  readonly isAwaited: boolean;
  /** In DM. */
  readonly money: number;
  readonly trailers: readonly TrailerId[];
  /** The number of contracts, in hand and aboard. */
  readonly contracts: number;
  readonly aboard: readonly ContractId[];
  /** The number of goods aboard, and the total capacity. */
  readonly load: number;
  readonly capacity: number;
  readonly held: View['held'][PlayerID];
  /** The number of turns to miss. */
  readonly missed: number;
};

/** The name of a player; for a free seat, its number. */
export const calledAt = (seats: readonly SeatInfo[], seat: PlayerID, t: TFunction): string =>
  nameAt(seats, seat) || t('table.freeSeat', { ns: WORDS, number: seatNumber(seat) });

/** All seats as the table shows them, in seat order. */
export const playersOf = ({ view, playerID, seats }: Snapshot<View>, t: TFunction): readonly Player[] =>
  seatsOf(view).map((seat): Player => ({
    seat,
    number: seatNumber(seat),
    name: calledAt(seats, seat, t),
    isMe: seat === playerID,
    isOnTurn: !view.over && view.turn.seat === seat,
    isAwaited: !view.over && deciderOf(view) === seat,
    money: view.money[seat]!,
    trailers: view.trailers[seat]!,
    contracts: view.hands[seat]!.length + view.aboard[seat]!.length,
    aboard: view.aboard[seat]!,
    load: loadOf(view, seat),
    capacity: capacityOf(view, seat),
    held: view.held[seat]!,
    missed: view.missed[seat]!,
  }));

/** The last drive of a seat's truck, from its start; undefined if it has not driven. */
const lastWayOf = (log: readonly LogEntry[], seat: PlayerID): readonly Space[] | undefined => {
  const told = log.flatMap(({ happenings }) => happenings as readonly BoardHappening[]);
  const drove = told.findLast((one) => one.type === 'drove' && one.seat === seat);
  return drove?.type === 'drove' ? [drove.from, ...drove.path] : undefined;
};

/**
 * The last drives of the other players, up to where they drove, even if a card has moved them since; `isFew`: only
 * the latest one.
 */
export const trailsOf = (
  { log }: Pick<Snapshot<View>, 'log'>,
  players: readonly Player[],
  isFew: boolean,
): readonly Trail[] => {
  const drives = toldOf(log, 'drove');
  const trails = players.flatMap(({ seat, number, isMe }) => {
    const at = isMe ? -1 : drives.findLastIndex((one) => one.seat === seat);
    const drove = drives[at];
    return drove ? [{ at, number, way: [drove.from, ...drove.path] }] : [];
  });
  return trails.toSorted((a, b) => a.at - b.at).slice(isFew ? -1 : 0);
};

/** The trucks on the map. */
export const trucksOf = ({ view, log }: Snapshot<View>, players: readonly Player[]): readonly TruckOnMap[] =>
  players.flatMap(({ seat, number, isMe, load, trailers }) => {
    const space = view.trucks[seat];
    if (!space) return [];
    const way = lastWayOf(log.slice(-2), seat);
    return [
      {
        number,
        space,
        aboard: load,
        capacity: [TRUCK_CAPACITY, ...trailers.map((trailer) => TRAILERS[trailer].capacity)],
        own: isMe,
        ...(way && { way }),
      },
    ];
  });

/**
 * What a waiting reader looks at: the sign that was just placed, otherwise the truck whose turn it is, and its way.
 */
export const justMoved = (shown: Snapshot<View>, players: readonly Player[]): readonly Space[] => {
  const sign = toldOf(shown.log.slice(-1), 'roadworks', 'jam').at(-1)?.space;
  if (sign) return [sign];
  const onTurn = players.find(({ isOnTurn }) => isOnTurn);
  const truck = trucksOf(shown, players).find(({ number }) => number === onTurn?.number);
  if (!truck) return [];
  return truck.way?.at(-1) === truck.space ? truck.way : [truck.space];
};
