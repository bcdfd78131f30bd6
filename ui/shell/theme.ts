import { useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint';
import { themePreference } from './preferences';

const NIGHT = '(prefers-color-scheme: dark)';

const isNightOutside = () => matchMedia(NIGHT).matches;

const isNight = () => {
  const theme = themePreference.get();
  return theme === 'auto' ? isNightOutside() : theme === 'dark';
};

const subscribe = (onChange: () => void) => {
  const outside = matchMedia(NIGHT);
  outside.addEventListener('change', onChange);
  const unsubscribe = themePreference.subscribe(onChange);
  return () => {
    outside.removeEventListener('change', onChange);
    unsubscribe();
  };
};

const show = () => {
  document.documentElement.dataset.theme = isNight() ? 'dark' : 'light';
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
};

/** Lets the page go dark and light with the preference and, when that is `auto`, with the system. */
export const followTheme = (): (() => void) => {
  show();
  // everything is coloured anew: the switch is seen to have been pressed before it
  return subscribe(() => afterPaint(show));
};

/** Is it night on the page, and the switch. Switching to what the system says means following it again. */
export const useNight = () => {
  const night = useSyncExternalStore(subscribe, isNight);
  const toggle = () => {
    const wanted = !night;
    const chosen = wanted ? 'dark' : 'light';
    themePreference.set(wanted === isNightOutside() ? 'auto' : chosen);
  };
  return { night, toggle };
};
