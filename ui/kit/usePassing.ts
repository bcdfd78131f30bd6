import { useEffect, useState } from 'react';
import { useKey } from './useKey';

/** How long a passing message can be read, in ms. */
const READING = 8000;

/** A passing message: it disappears after a while, or with Esc. A new message starts a new period. */
export const usePassing = <Said extends object>(said: Said | undefined): Said | undefined => {
  const [gone, setGone] = useState<Said>();
  const shown = said === gone ? undefined : said;
  useKey('Escape', shown && (() => setGone(shown)));
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setGone(said), READING);
    return () => clearTimeout(timer);
  }, [said]);
  return shown;
};
