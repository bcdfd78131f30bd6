import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** A value that the browser stores between visits. */
export type Persisted<Value> = {
  /** The same object until it changes. */
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back on changes made here and in other windows. */
  readonly subscribe: (onChange: () => void) => () => void;
};

type Area = 'localStorage' | 'sessionStorage';

const PREFIX = 'auf-achse.';

const read = (area: Area, key: string): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

/** Returns false if the browser forbids it or has no room left. */
const write = (area: Area, key: string, text: string): boolean => {
  try {
    window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

const parse = <Value>(text: string | null, schema: v.GenericSchema<unknown, Value>, otherwise: Value) => {
  if (text === null) return otherwise;
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return otherwise;
  }
};

/**
 * A value under a key of the browser's storage. It is checked when it is read; an invalid value counts as missing.
 * Where storage is forbidden, the value lasts as long as the page.
 */
export const persisted = <Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  otherwise: Value,
  area: Area = 'localStorage',
): Persisted<Value> => {
  const key = PREFIX + name;
  const listeners = new Set<() => void>();
  let unwritten: { readonly value: Value } | undefined;
  let last: { readonly text: string | null; readonly value: Value } | undefined;
  return {
    get: () => {
      if (unwritten) return unwritten.value;
      const text = read(area, key);
      if (!last || last.text !== text) last = { text, value: parse(text, schema, otherwise) };
      return last.value;
    },
    set: (value) => {
      const text = JSON.stringify(value);
      const written = write(area, key, text);
      unwritten = written ? undefined : { value };
      last = { text, value };
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      const elsewhere = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      listeners.add(onChange);
      window.addEventListener('storage', elsewhere);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
};

/** Deletes every stored value, and tells all who read one, here and in other windows. */
export const forgetKept = (): void => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[area])) if (key.startsWith(PREFIX)) window[area].removeItem(key);
    } catch {
      // where nothing can be stored, nothing is
    }
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

/** A stored value in a component, and a function to change it. */
export const usePersisted = <Value>({ get, set, subscribe }: Persisted<Value>) =>
  [useSyncExternalStore(subscribe, get), set] as const;
