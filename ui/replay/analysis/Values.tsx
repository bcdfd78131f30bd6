import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inPercent } from '../../../games/shared/bots/advice';
import { courseOf, type Analysis } from '../../../games/shared/bots/analysis';
import { Panel } from '../../kit/Panel';
import type { Retold } from './retold';
import styles from './Values.module.css';
import { verdictWords } from './verdictWords';

type Props = { readonly analysis: Analysis; readonly tell: Retold; readonly length: number };

const Rows = ({ analysis, tell, length }: Props) => {
  const { t } = useTranslation('analysis');
  const course = courseOf(analysis);
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          <th scope="col">{t('move')}</th>
          {tell.seats.map(({ playerID, name }) => (
            <th key={playerID} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{t('whatWasDone')}</th>
          <th scope="col">{t('whatExpertSays')}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: length + 1 }, (_, step) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            {tell.seats.map(({ playerID }) => (
              <td key={playerID}>{t('percent', { percent: inPercent(course[step]![playerID]!) })}</td>
            ))}
            <td>{step ? tell.done(step) : t('start')}</td>
            <td>{step ? verdictWords(analysis.verdicts[step - 1], step, tell, t) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Everybody's chances after every move, and how an expert judges it, as a table. */
export const Values = (props: Props) => {
  const { t } = useTranslation('analysis');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('values')} className={styles.panel}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{t('unfold')}</summary>
        {isOpen && <Rows {...props} />}
      </details>
    </Panel>
  );
};
