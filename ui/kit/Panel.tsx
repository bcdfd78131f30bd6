import { useId, type ReactNode } from 'react';
import { Sheet } from '../pieces/Sheet';
import { classNames } from '../pieces/classNames';
import styles from './Panel.module.css';

type Props = {
  readonly title: string;
  /** Shown at the end of the title line. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** The name by which a lesson highlights it. */
  readonly place?: string;
};

/** A titled sheet beside the map. */
export const Panel = ({ title, note, children, className, place }: Props) => {
  const id = useId();
  return (
    <Sheet className={classNames(styles.panel, className)} aria-labelledby={id} data-place={place}>
      <h2 className={styles.title}>
        <span id={id}>{title}</span>
        {note !== undefined && <small className={styles.note}>{note}</small>}
      </h2>
      {children}
    </Sheet>
  );
};
