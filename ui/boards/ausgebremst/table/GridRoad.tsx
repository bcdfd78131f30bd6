import { useTranslation } from 'react-i18next';
import { OwnMark } from '../../../kit/OwnMark';
import { CarShape } from '../track/Car';
import type { Driver } from './drivers';
import styles from './GridRoad.module.css';
import { WORDS } from './words';

const ROW_LENGTH = 2;

/** the grid on a piece of road: the cars in their places, the line in front of them. */
export const GridRoad = ({ drivers }: { readonly drivers: readonly Driver[] }) => {
  const { t } = useTranslation(WORDS);
  return (
    <ol className={styles.road} aria-label={t('table.grid.title')} data-ground="asphalt">
      {drivers.map(({ car, paint, number, name, isMe }, at) => (
        <li key={car} className={styles.place}>
          <span className={styles.box}>
            <svg width="74" height="44" viewBox="-32 -19.2 64 38.4" aria-hidden="true">
              <CarShape paint={paint} number={number} heading={180} />
            </svg>
          </span>
          <span className={styles.words}>
            <b>
              {at + 1}. {name}
              {isMe && <OwnMark name={name} you={t('table.you')} />}
            </b>
            <span>
              {t(at % ROW_LENGTH === 0 ? 'table.grid.inner' : 'table.grid.outer', {
                row: Math.floor(at / ROW_LENGTH) + 1,
              })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
};
