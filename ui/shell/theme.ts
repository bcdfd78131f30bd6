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

/** Makes the page follow the preference for dark or light and, if that is `auto`, the system. */
export const followTheme = (): (() => void) => {
  show();
  // everything is recoloured, which takes long: the press on the switch is painted first
  return subscribe(() => afterPaint(show));
};

/**
 * Is the dark theme on, and a function to switch. Switching to what the system has means following the system again.
 */
export const useNight = () => {
  const night = useSyncExternalStore(subscribe, isNight);
  const toggle = () => {
    const wanted = !night;
    const chosen = wanted ? 'dark' : 'light';
    themePreference.set(wanted === isNightOutside() ? 'auto' : chosen);
  };
  return { night, toggle };
};
