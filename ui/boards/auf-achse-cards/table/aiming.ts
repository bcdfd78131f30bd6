import type { DragEvent, MouseEvent } from 'react';
import { isCard, type CardId } from '../../../../games/auf-achse-cards';
import { carriedBy, carry } from '../../../kit/carrying';
import type { Bay } from './bays';
import type { CardChoice } from './useCardChoice';

/** Where a card can be put: its bays, and what they are for. */
const AIMS = '[data-place^="bay-"], [data-place="own-race"], [data-place="counter"]';

/** The bay that is meant by something on the table: of two for the own trip, the first one that is empty. */
const bayAt = (target: EventTarget, bays: readonly Bay[], { staged }: CardChoice): Bay | undefined => {
  const place = (target as Element).closest<HTMLElement>(AIMS)?.dataset['place'];
  if (place !== 'own-race' && place !== 'counter') return bays.find(({ id }) => place === `bay-${id}`);
  const meant = bays.filter(({ move }) => (move === 'layCounter') === (place === 'counter'));
  return meant.find(({ id, isLaid }) => !isLaid && !staged[id]) ?? meant[0];
};

/** K-3 — lets a card of the hand be dragged, which picks it up. */
export const carrying = (card: CardId, { selected, mayLay, pick }: CardChoice) => ({
  draggable: mayLay(card),
  onDragStart: (event: DragEvent) => {
    const { dataTransfer, currentTarget, nativeEvent } = event;
    carry(event, card);
    // the button that is dragged is transparent: the card lies below it
    dataTransfer.setDragImage(currentTarget.parentElement!, nativeEvent.offsetX, nativeEvent.offsetY);
    if (selected !== card) pick(card);
  },
});

/**
 * K-3 — with a mouse or a finger the card that is picked up can be put straight on the own trip or to the counter, and
 * dropped there or on a bay. By keyboard and for screen readers the bays do the same.
 */
export const aiming = (bays: readonly Bay[], choice: CardChoice) => ({
  onClick: ({ target }: MouseEvent) => {
    const bay = bayAt(target, bays, choice);
    if (choice.selected && bay && !(target as Element).closest('a, button')) choice.put(bay.digit);
  },
  onDragOver: (event: DragEvent) => {
    if (bayAt(event.target, bays, choice)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const bay = bayAt(event.target, bays, choice);
    const card = carriedBy(event);
    if (!bay || !isCard(card)) return;
    event.preventDefault();
    choice.put(bay.digit, card);
  },
});
