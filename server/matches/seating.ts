import type { LogEntry, PlayerID } from 'boardgame.io';
import type { KeptSeat, MarkedEntry } from '../../games/shared/protocol';
import type { BotLevel } from '../../games/shared/gameModule';
import { calledAt } from './clocks';
import type { Match, Seat } from '../storage/matchStore';

/**
 * The level of the computer player that always decides for a seat, regardless of the clock; undefined for a person.
 */
export const levelOf = ({ bot, standIn }: Seat): BotLevel | undefined => bot ?? standIn;

/**
 * The level of the computer player that decides for a seat at time `now`; undefined for a person or a free seat. A
 * computer player also decides for somebody whose time is up.
 */
export const levelAt = ({ table, clocks }: Match, seat: Seat, now: number): BotLevel | undefined => {
  const isOut = clocks !== undefined && calledAt(clocks, table.timeUp, now).once.includes(seat.playerID);
  return levelOf(seat) ?? (isOut ? table.standIn : undefined);
};

/** The awaited seats whose clocks run: people for whom no computer player decides; during a pause, none. */
export const runningAt = ({ seats, pause }: Match, awaited: readonly PlayerID[]): readonly PlayerID[] => {
  if (pause?.since !== undefined) return [];
  const people = seats.filter(({ credentialHash, standIn }) => credentialHash && !standIn);
  return awaited.filter((seat) => people.some(({ playerID }) => playerID === seat));
};

/** Is nobody in charge of the seat until somebody takes it? */
const isVacant = ({ name, standIn }: Seat): boolean => name === undefined && standIn === undefined;

/** A match begins only when the last seat is taken; a seat freed later only delays its own moves. */
export const hasBegun = ({ stateID, seats }: Pick<Match, 'stateID' | 'seats'>): boolean =>
  stateID > 0 || !seats.some(isVacant);

/** Marks in the log what a computer player plays in place of a person; its own moves are not marked. */
export const markedAs = <Taken extends { readonly entries: readonly LogEntry[] }>(
  taken: Taken,
  { seats }: Pick<Match, 'seats'>,
  playerID: PlayerID,
  standIn: BotLevel | undefined,
): Taken => {
  if (!standIn || seats.some((seat) => seat.playerID === playerID && seat.bot)) return taken;
  const [move, ...rest] = taken.entries;
  return move ? { ...taken, entries: [{ ...move, standIn } satisfies MarkedEntry, ...rest] } : taken;
};

/** A seat nobody has taken. */
export const freeSeat = (playerID: PlayerID): Seat => ({
  playerID,
  name: undefined,
  credentialHash: undefined,
  bot: undefined,
  standIn: undefined,
  awaySince: undefined,
});

/**
 * For whom a free seat is kept, as everybody may know; undefined once anybody may take it. `now` is in ms since 1970.
 */
export const keptSeatOf = ({ name, keptFor }: Seat, now: number): KeptSeat | undefined =>
  name === undefined && keptFor && keptFor.until > now
    ? { name: keptFor.name, ms: keptFor.until - now }
    : undefined;
