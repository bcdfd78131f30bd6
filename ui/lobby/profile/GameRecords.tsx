import { useTranslation } from 'react-i18next';
import type { PlayedResult } from '../../local/results';
import { GameMark } from '../GameMark';
import { useWhen } from '../lists/useWhen';
import { useGameWords } from '../useGameWords';
import { useResultWords } from '../../table/useResultWords';
import styles from './ProfilePage.module.css';
import { gameRecords, lastPlaces, type GameRecord } from './statistics';

/** How many of the latest places are shown. */
const LAST = 8;

const Row = ({ record }: { record: GameRecord }) => {
  const { i18n } = useTranslation('profile');
  const { say } = useGameWords();
  const { total, feat } = useResultWords(record.game);
  const when = useWhen();
  const place = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(record.place);
  return (
    <>
      <tr className={record.feat && styles.above}>
        <th scope="row">
          <GameMark game={record.game} /> {say(record.game, 'short')}
        </th>
        <td>{record.matches}</td>
        <td>{record.wins}</td>
        <td>{place}</td>
        <td>{total(record.best)}</td>
        <td className={styles.last}>{when.date(record.last)}</td>
      </tr>
      {record.feat && (
        <tr className={styles.feat}>
          <td colSpan={6}>{feat(record.feat)}</td>
        </tr>
      )}
    </>
  );
};

/** Results by game, and the places in the latest matches. */
export const GameRecords = ({ results }: { results: readonly PlayedResult[] }) => {
  const { t } = useTranslation('profile');
  if (!results.length) return <p className={styles.soft}>{t('results.none')}</p>;
  const places = lastPlaces(results, LAST);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['game', 'matches', 'wins', 'place', 'best', 'last'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'last' ? styles.last : undefined}>
                {t(`results.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gameRecords(results).map((record) => (
            <Row key={record.game} record={record} />
          ))}
        </tbody>
      </table>
      <div className={styles.places}>
        <ol aria-label={t('results.lastPlaces', { count: places.length })}>
          {places.map(({ id, place }) => (
            <li key={id} className={place === 1 ? styles.won : undefined}>
              {place}
            </li>
          ))}
        </ol>
        <span className={styles.soft}>{t('results.lastPlaces', { count: places.length })}</span>
      </div>
    </>
  );
};
