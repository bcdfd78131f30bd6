import { useTranslation } from 'react-i18next';
import type { Analysis, TurningPoint } from '../../../games/shared/bots/analysis';
import { isAsGood } from '../../../games/shared/bots/analyst';
import { Panel } from '../../kit/Panel';
import { classNames } from '../../pieces/classNames';
import styles from './TurningPoints.module.css';
import { TurningPointSign } from './TurningPointSign';
import type { Retold } from './retold';
import { points, verdictWords } from './verdictWords';

type Props = {
  readonly turns: readonly TurningPoint[];
  readonly analysis: Analysis;
  readonly tell: Retold;
  readonly onShow: (step: number) => void;
};

/** The turning points of a match: who or what caused each, and what an expert would have done. */
export const TurningPoints = ({ turns, analysis, tell, onShow }: Props) => {
  const { t } = useTranslation('analysis');
  /** For turns caused by luck, only a better decision is mentioned, if there was one. */
  const expertOn = ({ step, cause }: TurningPoint): string => {
    const verdict = analysis.verdicts[step - 1];
    if (cause === 'luck' && verdict && isAsGood(verdict, tell.seatAt(step))) return '';
    return verdictWords(verdict, step, tell, t);
  };
  return (
    <Panel title={t('turns')} className={styles.panel}>
      {turns.length ? (
        <ol className={styles.list}>
          {turns.map((turn, at) => (
            <li key={turn.step}>
              <button type="button" className={styles.turn} onClick={() => onShow(turn.step)}>
                <svg
                  className={styles.sign}
                  width="30"
                  height="30"
                  viewBox="-18 -18 36 36"
                  aria-hidden="true"
                >
                  <TurningPointSign number={at + 1} />
                </svg>
                <b>
                  {t('at', { step: turn.step })} · {t(turn.cause)}
                </b>
                <b className={classNames(styles.change, turn.change < 0 && styles.loss)}>
                  {tell.nameOf(turn.seat)} {points(turn.change)}
                </b>
                <span className={styles.told}>{tell.done(...turn.told)}</span>
                <span className={styles.expert}>{expertOn(turn)}</span>
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.note}>{t('noTurns')}</p>
      )}
      {turns.length > 0 && (
        <p className={styles.note}>
          {t('turnsNote')} {turns.some(({ cause }) => cause === 'choice') && t('chooserNote')}
        </p>
      )}
    </Panel>
  );
};
