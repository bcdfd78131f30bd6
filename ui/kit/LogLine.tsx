import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotLevel } from '../../games/shared/gameModule';
import { Icon } from '../pieces/Icon';
import type { NarratedLine } from './gameUi';
import { classNames } from '../pieces/classNames';
import { Seal, seatNumber } from '../pieces/Seal';
import styles from './LogLine.module.css';
import { Rule } from './Rule';
import { Starred } from './Starred';

/** Marks a decision that a computer player made for somebody else. */
export const StandInMark = ({ level }: { level: BotLevel }) => {
  const { t } = useTranslation(['table', 'shell']);
  return (
    <span className={styles.standIn} title={t(`status.${level}`)}>
      <Icon name="robot" size={15} />
      <span className="sr">{t('labelled', { ns: 'shell', what: t(`status.${level}`), value: '' })}</span>
    </span>
  );
};

/** One line of the log: the seal of the seat it is about, the sentence, the paragraph. */
export const LogLine = memo(({ line }: { line: NarratedLine }) => (
  <span className={classNames(styles.line, line.seat === undefined && styles.unsealed)}>
    {line.seat !== undefined && <Seal seat={seatNumber(line.seat)} className={styles.seal} />}
    <span>
      {line.standIn && <StandInMark level={line.standIn} />}
      {line.isTakenBack ? (
        <s className={styles.takenBack}>
          <Starred text={line.text} />
        </s>
      ) : (
        <Starred text={line.text} />
      )}
      {line.rule && (
        <>
          {' '}
          <Rule of={line.rule} />
        </>
      )}
    </span>
  </span>
));
LogLine.displayName = 'LogLine';
