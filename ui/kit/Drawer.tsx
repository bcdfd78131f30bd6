import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../pieces/classNames';
import { Tabs } from '../pieces/Tabs';
import styles from './Drawer.module.css';

type Props<Tab extends string> = Pick<
  ComponentProps<typeof Tabs<Tab>>,
  'label' | 'tabs' | 'selected' | 'onSelect'
> & {
  /** The tab where something waits for the reader: marked while another one is open. */
  readonly asking?: Tab | undefined;
  readonly panels: Readonly<Partial<Record<Tab, ReactNode>>>;
  readonly panelClassName?: string | undefined;
};

/** Where there is no room beside the board: one panel at a time, the others behind tabs. */
export const Drawer = <Tab extends string>(props: Props<Tab>) => {
  const { tabs, selected, asking, panels, panelClassName, ...rest } = props;
  return (
    <Tabs
      {...rest}
      tabs={tabs.map((tab) => ({
        ...tab,
        after: tab.id === asking && tab.id !== selected && <i className={styles.asking} />,
      }))}
      selected={selected}
      compact
      className={styles.drawer}
      panelClassName={classNames(styles.panel, panelClassName)}
    >
      {panels[selected]}
    </Tabs>
  );
};
