import { useCallback, useEffect, useRef, useState } from 'react';
import { LobbyFault } from './lobbyApi';

type Polled<Value> = {
  /** The last answer; undefined until there is one. */
  readonly value?: Value;
  /** Why the last request failed. */
  readonly fault?: LobbyFault;
};

/**
 * Asks the server repeatedly while the page is visible, never twice at once; not at all if `everyMs` is undefined.
 * `again` asks at once, for callers who know that there is something new. `load` must stay the same function as long
 * as the question is the same.
 */
export const usePolled = <Value>(load: () => Promise<Value>, everyMs: number | undefined) => {
  const [state, setState] = useState<{ readonly load: unknown } & Polled<Value>>({ load });
  const again = useRef(() => {});

  useEffect(() => {
    if (everyMs === undefined) return undefined;
    let asking = false;
    let onceMore = false;
    let wanted = true;
    const askOnce = async () => {
      try {
        const value = await load();
        if (wanted) setState({ load, value });
      } catch (error) {
        const fault = error instanceof LobbyFault ? error : new LobbyFault('internal');
        if (wanted) setState((last) => ({ ...(last.load === load && last), load, fault }));
      }
    };
    const ask = async () => {
      asking = true;
      onceMore = false;
      await askOnce();
      asking = false;
      if (onceMore && wanted) void ask();
    };
    const askNow = () => {
      if (!asking && document.visibilityState !== 'hidden') void ask();
    };
    again.current = () => {
      onceMore = true;
      if (!asking) void ask();
    };
    askNow();
    const timer = setInterval(askNow, everyMs);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [load, everyMs]);

  const current: Polled<Value> = state.load === load ? state : {};
  return { ...current, again: useCallback(() => again.current(), []) };
};
