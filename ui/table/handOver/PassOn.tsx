import type { PlayerID } from 'boardgame.io';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { classNames } from '../../pieces/classNames';
import { Who } from '../../pieces/Who';
import type { Corner } from '../../kit/gameUi';
import { nameAt, type SeatInfo } from '../../kit/match';
import styles from './PassOn.module.css';
import { seatNumber } from '../../pieces/Seal';

type Props = {
  seats: readonly SeatInfo[];
  next: PlayerID;
  /** Where the table leaves a corner free for it; elsewhere it lies below the table. */
  corner: Corner | undefined;
  onPass: () => void;
};

/** Shown while everybody may look at revealed cards: no hand is visible, and it says who is next. */
export const PassOn = ({ seats, next, corner, onPass }: Props) => {
  const { t } = useTranslation('table');
  const name = nameAt(seats, next);
  return (
    <div className={classNames(styles.passOn, corner && styles[corner])} data-ground="asphalt">
      <p>
        {t('passOn.look')} <span className={styles.next}>{t('passOn.next')}</span>{' '}
        <Who seat={seatNumber(next)} name={name} />
      </p>
      <Button variant="go" icon="pass" onClick={onPass}>
        {t('passOn.pass')}
      </Button>
    </div>
  );
};
