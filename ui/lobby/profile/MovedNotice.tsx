import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { Notice } from '../../pieces/Notice';
import { usePersisted } from '../../shell/persisted';
import { followMove, undoMove } from './move';
import { persistedMove } from './persistedMove';
import styles from './ProfilePage.module.css';

/** How often an old device checks whether it has been moved, in ms. */
const EVERY = 3000;

/** This device was moved to another one: shown as long as that can be undone. */
export const MovedNotice = () => {
  const { t } = useTranslation('profile');
  const [move] = usePersisted(persistedMove);
  const isUnderWay = move !== undefined;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    void followMove();
    const timer = setInterval(() => void followMove(), EVERY);
    return () => clearInterval(timer);
  }, [isUnderWay]);
  if (move?.movedAt === undefined) return null;
  return (
    <div className={styles.moved}>
      <Notice variant="calm">{t('move.moved')}</Notice>
      <Button size="s" onClick={undoMove}>
        {t('move.undo')}
      </Button>
    </div>
  );
};
