import type { PlayerID } from 'boardgame.io';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { Icon } from '../pieces/Icon';
import { useSeatStatus, type SeatStatus } from './conduct';
import { SeatClock } from './SeatClock';
import styles from './SeatNote.module.css';
import { useNow } from './useNow';
import { usePassedTimeWords } from './useTimeWords';

/** Time in ms during which a player has "just gone": no duration is shown yet. */
const JUST = 5000;

const ICON = { free: 'person', standIn: 'robot', away: 'offline' } as const;

/** The shape before the words: a dot for a player who is present, a ring for one who is only partly present. */
const Shape = ({ kind }: { kind: SeatStatus['kind'] }) =>
  kind === 'free' || kind === 'standIn' || kind === 'away' ? (
    <Icon name={ICON[kind]} size={16} />
  ) : (
    <span className={kind === 'here' ? styles.dot : styles.ring} />
  );

/** The words, and a short form for where there is little room. */
const useWords = (status: SeatStatus): readonly [full: string, brief: string] => {
  const { t } = useTranslation('table');
  const since = status.kind === 'away' ? status.since : undefined;
  const now = useNow(since !== undefined);
  const inWords = usePassedTimeWords();
  if (status.kind === 'standIn') return [t(`status.${status.level}`), ''];
  if (status.kind === 'free') return [t('status.free'), t('status.free')];
  if (status.kind !== 'away') return [t(`status.${status.kind}`), ''];
  if (since === undefined) return [t('status.lost'), ''];
  if (now - since < JUST) return [t('status.justGone'), ''];
  const time = inWords(now - since);
  return [t('status.away', { time }), time];
};

type NoteProps = {
  readonly status: SeatStatus;
  /** Is there other text about a player who is present? Then the dot is enough. */
  readonly isShort: boolean;
  /** Is there room for the full text, even on a narrow page? */
  readonly isWhole?: boolean;
};

const Note = ({ status, isShort, isWhole = false }: NoteProps) => {
  const [full, brief] = useWords(status);
  return (
    <span
      className={classNames(
        styles.note,
        styles[status.kind],
        isShort && styles.short,
        isWhole && styles.whole,
      )}
      title={full}
    >
      <Shape kind={status.kind} />
      <span className={styles.full}>{full}</span>
      <span className={styles.brief} aria-hidden="true">
        {brief}
      </span>
    </span>
  );
};

type Props = {
  readonly seat: PlayerID;
  /** What the player is doing: not shown for a seat for which nobody decides. */
  readonly doing?: ReactNode;
};

/** Whether the player of a seat is present, in words; empty while that is unknown. */
export const SeatStanding = ({ seat }: { readonly seat: PlayerID }) => {
  const status = useSeatStatus(seat);
  return status && <Note status={status} isShort={false} isWhole />;
};

/** In a player's row: whether the player is present, that the seat is free, or that a computer player decides. */
export const SeatNote = ({ seat, doing }: Props) => {
  const status = useSeatStatus(seat);
  const isThere = status?.kind === 'here' || status?.kind === 'looksAway';
  return (
    <>
      <SeatClock seat={seat} />
      {status && <Note status={status} isShort={isThere && doing !== undefined} />}
      {(!status || isThere || status.kind === 'standIn' || status.kind === 'elsewhere') && doing}
    </>
  );
};
