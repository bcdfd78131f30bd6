import type { PlayerID } from 'boardgame.io';
import { clockwiseFrom } from '../../games/shared/seats';
import type { LocalMatchData } from '../local/localMatches';
import type { PlayedTable } from './playedTable';

/** Who holds a device that several people share. */
export type Holding = {
  /** Who decides at the device; null while it is covered. Their cards are open, unless they decide in public. */
  readonly open: PlayerID | null;
  /** Is the decision made in public? Then the device need not be handed over, and nobody's cards are shown. */
  readonly isPublic: boolean;
  /** Who takes the device next; undefined while computer players think, and after the end. */
  readonly next: PlayerID | undefined;
  /** Who had the device last. */
  readonly last: PlayerID | undefined;
  /** Has something happened since it was covered that everybody at the table wants to see? */
  readonly news: boolean;
};

/**
 * Passes the device around. If there is only one human, their hand is always open. `awaited`: whom the table waits
 * for; `isOpenly`: whether they decide in public.
 */
export const passDevice = (
  { seats }: LocalMatchData,
  table: PlayedTable,
  awaited: () => readonly PlayerID[],
  isOpenly: () => boolean,
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
  let isPublic = false;

  const next = (): PlayerID | undefined => {
    const waiting = new Set(awaited());
    const round = clockwiseFrom(order, last ?? table.position().ctx.currentPlayer);
    return round.find((seat) => waiting.has(seat) && humans.includes(seat));
  };

  const cover = () => {
    open = null;
    isPublic = false;
  };
  /** A public decision needs no handing over: whoever is next decides in front of everybody. */
  const goPublic = () => {
    if (isAlone || open !== null || !isOpenly()) return;
    open = next() ?? null;
    isPublic = open !== null;
    if (isPublic) news = false;
  };
  goPublic();

  return {
    /** Who decides at the device; null while it is covered. */
    open: () => open,
    /** Whose cards are shown. */
    eyes: () => (isPublic ? null : open),
    now: (): Holding => ({ open, isPublic, next: open === null ? next() : undefined, last, news }),
    /** The seat whose cards are open has made a decision. */
    hasPlayed: () => {
      last = open ?? last;
    },
    /** The table has taken back a decision of that seat: the device goes to whoever decides now. */
    hasGoneBack: (seat: PlayerID) => {
      if (isAlone) return;
      cover();
      last = seat;
      news = false;
    },
    /** Covers the device once its holder has decided, and when there is something to see before others decide. */
    afterStep: () => {
      if (isAlone) return;
      const waiting = awaited();
      const seen = table.played().at(-1)!.seen > 0;
      const othersToo = waiting.some((seat) => seat !== open && humans.includes(seat));
      if (isPublic || (open !== null && (!waiting.includes(open) || (seen && othersToo)))) cover();
      if (open === null && seen) news = true;
      goPublic();
    },
    /** Opens the cards of a seat; returns false unless that seat is next. */
    revealTo: (seat: PlayerID): boolean => {
      if (open !== null || seat !== next()) return false;
      open = seat;
      last = seat;
      news = false;
      return true;
    },
    /** Covers all cards; returns false if there is nothing to cover. */
    cover: (): boolean => {
      if (isAlone || open === null) return false;
      cover();
      return true;
    },
  };
};
