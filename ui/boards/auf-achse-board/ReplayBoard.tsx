import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/auf-achse-board';
import type { ReplayBoardProps } from '..';
import { situation } from './signposts';
import { WORDS } from './table/words';

/** The board game in a replay. */
export const ReplayBoard = ({ view, ctx }: ReplayBoardProps<View>) => {
  const { t } = useTranslation(WORDS);
  return <p>{situation(view, ctx, t).join(' · ')}</p>;
};
