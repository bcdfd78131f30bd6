import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../shell/Menu';
import { TopBar } from '../shell/TopBar';

type Props = { game: string; progress: ReactNode; menu: readonly MenuItem[] };

/** The top bar of a table: the game, how far it is, what else there is to do. */
export const TableBar = ({ game, progress, menu }: Props) => {
  const { t } = useTranslation(game);
  return (
    <TopBar game={game} title={t('game.title')} subtitle={t('game.subtitle')} middle={progress} menu={menu} />
  );
};
