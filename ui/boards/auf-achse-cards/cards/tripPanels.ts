import type { Size } from '../../../pieces/boxSize';
import { MINI_BELOW } from './Card';
import { fittingWidth } from './fanStrip';

/** The number of panels beside each other, and the widths of the cards in them, in px. */
type Laid = {
  readonly columns: number;
  /** The card width in trips. */
  readonly card: number;
  /** The card width in hands; undefined where they are shown as chips. */
  readonly hand: number | undefined;
  /** Is there only room for notes of two lines below the cards? */
  readonly isTerse: boolean;
};

const GAP = 10;

/**
 * The space in a panel that is not for cards, in px: name, bracket, note of three lines and hand, and one line of the
 * note; and the sides.
 */
const ABOVE_AND_BELOW = 145;
const NOTE_LINE = 16;
const SIDES = 28;

/** With more panels beside each other, none would have room for a long trip. */
const MOST_COLUMNS = 3;

/** The least card width by the number of columns, and the greatest, in px. */
const LEAST = [0, 60, 52, 48] as const;
const MOST = 140;

/** The width of a card in a hand, in px, and how much lower a hand is as chips. */
const HAND = 46;
const CHIPS = 24;

/** A long trip must fit too: this many cards, with two breaks. */
const LONG = { count: 8, parts: 3, gap: 26 } as const;

/**
 * How large the cards can be with that many columns: limited by the height of a panel, and, for a long trip, by its
 * width.
 */
const roomIn = (columns: number, count: number, { width, height }: Size) => {
  const rows = Math.ceil(count / columns);
  const cards = (height + GAP) / rows - GAP - ABOVE_AND_BELOW;
  const high = Math.floor(cards / 1.4);
  const kind = high < MINI_BELOW ? 'mini' : 'full';
  const room = (width + GAP) / columns - GAP - SIDES;
  return { cards, high, long: fittingWidth({ ...LONG, kind, width: high, room }) };
};

/**
 * How the trips of so many players are arranged in a box: so that the cards of a long trip are as large as possible.
 */
export const tripPanels = (count: number, box: Size): Laid => {
  const ways = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, at) => ({
    columns: at + 1,
    ...roomIn(at + 1, count, box),
  }));
  const { columns, cards, high } = ways.reduce((best, way) => (way.long > best.long ? way : best));
  const isTerse = high < MINI_BELOW;
  const fitting = isTerse ? Math.floor((cards + NOTE_LINE) / 1.4) : high;
  const card = Math.min(Math.max(fitting, LEAST[columns]!), MOST);
  const hasRoom = cards - 1.4 * card >= 1.4 * HAND - CHIPS;
  return { columns, card, hand: hasRoom ? HAND : undefined, isTerse };
};
