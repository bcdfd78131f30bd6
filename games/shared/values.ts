type Parts = Record<string, unknown>;

const isWhole = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The same plain data, to be written on. */
export const copyOf = <T>(value: T): T => {
  if (!isWhole(value)) return value;
  // by hand, because every step copies a table: `structuredClone` takes four times as long
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value as unknown[]) items.push(isWhole(item) ? copyOf(item) : item);
    return items as T;
  }
  const parts: Parts = {};
  for (const key of Object.keys(value)) {
    const part = value[key];
    parts[key] = isWhole(part) ? copyOf(part) : part;
  }
  return parts as T;
};

/**
 * Makes a value of what was written on: nothing of it can be changed any more, and what says the same as before is what
 * it was before, part by part.
 */
export const settled = <T>(before: unknown, after: T): T => {
  if (before === after || !isWhole(after) || Object.isFrozen(after)) return after;
  const known = isWhole(before) && Array.isArray(before) === Array.isArray(after) ? before : {};
  const [names, keys] = [Object.keys(known), Object.keys(after)];
  let isSame = isWhole(before) && names.length === keys.length;
  for (const [at, key] of keys.entries()) {
    const part = settled(known[key], after[key]);
    isSame &&= key === names[at] && Object.is(part, known[key]);
    (after as Parts)[key] = part;
  }
  return isSame ? (known as T) : Object.freeze(after);
};
