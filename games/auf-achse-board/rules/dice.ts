import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import { eventOf, type EventId } from '../events';
import type { Play } from '../move';

/** Faces of the die. */
const FACES = 6;

/** B-1.1 — throws the die. */
export const roll = (random: Chance): number => 1 + Math.floor(random.Number() * FACES);

/** B-4.1 — a roll to move: 1–5 exactly, a 6 counts as any number up to 6. `card`: the card that granted it. */
export const rollToMove = ({ random, tell }: Play, seat: PlayerID, card?: EventId): void => {
  const die = roll(random);
  tell({ type: 'rolled', seat, die, ...(card && { card }) });
  const least = die === FACES ? 1 : die;
  tell({ type: 'asked', task: { type: 'drive', seat, least, most: die, die, optional: false } });
};

/**
 * B-11.9 — Schnelle Verladung must be used at once or lapses; the roll by Inspektion stays, whatever else is done in
 * the turn (B-11.8).
 */
export const lapseQuickRoll = ({ G, tell }: Play): void => {
  for (const card of G.turn.rollsWith)
    if (eventOf(card).effect === 'rollAfterLoading') tell({ type: 'lapsed', card });
};
