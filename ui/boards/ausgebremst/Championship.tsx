import { useTranslation } from 'react-i18next';
import { circuitsOf, type View } from '../../../games/ausgebremst';
import { classNames } from '../../pieces/classNames';
import styles from './Championship.module.css';
import { placeIn, standingsOf } from './standings';
import type { Driver } from './table/drivers';
import { circuitName, WORDS } from './table/words';
import { Car } from './track/Car';

type CellProps = { readonly view: View; readonly race: number; readonly seat: string };

/** One race of one driver: its points, and how they came about. */
const Cell = ({ view, race, seat }: CellProps) => {
  const { t } = useTranslation(WORDS);
  const result = view.results[race];
  if (!result) return <td className={styles.cell}>–</td>;
  const place = placeIn(result, seat);
  const { used, ideal, stopped, points } = result;
  return (
    <td className={styles.cell}>
      <b>{points[seat]}</b>
      <span>
        {place ? t('table.championship.place', { place }) : t('table.championship.out')}
        {stopped[seat] && <> · {t('table.championship.stopped')}</>}
      </span>
      <span>{t('table.championship.used', { used: used[seat], ideal: ideal[seat] })}</span>
    </td>
  );
};

type Props = { readonly view: View; readonly drivers: readonly Driver[] };

/** the race sheet of the match: every race, every driver, the sum. */
export const Championship = ({ view, drivers }: Props) => {
  const { t } = useTranslation(WORDS);
  const circuits = circuitsOf(view);
  const next = view.stage === 'over' ? -1 : view.race;
  return (
    <div className={classNames(styles.scroll, circuits.length > 4 && styles.many)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span className="sr">{t('table.sheet.driver')}</span>
            </th>
            {circuits.map(({ id }, race) => (
              <th key={id} scope="col" className={classNames(race === next && styles.next)}>
                {circuitName(id)}
              </th>
            ))}
            <th scope="col">{t('table.championship.wins')}</th>
            <th scope="col">{t('table.championship.points')}</th>
          </tr>
        </thead>
        <tbody>
          {standingsOf(view).map(({ seat, rank, wins, points }) => {
            const driver = drivers.find(({ id }) => id === seat)!;
            return (
              <tr key={seat}>
                <td className={styles.rank}>{rank}</td>
                <th scope="row" className={styles.who}>
                  <Car paint={driver.paint} number={driver.number} width={64} />
                  <b>{driver.name}</b>
                </th>
                {circuits.map(({ id }, race) => (
                  <Cell key={id} view={view} race={race} seat={seat} />
                ))}
                <td className={styles.wins}>{wins}</td>
                <td className={styles.sum}>{points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
