import type { PlayerID } from 'boardgame.io';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeatTime } from '../../kit/conduct';
import { Starred } from '../../kit/Starred';
import { useKey } from '../../kit/useKey';
import { usePassedTimeWords, useTimeWords } from '../../kit/useTimeWords';
import { handOver } from '../../online/lobbyApi';
import { Button } from '../../pieces/Button';
import { useAnnounce } from '../../shell/announce';
import styles from './AbsenceSigns.module.css';
import { HandOverButton } from './HandOverButton';
import { Strip, type SignProps } from './Strip';
import { useAsked } from './useAsked';

type Props = SignProps & {
  readonly seat: PlayerID;
  readonly name: string;
  /** How long the player has been away, in ms. */
  readonly away: number;
  readonly isAwaited: boolean;
  readonly isFolded: boolean;
  readonly isSeated: boolean;
  /** Do the keys K and N act on this sign? */
  readonly isKeyed: boolean;
  readonly onWait: () => void;
};

/** A player has been away for long: the others may let a computer player decide, or wait. */
export const AwaySign = ({ game, matchID, level, seat, name, away, ...props }: Props) => {
  const { isAwaited, isFolded, isSeated, isKeyed, onWait } = props;
  const { t } = useTranslation('table');
  const announce = useAnnounce();
  const inWords = useTimeWords();
  const passedInWords = usePassedTimeWords();
  const asked = useAsked(() => handOver(game, matchID, seat));
  const isOffered = isSeated && isAwaited;
  const mayWait = isOffered && !isFolded;
  const key = isKeyed ? 'N' : undefined;
  useKey('n', isKeyed && mayWait ? onWait : undefined);
  useEffect(() => announce(t('absence.gone', { name })), [announce, t, name]);
  const title = (
    <span aria-live="off">
      <Starred text={t('absence.away', { name, time: passedInWords(away) })} />
    </span>
  );
  const time = useSeatTime(seat);
  const alone = time?.runs ? `${t('absence.clock', { time: inWords(time.left + time.bank) })} ` : '';
  const offer = isSeated ? t('absence.then', { name, level: t(`level.${level}`) }) : undefined;
  const text = (
    <span className={styles.spare}>
      <span aria-live="off">{alone}</span>
      {offer}
    </span>
  );
  return (
    <Strip icon="offline" title={title} text={text} why={asked.why} isFolded={isFolded}>
      {isSeated && (
        <HandOverButton asked={asked} isFolded={isFolded} isKeyed={isKeyed && isOffered} name={name} />
      )}
      {mayWait && (
        <Button kbd={key} aria-keyshortcuts={key} onClick={onWait}>
          {t('absence.wait')}
        </Button>
      )}
    </Strip>
  );
};
