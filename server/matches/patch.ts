/** A change in a value of plain JSON, in the form of RFC 6902; boardgame.io's client applies it. */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const below = (path: string, key: string): string =>
  `${path}/${/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key}`;

const compareObjects = (before: Plain, after: Plain, path: string, found: Operation[]) => {
  for (const key in before)
    if (before[key] !== undefined && after[key] === undefined)
      found.push({ op: 'remove', path: below(path, key) });
  for (const key in after) {
    const value = after[key];
    const known = before[key];
    if (value === undefined || value === known) continue;
    if (known === undefined) found.push({ op: 'add', path: below(path, key), value });
    else compare(known, value, below(path, key), found);
  }
};

const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  found: Operation[],
) => {
  const common = Math.min(before.length, after.length);
  const changed: Operation[] = [];
  let entries = 0;
  for (let at = 0; at < common; at++) {
    if (before[at] === after[at]) continue;
    const until = changed.length;
    compare(before[at], after[at], `${path}/${at}`, changed);
    if (changed.length > until) entries += 1;
  }
  // an entry was inserted or removed near the front, or it is another list altogether
  if (entries > (before.length === after.length ? common / 2 : 0)) {
    found.push({ op: 'replace', path, value: after });
    return;
  }
  found.push(...changed);
  for (let at = before.length - 1; at >= common; at--) found.push({ op: 'remove', path: `${path}/${at}` });
  for (const value of after.slice(common)) found.push({ op: 'add', path: `${path}/-`, value });
};

const compare = (before: unknown, after: unknown, path: string, found: Operation[]): void => {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, found);
  else if (isPlain(before) && isPlain(after)) compareObjects(before, after, path, found);
  else found.push({ op: 'replace', path, value: after });
};

/**
 * The changes that turn one value of plain JSON into another; not always the fewest. Parts that are the same object
 * in both are skipped.
 */
export const patchBetween = (before: unknown, after: unknown): Operation[] => {
  const found: Operation[] = [];
  compare(before, after, '', found);
  return found;
};
