import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { BoardProps, Snapshot } from './match';
import { hurry, usePaceTimes, useShowTimes } from './pace';
import { usePressAnywhere } from './usePressAnywhere';

/** How long a moment stays before the next one, in ms. */
const BEAT = 900;

/** Keys that skip to the end. */
const SKIPPING: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/** The moments of a step worth stopping at; the last one is the position after it. */
type Moments<View> = (before: Snapshot<View>, after: Snapshot<View>) => readonly Snapshot<View>[];

type Film<View> = {
  /** The newest position there is. */
  readonly newest: Snapshot<View>;
  readonly shown: Snapshot<View>;
  /** Moments still to come; the last one is the newest position. */
  readonly coming: readonly Snapshot<View>[];
  /** Which moment it is: two may look the same. */
  readonly beat: number;
  /** What the others have brought about since the reader decided something: to be seen again. */
  readonly round: readonly Snapshot<View>[];
  readonly isAgain: boolean;
};

const still = <View>(now: Snapshot<View>): Film<View> => ({
  newest: now,
  shown: now,
  coming: [],
  beat: 0,
  round: [],
  isAgain: false,
});

/** What is shown, and what is still to come. */
type Shown<View> = Omit<Film<View>, 'round' | 'isAgain'>;

/** At most so many moments can be seen again. */
const ROUND = 60;

/** The moments that can be seen again once these have come: an own decision begins anew. */
const roundWith = <View>({ newest, round }: Film<View>, next: readonly Snapshot<View>[]) => {
  const { log, playerID } = next.at(-1)!;
  const isOwn = playerID !== null && log.length > newest.log.length && log.at(-1)!.seat === playerID;
  const isSame = playerID === newest.playerID && log.length >= newest.log.length;
  if (isOwn) return next;
  if (!isSame) return [next.at(-1)!];
  return log.length === newest.log.length ? round : [...round, ...next].slice(-ROUND);
};

/** Adds what has just arrived to what is still to be shown. */
const extended = <View>(
  { newest, shown, coming, beat }: Film<View>,
  now: Snapshot<View>,
  next: readonly Snapshot<View>[],
): Shown<View> => {
  if (next.length === 1 && now.playerID !== newest.playerID)
    return { newest: now, shown: now, coming: [], beat };
  // A step that shows nothing does not hold up what is on; a position that was held before it is not held again.
  const isHeld = coming.length > 0 && (coming.at(-2) ?? shown) === newest;
  const film = next.length === 1 || isHeld ? [...coming.slice(0, -1), ...next] : [...coming, ...next];
  if (coming.length) return { newest: now, shown, coming: film, beat };
  return { newest: now, shown: film[0]!, coming: film.slice(1), beat: beat + 1 };
};

type Unfolding<View> = {
  readonly shown: Snapshot<View>;
  /** Is there still something to come? */
  readonly isUnfolding: boolean;
  /** Ends the showing. */
  readonly skip: () => void;
  /** Shows what the others have done since the reader decided something once more; nothing where there is nothing. */
  readonly again: (() => void) | undefined;
  /** What can be played now: nothing before everything has been shown. */
  readonly legal: BoardProps['legal'];
};

const advanced = <View>(film: Film<View>): Film<View> => {
  const { newest, coming, beat } = film;
  const [shown = newest, ...rest] = coming;
  return { ...film, shown, coming: rest, beat: beat + 1 };
};

const NOTHING: BoardProps['legal'] = [];

/** Who wants to know whether the board is still showing what happened. */
export const UnfoldingListener = createContext<(isUnfolding: boolean) => void>(() => {});

/** How many beats a moment is held; without end it waits for a press. */
type Hold<View> = (shown: Snapshot<View>) => number;

const ONE_BEAT = () => 1;

/** Shows what happens one moment after the other, about a beat apart; a press anywhere or a key skips to the end. */
export const useUnfolding = <View>(
  { view, playerID, seats, log, told, legal }: BoardProps<View>,
  moments: Moments<View>,
  hold: Hold<View> = ONE_BEAT,
): Unfolding<View> => {
  const now: Snapshot<View> = { view, playerID, seats, log, ...(told && { told }) };
  const times = usePaceTimes();
  const showTimes = useShowTimes();
  const [film, setFilm] = useState(() => still(now));

  const isNew =
    now.view !== film.newest.view || now.log !== film.newest.log || now.seats !== film.newest.seats;
  const arrived = (): Film<View> => {
    const next = moments(film.newest, now);
    const shown =
      times === 0 ? { newest: now, shown: now, coming: [], beat: film.beat } : extended(film, now, next);
    return { ...shown, round: roundWith(film, next), isAgain: film.isAgain && shown.coming.length > 0 };
  };
  const current = isNew ? arrived() : film;
  if (isNew) setFilm(current);

  const skip = useCallback(
    () => setFilm((now) => ({ ...now, shown: now.newest, coming: [], isAgain: false })),
    [],
  );
  const again = useCallback(
    () =>
      setFilm((now) => ({
        ...now,
        shown: now.round[0]!,
        coming: [...now.round.slice(1), now.newest],
        beat: now.beat + 1,
        isAgain: true,
      })),
    [],
  );
  const isUnfolding = current.coming.length > 0;

  const onUnfolding = useContext(UnfoldingListener);
  useEffect(() => onUnfolding(isUnfolding), [onUnfolding, isUnfolding]);

  const { beat } = current;
  const held = (current.isAgain ? showTimes : times) * BEAT * hold(current.shown);
  useEffect(() => {
    if (!isUnfolding || held === Infinity) return undefined;
    const timer = setTimeout(() => setFilm((now) => (now.beat === beat ? advanced(now) : now)), held);
    return () => clearTimeout(timer);
  }, [isUnfolding, held, beat]);

  // whoever was in a hurry until their own turn is there now
  const isAwaited = legal.length > 0;
  useEffect(() => {
    if (isAwaited) hurry.set(false);
  }, [isAwaited]);

  usePressAnywhere(isUnfolding, (key) => {
    if (!key || SKIPPING.has(key)) skip();
  });

  return {
    shown: current.shown,
    isUnfolding,
    skip,
    again: isUnfolding || current.round.length < 2 ? undefined : again,
    legal: isUnfolding ? NOTHING : legal,
  };
};
