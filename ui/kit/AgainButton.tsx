import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import styles from './AgainButton.module.css';
import { useKey } from './useKey';

/** Shows what the others did last once more, by a press or W; on a phone there is no room for it. */
export const AgainButton = ({ again }: { again: (() => void) | undefined }) => {
  const { t } = useTranslation('table');
  useKey('w', again);
  if (!again) return null;
  return (
    <Button
      variant="icon"
      icon="play"
      className={styles.again}
      aria-label={t('show.again')}
      title={`${t('show.again')} (W)`}
      onClick={again}
    />
  );
};
