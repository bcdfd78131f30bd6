import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../pieces/Tabs';
import styles from './Drawer.module.css';
import { WORDS } from './words';

export type DrawerTab = 'turn' | 'contracts' | 'public' | 'players' | 'log';

type Props = {
  readonly tabs: readonly DrawerTab[];
  readonly selected: DrawerTab;
  readonly onSelect: (tab: DrawerTab) => void;
  /** The tab where something waits for the reader. */
  readonly asking?: DrawerTab | undefined;
  readonly panels: Readonly<Partial<Record<DrawerTab, ReactNode>>>;
};

/** Where there is no room beside the map: everything else in tabs below it. */
export const Drawer = ({ tabs, selected, onSelect, asking, panels }: Props) => {
  const { t } = useTranslation(WORDS);
  return (
    <Tabs
      label={t('table.tabs.label')}
      compact
      tabs={tabs.map((id) => ({
        id,
        label: t(`table.tabs.${id}`),
        after: id === asking && id !== selected && <i className={styles.asking} />,
      }))}
      selected={selected}
      onSelect={onSelect}
      className={styles.drawer}
      panelClassName={styles.panel}
    >
      {panels[selected]}
    </Tabs>
  );
};
