import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../pieces/classNames';
import { Tabs } from '../pieces/Tabs';
import styles from './Drawer.module.css';

type Props<Tab extends string> = Pick<
  ComponentProps<typeof Tabs<Tab>>,
  'label' | 'tabs' | 'selected' | 'onSelect'
> & {
  readonly panels: Readonly<Partial<Record<Tab, ReactNode>>>;
  readonly panelClassName?: string | undefined;
};

/** Where there is no room beside the board: one panel at a time, the others behind tabs. */
export const Drawer = <Tab extends string>({ panels, panelClassName, ...tabs }: Props<Tab>) => (
  <Tabs {...tabs} compact className={styles.drawer} panelClassName={classNames(styles.panel, panelClassName)}>
    {panels[tabs.selected]}
  </Tabs>
);
