/** Takes one of what is left; answers false when nothing is. */
export type Bucket = () => boolean;

/** How much may be asked at once (`burst`), and how much more each second. */
export type Limit = { readonly burst: number; readonly perSecond: number };

export const bucketOf = (
  { burst, perSecond }: Limit,
  now: () => number = () => performance.now(),
): Bucket => {
  let left = burst;
  let last = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - last) / 1000) * perSecond);
    last = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};

/** How many callers are remembered; beyond that the one whose last request is the oldest is forgotten. */
const CALLERS = 10_000;

/** One bucket per caller. */
export const bucketsOf = (limit: Limit): ((caller: string) => boolean) => {
  const buckets = new Map<string, Bucket>();
  return (caller) => {
    const take = buckets.get(caller) ?? bucketOf(limit);
    buckets.delete(caller);
    buckets.set(caller, take);
    if (buckets.size > CALLERS) buckets.delete(buckets.keys().next().value!);
    return take();
  };
};
