import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TelevisionContext } from '../../kit/television';
import { classNames } from '../../pieces/classNames';
import { Button } from '../../pieces/Button';
import styles from './Television.module.css';
import { useTelevision } from './useTelevision';

/** A table on a large screen: the only thing to press is the full-screen button, shown while the mouse moves. */
export const Television = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('table');
  const isMoving = useTelevision();
  return (
    <div className={classNames(styles.television, !isMoving && styles.rests)}>
      <TelevisionContext value>{children}</TelevisionContext>
      {isMoving && document.fullscreenEnabled && !document.fullscreenElement && (
        <Button className={styles.whole} onClick={() => void document.documentElement.requestFullscreen()}>
          {t('tv.whole')}
        </Button>
      )}
    </div>
  );
};
