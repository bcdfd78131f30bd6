import { useTranslation } from 'react-i18next';
import type { Analysis, TurningPoint } from '../../../games/shared/analysis';
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

/** Where a match turned, by whom or what, and what an expert would have done. */
export const TurningPoints = ({ turns, analysis, tell, onShow }: Props) => {
  const { t } = useTranslation('analysis');
  return (
    <Panel title={t('turns')} className={styles.panel}>
      {turns.length ? (
        <ol className={styles.list}>
          {turns.map(({ step, told, seat, change, cause }, at) => (
            <li key={step}>
              <button type="button" className={styles.turn} onClick={() => onShow(step)}>
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
                  {t('at', { step })} · {t(cause)}
                </b>
                <b className={classNames(styles.change, change < 0 && styles.loss)}>
                  {tell.nameOf(seat)} {points(change)}
                </b>
                <span className={styles.told}>{tell.done(...told)}</span>
                <span className={styles.expert}>
                  {verdictWords(analysis.verdicts[step - 1], step, tell, t)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.note}>{t('noTurns')}</p>
      )}
      {turns.length > 0 && <p className={styles.note}>{t('turnsNote')}</p>}
    </Panel>
  );
};
