import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { WarnTriangle } from '../pieces/WarnTriangle';
import styles from './Refused.module.css';

type Props = { children: ReactNode; onDismiss?: () => void };

/**
 * A refusal with its reason, which screen readers announce when it appears. Leave it out when there is nothing to
 * say.
 */
export const Refused = ({ children, onDismiss }: Props) => {
  const { t } = useTranslation('lobby');
  return (
    <div role="alert" className={styles.refused} data-ground="stock">
      <WarnTriangle size={30} className={styles.triangle} />
      <div className={styles.words}>{children}</div>
      {onDismiss && (
        <Button
          variant="icon"
          icon="close"
          className={styles.close}
          aria-label={t('dismiss')}
          onClick={onDismiss}
        />
      )}
    </div>
  );
};
