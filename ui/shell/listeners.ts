/** A list of listeners, for `useSyncExternalStore`. */
export const createListeners = () => {
  const all = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of all) listener();
    },
    subscribe: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    clear: (): void => all.clear(),
  };
};
