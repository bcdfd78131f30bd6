import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { LocalSeat } from '../../local/localMatches';
import { useNamedSeats } from '../../kit/useNamedSeats';
import { Button } from '../../pieces/Button';
import { namesInWords } from '../../pieces/listInWords';
import { ConfirmButton } from '../ConfirmButton';
import { useGameWords } from '../useGameWords';
import { MatchRow } from './MatchRow';
import styles from './MatchRow.module.css';
import { useWhen } from './useWhen';

/** Something stored on this device that can no longer be read. */
export const Damaged = ({ onDelete }: { onDelete: () => void }) => {
  const { t } = useTranslation('lobby');
  return (
    <li className={styles.row}>
      <span className={styles.damaged}>{t('row.damaged')}</span>
      <span className={styles.action}>
        <ConfirmButton size="s" variant="quiet" sure={t('row.deleteSure')} onConfirm={onDelete}>
          {t('row.delete')}
        </ConfirmButton>
      </span>
    </li>
  );
};

type Props = {
  game: string;
  seats: readonly LocalSeat[];
  state: ReactNode;
  note?: ReactNode;
  /** In ms since 1970. */
  at: number;
  act: 'resume' | 'replay';
  href: string;
  onDelete: () => void;
};

/** Something stored on this device: a match to continue or a replay. */
export const DeviceRow = ({ game, seats, state, note, at, act, href, onDelete }: Props) => {
  const { t, i18n } = useTranslation('lobby');
  const { say } = useGameWords();
  const when = useWhen();
  const placed = seats.map((seat, index) => ({ playerID: String(index), ...seat }));
  const everybody = namesInWords(useNamedSeats(seats), i18n.language);
  const match = `${say(game, 'short')}, ${everybody}`;
  return (
    <MatchRow
      game={game}
      about={t('row.onDevice')}
      seats={placed}
      state={state}
      note={note}
      when={when.date(at)}
    >
      <ConfirmButton
        variant="bare"
        size="s"
        icon="trash"
        aria-label={t('row.deleteLabel', { match })}
        sure={t('row.deleteSure')}
        onConfirm={onDelete}
      />
      <Link href={href} asChild>
        <Button
          href={href}
          size="s"
          variant={act === 'resume' ? 'plain' : 'quiet'}
          aria-label={t(`row.${act}Label`, { match })}
        >
          {t(`row.${act}`)}
        </Button>
      </Link>
    </MatchRow>
  );
};
