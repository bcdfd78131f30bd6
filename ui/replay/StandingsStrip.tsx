import { useTranslation } from 'react-i18next';
import type { SeatInfo } from '../kit/match';
import { classNames } from '../pieces/classNames';
import { digits } from '../pieces/digits';
import { Seal, seatNumber } from '../pieces/Seal';
import { useWidth } from '../pieces/useWidth';
import { useWindowLayout } from '../pieces/useWindowLayout';
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

/** What a name needs between a place and a total to be more than a few letters, with them, in px. */
const NAMED = 128;

type StripProps = HeadlineProps & { totals: NonNullable<Standings['totals']> };

const Strip = (props: StripProps) => {
  const { seats, standings, totals } = props;
  const { winners, placeOf } = standings;
  const { t } = useTranslation('replay');
  const { name: layout } = useWindowLayout();
  const [list, width = Infinity] = useWidth<HTMLOListElement>();
  const hasPlaces = seats.some(({ playerID }) => placeOf(playerID) !== undefined);
  // on a phone the seal replaces the name, as on the table
  const isNamed = layout !== 'phone' && !(hasPlaces && width < seats.length * NAMED);
  return (
    <section className={styles.strip} aria-label={t('standings')}>
      <Headline {...props} />
      <ol ref={list} className={styles.seats}>
        {seats.map(({ playerID, name }) => (
          <li key={playerID} className={classNames(styles.seat, winners.includes(playerID) && styles.winner)}>
            {placeOf(playerID) !== undefined && (
              <small>
                <span className="sr">{t('place', { place: placeOf(playerID) })}</span>
                <span aria-hidden="true">{placeOf(playerID)}.</span>
              </small>
            )}
            <Seal seat={seatNumber(playerID)} size={18} />
            <span className={isNamed ? styles.name : 'sr'}>{name}</span>
            <b>{digits(totals[playerID] ?? 0)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The standings in one line, where there is no room for them beside the table. */
export const StandingsStrip = (props: HeadlineProps) => {
  const { totals } = props.standings;
  return totals && <Strip {...props} totals={totals} />;
};
