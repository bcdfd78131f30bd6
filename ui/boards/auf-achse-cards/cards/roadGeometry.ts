/** A card on the counter: 10 to 120 km, or −50 while it waits for a set to leave with. */
export type CounterCard = {
  readonly id: string;
  readonly km: number;
  /** Was it played this round? */
  readonly fresh?: boolean;
};

/** A card as a stretch of road, in km from the start; `from` is always the smaller value. */
export type Block = CounterCard & { readonly from: number; readonly to: number };

export type Paving = {
  /** The kilometre cards, end to end from 0. */
  readonly laid: readonly Block[];
  /** The waiting −50s, which take back road from the end; the first one takes the last 50 km. */
  readonly taken: readonly Block[];
  /** Where the paved road ends, in km. */
  readonly end: number;
  /** The value of the counter, in km; may be below 0. */
  readonly total: number;
};

/** The counter as a road: kilometre cards pave it in the order they were played, waiting −50s take back its end. */
export const pave = (cards: readonly CounterCard[]): Paving => {
  let end = 0;
  const laid = cards
    .filter(({ km }) => km > 0)
    .map((card) => {
      const from = end;
      end += card.km;
      return { ...card, from, to: end };
    });
  let total = end;
  const taken = cards
    .filter(({ km }) => km < 0)
    .map((card) => {
      const to = total;
      total += card.km;
      return { ...card, from: total, to };
    });
  return { laid, taken, end, total };
};

/** A stretch of road, in km; `from` may lie below 0. */
export type RoadSpan = { readonly from: number; readonly to: number };

const STEP = 50;
/** How much road is visible beyond the limit and beyond the last card, at least, in km. */
const BEYOND = { limit: 50, end: 20 } as const;

/**
 * The range of kilometres in the picture, in steps of 50: always 0 and the road beyond the limit; more on either side
 * when the counter is below 0 or far beyond the limit.
 */
export const roadSpan = ({ end, total }: Pick<Paving, 'end' | 'total'>, limit: number): RoadSpan => ({
  from: Math.min(0, Math.floor(total / STEP) * STEP),
  to: Math.max(limit + BEYOND.limit, Math.ceil((end + BEYOND.end) / STEP) * STEP),
});

export type RoadScale = {
  /** The position of a kilometre, in px from the left. */
  readonly x: (km: number) => number;
  /** Length of one kilometre, in px. */
  readonly perKm: number;
};

/** Spreads the kilometres of `span` over `width` px, leaving margins at both ends. */
export const roadScale = (
  span: RoadSpan,
  { width, left, right }: { readonly width: number; readonly left: number; readonly right: number },
): RoadScale => {
  const perKm = Math.max(1, width - left - right) / (span.to - span.from);
  return { perKm, x: (km) => left + (km - span.from) * perKm };
};

/**
 * The kilometres that get a mark: at multiples of the smallest given distance whose marks are at least `apart` px
 * apart.
 */
export const marks = (
  span: RoadSpan,
  perKm: number,
  distances: readonly number[],
  apart: number,
): readonly number[] => {
  const distance = distances.find((km) => km * perKm >= apart) ?? distances.at(-1) ?? STEP;
  const first = Math.ceil(span.from / distance);
  const count = Math.floor(span.to / distance) - first + 1;
  return Array.from({ length: count }, (_, n) => (first + n) * distance);
};

/** The part of a block where its number is placed: not taken back, and on the longer side of the barrier. */
export const readable = (block: Block, total: number, limit: number): readonly [from: number, to: number] => {
  const to = Math.max(block.from, Math.min(block.to, total));
  if (limit <= block.from || limit >= to) return [block.from, to];
  return limit - block.from >= to - limit ? [block.from, limit] : [limit, to];
};
