import type { Size } from '../../../pieces/boxSize';
import { MINI_BELOW } from './Card';
import { fittingWidth } from './fanStrip';

/** How many panels stand beside each other, and how wide a card of the trips in them is, in px. */
type Laid = { readonly columns: number; readonly card: number };

const GAP = 10;

/** What a panel holds beside its cards, in px: name, bracket, note and hand; and at its sides. */
const ABOVE_AND_BELOW = 145;
const SIDES = 28;

/** More panels than that beside each other leave none room for a long trip. */
const MOST_COLUMNS = 3;

/** Of a card, in px, by the number of columns: so wide it is in any case, and no wider than that. */
const LEAST = [0, 60, 52, 48] as const;
const MOST = 150;

/** A long trip has to fit, too: so many cards, and two breaks. */
const LONG = { count: 8, parts: 3, gap: 26 } as const;

/** How large the cards can be in so many columns: as high as a panel leaves room for, and where a trip is long. */
const roomIn = (columns: number, count: number, { width, height }: Size) => {
  const rows = Math.ceil(count / columns);
  const panel = { width: (width + GAP) / columns - GAP, height: (height + GAP) / rows - GAP };
  const high = Math.floor((panel.height - ABOVE_AND_BELOW) / 1.4);
  const kind = high < MINI_BELOW ? 'mini' : 'full';
  return { high, long: fittingWidth({ ...LONG, kind, width: high, room: panel.width - SIDES }) };
};

/** How the trips of so many players lie in a box all of which they have: so that a long one is as large as can be. */
export const tripPanels = (count: number, box: Size): Laid => {
  const ways = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, at) => ({
    columns: at + 1,
    ...roomIn(at + 1, count, box),
  }));
  const { columns, high } = ways.reduce((best, way) => (way.long > best.long ? way : best));
  return { columns, card: Math.min(Math.max(high, LEAST[columns]!), MOST) };
};
