import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../pieces/Button';
import { GameMark } from './GameMark';
import styles from './MatchList.module.css';
import { SeatSeals } from './SeatSeals';
import { useGameWords } from './useGameWords';
import type { LobbyRow } from './useLobby';

/** What one can do with a match from the list, and where that is done. */
const wayInto = ({ game, matchID, status, mine, seats }: LobbyRow) => {
  const table = `/match/${game}/${matchID}`;
  if (status === 'over') return { act: 'replay', href: `/replay/online/${game}/${matchID}` } as const;
  if (mine) return { act: 'resume', href: table } as const;
  if (seats.some(({ name }) => name === undefined)) return { act: 'join', href: table } as const;
  return { act: 'watch', href: `${table}?watch` } as const;
};

/** A match on the server: the game, who sits there, how it stands, its options, and the way in. */
export const OpenMatchRow = ({ match }: { match: LobbyRow }) => {
  const { t, i18n } = useTranslation('lobby');
  const { say, summary } = useGameWords();
  const { game, seats, options, status, mine } = match;
  const people = seats.flatMap(({ name, bot }) => (name !== undefined && !bot ? [name] : []));
  const names = new Intl.ListFormat(i18n.language).format(people);
  const { act, href } = wayInto(match);

  const state = () => {
    if (status !== 'open') return t(`row.${status}`);
    if (mine) return t('row.waitingMine');
    return people.length ? t('row.waiting', { count: people.length, names }) : t('row.waitingNobody');
  };
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <GameMark game={game} />
      </span>
      <b className={styles.game}>{say(game, 'short')}</b>
      <div className={styles.seats}>
        <SeatSeals seats={seats} />
      </div>
      <span className={styles.state}>{state()}</span>
      <span className={styles.options}>{summary(game, options, seats.length)}</span>
      <span className={styles.action}>
        <Link href={href} asChild>
          <Button
            href={href}
            size="s"
            variant={act === 'join' || act === 'resume' ? 'go' : 'quiet'}
            aria-label={t(`row.${act}Label`, { match: `${say(game, 'short')}${names && `, ${names}`}` })}
          >
            {t(`row.${act}`)}
          </Button>
        </Link>
      </span>
    </li>
  );
};
