/** B-1.1, B-6.1 — the trailer cards: their number, the goods each carries, and the price in DM. */
// prettier-ignore
export const TRAILERS = {
  large: { count: 4, capacity: 6, price: 3000 },
  small: { count: 4, capacity: 4, price: 2000 },
} as const satisfies Record<string, { count: number; capacity: number; price: number }>;

export type TrailerId = keyof typeof TRAILERS;

export const TRAILER_IDS = Object.keys(TRAILERS) as readonly TrailerId[];

/** B-5.2 — goods that a truck carries without a trailer. */
export const TRUCK_CAPACITY = 6;

/** B-1.1 — the number of goods in the game. */
export const GOODS = 48;
