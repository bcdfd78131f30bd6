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
import { happeningsOf, type Told } from '../story';
import { WORDS } from './words';
import { seatNumber } from '../../../pieces/Seal';

/** The state of a car's pit stop. */
export type PitState = 'done' | 'due' | 'open' | 'none';

/** A car as the table shows it, a player's or a nuisance car. */
export type Driver = {
  readonly car: CarId;
  readonly paint: Paint;
  /** Its number, or the letter of a nuisance car. */
  readonly number: string;
  /** The name to show, even while the seat is free. */
  readonly name: string;
  readonly isMe: boolean;
  readonly isNuisance: boolean;
  /** Does a person decide for it, who takes as long as they take? */
  readonly isPerson: boolean;
  readonly isOnTurn: boolean;
  /** Does the table wait for their decision? */
  readonly isAwaited: boolean;
  readonly isReady: boolean;
  /** Counted from 1: the rank among the cars on the road, which level cars share, or the finishing place. */
  readonly place: number | null;
  /** The spaces still to go; null once it has left the road. */
  readonly toGo: number | null;
  /** The number of cards it has left; undefined where nobody may count them. */
  readonly cards: number | undefined;
  readonly played: number;
  readonly pit: PitState;
  readonly ending: Ending | null;
  /** Face-up cards of a hand, except the reader's own; of a nuisance car, the card it waits with. */
  readonly open: readonly Value[];
  /** The card of its last move, until its next one; undefined if it waited. */
  readonly last: Value | undefined;
  /** Why it missed its last turn; undefined if it did not. */
  readonly missed: Told<'waited'>['why'] | undefined;
};

/** The name of a car; for a free seat, its number. */
export const calledAt = (seats: readonly SeatInfo[], car: CarId, t: TFunction): string => {
  if (!/^\d/.test(car)) return t('table.nuisance', { ns: WORDS, car });
  return nameAt(seats, car) || t('table.freeSeat', { ns: WORDS, number: seatNumber(car) });
};

/** A car in a sentence, with the number on it. */
export const numberedAt = (seats: readonly SeatInfo[], car: CarId, t: TFunction): string => {
  if (!/^\d/.test(car)) return t('table.inSentence.nuisance', { ns: WORDS, car });
  const name = nameAt(seats, car);
  const number = seatNumber(car);
  return name ? t('table.inSentence.player', { ns: WORDS, name, number }) : calledAt(seats, car, t);
};

/** The number shown on a car. */
export const numberOf = (car: CarId): string => (/^\d/.test(car) ? String(seatNumber(car)) : car);

/** The paint of a car. */
const paintOf = (car: CarId): Paint => (/^\d/.test(car) ? seatNumber(car) : 'nuisance');

const pitOf = (view: View, car: CarId): PitState => {
  const { stopped, crossed } = view.cars[car]!;
  if (stopped) return 'done';
  if (isAdvanced(view)) return 'none';
  return isLastStop(crossed) ? 'due' : 'open';
};

/** the number of cards for a race of the base game. */
const RACED = VALUES.reduce((sum, value) => sum + SET_UPS[BASE_SET_UP][value], 0);

const cardsOf = (view: View, car: CarId, reader: PlayerID | null): number | undefined => {
  const pile = view.piles[car]!.length;
  if (isNuisance(view, car)) return pile;
  const hand = view.hands[car]!.length;
  // for the grid, a card of all 28 is turned up; the race is driven with fewer
  if (!isAdvanced(view)) return view.stage === 'grid' ? RACED : hand + pile;
  return car === reader ? hand + view.stacks[car]!.flat().length : undefined;
};

/** — a player's hand that was shown, or the card a nuisance car waits with. */
const openCards = (view: View, car: CarId, reader: PlayerID | null): readonly Value[] => {
  const turned = view.turnedUp[car] ? view.piles[car]!.slice(-1) : [];
  const cards = isNuisance(view, car) ? turned : car === reader ? [] : view.hands[car]!;
  return cards.filter(isFaceUp).map(valueOf);
};

/** The last move of each car in this race: its card, or why it missed that turn. */
const lastMoves = (log: readonly LogEntry[]): ReadonlyMap<CarId, Pick<Driver, 'last' | 'missed'>> => {
  const last = new Map<CarId, Pick<Driver, 'last' | 'missed'>>();
  for (const entry of log.toReversed())
    for (const told of happeningsOf(entry).toReversed()) {
      if (told.type === 'start') return last;
      if (told.type !== 'drove' && told.type !== 'spent' && told.type !== 'waited') continue;
      if (last.has(told.car)) continue;
      const isMissed = told.type === 'waited';
      last.set(told.car, {
        last: isMissed ? undefined : told.value,
        missed: isMissed ? told.why : undefined,
      });
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

const NO_MOVE = { last: undefined, missed: undefined };

/** All cars as the table shows them, in the order of the grid, which is the turn order. */
export const driversOf = (
  { view, playerID, seats, log }: Snapshot<View>,
  t: TFunction,
): readonly Driver[] => {
  const moves = lastMoves(log);
  return view.grid.map((car): Driver => {
    const { space, ending } = view.cars[car]!;
    const { last, missed } = (view.stage === 'driving' && moves.get(car)) || NO_MOVE;
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
      last,
      missed: space === null ? undefined : missed,
    };
  });
};

/** The cars in race order: those that finished, those on the road, those that are out. */
export const inOrder = (drivers: readonly Driver[]): readonly Driver[] =>
  drivers.toSorted((a, b) => (a.place ?? drivers.length + 1) - (b.place ?? drivers.length + 1));

const seenLately = (log: readonly LogEntry[]): readonly RaceHappening[] =>
  log.slice(-2).flatMap(({ happenings }) => happenings as readonly RaceHappening[]);

/** Happenings of another car: from then on, a car that left the race is no longer shown. */
const GOES_ON: ReadonlySet<RaceHappening['type']> = new Set(['round', 'drove', 'spent', 'waited']);

/** where a car is shown: on its space, or just crossing the finish, after which it is removed. */
const seenAt = (view: View, car: CarId, told: readonly RaceHappening[]): Target | null => {
  const { space, ending } = view.cars[car]!;
  const at = told.findLastIndex((one) => one.type === 'left' && one.car === car);
  const justFinished = at >= 0 && !told.slice(at).some(({ type }) => GOES_ON.has(type));
  return space ?? (ending === 'finished' && justFinished ? FINISH : null);
};

/** The cars to show on the circuit. */
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
