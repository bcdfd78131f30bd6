import { startTransition, useCallback, useEffect, useState } from 'react';
import { afterPaint } from '../shell/afterPaint';
import type { RulesPlace } from '../shell/rulesAtHand';

/** What is open, as stored in the browser's history. */
type Kept = { readonly rules?: RulesPlace };

const keptNow = (): RulesPlace | undefined => (window.history.state as Kept | null)?.rules;

const withRules = (rules: RulesPlace): Kept => ({ ...(window.history.state as object | null), rules });

/**
 * The rules that are open over this page. Opening them adds a step to the history, so that Back closes them; turning
 * to another paragraph does not.
 */
export const useRulesPlace = () => {
  const [place, setPlace] = useState(keptNow);
  useEffect(() => {
    // React renders changes from the history at once: the press on Back is painted first
    const look = () => afterPaint(() => setPlace(keptNow()));
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  const open = useCallback((rules: RulesPlace) => {
    if (keptNow()) window.history.replaceState(withRules(rules), '');
    else window.history.pushState(withRules(rules), '');
    // the whole page below becomes inert, which takes long: the press is painted first
    startTransition(() => setPlace(rules));
  }, []);
  const close = useCallback(() => {
    if (keptNow()) window.history.back();
    else setPlace(undefined);
  }, []);
  return { place, open, close };
};
