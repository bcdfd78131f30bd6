import { useMemo } from 'react';
import { useWindowLayout, type WindowLayout } from '../../../pieces/useWindowLayout';

/** Card widths in px, by where the cards lie. */
type Sizes = {
  readonly opponent: number;
  readonly laid: number;
  readonly revealed: number;
  readonly pile: number;
  readonly race: number;
  readonly hand: number;
  readonly bay: number;
};

export type Layout = WindowLayout & { readonly sizes: Sizes };

// prettier-ignore
const SIZES = {
  desk:      { opponent: 52, laid: 34, revealed: 52, pile: 62, race: 94, hand: 81, bay: 56 },
  deskLow:   { opponent: 40, laid: 30, revealed: 44, pile: 48, race: 70, hand: 66, bay: 44 },
  lowest:    { opponent: 32, laid: 24, revealed: 36, pile: 44, race: 62, hand: 58, bay: 30 },
  least:     { opponent: 30, laid: 22, revealed: 34, pile: 40, race: 50, hand: 56, bay: 28 },
  tablet:    { opponent: 46, laid: 32, revealed: 50, pile: 54, race: 84, hand: 80, bay: 36 },
  tabletLow: { opponent: 40, laid: 28, revealed: 42, pile: 44, race: 64, hand: 64, bay: 32 },
  across:    { opponent: 40, laid: 28, revealed: 42, pile: 44, race: 60, hand: 64, bay: 44 },
  side:      { opponent: 24, laid: 17, revealed: 26, pile: 28, race: 48, hand: 60, bay: 38 },
  phone:     { opponent: 24, laid: 17, revealed: 28, pile: 28, race: 57, hand: 67, bay: 32 },
  phoneLow:  { opponent: 24, laid: 17, revealed: 24, pile: 28, race: 44, hand: 58, bay: 30 },
  phoneLeast:{ opponent: 24, laid: 17, revealed: 22, pile: 28, race: 36, hand: 50, bay: 28 },
} as const satisfies Record<string, Sizes>;

/** The sizes for a window: smaller in low windows; a phone counts as low, and even lower under its browser's bars. */
const sizesFor = ({ name, isLow, isLowest, isLeast, isAcross }: WindowLayout): Sizes => {
  if (name === 'phone') {
    if (isLeast) return SIZES.phoneLeast;
    return isLowest ? SIZES.phoneLow : SIZES.phone;
  }
  if (isLeast) return SIZES.least;
  if (isLowest) return SIZES.lowest;
  if (isAcross) return SIZES.across;
  if (name === 'side') return SIZES.side;
  return isLow ? SIZES[`${name}Low`] : SIZES[name];
};

/** K-7.1 — the width of cards in px when that many races are open on one sheet. */
export const openRaceWidth = ({ name, isLow }: Layout, races: number, hasHeadroom: boolean): number => {
  if (name === 'phone') return 50;
  if (name === 'tablet' || name === 'side') return 50;
  const rows = races + (isLow ? 1 : 0) + (hasHeadroom ? 0 : 1);
  return [84, 84, 124, 100, 84, 54, 48][rows] ?? 44;
};

type Watched = Pick<Sizes, 'opponent' | 'laid'> & Partial<Sizes>;

/** The same for somebody who only watches so many players, from two on: the room of a hand and of an own trip is theirs. */
const WATCHED: Readonly<Record<string, readonly (Watched | undefined)[]>> = {
  desk: [
    { opponent: 112, laid: 60, revealed: 76 },
    { opponent: 58, laid: 46, revealed: 76 },
    undefined,
    { opponent: 108, laid: 46, revealed: 58 },
  ],
  deskLow: [
    { opponent: 84, laid: 44, revealed: 56 },
    { opponent: 44, laid: 32, revealed: 56 },
  ],
  phone: [
    { opponent: 64, laid: 44 },
    { opponent: 50, laid: 36 },
  ],
  side: [
    { opponent: 70, laid: 26 },
    { opponent: 56, laid: 22 },
  ],
};

/** The layout of the table for somebody who watches that many players. */
export const watchedLayout = (layout: Layout, players: number): Layout => {
  const { name, isLow, isLowest, sizes } = layout;
  const isPhone = name === 'phone';
  const few = isLowest ? undefined : WATCHED[isLow && name === 'desk' ? 'deskLow' : name]?.[players - 2];
  const usual = isPhone ? { opponent: 38, laid: 30 } : { opponent: sizes.race - 10 };
  return { ...layout, sizes: { ...sizes, ...(few ?? usual) } };
};

/**
 * How many trips stand beside each other for somebody who watches, where a desk has the height for more lines; else
 * undefined.
 */
export const watchedColumns = ({ name, isLowest }: Layout, players: number): number | undefined => {
  if (name !== 'desk' || isLowest || players > 4) return undefined;
  return players < 4 ? 1 : 2;
};

/** The layout of the table in this window; the same object until the window crosses a threshold. */
export const useLayout = (): Layout => {
  const layout = useWindowLayout();
  return useMemo(() => ({ ...layout, sizes: sizesFor(layout) }), [layout]);
};
