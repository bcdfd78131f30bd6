import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { LocalSeat } from '../local/localMatches';
import { Button } from '../pieces/Button';
import { ConfirmButton } from './ConfirmButton';
import { GameMark } from './GameMark';
import styles from './MatchList.module.css';
import { SeatSeals } from './SeatSeals';
import { useGameWords } from './useGameWords';
import { useNamedSeats } from '../kit/useNamedSeats';

type Props = {
  game: string;
  seats: readonly LocalSeat[];
  /** In ms since 1970. */
  when: number;
  act: 'resume' | 'replay';
  href: string;
  onDelete: () => void;
};

/** Something kept on this device: a match to go on with or to look at again. */
export const DeviceRow = ({ game, seats, when, act, href, onDelete }: Props) => {
  const { t, i18n } = useTranslation('lobby');
  const { say } = useGameWords();
  const named = useNamedSeats(seats);
  const everybody = new Intl.ListFormat(i18n.language).format(named.map(({ name }) => name));
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    when,
  );
  const match = `${say(game, 'short')}, ${everybody}`;
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <GameMark game={game} />
      </span>
      <b className={styles.game}>{say(game, 'short')}</b>
      <div className={styles.seats}>
        <SeatSeals seats={named.map((seat, at) => ({ playerID: String(at), ...seat }))} />
      </div>
      <span className={styles.state}>{date}</span>
      <span className={styles.options}>{everybody}</span>
      <span className={styles.action}>
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
            variant={act === 'resume' ? 'go' : 'quiet'}
            aria-label={t(`row.${act}Label`, { match })}
          >
            {t(`row.${act}`)}
          </Button>
        </Link>
      </span>
    </li>
  );
};
