import type { PlayerID } from 'boardgame.io';

/**
 * Whose pages are connected to a process. Older versions do not send which pages are out of sight, nor the number of
 * spectators.
 */
export type WhoIsThere = {
  readonly seats: readonly PlayerID[];
  readonly hidden?: readonly PlayerID[];
  readonly spectators?: number;
};

/**
 * What the processes of one database tell each other. A notice only names what changed; the new data is read from the
 * store.
 */
export type Notice =
  /** A process is alive; sent every second. */
  | { readonly kind: 'alive' }
  /**
   * A process is new, or can be heard again after a break: forget who was connected to it, and tell it who is
   * connected to you.
   */
  | { readonly kind: 'hello'; readonly again: boolean }
  /** The reply to `hello`: a list of who is connected here follows. */
  | { readonly kind: 'here' }
  /** A process is stopping. */
  | { readonly kind: 'gone' }
  /** A move has been stored; the match has come to this position. */
  | { readonly kind: 'moved'; readonly matchID: string; readonly stateID: number }
  /** The seats of a match have changed, or there is a rematch. */
  | { readonly kind: 'changed'; readonly matchID: string }
  /** A line has been added to the chat. */
  | { readonly kind: 'chat'; readonly matchID: string; readonly lineID: string }
  /** All seats of a match whose pages are connected to the process, and how many spectators it has there. */
  | ({ readonly kind: 'present'; readonly matchID: string } & WhoIsThere)
  /** How many connections a caller holds to the process; the caller is sent as a hash. */
  | { readonly kind: 'holds'; readonly caller: string; readonly connections: number };

/** Of several notices with the same subject, only the newest counts. */
export const subjectOf = (notice: Notice): string => {
  if (notice.kind === 'chat') return `chat/${notice.matchID}/${notice.lineID}`;
  if (notice.kind === 'holds') return `holds/${notice.caller}`;
  return 'matchID' in notice ? `${notice.kind}/${notice.matchID}` : notice.kind;
};
