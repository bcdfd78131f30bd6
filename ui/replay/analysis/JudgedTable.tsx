import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MarksContext } from '../../kit/hints/marks';
import { useSpoken } from '../../kit/useSpoken';
import { Button } from '../../pieces/Button';
import { classNames } from '../../pieces/classNames';
import { readTogether } from '../../pieces/readTogether';
import { Sheet } from '../../pieces/Sheet';
import styles from './JudgedTable.module.css';
import type { ToRetell } from './retold';
import { TurningPointSign } from './TurningPointSign';
import { useJudgement } from './useJudgement';
import { useRetold } from './useRetold';
import { points, verdictWords } from './verdictWords';

type Props = ToRetell & {
  /** The step that is judged. */
  readonly step: number;
  /** Is the table shown before that step? Then the expert's moves are marked on it. */
  readonly isBefore: boolean;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A table of a finished match with the judgement of one step: in words, and marked on the table. */
export const JudgedTable = ({ step, isBefore, onBack, onClose, children, ...given }: Props) => {
  const { t } = useTranslation('analysis');
  const { replay } = given;
  const tell = useRetold(given);
  const judgement = useJudgement(replay, step);
  const letter = t('mark');
  const verdict = judgement?.verdict;
  const marks = useMemo(
    () => (isBefore && verdict ? [{ letter, moves: verdict.preferred }] : []),
    [isBefore, verdict, letter],
  );
  const { turn } = judgement ?? {};
  const said = judgement && (verdict ? verdictWords(verdict, step, tell, t) : t('noChoice'));
  const done = tell.done(...(turn?.point.told ?? [step]));
  useSpoken(said ? readTogether([done, said], '. ') : '');
  return (
    <MarksContext value={marks}>
      <div className={styles.judged}>
        <Sheet className={styles.sign} aria-label={t('judgement', { step })} aria-busy={!judgement}>
          {turn && (
            <svg className={styles.turn} width="36" height="36" viewBox="-18 -18 36 36" aria-hidden="true">
              <TurningPointSign number={turn.number} />
            </svg>
          )}
          <div className={styles.words}>
            <h2>
              {turn ? `${t('turnAt', { number: turn.number })} · ` : ''}
              {t('at', { step })}
              {turn && (
                <>
                  {' '}
                  · {t(turn.point.cause)}{' '}
                  <b className={classNames(styles.change, turn.point.change < 0 && styles.loss)}>
                    {tell.nameOf(turn.point.seat)} {points(turn.point.change)}
                  </b>
                </>
              )}
            </h2>
            <p>
              {done}. {said ? <b>{said}</b> : t('thinking')}
            </p>
          </div>
          <Button size="s" onClick={onBack}>
            {t('back')}
          </Button>
          <Button variant="icon" size="s" icon="close" aria-label={t('close')} onClick={onClose} />
        </Sheet>
        <div className={styles.table}>{children}</div>
      </div>
    </MarksContext>
  );
};
