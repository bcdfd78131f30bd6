import type { PlayerID } from 'boardgame.io';

/** Whose pages are connected to a process; older ones say neither which are out of sight nor how many spectators there are. */
export type WhoIsThere = {
  readonly seats: readonly PlayerID[];
  readonly hidden?: readonly PlayerID[];
  readonly spectators?: number;
};

/** What the processes of one database tell each other. It names things and holds none: what is new is read from the store. */
export type Notice =
  /** A process lives; says so every second. */
  | { readonly kind: 'alive' }
  /**
   * A process is new, or could not be heard for a while and is here again: forget who was connected to it, and say who
   * is to you.
   */
  | { readonly kind: 'hello'; readonly again: boolean }
  /** The answer: who is connected here follows. */
  | { readonly kind: 'here' }
  /** A process stops. */
  | { readonly kind: 'gone' }
  /** A move has been kept, up to this position. */
  | { readonly kind: 'moved'; readonly matchID: string; readonly stateID: number }
  /** The seats of a match have changed, or there is a rematch. */
  | { readonly kind: 'changed'; readonly matchID: string }
  /** A line has been added to the chat. */
  | { readonly kind: 'chat'; readonly matchID: string; readonly lineID: string }
  /** The seats of a match whose pages are connected to the process, all of them; and how many watch there without a seat. */
  | ({ readonly kind: 'present'; readonly matchID: string } & WhoIsThere)
  /** How many connections a caller holds to the process; in place of the caller stands a hash. */
  | { readonly kind: 'holds'; readonly caller: string; readonly connections: number };

/** Of notices with the same subject the newest says it all. */
export const subjectOf = (notice: Notice): string => {
  if (notice.kind === 'chat') return `chat/${notice.matchID}/${notice.lineID}`;
  if (notice.kind === 'holds') return `holds/${notice.caller}`;
  return 'matchID' in notice ? `${notice.kind}/${notice.matchID}` : notice.kind;
};
