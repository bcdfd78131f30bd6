/** Stands in for `idb-keyval` where there is no browser: values are copied on the way in and out, as IndexedDB does. */
const databases = new Map<string, Map<string, string>>();

export const createStore = (name: string): string => name;

const open = (name: string) => {
  const database = databases.get(name) ?? new Map<string, string>();
  databases.set(name, database);
  return database;
};

const copyOut = (text: string | undefined): unknown =>
  text === undefined ? undefined : (JSON.parse(text) as unknown);

export const get = async (id: string, name: string): Promise<unknown> => copyOut(open(name).get(id));

export const set = async (id: string, value: unknown, name: string): Promise<void> => {
  open(name).set(id, JSON.stringify(value));
};

export const del = async (id: string, name: string): Promise<void> => {
  open(name).delete(id);
};

export const entries = async (name: string): Promise<[string, unknown][]> =>
  Array.from(open(name), ([id, text]) => [id, copyOut(text)]);

export const clear = async (name: string): Promise<void> => open(name).clear();

/** Everything is gone. */
export const wipe = (): void => databases.clear();
