import { useTranslation } from 'react-i18next';
import { SteeringWheel } from '../pieces/SteeringWheel';
import styles from './Loading.module.css';

/** Something is on its way. Shows only when it takes a moment. */
export const Loading = () => {
  const { t } = useTranslation('shell');
  return (
    <output className={styles.loading}>
      <SteeringWheel className={styles.wheel} />
      {t('loading')}
    </output>
  );
};
