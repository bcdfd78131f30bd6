import type { State } from 'boardgame.io';
import { DELAY_MS, type TableOptions } from '../../games/shared/conduct';
import type { ChatLine, Match } from '../storage/matchStore';
import { stateIDOf } from './stateID';

/** How spectators may watch a match. After its end nothing is held back. */
export const sightOf = ({
  table,
  gameover,
}: Pick<Match, 'table' | 'gameover'>): TableOptions['spectators'] =>
  gameover !== undefined ? 'welcome' : table.spectators;

/** What may now be shown with a delay. */
type Old = { readonly positions: readonly State[]; readonly lines: readonly ChatLine[] };

/**
 * Matches as seen by spectators who watch with a delay. Nothing is stored: a process treats anything it has only just
 * learned as new. So after a restart spectators wait, and never see anything too early.
 */
export type Delayed = {
  /** The match is at this position now; its last known change was at `changedAt`, in ms since 1970. */
  readonly saw: (matchID: string, state: State, changedAt?: number) => void;
  /** These lines of chat have been said by now. */
  readonly heard: (matchID: string, lines: readonly ChatLine[]) => void;
  /** Is this position, or a later one, already known? */
  readonly knows: (matchID: string, stateID: number) => boolean;
  /** What has become old enough since the last call, in order. */
  readonly grown: (matchID: string) => Old;
  /** The latest position that was old enough; undefined while all known positions are too new. */
  readonly positionAt: (matchID: string) => State | undefined;
  /** The lines of chat that were old enough. */
  readonly linesAt: (matchID: string) => readonly ChatLine[];
  /** Time until there is a position to show, in ms. */
  readonly waitAt: (matchID: string) => number;
  /** The matches in which something has become old enough. */
  readonly due: () => readonly string[];
  readonly forget: (matchID: string) => void;
};

/**
 * The most positions, and the most lines, that wait in one match. When there are more positions, the newest replaces
 * the one before it.
 */
const MOST = 200;

/** A match with no news for this long, in ms, is forgotten. */
const KEPT = 10 * DELAY_MS;

/** Something that may be shown at time `from`, in ms since 1970. */
type Waiting<What> = { readonly from: number; readonly what: What };

type Known = {
  shown: State | undefined;
  said: readonly ChatLine[];
  /** The number of moves known. */
  newest: number;
  positions: readonly Waiting<State>[];
  lines: readonly Waiting<ChatLine>[];
  seenAt: number;
};

/** What delayed spectators may see, for all matches; `clock` returns the time in ms since 1970. */
export const createDelayed = (clock: () => number): Delayed => {
  const matches = new Map<string, Known>();

  const waiting = <What>(what: What): Waiting<What> => ({ from: clock() + DELAY_MS, what });
  const isOld = ({ from }: Waiting<unknown>) => from <= clock();
  const isNew = (one: Waiting<unknown>) => !isOld(one);

  const begin = (state: State, changedAt: number | undefined): Known => {
    // the clocks of servers differ: a change this long ago is old on every one of them
    const isLongAgo = changedAt !== undefined && clock() - changedAt >= 2 * DELAY_MS;
    return {
      shown: isLongAgo ? state : undefined,
      said: [],
      newest: stateIDOf(state),
      positions: isLongAgo ? [] : [waiting(state)],
      lines: [],
      seenAt: clock(),
    };
  };

  const saw: Delayed['saw'] = (matchID, state, changedAt) => {
    const known = matches.get(matchID);
    if (!known) {
      matches.set(matchID, begin(state, changedAt));
      return;
    }
    known.seenAt = clock();
    if (stateIDOf(state) <= known.newest) return;
    known.newest = stateIDOf(state);
    known.positions = [...known.positions.slice(0, MOST - 1), waiting(state)];
  };

  const heard: Delayed['heard'] = (matchID, lines) => {
    const known = matches.get(matchID);
    if (!known) return;
    const ids = new Set([...known.said, ...known.lines.map(({ what }) => what)].map(({ id }) => id));
    const fresh = lines.filter(({ id }) => !ids.has(id));
    known.lines = [...known.lines, ...fresh.map(waiting)].slice(-MOST);
  };

  const grown: Delayed['grown'] = (matchID) => {
    const known = matches.get(matchID);
    if (!known) return { positions: [], lines: [] };
    const positions = known.positions.filter(isOld).map(({ what }) => what);
    const lines = known.lines.filter(isOld).map(({ what }) => what);
    known.positions = known.positions.filter(isNew);
    known.lines = known.lines.filter(isNew);
    known.shown = positions.at(-1) ?? known.shown;
    known.said = [...known.said, ...lines].slice(-MOST);
    return { positions, lines };
  };

  return {
    saw,
    heard,
    grown,
    knows: (matchID, stateID) => (matches.get(matchID)?.newest ?? -1) >= stateID,
    positionAt: (matchID) => matches.get(matchID)?.shown,
    linesAt: (matchID) => matches.get(matchID)?.said ?? [],
    waitAt: (matchID) => Math.max(0, (matches.get(matchID)?.positions[0]?.from ?? 0) - clock()),
    due: () => {
      const now = clock();
      for (const [matchID, { seenAt }] of matches) if (now - seenAt > KEPT) matches.delete(matchID);
      return [...matches].flatMap(([matchID, { positions, lines }]) =>
        positions.some(isOld) || lines.some(isOld) ? [matchID] : [],
      );
    },
    forget: (matchID) => void matches.delete(matchID),
  };
};
