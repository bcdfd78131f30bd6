import type { Size } from '../../../pieces/boxSize';
import { MINI_BELOW } from './Card';
import { fittingWidth } from './fanStrip';

/** How many panels stand beside each other, and how wide the cards in them are, in px. */
type Laid = {
  readonly columns: number;
  /** Of the trips. */
  readonly card: number;
  /** Of the hands, where there is room for them as cards. */
  readonly hand: number | undefined;
};

const GAP = 10;

/** What a panel holds beside its cards, in px: name, bracket, note and hand; and at its sides. */
const ABOVE_AND_BELOW = 145;
const SIDES = 28;

/** More panels than that beside each other leave none room for a long trip. */
const MOST_COLUMNS = 3;

/** Of a card, in px, by the number of columns: so wide it is in any case, and no wider than that. */
const LEAST = [0, 60, 52, 48] as const;
const MOST = 140;

/** Of a card of the hand, in px; as chips, a hand is so much lower. */
const HAND = 46;
const CHIPS = 24;

/** A long trip has to fit, too: so many cards, and two breaks. */
const LONG = { count: 8, parts: 3, gap: 26 } as const;

/** How large the cards can be in so many columns: as high as a panel leaves room for, and where a trip is long. */
const roomIn = (columns: number, count: number, { width, height }: Size) => {
  const rows = Math.ceil(count / columns);
  const cards = (height + GAP) / rows - GAP - ABOVE_AND_BELOW;
  const high = Math.floor(cards / 1.4);
  const kind = high < MINI_BELOW ? 'mini' : 'full';
  const room = (width + GAP) / columns - GAP - SIDES;
  return { cards, high, long: fittingWidth({ ...LONG, kind, width: high, room }) };
};

/** How the trips of so many players lie in a box all of which they have: so that a long one is as large as can be. */
export const tripPanels = (count: number, box: Size): Laid => {
  const ways = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, at) => ({
    columns: at + 1,
    ...roomIn(at + 1, count, box),
  }));
  const { columns, cards, high } = ways.reduce((best, way) => (way.long > best.long ? way : best));
  const card = Math.min(Math.max(high, LEAST[columns]!), MOST);
  const hasRoom = cards - 1.4 * card >= 1.4 * HAND - CHIPS;
  return { columns, card, hand: hasRoom ? HAND : undefined };
};
