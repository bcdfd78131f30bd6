import { startTransition, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Button } from './Button';
import { classNames } from './classNames';
import styles from './Dialog.module.css';
import { Sign } from './Sign';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  sign?: 'blue' | 'town' | 'red';
  /** `side`: at the right edge, as high as the page; on a phone it rises from below. */
  size?: 's' | 'm' | 'l' | 'side';
  /** Before the title. */
  before?: ReactNode;
  /** Stays below the sheet while that is scrolled. */
  foot?: ReactNode;
};

/**
 * A modal sheet under a title sign: mounted is open. Esc, the cross and a press beside it ask to close; the focus goes
 * back to where it was when the dialog is gone.
 */
export const Dialog = (props: Props) => {
  const { title, closeLabel, onClose, children, sign = 'blue', size = 'm', before, foot } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  // what lies below is laid out anew: the press is seen before it
  const ask = () => startTransition(() => onClose());
  const close = useEffectEvent((event: Event) => {
    event.preventDefault();
    ask();
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const focused = document.activeElement;
    dialog.showModal();
    const listening = new AbortController();
    dialog.addEventListener('cancel', close, listening);
    dialog.addEventListener('click', (event) => event.target === dialog && close(event), listening);
    return () => {
      listening.abort();
      dialog.close();
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, []);

  return (
    <dialog ref={ref} className={classNames(styles.dialog, styles[size])} aria-labelledby={id}>
      <Sign variant={sign} className={styles.sign}>
        {before}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Button variant="icon" icon="close" aria-label={closeLabel} className={styles.close} onClick={ask} />
      </Sign>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
};
