import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Chapter, Part } from '../kit/gameUi';
import { afterStep, clampSpot, next, previous, type Film, type Spot } from './film';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stays, in ms: longest where something was revealed, almost no time where nothing is narrated. */
const SEEING = 950;
const LAYING = 500;
const PASSING = 40;

export type Playback = {
  readonly spot: Spot;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  /** At the end, starts again from the beginning. */
  readonly toggle: () => void;
  readonly stepOn: () => void;
  readonly stepBack: () => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  readonly chapterOn: () => void;
  readonly chapterBack: () => void;
  /** Moves by the parts of chapters; by whole chapters where they have no parts. */
  readonly partOn: () => void;
  readonly partBack: () => void;
  /** To any place; without a moment, to the end of the step. */
  readonly goTo: (step: number, moment?: number) => void;
};

type Given = {
  readonly film: Film;
  /** Returns all chapters. */
  readonly chapters: () => readonly Chapter[];
  /** Where the replay begins. */
  readonly start: () => Spot;
  /** Does the step have a narration? A card that is played has one, sorting cards has not. */
  readonly isTold: (step: number) => boolean;
};

/** The controls of a replay: its current place, and whether it is running. */
export const usePlayback = ({ film, chapters, start, isTold }: Given): Playback => {
  const [wanted, setSpot] = useState(start);
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const spot = useMemo(() => clampSpot(film, wanted), [film, wanted]);
  const end = film.length;
  const isAtEnd = spot.step === end && spot.moment === film.momentsOf(end).length - 1;
  const isPlaying = running && !isAtEnd;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const moments = film.momentsOf(spot.step);
    const seen = moments[spot.moment]?.log.at(-1)?.happenings.length;
    const isPassed = spot.step > 0 && moments.length === 1 && !isTold(spot.step);
    const stays = isPassed ? PASSING : seen ? SEEING : LAYING;
    const timer = setTimeout(() => setSpot(next(film, spot)), stays / speed);
    return () => clearTimeout(timer);
  }, [film, spot, isPlaying, speed, isTold]);

  /** Moving by hand stops playback. */
  const move = useCallback((to: Spot) => {
    setRunning(false);
    setSpot(to);
  }, []);
  const goTo = useCallback(
    (step: number, moment?: number) => {
      const within = Math.min(Math.max(step, 0), end);
      move(moment === undefined ? afterStep(film, within) : { step: within, moment });
    },
    [film, end, move],
  );

  const leapOn = (places: readonly Part[]) => goTo(places.find(({ from }) => from > spot.step)?.from ?? end);
  const leapBack = (places: readonly Part[]) =>
    goTo(places.findLast(({ from }) => from < spot.step)?.from ?? 0);
  const parts = () => chapters().flatMap((chapter) => (chapter.parts?.length ? chapter.parts : [chapter]));

  return {
    spot,
    isPlaying,
    speed,
    setSpeed,
    goTo,
    toggle: () => {
      if (isAtEnd) setSpot({ step: 0, moment: 0 });
      setRunning(!isPlaying);
    },
    stepOn: () => move(next(film, spot)),
    stepBack: () => move(previous(film, spot)),
    toStart: () => goTo(0),
    toEnd: () => goTo(end),
    chapterOn: () => leapOn(chapters()),
    chapterBack: () => leapBack(chapters()),
    partOn: () => leapOn(parts()),
    partBack: () => leapBack(parts()),
  };
};
