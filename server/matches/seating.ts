import type { LogEntry, PlayerID } from 'boardgame.io';
import type { KeptSeat, MarkedEntry } from '../../games/shared/protocol';
import type { BotLevel } from '../../games/shared/gameModule';
import { calledAt } from './clocks';
import type { Match, Seat } from '../storage/matchStore';

/** How well the computer player decides that decides for a seat whatever the time; nothing where a person does. */
export const levelOf = ({ bot, standIn }: Seat): BotLevel | undefined => bot ?? standIn;

/**
 * How well the computer player decides that decides for a seat at some moment; nothing where a person does, or nobody.
 * For somebody whose time is up one decides, too.
 */
export const levelAt = ({ table, clocks }: Match, seat: Seat, now: number): BotLevel | undefined => {
  const isOut = clocks !== undefined && calledAt(clocks, table.timeUp, now).once.includes(seat.playerID);
  return levelOf(seat) ?? (isOut ? table.standIn : undefined);
};

/** Those of the awaited whose time passes: people for whom no computer player decides, unless there is a pause. */
export const runningAt = ({ seats, pause }: Match, awaited: readonly PlayerID[]): readonly PlayerID[] => {
  if (pause?.since !== undefined) return [];
  const people = seats.filter(({ credentialHash, standIn }) => credentialHash && !standIn);
  return awaited.filter((seat) => people.some(({ playerID }) => playerID === seat));
};

/** Does nobody decide for the seat, until somebody takes it? */
const isVacant = ({ name, standIn }: Seat): boolean => name === undefined && standIn === undefined;

/** Nobody begins before the last seat is taken; one that is freed later holds nobody up but itself. */
export const hasBegun = ({ stateID, seats }: Pick<Match, 'stateID' | 'seats'>): boolean =>
  stateID > 0 || !seats.some(isVacant);

/** What a computer player plays for somebody else is marked as such in the log; what it plays for itself is not. */
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

/** For whom a free seat is kept at a time in ms since 1970, as everybody may know; nothing once it is anybody's. */
export const keptSeatOf = ({ name, keptFor }: Seat, now: number): KeptSeat | undefined =>
  name === undefined && keptFor && keptFor.until > now
    ? { name: keptFor.name, ms: keptFor.until - now }
    : undefined;
