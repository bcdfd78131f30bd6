import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rule } from '../../../kit/Rule';
import { useBesidePress } from '../../../kit/useBesidePress';
import { usePassing } from '../../../kit/usePassing';
import { classNames } from '../../../pieces/classNames';
import { WheelToken } from '../../../pieces/WheelToken';
import styles from './StartMark.module.css';
import { WORDS } from './words';

type Props = { size?: number; className?: string | undefined };

/** K-2.3 — the start player's wheel beside a name. A press says what it means, for a while or until Esc. */
export const StartMark = ({ size = 28, className }: Props) => {
  const { t } = useTranslation(WORDS);
  const [asked, setAsked] = useState<object>();
  const shown = usePassing(asked);
  const box = useBesidePress(shown);
  return (
    <span className={classNames(styles.mark, className)}>
      <button type="button" className={styles.wheel} onClick={() => setAsked({})}>
        <WheelToken label={t('board.startPlayer')} size={size} />
      </button>
      <span ref={box} role="status" className={styles.answer}>
        {shown && (
          <span className={styles.words} data-ground="stock">
            <b>{t('board.startPlayer')}</b> {t('board.startPlayerMeans')} <Rule of="K-3.7" />
          </span>
        )}
      </span>
    </span>
  );
};
