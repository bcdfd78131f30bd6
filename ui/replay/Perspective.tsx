import { memo, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../pieces/Icon';
import { Seal, seatNumber } from '../pieces/Seal';
import { Sheet } from '../pieces/Sheet';
import type { SeatInfo } from '../kit/match';
import { OPEN, SPECTATOR, type Eyes } from './film';
import styles from './Perspective.module.css';

type Props = { seats: readonly SeatInfo[]; eyes: Eyes; onChoose: (eyes: Eyes) => void };

/** Chooses the perspective from which the replay is watched. */
export const Perspective = memo(({ seats, eyes, onChoose }: Props) => {
  const { t } = useTranslation('replay');
  const id = useId();
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
      <h2 id={id} className={styles.title}>
        {t('seenBy')}
      </h2>
      <div role="group" aria-labelledby={id} className={styles.choices}>
        {choice(OPEN, <Icon name="eye" />, t('everythingOpen'))}
        {seats.map(({ playerID, name = '' }) =>
          choice(playerID, <Seal seat={seatNumber(playerID)} size={20} />, name),
        )}
        {choice(SPECTATOR, <Icon name="people" />, t('spectator'))}
      </div>
    </Sheet>
  );
});
