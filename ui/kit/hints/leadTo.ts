import type { LegalMove } from '../../../games/shared/legality';

/** Frames a button while it has the focus: after a press with a finger or mouse, browsers draw no focus ring. */
const frame = (button: HTMLElement): void => {
  const ended = new AbortController();
  const end = () => {
    delete button.dataset['led'];
    ended.abort();
  };
  button.dataset['led'] = '';
  for (const event of ['blur', 'click']) button.addEventListener(event, end, { signal: ended.signal });
};

/** Scrolls the button of a move into view and focuses it, if the table has one; pressing it is up to the reader. */
export const leadTo = ({ move, args }: LegalMove): void => {
  const wanted = [move, ...args].join(' ');
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-move]')];
  const button = buttons.find(({ dataset }) => dataset['move'] === wanted);
  button?.scrollIntoView?.({ block: 'nearest' });
  button?.focus({ preventScroll: true });
  if (button) frame(button);
};
