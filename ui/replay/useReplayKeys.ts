import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './usePlayback';

/** Where keys have another meaning: in a text field, an open menu or dialog, a scrolled list. */
const ELSEWHERE = 'input, textarea, select, dialog, [role="menu"]';

/**
 * The keys of a replay: ← → by moments, with ⇧ by parts, Page Up and Down by chapters, space for playing, Home and
 * End, Esc closes what is open.
 */
export const useReplayKeys = (playback: Playback, close: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof Element) || target.closest(ELSEWHERE)) return;
    const keys: Partial<Record<string, () => void>> = {
      ArrowRight: shiftKey ? playback.partOn : playback.stepOn,
      ArrowLeft: shiftKey ? playback.partBack : playback.stepBack,
      PageDown: playback.chapterOn,
      PageUp: playback.chapterBack,
      Home: playback.toStart,
      End: playback.toEnd,
      Escape: close,
      // On a button, the space bar presses that button.
      ...(!target.closest('button, a') && { ' ': playback.toggle }),
    };
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
