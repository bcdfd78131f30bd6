import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { lastDecisionIn, LookBackContext, lookBackAt, lookedBackFrom, type LookBack } from './lookBack';
import type { BoardProps, Snapshot } from './match';
import { hurry, usePaceTimes, useShowTimes } from './pace';
import { usePressAnywhere } from './usePressAnywhere';

/** How long a moment is shown before the next one, in ms. */
const BEAT = 900;

/** Keys that skip to the end. */
const SKIPPING: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/** The moments of a step to stop at; the last one is the position after it. */
type Moments<View> = (before: Snapshot<View>, after: Snapshot<View>) => readonly Snapshot<View>[];

/** A known position, the number of log steps that are not replayed, and what is remembered of both. */
type Since<View> = {
  readonly position: Snapshot<View>;
  readonly seen: number;
  readonly lookBacks: readonly LookBack[];
};

const from = <View>(position: Snapshot<View>, now = position, seen = position.log.length): Since<View> => {
  const looks = position === now ? [position] : [position, now];
  return { position, seen, lookBacks: looks.flatMap((look) => lookBackAt(look) ?? []) };
};

type Film<View> = {
  /** The newest position. */
  readonly newest: Snapshot<View>;
  readonly shown: Snapshot<View>;
  /** Moments still to be shown; the last one is the newest position. */
  readonly coming: readonly Snapshot<View>[];
  /** The number of the moment: two moments may look the same. */
  readonly beat: number;
  /** The position when the reader last decided something: what followed can be shown again. */
  readonly since: Since<View>;
  readonly isAgain: boolean;
};

const still = <View>(now: Snapshot<View>): Film<View> => ({
  newest: now,
  shown: now,
  coming: [],
  beat: 0,
  since: from(now),
  isAgain: false,
});

/** What is shown, and what is still to come. */
type Shown<View> = Omit<Film<View>, 'since' | 'isAgain'>;

/** The most moments that are shown again. */
const ROUND = 60;

/** Where a repeat will start, now that a new position has arrived: the reader's own decision resets it. */
const sinceWith = <View>(
  { newest, since }: Film<View>,
  next: readonly Snapshot<View>[],
  answers: ReadonlySet<string>,
  /** Where a reader starts who comes to the table, or comes back to it. */
  recalled: (now: Snapshot<View>) => Since<View>,
): Since<View> => {
  const now = next.at(-1)!;
  if (now.playerID !== newest.playerID) return recalled(now);
  if (now.log.length < since.seen) return from(now);
  if (now.playerID === null || lastDecisionIn(now.log, now.playerID, answers) < newest.log.length)
    return since;
  // the direct results of a decision can be shown again
  return next.length > 1 ? from(newest, now) : from(now);
};

/** Not a seat: it knows only what everybody was told. */
const NO_SEAT = '';

/**
 * What was told of each step from `from` on; where a reloaded page does not know what the reader was told, the public
 * version.
 */
const retold = <View>(now: Snapshot<View>, from: number): Snapshot<View> => {
  const log = now.log.map((entry, at) => {
    const isKnown = at < from || entry.told || (at === now.log.length - 1 && now.told?.length);
    return isKnown ? entry : { ...entry, told: entry.happenings };
  });
  return { ...now, log };
};

/**
 * The start position and what followed, to show again; after the reader's own decision, in the public version,
 * because of its secrets.
 */
const roundOf = <View>(
  { since: { position, seen }, newest }: Film<View>,
  all: Moments<View>,
): readonly Snapshot<View>[] => {
  const hasDecided = seen > position.log.length;
  const before = hasDecided ? { ...position, playerID: NO_SEAT } : position;
  const told = hasDecided ? newest : retold(newest, position.log.length);
  const frames = [position, ...all(before, told)].map((frame) => (frame === told ? newest : frame));
  const first = frames.findIndex(({ log }) => log.length > seen);
  return first < 0 ? [] : frames.slice(first - 1).slice(-ROUND);
};

/** Is there anything to show again? */
const hasRound = <View>({ since: { seen }, newest }: Film<View>): boolean =>
  newest.log.slice(seen).some(({ happenings }) => happenings.length > 0);

/** Adds new moments to those still to be shown. */
const extended = <View>(
  { newest, shown, coming, beat }: Film<View>,
  now: Snapshot<View>,
  next: readonly Snapshot<View>[],
): Shown<View> => {
  if (next.length === 1 && now.playerID !== newest.playerID)
    return { newest: now, shown: now, coming: [], beat };
  // A step without moments of its own does not delay what is being shown; a position already shown before it is not
  // shown again.
  const isHeld = coming.length > 0 && (coming.at(-2) ?? shown) === newest;
  const film = next.length === 1 || isHeld ? [...coming.slice(0, -1), ...next] : [...coming, ...next];
  if (coming.length) return { newest: now, shown, coming: film, beat };
  return { newest: now, shown: film[0]!, coming: film.slice(1), beat: beat + 1 };
};

type Unfolding<View> = {
  readonly shown: Snapshot<View>;
  /** Are there moments still to come? */
  readonly isUnfolding: boolean;
  /** Ends the display. */
  readonly skip: () => void;
  /**
   * Shows again what the others have done since the reader's last decision; undefined if there is nothing to show.
   */
  readonly again: (() => void) | undefined;
  /** The legal moves; empty until everything has been shown. */
  readonly legal: BoardProps['legal'];
};

