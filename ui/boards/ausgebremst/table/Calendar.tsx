import { useTranslation } from 'react-i18next';
import { circuitsOf, type View } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { Icon } from '../../../pieces/Icon';
import { MiniCircuit } from '../track/MiniCircuit';
import styles from './Calendar.module.css';
import { circuitName, WORDS } from './words';

const stateOf = (view: View, race: number): 'done' | 'next' | 'later' => {
  if (race < view.results.length) return 'done';
  return race === view.race ? 'next' : 'later';
};

/** The races of the match in order. */
export const Calendar = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation(WORDS);
  const circuits = circuitsOf(view);
  return (
    <ol
      className={classNames(styles.calendar, circuits.length > 4 && styles.many)}
      aria-label={t('table.calendar.label')}
    >
      {circuits.map(({ id, difficulty }, race) => {
        const state = stateOf(view, race);
        return (
          <li
            key={id}
            className={classNames(styles.race, styles[state])}
            aria-current={state === 'next' || undefined}
          >
            <span className={styles.number}>{race + 1}</span>
            <MiniCircuit id={id} width={circuits.length > 4 ? 64 : 96} />
            <span className={styles.words}>
              <b>{circuitName(id)}</b>
              <span>
                {t(`table.circuit.${difficulty}`)} · {t(`table.calendar.${state}`)}
              </span>
            </span>
            {state === 'done' && <Icon name="check" className={styles.check} />}
          </li>
        );
      })}
    </ol>
  );
};
