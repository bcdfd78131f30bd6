import type { PlayerID } from 'boardgame.io';
import { clockwiseFrom } from '../../games/shared/seats';
import type { LocalMatchData } from '../local/localMatches';
import type { PlayedTable } from './playedTable';

/** Whose hands a device is in that several people share. */
export type Holding = {
  /** Whose cards lie open; nobody's while the device is covered. */
  readonly open: PlayerID | null;
  /** Who takes the device next; nobody while computer players think, and after the end. */
  readonly next: PlayerID | undefined;
  /** Who had it last. */
  readonly last: PlayerID | undefined;
  /** Has something happened since it was covered that everybody at the table wants to see? */
  readonly news: boolean;
};

/** Passes the device round. With one human only, that hand lies open all the time. `awaited`: whom the table waits for. */
export const passDevice = (
  { seats }: LocalMatchData,
  table: PlayedTable,
  awaited: () => readonly PlayerID[],
) => {
  const order = seats.map((_, at) => String(at));
  const humans = order.filter((seat) => !seats[Number(seat)]!.bot);
  const isAlone = humans.length === 1;

  let open: PlayerID | null = isAlone ? humans[0]! : null;
  let last = table
    .played()
    .map(({ step: [seat] }) => seat)
    .findLast((seat) => humans.includes(seat));
  let news = false;

  const next = (): PlayerID | undefined => {
    const waiting = new Set(awaited());
    const round = clockwiseFrom(order, last ?? table.position().ctx.currentPlayer);
    return round.find((seat) => waiting.has(seat) && humans.includes(seat));
  };

  return {
    /** Whose cards lie open; null while the device is covered. */
    open: () => open,
    now: (): Holding => ({ open, next: open === null ? next() : undefined, last, news }),
    /** The seat whose cards lie open has decided something. */
    hasPlayed: () => {
      last = open ?? last;
    },
    /** The table has taken back a decision of that seat: the device goes to whoever decides now. */
    hasGoneBack: (seat: PlayerID) => {
      if (isAlone) return;
      open = null;
      last = seat;
      news = false;
    },
    /** Covers the device once its holder has decided, and when there is something to see before others decide. */
    afterStep: () => {
      if (isAlone) return;
      const waiting = awaited();
      const seen = table.played().at(-1)!.seen > 0;
      const othersToo = waiting.some((seat) => seat !== open && humans.includes(seat));
      if (open !== null && (!waiting.includes(open) || (seen && othersToo))) open = null;
      if (open === null && seen) news = true;
    },
    /** Opens the cards of a seat; false for any other than the one that is next. */
    revealTo: (seat: PlayerID): boolean => {
      if (open !== null || seat !== next()) return false;
      open = seat;
      last = seat;
      news = false;
      return true;
    },
    /** Covers all cards; false when there is nothing to cover. */
    cover: (): boolean => {
      if (isAlone || open === null) return false;
      open = null;
      return true;
    },
  };
};
