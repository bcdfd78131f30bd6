import { useTranslation } from 'react-i18next';
import { CIRCUITS, pitValuesOf, SET_UP_IDS, SET_UPS, VALUES } from '../../../../games/ausgebremst';
import { RaceCard } from '../table/RaceCard';
import { WORDS } from '../table/words';
import { MiniCircuit } from '../track/MiniCircuit';
import styles from './Reference.module.css';

/** The grid places at which the rows begin. */
const ROWS = [0, 2, 4] as const;

/** all circuits with their pit-stop cards, and the cards of each set-up. */
export const Reference = () => {
  const { t } = useTranslation(WORDS);
  return (
    <div className={styles.reference}>
      <h3>{t('options.circuits.name')}</h3>
      <ul className={styles.circuits}>
        {CIRCUITS.map((circuit) => (
          <li key={circuit.id}>
            <MiniCircuit id={circuit.id} width={120} />
            <div>
              <h4>
                {circuit.number}. {circuit.name}
              </h4>
              <p>{t(`options.circuits.notes.${circuit.number}`)}</p>
              <p>
                {t('reference.pitCards', {
                  rows: ROWS.map((place) => pitValuesOf(circuit, place).join(' + ')).join(' · '),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <h3>{t('reference.setUps')}</h3>
      <div className={styles.room}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('reference.setUps')}</span>
              </th>
              {VALUES.map((value) => (
                <th key={value} scope="col">
                  <RaceCard value={value} paint={1} />
                  <span className="sr">{value}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SET_UP_IDS.map((id) => (
              <tr key={id}>
                <th scope="row">{t(`table.setUp.${id}.name`)}</th>
                {VALUES.map((value) => (
                  <td key={value}>{SET_UPS[id][value]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{t('reference.basic')}</p>
    </div>
  );
};
