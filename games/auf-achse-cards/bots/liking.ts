import type { Temper } from '../../shared/drivers';
import type { Face } from '../cards';
import { extraCards } from '../rules/actionCards';
import { counterValue } from '../rules/counter';
import type { Plan } from './normal';

/**
 * Chance of winning that an expert gives away for what it likes about a card for the counter: a km towards the end of the
 * stage, a km less, an extra card to lay, a card that spoils what others have planned. With a third more of the first three the thrifty laid
 * 23 km on average and the bold 2, where an even temper lays 9, and the nasty spoiled with 33 cards in a hundred instead
 * of 28; but 56 % of 597 matches of three were won, and 61 % of 1,001 without a temper.
 */
const LIKES = { nearer: 0.00027, farther: 0.00027, extraCard: 0.016, spoils: 0.048 } as const;

/** K-6.1, K-6.2 — the cards that take something from everybody. */
const SPOILERS: ReadonlySet<Face> = new Set(['lostFreight', 'levelCrossing']);

/**
 * How much a player of that temper likes a plan, as a chance of winning: the thrifty end a stage with what they have, the
 * bold drive on, the nasty spoil.
 */
export const liking = ({ counter }: Plan, temper: Temper | undefined): number => {
  if (counter === undefined) return 0;
  switch (temper) {
    case 'thrifty':
      return LIKES.nearer * counterValue(counter);
    case 'bold':
      return LIKES.extraCard * extraCards(counter) - LIKES.farther * counterValue(counter);
    case 'nasty':
      return SPOILERS.has(counter) ? LIKES.spoils : 0;
    case undefined:
      return 0;
  }
};
