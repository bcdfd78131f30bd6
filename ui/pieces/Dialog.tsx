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
  /** Stays at the bottom while the sheet scrolls. */
  foot?: ReactNode;
};

/**
 * A modal sheet below a title sign; it is open while mounted. Esc, the cross and a press outside ask to close it;
 * afterwards the focus returns to where it was.
 */
export const Dialog = (props: Props) => {
  const { title, closeLabel, onClose, children, sign = 'blue', size = 'm', before, foot } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  // the page below is laid out again, which takes long: the press is painted first
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
