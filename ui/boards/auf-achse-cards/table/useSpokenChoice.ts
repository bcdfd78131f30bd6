import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { faceOf } from '../../../../games/auf-achse-cards';
import { useAnnounce } from '../../../shell/announce';
import type { Bay } from './bays';
import { cardIndex, WORDS } from './words';
import type { Choice } from './useChoice';

/** Reads out which cards are ready to be laid: with the keys one is put into a bay that has not the focus. */
export const useSpokenChoice = ({ staged, isBusy }: Choice, bays: readonly Bay[]): void => {
  const { t } = useTranslation(WORDS);
  const announce = useAnnounce();
  const ready = bays.flatMap(({ id }) => {
    const card = staged[id];
    return card
      ? [t('board.bayLabel.ready', { bay: t(`board.bay.${id}`), card: cardIndex(faceOf(card), t) })]
      : [];
  });
  const said = isBusy ? '' : ready.join('. ');
  useEffect(() => {
    if (said) announce(said);
  }, [said, announce]);
};