const advanced = <View>(film: Film<View>): Film<View> => {
  const { newest, coming, beat } = film;
  const [shown = newest, ...rest] = coming;
  return { ...film, shown, coming: rest, beat: beat + 1 };
};

const NOTHING: BoardProps['legal'] = [];

/** Receives whether the board is still showing what happened. */
export const UnfoldingListener = createContext<(isUnfolding: boolean) => void>(() => {});

/** For how many beats a moment is shown; Infinity waits for a press. */
type Hold<View> = (shown: Snapshot<View>) => number;

type Ways<View> = {
  readonly hold?: Hold<View>;
  /** All the moments of some steps, if `moments` leaves some out. */
  readonly all?: Moments<View>;
  readonly answers?: ReadonlySet<string>;
};

const ONE_BEAT = () => 1;
const NONE: ReadonlySet<string> = new Set();

/** The film of a table: new positions are added as they arrive, and where a repeat would start is remembered. */
const useFilm = <View>(now: Snapshot<View>, moments: Moments<View>, answers: ReadonlySet<string>) => {
  const times = usePaceTimes();
  const lookBacks = useContext(LookBackContext);
  const recalled = (at: Snapshot<View>): Since<View> => {
    const position = at.playerID !== null && lookedBackFrom(lookBacks.recall(at.playerID), at, answers);
    if (!position) return from(at);
    const decided = lastDecisionIn(at.log, at.playerID, answers);
    return from(position, at, Math.max(position.log.length, decided + 1));
  };
  const [film, setFilm] = useState(() => ({ ...still(now), since: recalled(now) }));

  const isNew =
    now.view !== film.newest.view || now.log !== film.newest.log || now.seats !== film.newest.seats;
  const arrived = (was: Film<View>): Film<View> => {
    const next = moments(was.newest, now);
    const shown =
      times === 0 ? { newest: now, shown: now, coming: [], beat: was.beat } : extended(was, now, next);
    const since = sinceWith(was, next, answers, recalled);
    return { ...shown, since, isAgain: was.isAgain && shown.coming.length > 0 };
  };
  if (isNew) setFilm(arrived);

  const { since } = film;
  useEffect(() => {
    const { playerID: seat } = since.position;
    if (seat !== null) lookBacks.keep(seat, since.lookBacks);
  }, [lookBacks, since]);
  return [film, setFilm] as const;
};

/** Goes on to the next moment once the one that is shown has been held long enough. */
const useAdvance = <View>(
  { shown, coming, beat, isAgain }: Film<View>,
  setFilm: Dispatch<SetStateAction<Film<View>>>,
  hold: Hold<View>,
): void => {
  const times = usePaceTimes();
  const showTimes = useShowTimes();
  const isUnfolding = coming.length > 0;
  const held = (isAgain ? showTimes : times) * BEAT * hold(shown);
  useEffect(() => {
    if (!isUnfolding || held === Infinity) return undefined;
    const timer = setTimeout(() => setFilm((now) => (now.beat === beat ? advanced(now) : now)), held);
    return () => clearTimeout(timer);
  }, [isUnfolding, held, beat, setFilm]);
};

/** Shows what happens one moment after the other, about a beat apart; a press anywhere or a key skips to the end. */
export const useUnfolding = <View>(
  { view, playerID, seats, log, told, undoable, legal }: BoardProps<View>,
  moments: Moments<View>,
  { hold = ONE_BEAT, all = moments, answers = NONE }: Ways<View> = {},
): Unfolding<View> => {
  const now: Snapshot<View> = { view, playerID, seats, log, undoable, ...(told && { told }) };
  const [film, setFilm] = useFilm(now, moments, answers);

  // rendering a whole table takes long: the press is painted before it
  const skip = useCallback(
    () =>
      startTransition(() => setFilm((now) => ({ ...now, shown: now.newest, coming: [], isAgain: false }))),
    [setFilm],
  );
  const again = useCallback(
    () =>
      startTransition(() =>
        setFilm((film) => {
          const [first, ...rest] = roundOf(film, all);
          if (!rest.length) return film;
          return { ...film, shown: first!, coming: rest, beat: film.beat + 1, isAgain: true };
        }),
      ),
    [all, setFilm],
  );
  const isUnfolding = film.coming.length > 0;

  const onUnfolding = useContext(UnfoldingListener);
  useEffect(() => onUnfolding(isUnfolding), [onUnfolding, isUnfolding]);

  useAdvance(film, setFilm, hold);

  // a reader who was in a hurry until their own turn has it now
  const isAwaited = legal.length > 0;
  useEffect(() => {
    if (isAwaited) hurry.set(false);
  }, [isAwaited]);

  usePressAnywhere(isUnfolding, (key) => {
    if (!key || SKIPPING.has(key)) skip();
  });

  return {
    shown: film.shown,
    isUnfolding,
    skip,
    again: isUnfolding || !hasRound(film) ? undefined : again,
    legal: isUnfolding ? NOTHING : legal,
  };
};
