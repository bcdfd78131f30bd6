import { useEffect, useEffectEvent } from 'react';
import { isArrow } from './drawing/pointing';

/** What takes keys for itself while it has the focus. */
const OWN_KEYS = 'input, textarea, select';
const OWN_ENTER = 'button, a, [role="option"], [role="tab"], summary';

/** Runs `act` when a key, as `Enter` or `Ctrl+z`, is pressed, unless the element in focus needs the key itself. */
export const useKey = (key: string, act: (() => void) | undefined): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const [, held, plain = key] = /^(Ctrl\+)?(.+)$/.exec(key) ?? [];
    if (!act || event.key.toLowerCase() !== plain.toLowerCase()) return;
    // a key held down is one press, for what it does may cost money; only arrows go on
    if (event.repeat && !isArrow(event.key)) return;
    // Esc may have been used by the element in focus, and still cancels what was begun.
    if (event.defaultPrevented && key !== 'Escape') return;
    if ((event.ctrlKey || event.metaKey) !== (held !== undefined) || event.altKey || (held && event.shiftKey))
      return;
    const at = event.target instanceof Element ? event.target : document.body;
    // what lies below a dialog is not meant, even where nothing in it has the focus
    if (document.querySelector('dialog[open]')) return;
    if (at.closest(OWN_KEYS) || (key === 'Enter' && at.closest(OWN_ENTER))) return;
    event.preventDefault();
    act();
  });
  const isOn = act !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
};
