import { useTranslation } from 'react-i18next';
import type { SeatInfo } from '../kit/match';
import { classNames } from '../pieces/classNames';
import { digits } from '../pieces/digits';
import { Seal, seatNumber } from '../pieces/Seal';
import { useResultWords } from '../table/useResultWords';
import type { Standings } from './standings';
import styles from './StandingsStrip.module.css';

type HeadlineProps = { game: string; seats: readonly SeatInfo[]; standings: Standings };

/** Who has won; empty before the end. */
export const Headline = ({ game, seats, standings: { winners, totals } }: HeadlineProps) => {
  const words = useResultWords(game);
  if (!totals || !winners.length) return null;
  return <strong className={styles.headline}>{words.headline({ winners, totals }, seats, undefined)}</strong>;
};

/** The standings in one line, where there is no room for them beside the table. */
export const StandingsStrip = (props: HeadlineProps) => {
  const { seats, standings } = props;
  const { t } = useTranslation('replay');
  const { totals, winners, placeOf } = standings;
  if (!totals) return null;
  return (
    <section className={styles.strip} aria-label={t('standings')}>
      <Headline {...props} />
      <ol className={styles.seats}>
        {seats.map(({ playerID, name }) => (
          <li key={playerID} className={classNames(styles.seat, winners.includes(playerID) && styles.winner)}>
            {placeOf(playerID) !== undefined && (
              <small>
                <span className="sr">{t('place', { place: placeOf(playerID) })}</span>
                <span aria-hidden="true">{placeOf(playerID)}.</span>
              </small>
            )}
            <Seal seat={seatNumber(playerID)} size={18} />
            <span className={styles.name}>{name}</span>
            <b>{digits(totals[playerID] ?? 0)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
};
