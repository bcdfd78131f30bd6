import { useTranslation } from 'react-i18next';
import type { View } from '../../../../games/ausgebremst';
import { Panel } from '../../../kit/Panel';
import { Car } from '../track/Car';
import type { Driver } from './drivers';
import styles from './GridCards.module.css';
import { RaceCard } from './RaceCard';
import { WORDS } from './words';

/** how the first grid was decided: the cards everybody turned up; those tied for the highest turned again. */
export const GridCards = ({
  view,
  drivers,
}: {
  readonly view: View;
  readonly drivers: readonly Driver[];
}) => {
  const { t } = useTranslation(WORDS);
  return (
    <Panel title={t('table.turned.title')} className={styles.turned}>
      <ul>
        {drivers
          .filter(({ isNuisance }) => !isNuisance)
          .map(({ car, paint, number, name }) => (
            <li key={car} className={styles.row}>
              <Car paint={paint} number={number} width={44} />
              <b className={styles.name}>{name}</b>
              <span className={styles.cards}>
                <span className="sr">{view.gridCards[car]!.join(', ')}</span>
                {[...view.gridCards[car]!.entries()].map(([turn, value]) => (
                  <span key={turn} className={styles.card}>
                    <RaceCard value={value} paint={paint} />
                  </span>
                ))}
              </span>
            </li>
          ))}
      </ul>
    </Panel>
  );
};
