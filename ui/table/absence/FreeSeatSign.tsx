import type { PlayerID } from 'boardgame.io';
import { useTranslation } from 'react-i18next';
import { Starred } from '../../kit/Starred';
import { handOver } from '../../online/lobbyApi';
import { Button } from '../../pieces/Button';
import styles from './AbsenceSigns.module.css';
import { HandOverButton } from './HandOverButton';
import { Strip, type SignProps } from './Strip';
import { useAsked } from './useAsked';
import { seatNumber } from '../../pieces/Seal';

type Props = SignProps & {
  readonly seat: PlayerID;
  /** The name of the player for whom it is kept for some minutes: they sat there in the previous match. */
  readonly keptFor: string | undefined;
  readonly isFolded: boolean;
  readonly isSeated: boolean;
  /** Does the key K act on this sign? */
  readonly isKeyed: boolean;
  readonly onShare: () => void;
};

/** A seat is free: players may let a computer player decide there, and spectators may sit down. */
export const FreeSeatSign = ({ game, matchID, level, seat, keptFor, isFolded, ...props }: Props) => {
  const { isSeated, isKeyed, onShare } = props;
  const { t } = useTranslation('table');
  const asked = useAsked(() => handOver(game, matchID, seat));
  const number = seatNumber(seat);
  if (keptFor !== undefined && !isSeated)
    return <Strip icon="person" title={<Starred text={t('absence.kept', { number, name: keptFor })} />} />;
  const text = isSeated ? t('absence.freeThen', { level: t(`level.${level}`) }) : t('absence.freeFor');
  return (
    <Strip
      icon="person"
      title={<Starred text={t('absence.free', { number })} />}
      text={<span className={styles.spare}>{text}</span>}
      why={asked.why}
      isFolded={isFolded && isSeated}
    >
      {isSeated ? (
        <>
          <HandOverButton asked={asked} isFolded={isFolded} isKeyed={isKeyed && !isFolded} />
          <Button size={isFolded ? 's' : 'm'} icon="link" onClick={onShare}>
            {t('menu.copyLink')}
          </Button>
        </>
      ) : (
        <Button variant="mine" icon="person" href={`/match/${game}/${matchID}`}>
          {t('absence.sit')}
        </Button>
      )}
    </Strip>
  );
};
