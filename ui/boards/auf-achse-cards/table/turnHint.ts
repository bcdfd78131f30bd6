import { useTranslation } from 'react-i18next';
import { listInWords } from '../../../pieces/listInWords';
import { WORDS } from './words';
import type { Doing, Player } from './players';
import type { Layout } from './useLayout';

/** What the table waits for, seat by seat. */
const AWAITED: ReadonlySet<Doing> = new Set(['thinking', 'owesRace', 'owesCounter', 'owesExtra']);

/** The seats whose decision the table waits for. */
export const awaitedOf = (players: readonly Player[]): readonly Player[] =>
  players.filter(({ doing }) => AWAITED.has(doing));

type Given = {
  readonly me: Player;
  readonly players: readonly Player[];
  readonly layout: Layout;
  readonly isUnfolding: boolean;
  /** Has nothing been picked up or put into a bay yet? */
  readonly isEmpty: boolean;
};

export type TurnHint = { readonly title?: string; readonly text: string; readonly icon?: 'hour' | 'eye' };

/** What is to be done, or whom the reader waits for. Beside the turn sign of a desk nothing is said twice. */
export const useTurnHint = ({ me, players, layout, isUnfolding, isEmpty }: Given): TurnHint => {
  const { t } = useTranslation(WORDS);
  if (isUnfolding) return { text: t('board.turn.unfolding'), icon: 'eye' };
  const open = me.places.filter(({ isLaid }) => !isLaid).length;
  if (AWAITED.has(me.doing)) {
    if (layout.name === 'desk') return { text: isEmpty ? t('board.turn.how') : '' };
    const task = todo(me);
    const isBrief = layout.name === 'phone' || layout.name === 'side';
    const words = task === 'board.turn.both' && isBrief ? 'board.turn.bothShort' : task;
    return { title: t('board.turn.yoursShort'), text: t(words, { count: open }).replaceAll('**', '') };
  }
  const waiting = awaitedOf(players).map(({ name }) => name);
  if (!waiting.length) return { text: '' };
  return {
    text: t(me.doing === 'noCards' ? 'board.turn.noCards' : 'board.turn.laid', {
      names: listInWords(waiting, t('language')),
      count: waiting.length,
    }),
    icon: 'hour',
  };
};

/** The words for what this seat is to lay now. */
export const todo = ({ doing, hand, places }: Player): string => {
  if (doing === 'owesExtra') return 'board.turn.extra';
  if (doing === 'owesCounter') return 'board.turn.counter';
  if (doing === 'owesRace') return 'board.turn.race';
  return hand.length === 1 && !places.some(({ isLaid }) => isLaid)
    ? 'board.turn.lastCard'
    : 'board.turn.both';
};
