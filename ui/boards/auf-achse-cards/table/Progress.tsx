import { useTranslation } from 'react-i18next';
import { Icon } from '../../../pieces/Icon';
import { Sign } from '../../../pieces/Sign';
import { WORDS } from './words';
import styles from './Progress.module.css';

type Props = {
  /** The current stage, counted from 1, and how many there are. */
  stage: number;
  stages: number;
  /** What is happening in it: the round, or that it is over. */
  now: string;
  isShort: boolean;
};

/** The progress of the match: past stages, the current one, and those to come. */
export const Progress = ({ stage, stages, now, isShort }: Props) => {
  const { t } = useTranslation(WORDS);
  if (isShort)
    return (
      <p className={styles.short}>
        <Sign as="span" className={styles.sign}>
          <span className="sr">{t('board.progress.label', { stage, stages })}</span>
          <span aria-hidden="true">
            <span className={styles.stage}>{t('board.progress.stage', { stage })}</span>
            <b className={styles.number}>{stage}</b> <small>/ {stages}</small>
          </span>
        </Sign>
        <span className={styles.now}>{now}</span>
      </p>
    );
  return (
    <div className={styles.progress}>
      <ol className={styles.stages} aria-label={t('board.progress.label', { stage, stages })}>
        {Array.from({ length: stages }, (_, at) => at + 1).map((number) => (
          <li
            key={number}
            className={number === stage ? styles.current : styles.other}
            aria-current={number === stage ? 'step' : undefined}
          >
            {number === stage && t('board.progress.of', { stage, stages })}
            {number < stage && (
              <>
                <Icon name="check" size={14} />
                <span className="sr">{t('board.progress.done', { stage: number })}</span>
              </>
            )}
            {number > stage && number}
          </li>
        ))}
      </ol>
      <span className={styles.now}>{now}</span>
    </div>
  );
};
