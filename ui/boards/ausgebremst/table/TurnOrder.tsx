import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../pieces/classNames';
import { Car } from '../track/Car';
import type { Driver } from './drivers';
import styles from './TurnOrder.module.css';
import { WORDS } from './words';

/** The cars in turn order, which is the order of the grid, with the distance they still have to go. */
export const TurnOrder = memo(({ drivers }: { readonly drivers: readonly Driver[] }) => {
  const { t } = useTranslation(WORDS);
  const standing = ({ ending, place, toGo }: Driver) => {
    if (ending === 'finished') return `${place}.`;
    return toGo === null ? '–' : t('finish.toGo', { count: toGo });
  };
  return (
    <ol className={styles.order} aria-label={t('table.order')}>
      {drivers.map((driver) => {
        const { car, paint, number, name, isOnTurn, toGo, last, missed } = driver;
        const why = missed === 'pitStop' ? 'missedForStop' : 'missed';
        const told = last ? t('table.ranking.last', { value: last }) : t(`table.ranking.${why}`);
        return (
          <li
            key={car}
            className={classNames(styles.car, isOnTurn && styles.now, toGo === null && styles.gone)}
            aria-current={isOnTurn || undefined}
          >
            <span className="sr">{name}, </span>
            <span className={styles.drawn} title={name}>
              <Car paint={paint} number={number} width={36} />
              {(last || missed) && (
                <span className={classNames(styles.last, missed && styles.missed)} title={told}>
                  <span className="sr">{told}, </span>
                  <b aria-hidden="true">{last ?? '–'}</b>
                </span>
              )}
            </span>
            <b className={styles.figure}>{standing(driver)}</b>
          </li>
        );
      })}
    </ol>
  );
});
TurnOrder.displayName = 'TurnOrder';
