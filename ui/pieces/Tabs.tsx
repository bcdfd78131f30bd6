import { startTransition, useId, useOptimistic, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import styles from './Tabs.module.css';

type Props<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string; icon?: IconName; after?: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  compact?: boolean;
  className?: string | undefined;
  panelClassName?: string | undefined;
};

const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A row or column of tabs with the selected panel. Arrow keys, Home and End move between the tabs and select them.
 */
export const Tabs = <Id extends string>(props: Props<Id>) => {
  const { label, tabs, selected, onSelect, children, compact = false, className, panelClassName } = props;
  const base = useId();
  // a panel may take long to render: meanwhile its tab shows that it was pressed
  const [pressed, press] = useOptimistic(selected);
  const select = (id: Id) =>
    startTransition(() => {
      press(id);
      onSelect(id);
    });
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    const index = tabs.findIndex((tab) => tab.id === pressed);
    const next = step && tabs[step(index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={classNames(styles.list, compact && styles.compact)}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            data-place={`tab-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === pressed}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === pressed ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.icon && <Icon name={tab.icon} size={22} />}
            {tab.label}
            {tab.after}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${selected}`}
        className={panelClassName}
      >
        {children}
      </div>
    </div>
  );
};
