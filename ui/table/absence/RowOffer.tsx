import type { PlayerID } from 'boardgame.io';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { StandingContext, useSeatStatus } from '../../kit/conduct';
import { nameAt } from '../../kit/match';
import { useNow } from '../../kit/useNow';
import { handOver } from '../../online/lobbyApi';
import { Button } from '../../pieces/Button';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import styles from './AbsenceSigns.module.css';
import { useAsked } from './useAsked';

type Props = {
  readonly game: string;
  readonly matchID: string;
  readonly seat: PlayerID;
  /** The reader's own seat. */
  readonly me: PlayerID;
  readonly awaited: readonly PlayerID[];
};

/**
 * In the row of an absent player whom nobody waits for: the offer to let a computer player decide. For awaited
 * players, and on a phone for all, a sign makes this offer.
 */
export const RowOffer = ({ game, matchID, seat, me, awaited }: Props) => {
  const { t } = useTranslation('table');
  const standing = useContext(StandingContext);
  const status = useSeatStatus(seat);
  const now = useNow(status?.kind === 'away', standing?.heard?.at);
  const { busy, go, why } = useAsked(() => handOver(game, matchID, seat));
  const { name: layout } = useWindowLayout();
  const isOffered = status?.kind === 'away' && (status.handOverAt ?? Infinity) <= now;
  if (!isOffered || seat === me || awaited.includes(seat) || layout === 'phone') return null;
  const name = nameAt(standing?.seats ?? [], seat);
  return (
    <div className={styles.offer}>
      <Button size="s" icon="robot" busy={busy} aria-label={t('absence.handOver', { name })} onClick={go}>
        {t('absence.handOverFree')}
      </Button>
      {why && (
        <p role="alert" className={styles.why}>
          {why}
        </p>
      )}
    </div>
  );
};
