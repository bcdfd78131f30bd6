import type { LegalMove } from '../../../games/shared/legality';

/** Frames a button as long as it has the focus: after a press of a finger or a mouse browsers draw nothing around it. */
const frame = (button: HTMLElement): void => {
  const ended = new AbortController();
  const end = () => {
    delete button.dataset['led'];
    ended.abort();
  };
  button.dataset['led'] = '';
  for (const event of ['blur', 'click']) button.addEventListener(event, end, { signal: ended.signal });
};

/** Brings the button of a move into sight and into focus, if the table shows one; pressing it is left to the reader. */
export const leadTo = ({ move, args }: LegalMove): void => {
  const wanted = [move, ...args].join(' ');
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-move]')];
  const button = buttons.find(({ dataset }) => dataset['move'] === wanted);
  button?.scrollIntoView?.({ block: 'nearest' });
  button?.focus({ preventScroll: true });
  if (button) frame(button);
};
