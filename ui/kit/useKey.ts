import { useEffect, useEffectEvent, useState } from 'react';
import { isArrow } from './drawing/pointing';

/** Elements that use keys themselves while they have the focus. */
const OWN_KEYS = 'input, textarea, select';
const OWN_ENTER = 'button, a, [role="option"], [role="tab"], summary';

/** Who listens for Esc, the latest last. */
const ESCAPES: object[] = [];

/**
 * Calls `act` when a key, for example `Enter` or `Ctrl+z`, is pressed, unless the focused element needs the key
 * itself. Esc is only for the latest listener: it ends one thing after the other, last begun first.
 */
export const useKey = (key: string, act: (() => void) | undefined): void => {
  const [self] = useState(() => ({}));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const [, held, plain = key] = /^(Ctrl\+)?(.+)$/.exec(key) ?? [];
    if (!act || event.key.toLowerCase() !== plain.toLowerCase()) return;
    // a key held down counts as one press, because what it does may cost money; only arrow keys repeat
    if (event.repeat && !isArrow(event.key)) return;
    // Even if the focused element has used Esc, it still cancels what was begun.
    if (event.defaultPrevented && key !== 'Escape') return;
    if (key === 'Escape' && ESCAPES.at(-1) !== self) return;
    if ((event.ctrlKey || event.metaKey) !== (held !== undefined) || event.altKey || (held && event.shiftKey))
      return;
    const at = event.target instanceof Element ? event.target : document.body;
    // the key is not meant for what lies below a dialog, even if nothing in the dialog has the focus
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
    if (key === 'Escape') ESCAPES.push(self);
    return () => {
      document.removeEventListener('keydown', listen);
      if (key === 'Escape') ESCAPES.splice(ESCAPES.indexOf(self), 1);
    };
  }, [isOn, key, self]);
};
