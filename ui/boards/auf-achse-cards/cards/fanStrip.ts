/** How cards overlap: shares of a card's width. */
const STRIP = {
  full: { least: 0.48, most: 0.64 },
  mini: { least: 0.57, most: 0.64 },
  /** Side by side, as far as there is room. */
  apart: { least: 0.57, most: 1.04 },
  /** Nothing has to be read on a back: the number of cards stands beside them, and needs its room. */
  back: { least: 0, most: 0.33 },
} as const;

export type FanKind = keyof typeof STRIP;

type Row = {
  readonly kind: FanKind;
  /** Room for the whole row, in px. */
  readonly room: number;
  /** Of one card, in px. */
  readonly width: number;
  readonly count: number;
  /** Into how many fans the row is cut, and how much room one cut takes, in px. */
  readonly parts?: number;
  readonly gap?: number;
};

/**
 * How much of an overlapped card stays visible, in px: as much as the room allows, never so little that its index is
 * covered and never so much that the cards no longer form a row; more than a card's width where they lie apart.
 */
export const fanStrip = ({ kind, room, width, count, parts = 1, gap = 0 }: Row): number => {
  const { least, most } = STRIP[kind];
  const overlaps = count - parts;
  if (overlaps <= 0) return most * width;
  const fitting = (room - parts * width - (parts - 1) * gap) / overlaps;
  return Math.min(Math.max(least * width, fitting), most * width);
};

/** The greatest width, in px and at most `width`, at which the row fits its room with the narrowest strips. */
export const fittingWidth = ({ kind, room, width, count, parts = 1, gap = 0 }: Row): number => {
  const cards = parts + Math.max(0, count - parts) * STRIP[kind].least;
  return Math.min(width, Math.floor((room - (parts - 1) * gap) / cards));
};
