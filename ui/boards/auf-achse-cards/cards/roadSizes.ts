/** The sizes in the drawing, in px. */
export type RoadSize = {
  readonly height: number;
  /** The y position of the road's upper edge. */
  readonly ground: number;
  /** The height of the road. */
  readonly lane: number;
  readonly truck: number;
  /** Where the first visible kilometre begins; a lorry there is just driving in. */
  readonly left: number;
  /** The round limit sign. */
  readonly sign: number;
  readonly milestone: { readonly width: number; readonly height: number; readonly font: number };
  readonly font: number;
};

/** The sizes a road is drawn in. */
// prettier-ignore
export const SIZES: Record<'full' | 'compact' | 'flat', RoadSize> = {
  full:    { height: 122, ground: 76, lane: 36, truck: 82, left: 42, sign: 38, milestone: { width: 34, height: 19, font: 15 }, font: 16 },
  compact: { height: 84,  ground: 48, lane: 28, truck: 57, left: 30, sign: 25, milestone: { width: 30, height: 17, font: 14 }, font: 13.5 },
  flat:    { height: 68, ground: 38, lane: 26, truck: 50, left: 30, sign: 24, milestone: { width: 30, height: 16, font: 14 }, font: 13.5 },
};
