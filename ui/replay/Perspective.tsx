import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../pieces/Icon';
import { Seal, seatNumber } from '../pieces/Seal';
import { Sheet } from '../pieces/Sheet';
import { classNames } from '../pieces/classNames';
import { useResultWords } from '../table/useResultWords';
import type { SeatInfo } from '../kit/match';
import { OPEN, SPECTATOR, type Eyes } from './film';
import styles from './Perspective.module.css';
import type { Standings } from './standings';
import { Headline } from './StandingsStrip';

type Props = {
  game: string;
  seats: readonly SeatInfo[];
  standings: Standings;
  eyes: Eyes;
  onChoose: (eyes: Eyes) => void;
};

/** The standings, and whose perspective the replay is watched from. */
export const Perspective = ({ game, seats, standings, eyes, onChoose }: Props) => {
  const { t } = useTranslation('replay');
  const id = useId();
  const { total } = useResultWords(game);
  const { totals, winners, placeOf } = standings;
  const choice = (value: Eyes, sign: ReactNode, label: string) => (
    <button
      key={value}
      type="button"
      className={styles.eyes}
      aria-pressed={value === eyes}
      title={label}
      onClick={() => onChoose(value)}
    >
      {sign}
      <span className={styles.name}>{label}</span>
    </button>
  );
  return (
    <Sheet className={styles.perspective}>
      <h2 className={styles.title}>
        <span id={id}>{t('seenBy')}</span>
        {totals && <small>{t('standings')}</small>}
      </h2>
      <div role="group" aria-labelledby={id}>
        <div className={styles.choices}>
          {choice(OPEN, <Icon name="eye" />, t('everythingOpen'))}
          {choice(SPECTATOR, <Icon name="people" />, t('spectator'))}
        </div>
        <ul className={styles.seats}>
          {seats.map(({ playerID, name = '' }) => (
            <li key={playerID} className={classNames(winners.includes(playerID) && styles.winner)}>
              {choice(playerID, <Seal seat={seatNumber(playerID)} size={20} />, name)}
              {placeOf(playerID) !== undefined && (
                <small>
                  <span className="sr">{t('place', { place: placeOf(playerID) })}</span>
                  <span aria-hidden="true">{placeOf(playerID)}.</span>
                </small>
              )}
              {totals && <b>{total(totals[playerID] ?? 0)}</b>}
            </li>
          ))}
        </ul>
      </div>
      <Headline game={game} seats={seats} standings={standings} />
    </Sheet>
  );
};
