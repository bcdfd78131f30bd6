import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';

/**
 * Why something stored on this device is not available: it does not exist, it can no longer be read, or nothing can
 * be stored.
 */
export type DeviceFault = 'missing' | 'damaged' | 'unavailable';

/** The error with which a `DeviceStore` rejects. */
export class DeviceError extends Error {
  constructor(readonly fault: DeviceFault) {
    super(fault);
    this.name = 'DeviceError';
  }
}

/**
 * A store for one kind of value in this browser. Every value is checked when it is read, because anybody may have
 * changed it.
 */
export type DeviceStore<Value> = {
  readonly put: (id: string, value: Value) => Promise<void>;
  readonly take: (id: string) => Promise<Value>;
  /** All entries; without a value where it can no longer be read. */
  readonly list: () => Promise<readonly { readonly id: string; readonly value: Value | undefined }[]>;
  readonly remove: (id: string) => Promise<void>;
};

/** An id for something new: 16 hex digits that nobody can guess. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The functions that empty each store. */
const emptying = new Set<() => Promise<void>>();

/** Deletes everything in all stores, as far as the browser allows. */
export const emptyStores = async (): Promise<void> =>
  void (await Promise.allSettled(Array.from(emptying, (empty) => empty())));

/** A store in IndexedDB for values that fit a schema. Rejects with a `DeviceError`. */
export const deviceStore = <Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
): DeviceStore<Value> => {
  let opened: UseStore | undefined;
  const reach = async <T>(act: (store: UseStore) => Promise<T>): Promise<T> => {
    try {
      opened ??= createStore(name, 'entries');
      return await act(opened);
    } catch {
      opened = undefined;
      throw new DeviceError('unavailable');
    }
  };
  const read = (stored: unknown): Value | undefined => {
    const { success, output } = v.safeParse(schema, stored);
    return success ? output : undefined;
  };

  emptying.add(() => reach((store) => clear(store)));
  return {
    put: (id, value) => reach((store) => set(id, value, store)),
    take: async (id) => {
      const stored = await reach((store) => get<unknown>(id, store));
      if (stored === undefined) throw new DeviceError('missing');
      const value = read(stored);
      if (value === undefined) throw new DeviceError('damaged');
      return value;
    },
    list: async () => {
      const all = await reach((store) => entries<string, unknown>(store));
      return all.map(([id, stored]) => ({ id, value: read(stored) }));
    },
    remove: (id) => reach((store) => del(id, store)),
  };
};
