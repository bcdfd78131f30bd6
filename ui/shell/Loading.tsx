import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { SteeringWheel } from '../pieces/SteeringWheel';
import { useAwaited } from './awaited';
import styles from './Loading.module.css';

/** Something is loading. Shown only if it takes a moment, or at once if the reader already `waits`. */
export const Loading = ({ waits = false }: { waits?: boolean }) => {
  const { t } = useTranslation('shell');
  useAwaited();
  return (
    <output className={classNames(styles.loading, waits && styles.waits)}>
      <SteeringWheel className={styles.wheel} />
      {t('loading')}
    </output>
  );
};
