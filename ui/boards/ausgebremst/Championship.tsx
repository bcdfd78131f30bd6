import { useTranslation } from 'react-i18next';
import { standings, circuitsOf, type View } from '../../../games/ausgebremst';
import { classNames } from '../../pieces/classNames';
import { useWidth } from '../../pieces/useWidth';
import styles from './Championship.module.css';
import { ChampionshipByRace } from './ChampionshipByRace';
import { isOneRace } from './oneRace';
import { RaceOutcome } from './RaceOutcome';
import type { Driver } from './table/drivers';
import { circuitName, WORDS } from './table/words';
import { Car } from './track/Car';

type Props = { readonly view: View; readonly drivers: readonly Driver[] };

/** A row for each driver, the best one first. */
const ByDriver = ({ view, drivers }: Props) => {
  const { t } = useTranslation(WORDS);
  const circuits = circuitsOf(view);
  const next = view.stage === 'over' ? -1 : view.race;
  const isSeries = !isOneRace(view);
  return (
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
          {isSeries && <th scope="col">{t('table.championship.wins')}</th>}
          <th scope="col">{t('table.championship.points')}</th>
        </tr>
      </thead>
      <tbody>
        {standings(view).map(({ seat, rank, wins, points }) => {
          const driver = drivers.find(({ car }) => car === seat)!;
          return (
            <tr key={seat} className={classNames(driver.isMe && styles.me)}>
              <td className={styles.rank}>{rank}</td>
              <th scope="row" className={styles.who}>
                <Car paint={driver.paint} number={driver.number} width={64} />
                <b>{driver.name}</b>
              </th>
              {circuits.map(({ id }, race) => (
                <td key={id} className={styles.cell}>
                  <RaceOutcome result={view.results[race]} seat={seat} hasPoints={isSeries} />
                </td>
              ))}
              {isSeries && <td className={styles.wins}>{wins}</td>}
              <td className={styles.sum}>{points}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Room that a column takes at least, in px: of a driver with rank and name, of a race, of wins and points together. */
const ROOM = { who: 170, race: 140, sums: 150, driver: 64, circuit: 88 } as const;

/** the race sheet of the match: every race, every driver, the sum. */
export const Championship = ({ view, drivers }: Props) => {
  const [box, room = 1000] = useWidth<HTMLDivElement>();
  const fits = ROOM.who + circuitsOf(view).length * ROOM.race + ROOM.sums <= room;
  const abreast = Math.max(2, Math.floor((room - ROOM.circuit) / ROOM.driver));
  return (
    <div ref={box} className={styles.scroll}>
      {fits ? (
        <ByDriver view={view} drivers={drivers} />
      ) : (
        <ChampionshipByRace view={view} drivers={drivers} abreast={abreast} />
      )}
    </div>
  );
};
