import type { View } from '../../../games/auf-achse-board';
import type { BoardProps } from '../../table/match';

/** The board game while it is played. */
export const Board = ({ log, chrome }: BoardProps<View>) => (
  <main>
    {chrome.bar(null)}
    {chrome.logbook(log)}
    {chrome.afterwards}
  </main>
);
