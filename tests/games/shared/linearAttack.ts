/** A draw of one of `count` numbers, with its result. */
export type Draw = { readonly count: number; readonly index: number };

/**
 * boardgame.io's generator: a multiply-with-carry with lag 3, which is a plain linear congruence with this modulus.
 */
const BASE = 2n ** 32n;
const FACTOR = 2_091_639n;
const MODULUS = FACTOR * BASE ** 3n - 1n;
/** The inverse of the base. */
const STEP = FACTOR * BASE ** 2n;

const nearest = (dividend: bigint, divisor: bigint): bigint => {
  const doubled = 2n * dividend + divisor;
  const [top, bottom] = [doubled, 2n * divisor];
  return top / bottom - (top % bottom < 0n ? 1n : 0n);
};

const dot = (a: readonly bigint[], b: readonly bigint[]): bigint =>
  a.reduce((sum, one, at) => sum + one * b[at]!, 0n);

/**
 * LLL reduction (Lenstra, Lenstra, Lovász) in integers: an equivalent basis of short vectors. Changes the given rows.
 */
const reduced = (rows: bigint[][]): bigint[][] => {
  const size = rows.length;
  const d: bigint[] = [1n];
  const l: bigint[][] = rows.map(() => []);
  const project = (k: number) => {
    for (let j = 0; j <= k; j++) {
      let u = dot(rows[k]!, rows[j]!);
      for (let i = 0; i < j; i++) u = (d[i + 1]! * u - l[k]![i]! * l[j]![i]!) / d[i]!;
      if (j < k) l[k]![j] = u;
      else d[k + 1] = u;
    }
  };
  const shorten = (k: number, j: number) => {
    if (2n * (l[k]![j]! < 0n ? -l[k]![j]! : l[k]![j]!) <= d[j + 1]!) return;
    const q = nearest(l[k]![j]!, d[j + 1]!);
    rows[k] = rows[k]!.map((one, at) => one - q * rows[j]![at]!);
    l[k]![j]! -= q * d[j + 1]!;
    for (let i = 0; i < j; i++) l[k]![i]! -= q * l[j]![i]!;
  };
  const swap = (k: number) => {
    [rows[k], rows[k - 1]] = [rows[k - 1]!, rows[k]!];
    for (let j = 0; j < k - 1; j++) [l[k]![j], l[k - 1]![j]] = [l[k - 1]![j]!, l[k]![j]!];
    const m = l[k]![k - 1]!;
    const b = (d[k - 1]! * d[k + 1]! + m * m) / d[k]!;
    for (let i = k + 1; i < reach; i++) {
      const t = l[i]![k]!;
      l[i]![k] = (d[k + 1]! * l[i]![k - 1]! - m * t) / d[k]!;
      l[i]![k - 1] = (b * t + m * l[i]![k]!) / d[k + 1]!;
    }
    d[k] = b;
  };
  let reach = 1;
  project(0);
  for (let k = 1; k < size;) {
    if (k >= reach) {
      project(k);
      reach = k + 1;
    }
    shorten(k, k - 1);
    if (4n * (d[k + 1]! * d[k - 1]! + l[k]![k - 1]! ** 2n) < 3n * d[k]! ** 2n) {
      swap(k);
      k = Math.max(1, k - 1);
    } else {
      for (let j = k - 2; j >= 0; j--) shorten(k, j);
      k += 1;
    }
  }
  return rows;
};

const powerOf = (step: bigint, times: number): bigint => {
  let power = 1n;
  for (let n = 0; n < times; n++) power = (power * step) % MODULUS;
  return power;
};

/**
 * The next draws of a linear generator, as numbers from 0 to 1, predicted from some consecutive draws. Undefined if
 * no generator of that kind gives these draws.
 */
export const predictedAfter = (
  seen: readonly Draw[],
  used: number,
): ((more: number) => number) | undefined => {
  const known = seen.slice(0, used);
  const powers = known.map((_, at) => powerOf(STEP, at));
  const middle = MODULUS / 2n;
  const targets = known.map(({ count, index }) => (MODULUS * BigInt(2 * index + 1)) / BigInt(2 * count));
  const weigh = (values: readonly bigint[]) => values.map((value, at) => value * BigInt(known[at]!.count));
  const rows = [
    ...known.map((_, row) => [...weigh(known.map((_none, at) => (at === row ? MODULUS : 0n))), 0n, 0n]),
    [...weigh(powers), 1n, 0n],
    [...weigh(targets), middle, middle],
  ];
  const { length } = seen;
  for (const row of reduced(rows)) {
    const last = row.at(-1)!;
    if (last !== middle && last !== -middle) continue;
    const sign = last === middle ? 1n : -1n;
    const start = (((middle - sign * row.at(-2)!) % MODULUS) + MODULUS) % MODULUS;
    const drawn = (at: number) => Number((start * powerOf(STEP, at)) % MODULUS) / Number(MODULUS);
    if (seen.every(({ count, index }, at) => Math.floor(drawn(at) * count) === index))
      return (more) => drawn(length + more);
  }
  return undefined;
};
