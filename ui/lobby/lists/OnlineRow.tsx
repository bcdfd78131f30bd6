import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useNamedSeats } from '../../kit/useNamedSeats';
import { Button } from '../../pieces/Button';
import { listInWords } from '../../pieces/listInWords';
import { useClockWords } from '../useClockWords';
import { useGameWords } from '../useGameWords';
import { useResultWords } from '../../table/useResultWords';
import { MatchRow } from './MatchRow';
import { isInvited, isJoinable, isOurTurn, leftToUs, waitsForUs, type LobbyRow } from './useLobby';
import { useWhen } from './useWhen';

/**
 * What can be done with a match from the list: the address, the label and the look of its button; undefined where
 * nobody may watch.
 */
const wayInto = (match: LobbyRow) => {
  const { game, matchID, status, mine } = match;
  const table = `/match/${game}/${matchID}`;
  if (status === 'over')
    return { act: 'replay', href: `/replay/online/${game}/${matchID}`, look: 'quiet' } as const;
  if (isOurTurn(match)) return { act: 'drive', href: table, look: 'mine' } as const;
  if (mine) return { act: 'resume', href: table, look: 'plain' } as const;
  if (isJoinable(match))
    return { act: status === 'open' ? 'join' : 'takeOver', href: table, look: 'go' } as const;
  if (match.table.spectators === 'refused') return undefined;
  return { act: 'watch', href: `${table}?watch`, look: 'quiet' } as const;
};

type Words = { readonly state: string; readonly note?: string };

/** The state of a match in words. */
const useStanding = (match: LobbyRow): Words => {
  const { t, i18n } = useTranslation('lobby');
  const results = useResultWords(match.game);
  const { leftInWords } = useClockWords();
  const seats = useNamedSeats(match.seats);
  const { status, mine, awaited = [], result } = match;
  const free = seats.filter(({ name, kept }) => name === undefined && !kept).length;
  const people = seats.flatMap(({ name, bot }) => (name !== undefined && !bot ? [name] : []));

  if (status === 'over') {
    if (!result) return { state: t('row.over') };
    return {
      state: results.headline(result, seats, mine?.playerID),
      note: results.figures(result, seats),
    };
  }
  if (isInvited(match)) {
    const names = listInWords(people, i18n.language);
    return {
      state: t('row.invited'),
      ...(people.length > 0 && { note: t('row.waiting', { count: people.length, names }) }),
    };
  }
  const missing = { state: t('row.free', { count: free }) };
  if (status === 'open') {
    const names = listInWords(people, i18n.language);
    // the seats that are missing may all be kept for somebody
    if (mine) return free ? { ...missing, note: t('row.waitingMine') } : { state: t('row.waitingMine') };
    return {
      ...missing,
      note: people.length ? t('row.waiting', { count: people.length, names }) : t('row.waitingNobody'),
    };
  }
  const others = awaited.filter((playerID) => playerID !== mine?.playerID);
  const [only] = others.map((playerID) => seats.find((seat) => seat.playerID === playerID)?.name);
  const thinking = () => {
    if (others.length > 1) return t('row.thinking', { count: others.length });
    return only === undefined ? undefined : t('row.thinks', { name: only });
  };
  if (isOurTurn(match)) {
    const left = leftToUs(match);
    const note = [left !== undefined && t('row.timeLeft', { time: leftInWords(left) }), thinking()].filter(
      Boolean,
    );
    return { state: t('row.ourTurn'), ...(note.length > 0 && { note: note.join(' · ') }) };
  }
  if (free) return { state: t('row.freed', { count: free }), note: t('row.running') };
  return { state: thinking() ?? t('row.running') };
};

/** A match on the server: the game, who sits there, its state, its options, and the way in. */
export const OnlineRow = ({ match, endedAt }: { match: LobbyRow; endedAt?: number }) => {
  const { t, i18n } = useTranslation('lobby');
  const { say, summary } = useGameWords();
  const when = useWhen();
  const { game, seats, options, mine } = match;
  const people = seats.flatMap(({ name, bot }) => (name !== undefined && !bot ? [name] : []));
  const names = listInWords(people, i18n.language);
  const way = wayInto(match);
  const at = endedAt ?? match.updatedAt;
  return (
    <MatchRow
      game={game}
      about={summary(game, options, seats.length, match.table)}
      seats={seats}
      mine={mine?.playerID}
      {...useStanding(match)}
      when={match.status === 'over' ? when.date(at) : when.ago(at)}
      isOurTurn={waitsForUs(match)}
    >
      {way && (
        <Link href={way.href} asChild>
          <Button
            href={way.href}
            size="s"
            variant={way.look}
            aria-label={t(`row.${way.act}Label`, { match: `${say(game, 'short')}${names && `, ${names}`}` })}
          >
            {t(`row.${way.act}`)}
          </Button>
        </Link>
      )}
    </MatchRow>
  );
};
