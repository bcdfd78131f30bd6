import { startTransition, useCallback, useEffect, useState } from 'react';
import { afterPaint } from '../shell/afterPaint';
import type { RulesPlace } from '../shell/rulesAtHand';

/** What is open, as the history of the browser keeps it. */
type Kept = { readonly rules?: RulesPlace };

const keptNow = (): RulesPlace | undefined => (window.history.state as Kept | null)?.rules;

const withRules = (rules: RulesPlace): Kept => ({ ...(window.history.state as object | null), rules });

/**
 * What of the rules is open over this page. Opening is a step of the history, so that Back closes it; turning to another
 * paragraph is none.
 */
export const useRulesPlace = () => {
  const [place, setPlace] = useState(keptNow);
  useEffect(() => {
    // React draws what a step of the history changes at once: the press that went back is seen before it
    const look = () => afterPaint(() => setPlace(keptNow()));
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  const open = useCallback((rules: RulesPlace) => {
    if (keptNow()) window.history.replaceState(withRules(rules), '');
    else window.history.pushState(withRules(rules), '');
    // the whole page below it is put out of reach: the press is seen before it
    startTransition(() => setPlace(rules));
  }, []);
  const close = useCallback(() => {
    if (keptNow()) window.history.back();
    else setPlace(undefined);
  }, []);
  return { place, open, close };
};
