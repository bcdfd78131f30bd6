/** Writes one thing; resolves when it is durable. */
type WriteOne<T> = (item: T) => Promise<void>;

type Batch<T> = { readonly items: T[]; readonly written: Promise<void> };

/**
 * While one batch is being written, items that arrive are gathered into the next one, in order, up to `mostAtOnce`:
 * one flush to the disk instead of one each. If a batch cannot be written, all its items fail.
 */
export const gathered = <T>(
  write: (items: readonly T[]) => Promise<unknown>,
  mostAtOnce: number,
): WriteOne<T> => {
  let last: Promise<unknown> = Promise.resolve();
  let open: Batch<T> | undefined;
  const begin = (): Batch<T> => {
    const items: T[] = [];
    const batch: Batch<T> = {
      items,
      written: last.then(async () => {
        if (open === batch) open = undefined;
        await write(items);
      }),
    };
    last = batch.written.catch(() => {});
    return batch;
  };
  return (item) => {
    if (!open || open.items.length >= mostAtOnce) open = begin();
    open.items.push(item);
    return open.written;
  };
};
