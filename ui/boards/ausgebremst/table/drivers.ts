import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import {
  BASE_SET_UP,
  FINISH,
  isAdvanced,
  isFaceUp,
  isLastStop,
  isNuisance,
  rankOf,
  SET_UPS,
  toGoOf,
  valueOf,
  VALUES,
  type CarId,
  type Ending,
  type RaceHappening,
  type Target,
  type Value,
  type View,
} from '../../../../games/ausgebremst';
import { nameAt, type LogEntry, type SeatInfo, type Snapshot } from '../../../kit/match';
import type { Paint } from '../track/Car';
import type { CarOnTrack } from '../track/DrivingCar';
import { happeningsOf } from '../story';
import { WORDS } from './words';
import { seatNumber } from '../../../pieces/Seal';

/** How a car stands with its pit stop. */
export type PitState = 'done' | 'due' | 'open' | 'none';

/** A car as the table shows it, a player's or nobody's. */
export type Driver = {
  readonly car: CarId;
  readonly paint: Paint;
  /** Its number, or the letter of a car that is nobody's. */
  readonly number: string;
  /** What to call it, even while the seat is free. */
  readonly name: string;
  readonly isMe: boolean;
  readonly isNuisance: boolean;
  /** Does somebody decide for it, who takes the time they take? */
  readonly isPerson: boolean;
  readonly isOnTurn: boolean;
  /** Does the table wait for their decision? */
  readonly isAwaited: boolean;
  readonly isReady: boolean;
  /** From 1: among the cars on the road, where level cars share one, or the place it came in. */
  readonly place: number | null;
  /** Spaces; none once it has left the road. */
  readonly toGo: number | null;
  /** Cards it has left; unknown where nobody may count them. */
  readonly cards: number | undefined;
  readonly played: number;
  readonly pit: PitState;
  readonly ending: Ending | null;
  /** Cards of the hand that lie open, but the reader's own; of a nuisance car the one it waits with. */
  readonly open: readonly Value[];
  /** The card it moved by last, until its next one; none when it waited. */
  readonly last: Value | undefined;
};

/** What a car is called; a free seat by its number. */
export const calledAt = (seats: readonly SeatInfo[], car: CarId, t: TFunction): string => {
  if (!/^\d/.test(car)) return t('table.nuisance', { ns: WORDS, car });
  return nameAt(seats, car) || t('table.freeSeat', { ns: WORDS, number: seatNumber(car) });
};

/** The number on a car. */
const numberOf = (car: CarId): string => (/^\d/.test(car) ? String(seatNumber(car)) : car);

/** How a car is painted. */
const paintOf = (car: CarId): Paint => (/^\d/.test(car) ? seatNumber(car) : 'nuisance');

const pitOf = (view: View, car: CarId): PitState => {
  const { stopped, crossed } = view.cars[car]!;
  if (stopped) return 'done';
  if (isAdvanced(view)) return 'none';
  return isLastStop(crossed) ? 'due' : 'open';
};

/** how many cards a race of the base game is driven with. */
const RACED = VALUES.reduce((sum, value) => sum + SET_UPS[BASE_SET_UP][value], 0);

const cardsOf = (view: View, car: CarId, reader: PlayerID | null): number | undefined => {
  const pile = view.piles[car]!.length;
  if (isNuisance(view, car)) return pile;
  const hand = view.hands[car]!.length;
  // for the grid a card of all 28 is turned; the race is driven with fewer
  if (!isAdvanced(view)) return view.stage === 'grid' ? RACED : hand + pile;
  return car === reader ? hand + view.stacks[car]!.flat().length : undefined;
};

/** — a player's hand that was shown, or the card a nuisance car waits with. */
const openCards = (view: View, car: CarId, reader: PlayerID | null): readonly Value[] => {
  const turned = view.turnedUp[car] ? view.piles[car]!.slice(-1) : [];
  const cards = isNuisance(view, car) ? turned : car === reader ? [] : view.hands[car]!;
  return cards.filter(isFaceUp).map(valueOf);
};

