import { createContext, startTransition, useCallback, useContext, useEffect, useState } from 'react';
import { lastDecisionIn, LookBackContext, lookBackAt, lookedBackFrom, type LookBack } from './lookBack';
import type { BoardProps, Snapshot } from './match';
import { hurry, usePaceTimes, useShowTimes } from './pace';
import { usePressAnywhere } from './usePressAnywhere';

/** How long a moment stays before the next one, in ms. */
const BEAT = 900;

/** Keys that skip to the end. */
const SKIPPING: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/** The moments of a step worth stopping at; the last one is the position after it. */
type Moments<View> = (before: Snapshot<View>, after: Snapshot<View>) => readonly Snapshot<View>[];

/** A position that is known, how many steps of the log are not seen again, and what is remembered of all that. */
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
  /** The newest position there is. */
  readonly newest: Snapshot<View>;
  readonly shown: Snapshot<View>;
  /** Moments still to come; the last one is the newest position. */
  readonly coming: readonly Snapshot<View>[];
  /** Which moment it is: two may look the same. */
  readonly beat: number;
  /** How things stood when the reader last decided something: what came of it can be seen again. */
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

/** How many moments are seen again at most. */
const ROUND = 60;

/** From where what has happened is seen again, once this position has come: an own decision begins anew. */
const sinceWith = <View>(
  { newest, since }: Film<View>,
  next: readonly Snapshot<View>[],
  answers: ReadonlySet<string>,
  /** From where a reader looks back who comes to the table, or back to it. */
  recalled: (now: Snapshot<View>) => Since<View>,
): Since<View> => {
  const now = next.at(-1)!;
  if (now.playerID !== newest.playerID) return recalled(now);
  if (now.log.length < since.seen) return from(now);
  if (now.playerID === null || lastDecisionIn(now.log, now.playerID, answers) < newest.log.length)
    return since;
  // what a decision has brought about at once can be seen again
  return next.length > 1 ? from(newest, now) : from(now);
};

/** Eyes that nothing was told but what all were told. */
const NO_SEAT = '';

/** What was told of each step from one on; as all were told where a page that was loaded anew knows no more. */
const retold = <View>(now: Snapshot<View>, from: number): Snapshot<View> => {
  const log = now.log.map((entry, at) => {
    const isKnown = at < from || entry.told || (at === now.log.length - 1 && now.told?.length);
    return isKnown ? entry : { ...entry, told: entry.happenings };
  });
  return { ...now, log };
};

/** How things stood, and what came since, to be seen again; where it holds secrets of the reader's own, as all saw it. */
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

/** Is there anything to be seen again? */
const hasRound = <View>({ since: { seen }, newest }: Film<View>): boolean =>
  newest.log.slice(seen).some(({ happenings }) => happenings.length > 0);

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

type Ways<View> = {
  readonly hold?: Hold<View>;
  /** All the moments of some steps, where `moments` leaves some out. */
  readonly all?: Moments<View>;
  readonly answers?: ReadonlySet<string>;
};

const ONE_BEAT = () => 1;
const NONE: ReadonlySet<string> = new Set();

/** Shows what happens one moment after the other, about a beat apart; a press anywhere or a key skips to the end. */
export const useUnfolding = <View>(
  { view, playerID, seats, log, told, undoable, legal }: BoardProps<View>,
  moments: Moments<View>,
  { hold = ONE_BEAT, all = moments, answers = NONE }: Ways<View> = {},
): Unfolding<View> => {
  const now: Snapshot<View> = { view, playerID, seats, log, undoable, ...(told && { told }) };
  const times = usePaceTimes();
  const showTimes = useShowTimes();
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

  // a whole table takes long to lay: the press is seen before it
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

  const { beat } = film;
  const held = (film.isAgain ? showTimes : times) * BEAT * hold(film.shown);
  useEffect(() => {
    if (!isUnfolding || held === Infinity) return undefined;
    const timer = setTimeout(() => setFilm((now) => (now.beat === beat ? advanced(now) : now)), held);
    return () => clearTimeout(timer);
  }, [isUnfolding, held, beat]);

  const { since } = film;
  useEffect(() => {
    const { playerID: seat } = since.position;
    if (seat !== null) lookBacks.keep(seat, since.lookBacks);
  }, [lookBacks, since]);

  // whoever was in a hurry until their own turn is there now
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
