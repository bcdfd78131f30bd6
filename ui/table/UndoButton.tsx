import { useTranslation } from 'react-i18next';
import { UNDO } from '../../games/shared/undo';
import { moveNamed, useMoves } from '../kit/moves';
import { useKey } from '../kit/useKey';
import { Button } from '../pieces/Button';
import styles from './UndoButton.module.css';

/** Takes back the reader's last decision, by a press or Ctrl+Z; shown only while that is possible. */
export const UndoButton = ({ step }: { step: number | undefined }) => {
  const { t } = useTranslation('table');
  const { play, isPlaying } = useMoves();
  const undo = step !== undefined && isPlaying ? () => play(moveNamed(UNDO, step)) : undefined;
  useKey('Ctrl+z', undo);
  if (!undo) return null;
  return (
    <Button
      size="s"
      icon="undo"
      className={styles.undo}
      title={t('undo.hint')}
      aria-label={t('undo.button')}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={undo}
    >
      <span className={styles.label}>{t('undo.button')}</span>
    </Button>
  );
};
