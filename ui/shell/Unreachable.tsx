import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { Icon } from '../pieces/Icon';
import styles from './Unreachable.module.css';

/** The server does not answer: what still works, and a button to try again. */
export const Unreachable = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('unreachable');
  return (
    <div className={styles.unreachable}>
      <Icon name="offline" size={40} />
      <div>
        <output className={styles.title}>{t('title')}</output>
        <p>{t('text')}</p>
      </div>
      <Button size="s" icon="rematch" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
};
