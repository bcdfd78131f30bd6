import { useLayoutEffect, type ReactNode } from 'react';
import { Button } from '../pieces/Button';
import { classNames } from '../pieces/classNames';
import { Icon, type IconName } from '../pieces/Icon';
import styles from './Notes.module.css';

/** The area over the table for messages about the whole table. A live region: keep it mounted. */
export const Notes = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- notes have paragraphs and buttons, an output has words only
  <div className={styles.notes} role="status">
    {children}
  </div>
);

type Props = {
  icon: IconName;
  /** An alarm stays as long as its cause. */
  alarm?: boolean;
  /** Does only its button area take presses? Then what lies under its text can still be reached. */
  isLight?: boolean;
  /** Are its readers asked nothing? Then it lies at the foot of a window without room in its bar. */
  isForWatchers?: boolean;
  children: ReactNode;
  action?: ReactNode;
  dismiss?: { readonly label: string; readonly onDismiss: () => void };
};

/** While a light note is shown, the page is told: the bar makes room for it. */
const useRoom = (isLight: boolean): void =>
  // before it is painted: nothing of the bar lies under it first
  useLayoutEffect(() => {
    if (!isLight) return undefined;
    const { dataset } = document.body;
    dataset['noted'] = '';
    return () => {
      delete dataset['noted'];
    };
  }, [isLight]);

/** One note at the edge of the table: an icon, a sentence, and buttons for what can be done. */
export const Note = (props: Props) => {
  const { icon, alarm = false, isLight = false, isForWatchers = false, children, action, dismiss } = props;
  useRoom(isLight);
  return (
    <div
      className={classNames(
        styles.note,
        alarm && styles.alarm,
        isLight && styles.light,
        isForWatchers && styles.forWatchers,
      )}
      data-ground="stock"
    >
      <Icon name={icon} size={22} />
      <p className={styles.words}>{children}</p>
      {action}
      {dismiss && (
        <Button variant="icon" icon="close" aria-label={dismiss.label} onClick={dismiss.onDismiss} />
      )}
    </div>
  );
};
