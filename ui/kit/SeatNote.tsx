import type { PlayerID } from 'boardgame.io';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { Icon } from '../pieces/Icon';
import { clockTime } from './clockTime';
import { useSeatStatus, type SeatStatus } from './conduct';
import { SeatClock } from './SeatClock';
import styles from './SeatNote.module.css';
import { useNow } from './useNow';

const ICON = { free: 'person', standIn: 'robot', away: 'offline' } as const;

/** In words, and where there is little room. */
const useWords = (status: SeatStatus): readonly [full: string, brief: string] => {
  const { t } = useTranslation('table');
  const since = status.kind === 'away' ? status.since : undefined;
  const now = useNow(since !== undefined);
  if (status.kind === 'standIn') return [t(`status.${status.level}`), ''];
  if (status.kind === 'free') return [t('status.free'), t('status.free')];
  if (since === undefined) return [t('status.lost'), ''];
  const time = clockTime(now - since);
  return [t('status.away', { time }), time];
};

const Note = ({ status }: { status: SeatStatus }) => {
  const [full, brief] = useWords(status);
  return (
    <span className={classNames(styles.note, styles[status.kind])}>
      <Icon name={ICON[status.kind]} size={16} />
      <span className={styles.full}>{full}</span>
      <span className={styles.brief} aria-hidden="true">
        {brief}
      </span>
    </span>
  );
};

type Props = {
  readonly seat: PlayerID;
  /** What its player is doing: not said of a seat that nobody decides for. */
  readonly doing?: ReactNode;
};

/** In a player's row: that the seat is free, that its player is away, or that a computer player decides. */
export const SeatNote = ({ seat, doing }: Props) => {
  const status = useSeatStatus(seat);
  return (
    <>
      <SeatClock seat={seat} />
      {status && <Note status={status} />}
      {(!status || status.kind === 'standIn') && doing}
    </>
  );
};
