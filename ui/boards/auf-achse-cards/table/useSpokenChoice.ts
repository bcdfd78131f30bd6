import { useTranslation } from 'react-i18next';
import { faceOf } from '../../../../games/auf-achse-cards';
import { useSpoken } from '../../../kit/useSpoken';
import type { Bay } from './bays';
import { cardIndex, WORDS } from './words';
import type { CardChoice } from './useCardChoice';

/** Reads out which cards are ready to be laid: with the keys one is put into a bay that has not the focus. */
export const useSpokenChoice = ({ staged, isBusy }: CardChoice, bays: readonly Bay[]): void => {
  const { t } = useTranslation(WORDS);
  const ready = bays.flatMap(({ id }) => {
    const card = staged[id];
    return card
      ? [t('board.bayLabel.ready', { bay: t(`board.bay.${id}`), card: cardIndex(faceOf(card), t) })]
      : [];
  });
  useSpoken(isBusy ? '' : ready.join('. '));
};
