import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import { Unreachable } from '../shell/Unreachable';
import { EmptyLot } from './EmptyLot';
import styles from './MatchList.module.css';
import { OpenMatchRow } from './OpenMatchRow';
import type { LobbyRow } from './useLobby';

type Props = {
  /** Undefined until the server has answered. */
  rows: readonly LobbyRow[] | undefined;
  unreachable: boolean;
  onRetry: () => void;
};

/** The matches on the server, our own first. */
export const OpenMatches = ({ rows, unreachable, onRetry }: Props) => {
  const { t } = useTranslation('lobby');
  const { gameOf } = useShelf();
  if (unreachable) return <Unreachable onRetry={onRetry} />;
  if (!rows)
    return (
      <div role="status" aria-label={t('shell:loading')} className={styles.list}>
        <div className={styles.skeleton} />
        <div className={styles.skeleton} />
        <div className={styles.skeleton} />
      </div>
    );
  if (!rows.length) return <EmptyLot title={t('empty.open.title')} text={t('empty.open.text')} />;
  return (
    <ul className={styles.list}>
      {rows
        .filter(({ game }) => gameOf(game))
        .map((match) => (
          <OpenMatchRow key={`${match.game}/${match.matchID}`} match={match} />
        ))}
    </ul>
  );
};
