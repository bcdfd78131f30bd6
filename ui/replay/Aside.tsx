import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { classNames } from '../pieces/classNames';
import styles from './ReplayTable.module.css';

/** Whether the drawer beside the table is open; the focus moves into it and back out. */
export const useDrawer = () => {
  const [isOpen, setOpen] = useState(false);
  const closer = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) closer.current?.focus();
  }, [isOpen]);
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  const toggle = (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setOpen(!isOpen);
  };
  return { isOpen, closer, close, toggle };
};

type Props = { drawer: ReturnType<typeof useDrawer>; children: ReactNode };

/** The column beside the table; it slides in as a drawer where there is no room for it. */
export const Aside = ({ drawer: { isOpen, closer, close }, children }: Props) => {
  const { t } = useTranslation('replay');
  return (
    <aside className={classNames(styles.aside, isOpen && styles.open)} aria-label={t('aside')}>
      <Button
        variant="icon"
        icon="close"
        className={styles.close}
        aria-label={t('closeAside')}
        ref={closer}
        onClick={close}
      />
      {children}
    </aside>
  );
};
