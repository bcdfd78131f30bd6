import { useContext, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../pieces/classNames';
import { Tabs } from '../pieces/Tabs';
import styles from './Drawer.module.css';
import { UnheardBadge, UnheardContext } from './UnheardBadge';

type Props<Tab extends string> = Pick<
  ComponentProps<typeof Tabs<Tab>>,
  'label' | 'tabs' | 'selected' | 'onSelect'
> & {
  /** The tab that needs the reader: it is marked while another one is open. */
  readonly asking?: Tab | undefined;
  /** The chat's tab: while another one is open, it shows the number of new lines. */
  readonly talking: Tab;
  readonly panels: Readonly<Partial<Record<Tab, ReactNode>>>;
  readonly panelClassName?: string | undefined;
};

/** For screens without room beside the board: one panel at a time, the others behind tabs. */
export const Drawer = <Tab extends string>(props: Props<Tab>) => {
  const { tabs, selected, asking, talking, panels, panelClassName, ...rest } = props;
  const unheard = useContext(UnheardContext);
  const afterTab = (id: Tab) => {
    if (id === selected) return undefined;
    if (id === asking) return <i className={styles.asking} />;
    return id === talking && <UnheardBadge count={unheard} />;
  };
  return (
    <Tabs
      {...rest}
      tabs={tabs.map((tab) => ({ ...tab, after: afterTab(tab.id) }))}
      selected={selected}
      compact
      className={styles.drawer}
      panelClassName={classNames(styles.panel, panelClassName)}
    >
      {panels[selected]}
    </Tabs>
  );
};
