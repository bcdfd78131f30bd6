import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createListeners } from '../shell/listeners';
import { persisted, usePersisted } from '../shell/persisted';

/** How long a computer player waits before its move, in ms, given how many happenings the step before it showed. */
export type Pace = (seen: number) => number;

/** Computer players answer at once. */
export const INSTANT: Pace = () => 0;

/** How fast a reader wants to see what the others do; `turn` shows nothing until it is the reader's own turn. */
export const PACES = ['slow', 'normal', 'fast', 'turn'] as const;
export type PaceName = (typeof PACES)[number] | 'instant';

/** The factor on normal durations. */
const TIMES: Record<PaceName, number> = { slow: 1.7, normal: 1, fast: 0.5, turn: 0, instant: 0 };

const THINKING = { least: 600, most: 1500 };
/** About the time it takes to see one card revealed. */
const SEEING = 800;
const HURRIED = 150;

/** `instant` skips all waiting, as in the browser tests: `auf-achse.pace` in the browser's storage. */
export const pacePreference = persisted<PaceName>('pace', v.picklist([...PACES, 'instant']), 'normal');

const hurryListeners = createListeners();
let isHurrying = false;

/** For a reader with nothing to decide for a while: acts as if the pace were `turn`, until something ends it. */
export const hurry = {
  get: (): boolean => isHurrying,
  set: (on: boolean): void => {
    if (on === isHurrying) return;
    isHurrying = on;
    hurryListeners.tell();
  },
  subscribe: hurryListeners.subscribe,
};

const nameInUse = (): PaceName => {
  const wanted = pacePreference.get();
  return isHurrying && wanted !== 'instant' ? 'turn' : wanted;
};

/** Like a human: time to see what happened, and time to think. */
const humanPace = (times: number, seen: number): number => {
  const thinking = THINKING.least + Math.random() * (THINKING.most - THINKING.least);
  return times * (thinking + Math.min(seen, 8) * SEEING);
};

/** The pace this reader wants. */
export const paceInUse: Pace = (seen) => {
  const name = nameInUse();
  if (name === 'instant') return INSTANT(seen);
  return name === 'turn' ? HURRIED : humanPace(TIMES[name], seen);
};

/** The factor on the normal duration of what the others do; 0 if it is not shown. */
export const usePaceTimes = (): number => {
  const [wanted] = usePersisted(pacePreference);
  const isInHurry = useSyncExternalStore(hurry.subscribe, hurry.get);
  return isInHurry ? 0 : TIMES[wanted];
};

/** The same for what is shown regardless of whose turn it is: how something ends. */
export const useShowTimes = (): number => {
  const [wanted] = usePersisted(pacePreference);
  return wanted === 'turn' ? TIMES.fast : TIMES[wanted];
};
