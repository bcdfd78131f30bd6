import type { DragEvent } from 'react';

/** The kind of data that a dragged card is: no text, so that no field of a chat takes and tells it. */
const CARRIED = 'application/x-card';

/** Lets this drag carry a card. */
export const carry = ({ dataTransfer }: DragEvent, card: string): void => dataTransfer.setData(CARRIED, card);

/** The card that this drag carries; empty for anything else. */
export const carriedBy = ({ dataTransfer }: DragEvent): string => dataTransfer.getData(CARRIED);
