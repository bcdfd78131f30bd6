import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../pieces/classNames';
import { Icon } from '../../pieces/Icon';
import styles from './Explained.module.css';

type Props = {
  name: string;
  about: string;
  /** The control itself; it is described by the element with this id. */
  children: (describedBy: string) => ReactNode;
};

/** A control with its explanation, which is read out with it, and shown below it by finger, mouse or key. */
export const Explained = ({ name, about, children }: Props) => {
  const { t } = useTranslation('lobby');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // low in the form it would lie below the button that stays in sight
    if (isOpen) words.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div className={styles.explained}>
      <div className={styles.choice}>{children(id)}</div>
      <button
        type="button"
        className={styles.ask}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('newMatch.about', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="info" size={20} />
      </button>
      <p ref={words} id={id} className={classNames(styles.about, !isOpen && 'sr')}>
        {about}
      </p>
    </div>
  );
};
