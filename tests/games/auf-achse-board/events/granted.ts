import type { EventId } from '../../../../games/auf-achse-board/events';
import type { Held, State } from '../../../../games/auf-achse-board/state';
import { anyContract, drew, underWay, type About } from '../scenario';

/** A contract unrelated to München, where Inspektion ends. */
export const { id, from, to } = anyContract(({ from, to }) => ![from, to].includes('muenchen'));

/** The card as it lies in front of somebody. */
export const kept = (card: EventId): Held => ({ card, owes: 0 });

/** These cards lie in front of seat 0. */
export const inFront = (...cards: EventId[]) => ({ 0: cards.map(kept), 1: [] });

/** Seat 0 has drawn the card on an event space between Nürnberg and Berlin. */
export const drawn = (card: EventId, about: About = {}): State =>
  underWay({
    trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.1' },
    turn: { rolled: true },
    tasks: [drew(card)],
    ...about,
  });
