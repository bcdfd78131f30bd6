import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The layout of a table in a window. */
export type WindowLayout = {
  /**
   * desk: log and lists beside the table; tablet: below it; phone: its own layout; side: low and wide, as on a phone
   * in landscape, with the picture at full height and everything else beside it.
   */
  readonly name: 'desk' | 'tablet' | 'phone' | 'side';
  /** Is there only enough height for the table? */
  readonly isLow: boolean;
  /** Is it even lower: the window of a small laptop, of a phone, or of a tablet with its browser's bars? */
  readonly isLowest?: boolean;
  /** Is it what a browser's bars leave of a screen 768 px high, or a phone no higher than the smallest? */
  readonly isLeast?: boolean;
  /** Is it a tablet in landscape, with more room beside a large picture than below it? */
  readonly isAcross?: boolean;
};

const LAYOUTS = {
  desk: { name: 'desk', isLow: false },
  deskLow: { name: 'desk', isLow: true },
  deskLowest: { name: 'desk', isLow: true, isLowest: true },
  deskLeast: { name: 'desk', isLow: true, isLowest: true, isLeast: true },
  tablet: { name: 'tablet', isLow: false },
  tabletLow: { name: 'tablet', isLow: true },
  tabletAcross: { name: 'tablet', isLow: true, isAcross: true },
  tabletAcrossLowest: { name: 'tablet', isLow: true, isLowest: true, isAcross: true },
  phone: { name: 'phone', isLow: true },
  phoneLowest: { name: 'phone', isLow: true, isLowest: true },
  phoneLeast: { name: 'phone', isLow: true, isLowest: true, isLeast: true },
  side: { name: 'side', isLow: true },
} as const satisfies Record<string, WindowLayout>;

/** In em, 16 px each: with a larger font size, everything is larger and the window has less room. */
const QUERIES = {
  isSide: '(height < 31.25em) and (width >= 40em)',
  isPhone: '(width < 43.75em)',
  isTablet: '(width < 75em)',
  isAcross: '(width >= 60em) and (height < 56.25em)',
  isLowDesk: '(height < 56.25em)',
  isLowest: '(height < 46em)',
  isLowestPhone: '(height < 50em)',
  isLeast: '(height < 40.5em)',
  isLeastPhone: '(height < 43.75em)',
  isLowTablet: '(height < 67.5em)',
} as const;

/** The number of signs above the table, and the listeners. */
const above = { signs: 0, heard: new Set<() => void>() };

/** While there is a sign above the table, a window has no room for a large table. */
export const useSignAbove = (isUp: boolean): void =>
  useLayoutEffect(() => {
    if (!isUp) return undefined;
    const count = (more: number) => {
      above.signs += more;
      document.body.toggleAttribute('data-sign-above', above.signs > 0);
      for (const hear of above.heard) hear();
    };
    count(1);
    return () => count(-1);
  }, [isUp]);

type Lists = Readonly<Record<keyof typeof QUERIES, MediaQueryList>>;

/** The media queries of the window, and the function that made them. */
let asked: { readonly by: typeof matchMedia; readonly lists: Lists } | undefined;

/**
 * The media queries, created once, because half the table uses them with every press. Undefined where there is no
 * screen.
 */
const listsOf = (): Lists | undefined => {
  if (typeof matchMedia !== 'function') return undefined;
  if (asked?.by !== matchMedia) {
    const lists = Object.entries(QUERIES).map(([name, query]) => [name, matchMedia(query)]);
    asked = { by: matchMedia, lists: Object.fromEntries(lists) as Lists };
  }
  return asked.lists;
};

const current = (): WindowLayout => {
  const lists = listsOf();
  const matches = (name: keyof typeof QUERIES) => lists?.[name].matches === true;
  if (matches('isSide')) return LAYOUTS.side;
  if (matches('isPhone')) {
    if (matches('isLeastPhone')) return LAYOUTS.phoneLeast;
    return matches('isLowestPhone') ? LAYOUTS.phoneLowest : LAYOUTS.phone;
  }
  if (matches('isTablet') && matches('isAcross'))
    return matches('isLowest') ? LAYOUTS.tabletAcrossLowest : LAYOUTS.tabletAcross;
  const isTaken = above.signs > 0;
  if (matches('isTablet')) return isTaken || matches('isLowTablet') ? LAYOUTS.tabletLow : LAYOUTS.tablet;
  if (matches('isLeast')) return LAYOUTS.deskLeast;
  if (matches('isLowest')) return LAYOUTS.deskLowest;
  return isTaken || matches('isLowDesk') ? LAYOUTS.deskLow : LAYOUTS.desk;
};

const subscribe = (onChange: () => void) => {
  const lists = Object.values(listsOf() ?? {});
  for (const list of lists) list.addEventListener('change', onChange);
  above.heard.add(onChange);
  return () => {
    above.heard.delete(onChange);
    for (const list of lists) list.removeEventListener('change', onChange);
  };
};

/** The layout of a table in this window; the same object until the window crosses a threshold. */
export const useWindowLayout = (): WindowLayout => useSyncExternalStore(subscribe, current);
