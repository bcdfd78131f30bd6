import { useSyncExternalStore } from 'react';

/** Widths of cards, in px, wherever they lie. */
type Sizes = {
  readonly opponent: number;
  readonly laid: number;
  readonly revealed: number;
  readonly pile: number;
  readonly race: number;
  readonly hand: number;
  readonly bay: number;
};

export type Layout = {
  /** desk: log and scores beside the table; tablet: below it; phone: its own composition. */
  readonly name: 'desk' | 'tablet' | 'phone';
  /** Is there too little height for anything but the table? */
  readonly isLow: boolean;
  readonly sizes: Sizes;
};

// prettier-ignore
const SIZES = {
  desk:      { opponent: 52, laid: 34, revealed: 52, pile: 62, race: 94, hand: 81, bay: 62 },
  deskLow:   { opponent: 40, laid: 30, revealed: 44, pile: 48, race: 70, hand: 66, bay: 48 },
  tablet:    { opponent: 46, laid: 32, revealed: 50, pile: 54, race: 84, hand: 80, bay: 36 },
  tabletLow: { opponent: 40, laid: 28, revealed: 42, pile: 44, race: 64, hand: 64, bay: 32 },
  phone:     { opponent: 24, laid: 17, revealed: 28, pile: 28, race: 57, hand: 67, bay: 32 },
} as const satisfies Record<string, Sizes>;

const LAYOUTS = {
  desk: { name: 'desk', isLow: false, sizes: SIZES.desk },
  deskLow: { name: 'desk', isLow: true, sizes: SIZES.deskLow },
  tablet: { name: 'tablet', isLow: false, sizes: SIZES.tablet },
  tabletLow: { name: 'tablet', isLow: true, sizes: SIZES.tabletLow },
  phone: { name: 'phone', isLow: true, sizes: SIZES.phone },
} as const satisfies Record<string, Layout>;

const QUERIES = {
  isPhone: '(width < 700px)',
  isTablet: '(width < 1200px)',
  isLowDesk: '(height < 860px)',
  isLowTablet: '(height < 1080px)',
} as const;

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

const current = (): Layout => {
  if (matches(QUERIES.isPhone)) return LAYOUTS.phone;
  if (matches(QUERIES.isTablet)) return matches(QUERIES.isLowTablet) ? LAYOUTS.tabletLow : LAYOUTS.tablet;
  return matches(QUERIES.isLowDesk) ? LAYOUTS.deskLow : LAYOUTS.desk;
};

const subscribe = (onChange: () => void) => {
  if (typeof matchMedia !== 'function') return () => {};
  const lists = Object.values(QUERIES).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
};

/** K-7.1 — how wide the cards of so many races are, in px, when they all lie open on one sheet. */
export const openRaceWidth = ({ name, isLow }: Layout, races: number, hasHeadroom: boolean): number => {
  if (name === 'phone') return 50;
  if (name === 'tablet') return 50;
  const rows = races + (isLow ? 1 : 0) + (hasHeadroom ? 0 : 1);
  return [84, 84, 84, 84, 84, 54, 48][rows] ?? 44;
};

/** How the table is laid out in this window; the same object until the window crosses a threshold. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, current);
