import * as v from 'valibot';
import { persisted } from '../shell/persisted';

/** How long a computer player takes, in ms, when the step before it showed so many things. */
export type Pace = (seen: number) => number;

/** Computer players answer at once. */
export const INSTANT: Pace = () => 0;

const THINKING = { least: 600, most: 1500 };
/** About as long as it takes to see one card turned up. */
const SEEING = 800;
const HURRIED = 200;

/** As people play: a moment to see what happened, a moment to think. Shorter where nothing moves on screen. */
const humanPace: Pace = (seen) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return HURRIED;
  const thinking = THINKING.least + Math.random() * (THINKING.most - THINKING.least);
  return thinking + Math.min(seen, 8) * SEEING;
};

/** `instant` skips all waiting, as the browser tests do: `auf-achse.pace` in the browser's storage. */
export const pacePreference = persisted<'normal' | 'instant'>(
  'pace',
  v.picklist(['normal', 'instant']),
  'normal',
);

/** The pace this reader wants. */
export const paceInUse: Pace = (seen) => (pacePreference.get() === 'instant' ? INSTANT : humanPace)(seen);
