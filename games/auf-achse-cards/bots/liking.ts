import type { Temper } from '../../shared/drivers';
import type { Face } from '../cards';
import { extraCards } from '../rules/actionCards';
import { counterValue } from '../rules/counter';
import type { Plan } from './normal';

/**
 * Chance of winning that an expert gives away for what it likes about a card for the counter: a km towards the end of the
 * stage, a km less, an extra card to lay, a card that spoils what others have planned. In matches with good players the
 * thrifty laid 62 km where 48 were usual, and such cards of the nasty rose from 27 to 34 in a hundred; a match of it cost
 * about 1 chance in a hundred. With twice as much it cost the bold 8, and experts of three won fewer matches.
 */
const LIKES = { nearer: 0.0006, farther: 0.0006, extraCard: 0.035, spoils: 0.08 } as const;

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
