import {
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '../pieces/classNames';
import { Icon, type IconName } from '../pieces/Icon';
import styles from './Menu.module.css';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** In place of an icon. */
  readonly drawing?: ReactNode;
  /** Is its drawing well known enough to need no words? Such items share a row. */
  readonly isShort?: boolean;
  /** For items that exclude each other: is this the current one? */
  readonly checked?: boolean;
  /** The language of its label, if it differs from the page's. */
  readonly lang?: string;
  readonly onSelect: () => void;
};

type Props = {
  /** The content of the button. */
  children: ReactNode;
  /** The label for screen readers; needed if the button has no words. */
  label?: string | undefined;
  items: readonly MenuItem[];
  className?: string | undefined;
  /** The edge of the button with which the menu is aligned. */
  align?: 'start' | 'end';
};

/** Where a key leads in a list of `count` items, from `index`; -1 is before the first. */
const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One item of the menu. */
const Entry = ({ item, onSelect }: { item: MenuItem; onSelect: () => void }) => (
  <button
    type="button"
    role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
    aria-checked={item.checked}
    lang={item.lang}
    title={item.isShort ? item.label : undefined}
    tabIndex={-1}
    className={styles.item}
    onClick={onSelect}
  >
    {item.icon ? <Icon name={item.icon} /> : item.drawing}
    <span className={item.isShort ? 'sr' : undefined}>{item.label}</span>
    {item.checked && !item.isShort && <Icon name="check" size={18} className={styles.check} />}
  </button>
);

const entriesOf = (list: RefObject<HTMLUListElement | null>) => [
  ...(list.current?.querySelectorAll('button') ?? []),
];

/** The index of the item that has the focus first: in a choice the current one. */
const firstOf = (items: readonly MenuItem[]): number => {
  const isChoice = items.every(({ checked }) => checked !== undefined);
  return isChoice
    ? Math.max(
        items.findIndex(({ checked }) => checked),
        0,
      )
    : 0;
};

/**
 * A button that opens a menu; short items are four to a row. Arrow keys move between the items; Esc and a press
 * elsewhere close it.
 */
export const Menu = ({ children, label, items, className, align = 'start' }: Props) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    entriesOf(list)[firstOf(items)]?.focus();
    const elsewhere = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
    // oxlint-disable-next-line react/exhaustive-deps -- where the focus starts is decided once, on unfolding
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(false);
    else if (step) {
      event.preventDefault();
      if (!open) return setOpen(true);
      const all = entriesOf(list);
      const at = all.findIndex((entry) => entry === document.activeElement);
      all[step(at, all.length)]?.focus();
    }
  };

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, className)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen((was) => !was)}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {open && (
        <ul
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          className={classNames(styles.list, styles[align])}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <li key={item.id} role="none" className={item.isShort ? styles.short : styles.whole}>
              <Entry
                item={item}
                onSelect={() => {
                  close();
                  // the list disappears before the result of the choice is rendered
                  startTransition(() => item.onSelect());
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
