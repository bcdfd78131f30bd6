import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { usePersisted } from '../shell/persisted';
import type { BoardProps, Snapshot } from './match';
import { pacePreference } from './pace';

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
};

const still = <View>(now: Snapshot<View>): Film<View> => ({ newest: now, shown: now, coming: [] });

/** Adds what has just arrived to what is still to be shown. */
const extended = <View>(
  { newest, shown, coming }: Film<View>,
  now: Snapshot<View>,
  moments: Moments<View>,
): Film<View> => {
  const next = moments(newest, now);
  if (next.length === 1 && now.playerID !== newest.playerID) return still(now);
  // A step that shows nothing does not hold up what is on.
  const film = next.length === 1 ? [...coming.slice(0, -1), now] : [...coming, ...next];
  if (coming.length) return { newest: now, shown, coming: film };
  return { newest: now, shown: film[0]!, coming: film.slice(1) };
};

type Unfolding<View> = {
  readonly shown: Snapshot<View>;
  /** Is there still something to come? */
  readonly isUnfolding: boolean;
  /** What can be played now: nothing before everything has been shown. */
  readonly legal: BoardProps['legal'];
};

const NOTHING: BoardProps['legal'] = [];

/** Who wants to know whether the board is still showing what happened. */
export const UnfoldingListener = createContext<(isUnfolding: boolean) => void>(() => {});

/** Shows what happens one moment after the other, about a beat apart; a press anywhere or a key skips to the end. */
export const useUnfolding = <View>(
  { view, playerID, seats, log, told, legal }: BoardProps<View>,
  moments: Moments<View>,
): Unfolding<View> => {
  const now: Snapshot<View> = { view, playerID, seats, log, ...(told && { told }) };
  const [pace] = usePersisted(pacePreference);
  const [film, setFilm] = useState(() => still(now));

  const isNew =
    now.view !== film.newest.view || now.log !== film.newest.log || now.seats !== film.newest.seats;
  const next = () => (pace === 'instant' ? still(now) : extended(film, now, moments));
  const current = isNew ? next() : film;
  if (isNew) setFilm(current);

  const skip = useCallback(() => setFilm(({ newest }) => still(newest)), []);
  const isUnfolding = current.coming.length > 0;

  const onUnfolding = useContext(UnfoldingListener);
  useEffect(() => onUnfolding(isUnfolding), [onUnfolding, isUnfolding]);

  useEffect(() => {
    if (!isUnfolding) return undefined;
    const beat = setInterval(
      () => setFilm(({ newest, coming: [shown = newest, ...coming] }) => ({ newest, shown, coming })),
      BEAT,
    );
    return () => clearInterval(beat);
  }, [isUnfolding]);

  useEffect(() => {
    if (!isUnfolding) return undefined;
    const since = performance.now();
    // The press that played the last move may be released after the first moment is shown.
    const onPress = (event: KeyboardEvent | PointerEvent) => {
      if (event.timeStamp < since) return;
      if (!(event instanceof KeyboardEvent) || SKIPPING.has(event.key)) skip();
    };
    document.addEventListener('keydown', onPress);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onPress);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isUnfolding, skip]);

  return { shown: current.shown, isUnfolding, legal: isUnfolding ? NOTHING : legal };
};
