import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../kit/Drawer';
import styles from './BoardDrawer.module.css';
import { WORDS } from './words';

export type DrawerTab = 'turn' | 'contracts' | 'public' | 'players' | 'log';

type Props = {
  readonly tabs: readonly DrawerTab[];
  readonly selected: DrawerTab;
  readonly onSelect: (tab: DrawerTab) => void;
  /** The tab that needs the reader. */
  readonly asking?: DrawerTab | undefined;
  readonly panels: Readonly<Partial<Record<DrawerTab, ReactNode>>>;
};

/** The panels that have no room beside the map. */
export const BoardDrawer = ({ tabs, ...rest }: Props) => {
  const { t } = useTranslation(WORDS);
  return (
    <Drawer
      {...rest}
      label={t('table.tabs.label')}
      talking="log"
      tabs={tabs.map((id) => ({ id, label: t(`table.tabs.${id}`) }))}
      panelClassName={styles.panel}
    />
  );
};
