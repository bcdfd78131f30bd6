import type { Temper } from '../../shared/bots/drivers';
import type { Face } from '../cards';
import { extraCards } from '../rules/actionCards';
import { counterValue } from '../rules/counter';
import type { Plan } from './normal';

/**
 * Chance of winning that an expert gives up for what it likes about a counter card: per km nearer to the end of the
 * stage, per km farther from it, per extra card to lay, for a card that spoils the others' plans. The README, below
 * the strengths, says what this comes to. Nearly three times as much was hardly more visible, and cost ten times as
 * much.
 */
const LIKES = { nearer: 0.0001, farther: 0.0001, extraCard: 0.006, spoils: 0.015 } as const;

/** K-6.1, K-6.2 — the cards that take something from everybody. */
const SPOILERS: ReadonlySet<Face> = new Set(['lostFreight', 'levelCrossing']);

/**
 * How much a player of this temper likes a plan, as a chance of winning: the thrifty end a stage with what they have,
 * the bold drive on, the nasty spoil.
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
