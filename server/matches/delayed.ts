import type { State } from 'boardgame.io';
import { DELAY_MS, type TableOptions } from '../../games/shared/conduct';
import type { ChatLine, Match } from '../storage/matchStore';
import { stateIDOf } from './stateID';

/** How those without a seat may watch a match. After its end there is nothing to keep from anybody. */
export const sightOf = ({
  table,
  gameover,
}: Pick<Match, 'table' | 'gameover'>): TableOptions['spectators'] =>
  gameover !== undefined ? 'welcome' : table.spectators;

/** What may be shown of a match some time later. */
type Old = { readonly positions: readonly State[]; readonly lines: readonly ChatLine[] };

/**
 * The matches as those may see them who watch late. Nothing is kept of it: what a process has not known for so long, it
 * takes for new, so that after a restart they wait and are shown nothing too early.
 */
export type Delayed = {
  /** The match stands like this by now, if not for longer: since `changedAt` at most, in ms since 1970. */
  readonly saw: (matchID: string, state: State, changedAt?: number) => void;
  /** These lines have been said by now. */
  readonly heard: (matchID: string, lines: readonly ChatLine[]) => void;
  /** Is it known that so many moves have been played? */
  readonly knows: (matchID: string, stateID: number) => boolean;
  /** What has become old enough since this was last asked, in its order. */
  readonly grown: (matchID: string) => Old;
  /** The last of the positions that were old enough; nothing while all that is known is too new. */
  readonly positionAt: (matchID: string) => State | undefined;
  /** The lines that were old enough. */
  readonly linesAt: (matchID: string) => readonly ChatLine[];
  /** How long it takes until there is a position to be shown, in ms. */
  readonly waitAt: (matchID: string) => number;
  /** The matches of which something has become old enough. */
  readonly due: () => readonly string[];
  readonly forget: (matchID: string) => void;
};

/** So many positions of a match wait at most, and so many lines. Of more positions the newest takes the place of the one before it. */
const MOST = 200;

/** A match nothing was seen of for so long is forgotten, in ms. */
const KEPT = 10 * DELAY_MS;

/** Something that may be shown from then on, in ms since 1970. */
type Waiting<What> = { readonly from: number; readonly what: What };

type Known = {
  shown: State | undefined;
  said: readonly ChatLine[];
  /** How many moves are known. */
  newest: number;
  positions: readonly Waiting<State>[];
  lines: readonly Waiting<ChatLine>[];
  seenAt: number;
};

/** What those who watch late may see, of all matches; `clock` answers the time in ms since 1970. */
export const createDelayed = (clock: () => number): Delayed => {
  const matches = new Map<string, Known>();

  const waiting = <What>(what: What): Waiting<What> => ({ from: clock() + DELAY_MS, what });
  const isOld = ({ from }: Waiting<unknown>) => from <= clock();
  const isNew = (one: Waiting<unknown>) => !isOld(one);

  const begin = (state: State, changedAt: number | undefined): Known => {
    // servers do not go by the same clock: what changed long ago is old by any of them
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
