import type { LegalMove } from '../../../games/shared/legality';

/** Brings the button of a move into sight and into focus, if the table shows one; pressing it is left to the reader. */
export const leadTo = ({ move, args }: LegalMove): void => {
  const wanted = [move, ...args].join(' ');
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-move]')];
  const button = buttons.find(({ dataset }) => dataset['move'] === wanted);
  button?.scrollIntoView?.({ block: 'nearest' });
  button?.focus({ preventScroll: true });
};
