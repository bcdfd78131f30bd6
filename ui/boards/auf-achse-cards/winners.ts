import type { TFunction } from 'i18next';
import { totals, winners, type View } from '../../../games/auf-achse-cards';
import { namesInWords } from '../../pieces/listInWords';
import type { Player } from './table/players';
import { WORDS } from './table/words';

/** K-7.4 — who has won once the match is over, and a sentence about it; **stars** set bold. */
export const winnersOf = (view: View, players: readonly Player[], t: TFunction) => {
  const won = winners(view);
  const who = players.filter(({ seat }) => won.includes(seat));
  const sentence = t(`log.matchEnd.${won.length > 1 ? 'shared' : 'won'}`, {
    ns: WORDS,
    names: namesInWords(who, t('language', { ns: WORDS })),
    km: totals(view)[won[0]!],
  });
  return { winners: who, sentence };
};
