import { useTranslation } from 'react-i18next';
import { standings, circuitsOf, type View } from '../../../games/ausgebremst';
import { classNames } from '../../pieces/classNames';
import { groupsOf } from '../../kit/groupsOf';
import styles from './ChampionshipByRace.module.css';
import { isOneRace } from './oneRace';
import { RaceOutcome } from './RaceOutcome';
import type { Driver } from './table/drivers';
import { circuitName, WORDS } from './table/words';
import { Car } from './track/Car';

type Standing = ReturnType<typeof standings>[number];

type Props = { readonly view: View; readonly drivers: readonly Driver[] };

const Columns = ({ view, drivers, shown }: Props & { readonly shown: readonly Standing[] }) => {
  const { t } = useTranslation(WORDS);
  const next = view.stage === 'over' ? -1 : view.race;
  const isSeries = !isOneRace(view);
  const driverOf = (seat: string) => drivers.find(({ car }) => car === seat)!;
  const mine = (seat: string) => classNames(driverOf(seat).isMe && styles.me);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.race}>
            <span className="sr">{t('table.sheet.driver')}</span>
          </th>
          {shown.map(({ seat, rank }) => {
            const { paint, number, name } = driverOf(seat);
            return (
              <th key={seat} scope="col" className={classNames(styles.driver, mine(seat))}>
                <span>
                  <em>{rank}.</em>
                  <Car paint={paint} number={number} width={46} />
                </span>
                <span className={styles.name}>{name}</span>
              </th>
            );
          })}
        </tr>
        <tr className={styles.sum}>
          <th scope="row" className={styles.race}>
            {t('table.championship.points')}
          </th>
          {shown.map(({ seat, points }) => (
            <td key={seat} className={mine(seat)}>
              {points}
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {circuitsOf(view).map(({ id }, race) => (
          <tr key={id}>
            <th scope="row" className={classNames(styles.race, race === next && styles.next)}>
              {circuitName(id)}
            </th>
            {shown.map(({ seat }) => (
              <td key={seat} className={mine(seat)}>
                <RaceOutcome result={view.results[race]} seat={seat} hasPoints={isSeries} />
              </td>
            ))}
          </tr>
        ))}
        {isSeries && (
          <tr>
            <th scope="row" className={styles.race}>
              {t('table.championship.wins')}
            </th>
            {shown.map(({ seat, wins }) => (
              <td key={seat} className={mine(seat)}>
                {wins}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
};

/** The race sheet for narrow windows or many races: each driver's total, best first, above one row per race. */
export const ChampionshipByRace = ({
  abreast,
  ...table
}: Props & {
  /** How many drivers' columns fit side by side. */
  readonly abreast: number;
}) =>
  groupsOf(standings(table.view), abreast).map((shown) => (
    <Columns key={shown[0]!.seat} {...table} shown={shown} />
  ));
