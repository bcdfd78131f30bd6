import type { Temper } from '../../shared/bots/drivers';
import type { Face } from '../cards';
import { extraCards } from '../rules/actionCards';
import { counterValue } from '../rules/counter';
import type { Plan } from './normal';

/**
 * Chance of winning that an expert gives away for what it likes about a card for the counter: a km towards the end of the
 * stage, a km less, an extra card to lay, a card that spoils what others have planned. What that comes to stands in
 * the README, below the strengths. Nearly three times as much showed little more, and gave away ten times as many chances.
 */
const LIKES = { nearer: 0.0001, farther: 0.0001, extraCard: 0.006, spoils: 0.015 } as const;

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
