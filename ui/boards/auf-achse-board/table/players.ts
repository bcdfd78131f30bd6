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
import type { Seat } from '../../../pieces/Seal';
import { seatNumber } from '../../../kit/LogLine';
import { isAway, nameAt, type LogEntry, type SeatInfo, type Snapshot } from '../../../kit/match';
import type { TruckOnMap } from '../map/DrivingTruck';
import { WORDS } from './words';

/** A seat as the table shows it. */
export type Player = {
  readonly id: PlayerID;
  /** For colour, letter and the shape of the truck. */
  readonly seat: Seat;
  /** What to call them, even while the seat is free. */
  readonly name: string;
  readonly isMe: boolean;
  /** Has the page of this player lost its connection? */
  readonly isAway: boolean;
  readonly isOnTurn: boolean;
  /** Does the table wait for their decision? */
  readonly isAwaited: boolean;
  /** DM. */
  readonly money: number;
  readonly trailers: readonly TrailerId[];
  /** Contracts in hand and aboard. */
  readonly contracts: number;
  readonly aboard: readonly ContractId[];
  /** Goods aboard, and how many there is room for in all. */
  readonly load: number;
  readonly capacity: number;
  readonly held: View['held'][PlayerID];
  /** Turns to miss. */
  readonly missed: number;
};

/** What somebody is called; a free seat by its number. */
export const calledAt = (seats: readonly SeatInfo[], playerID: PlayerID, t: TFunction): string =>
  nameAt(seats, playerID) || t('table.freeSeat', { ns: WORDS, number: seatNumber(playerID) });

/** All seats as the table shows them, in the order they sit. */
export const playersOf = ({ view, playerID, seats }: Snapshot<View>, t: TFunction): readonly Player[] =>
  seatsOf(view).map((id): Player => ({
    id,
    seat: seatNumber(id),
    name: calledAt(seats, id, t),
    isMe: id === playerID,
    isAway: isAway(seats, id),
    isOnTurn: !view.over && view.turn.seat === id,
    isAwaited: !view.over && deciderOf(view) === id,
    money: view.money[id]!,
    trailers: view.trailers[id]!,
    contracts: view.hands[id]!.length + view.aboard[id]!.length,
    aboard: view.aboard[id]!,
    load: loadOf(view, id),
    capacity: capacityOf(view, id),
    held: view.held[id]!,
    missed: view.missed[id]!,
  }));

/** How the truck of a seat drove last, from where it stood; nothing if it was put where it is. */
const lastWayOf = (log: readonly LogEntry[], id: PlayerID): readonly Space[] | undefined => {
  const told = log.flatMap(({ happenings }) => happenings as readonly BoardHappening[]);
  const drove = told.findLast((one) => one.type === 'drove' && one.seat === id);
  return drove?.type === 'drove' ? [drove.from, ...drove.path] : undefined;
};

/** The trucks that stand on the map. */
export const trucksOf = ({ view, log }: Snapshot<View>, players: readonly Player[]): readonly TruckOnMap[] =>
  players.flatMap(({ id, seat, isMe, load, trailers }) => {
    const space = view.trucks[id];
    if (!space) return [];
    const way = lastWayOf(log.slice(-2), id);
    return [
      {
        seat,
        space,
        aboard: load,
        capacity: [TRUCK_CAPACITY, ...trailers.map((trailer) => TRAILERS[trailer].capacity)],
        own: isMe,
        ...(way && { way }),
      },
    ];
  });
