/** How much of an overlapped card stays visible, as a share of a card's width. */
const STRIP = {
  full: { least: 0.48, most: 0.64 },
  mini: { least: 0.57, most: 0.64 },
  /** Side by side, as far as there is room. */
  apart: { least: 0.57, most: 1.04 },
  /** Nothing on a back needs to be read; the number of cards stands beside them and needs room. */
  back: { least: 0, most: 0.33 },
} as const;

export type FanKind = keyof typeof STRIP;

type Row = {
  readonly kind: FanKind;
  /** The room for the whole row, in px. */
  readonly room: number;
  /** The width of one card, in px. */
  readonly width: number;
  readonly count: number;
  /** The number of fans in the row, and the gap between two, in px. */
  readonly parts?: number;
  readonly gap?: number;
};

/**
 * How much of an overlapped card stays visible, in px: as much as there is room for, but enough for its index to be
 * visible, and not so much that the cards no longer form a row. It exceeds the card's width where the cards lie
 * apart.
 */
export const fanStrip = ({ kind, room, width, count, parts = 1, gap = 0 }: Row): number => {
  const { least, most } = STRIP[kind];
  const overlaps = count - parts;
  if (overlaps <= 0) return most * width;
  const fitting = (room - parts * width - (parts - 1) * gap) / overlaps;
  return Math.min(Math.max(least * width, fitting), most * width);
};

/** The largest card width, in px and at most `width`, at which the row fits with the narrowest strips. */
export const fittingWidth = ({ kind, room, width, count, parts = 1, gap = 0 }: Row): number => {
  const cards = parts + Math.max(0, count - parts) * STRIP[kind].least;
  return Math.min(width, Math.floor((room - (parts - 1) * gap) / cards));
};