/** The card that each car moved by last in this race. */
const lastCards = (log: readonly LogEntry[]): ReadonlyMap<CarId, Value | undefined> => {
  const last = new Map<CarId, Value | undefined>();
  for (const entry of log.toReversed())
    for (const told of happeningsOf(entry).toReversed()) {
      if (told.type === 'start') return last;
      if (told.type !== 'drove' && told.type !== 'spent' && told.type !== 'waited') continue;
      if (!last.has(told.car)) last.set(told.car, told.type === 'waited' ? undefined : told.value);
    }
  return last;
};

const placeInRace = (view: View, car: CarId): number | null => {
  const finished = view.left.filter((one) => view.cars[one]!.ending === 'finished');
  if (finished.includes(car)) return finished.indexOf(car) + 1;
  return view.cars[car]!.space === null ? null : finished.length + rankOf(view, car);
};

/** Is the table waiting for that car? */
const isWaitedFor = (view: View, car: CarId): boolean => {
  if (view.stage === 'over') return false;
  return view.stage === 'driving' ? view.turn.car === car : view.ready[car] === false;
};

/** All cars as the table shows them, in the order of the grid, which is the turn order. */
export const driversOf = (
  { view, playerID, seats, log }: Snapshot<View>,
  t: TFunction,
): readonly Driver[] => {
  const last = lastCards(log);
  return view.grid.map((car): Driver => {
    const { space, ending } = view.cars[car]!;
    return {
      car,
      paint: paintOf(car),
      number: numberOf(car),
      name: calledAt(seats, car, t),
      isMe: car === playerID,
      isNuisance: isNuisance(view, car),
      isPerson: seats.some(({ playerID: seat, bot, standIn }) => seat === car && !bot && !standIn),
      isOnTurn: view.stage === 'driving' && view.turn.car === car,
      isAwaited: isWaitedFor(view, car),
      isReady: view.ready[car] ?? true,
      place: placeInRace(view, car),
      toGo: space === null ? null : toGoOf(view, car),
      cards: cardsOf(view, car, playerID),
      played: view.played[car]!.length,
      pit: pitOf(view, car),
      ending,
      open: openCards(view, car, playerID),
      last: view.stage === 'driving' ? last.get(car) : undefined,
    };
  });
};

/** The cars in the order of the race: finished ones, those on the road, those that are out. */
export const inOrder = (drivers: readonly Driver[]): readonly Driver[] =>
  drivers.toSorted((a, b) => (a.place ?? drivers.length + 1) - (b.place ?? drivers.length + 1));

const seenLately = (log: readonly LogEntry[]): readonly RaceHappening[] =>
  log.slice(-2).flatMap(({ happenings }) => happenings as readonly RaceHappening[]);

/** What another car does: by then the one before it is off the road. */
const GOES_ON: ReadonlySet<RaceHappening['type']> = new Set(['round', 'drove', 'spent', 'waited']);

/** where a car is to be seen: on its space, or just crossing the finish, which it leaves at once. */
const seenAt = (view: View, car: CarId, told: readonly RaceHappening[]): Target | null => {
  const { space, ending } = view.cars[car]!;
  const at = told.findLastIndex((one) => one.type === 'left' && one.car === car);
  const justFinished = at >= 0 && !told.slice(at).some(({ type }) => GOES_ON.has(type));
  return space ?? (ending === 'finished' && justFinished ? FINISH : null);
};

/** The cars that are to be seen on the circuit. */
export const carsOf = ({ view, log }: Snapshot<View>, drivers: readonly Driver[]): readonly CarOnTrack[] => {
  const told = seenLately(log);
  return drivers.flatMap(({ car, paint, number, isMe, last }) => {
    const at = seenAt(view, car, told);
    if (at === null) return [];
    const drove = told.findLast((one) => one.type === 'drove' && one.car === car);
    const end = at === FINISH ? [FINISH] : [];
    const way =
      drove?.type === 'drove' ? { way: [drove.from, ...drove.path, ...end] as readonly Target[] } : {};
    return [{ id: car, paint, number, at, own: isMe, ...way, ...(last && { last }) }];
  });
};
