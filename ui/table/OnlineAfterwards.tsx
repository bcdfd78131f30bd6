import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import { seatsForUs } from '../online/keptSeats';
import { playAgain } from '../online/lobbyApi';
import { mySeat } from '../online/mySeats';
import { useNextMatch, type NextMatch } from '../online/useNextMatch';
import { Afterwards, LinkButton, ReplayLinks } from './Afterwards';

const MINUTE = 60_000;

type Props = { game: string; matchID: string; plays: boolean };

/** What the others are doing, in words: who asks for which match, and how long the reader's seat is kept. */
const useNews = (game: string, own: string | undefined, next: NextMatch | undefined): string | undefined => {
  const { t } = useTranslation('table');
  const { t: words } = useTranslation(next?.match.game ?? game, { useSuspense: false });
  if (!next) return undefined;
  const { match, by } = next;
  if (by.playerID === own || by.name === undefined) return t('afterwards.opened');
  const asked =
    match.game === game
      ? t('afterwards.asked', { name: by.name })
      : t('afterwards.askedOther', { name: by.name, game: words('game.short') });
  const kept = match.seats.find(({ playerID }) => playerID === own)?.kept;
  return kept ? `${asked} ${t('afterwards.kept', { count: Math.ceil(kept.ms / MINUTE) })}` : asked;
};

/**
 * After the end of an online match: the first player opens the next match, and the others follow while their seats
 * are kept.
 */
export const OnlineAfterwards = ({ game, matchID, plays }: Props) => {
  const { t } = useTranslation('table');
  const { games } = useShelf();
  const { t: words, ready } = useTranslation(
    useMemo(() => games.map(({ id }) => id), [games]),
    { useSuspense: false },
  );
  const { next, numPlayers } = useNextMatch(game, matchID);
  const own = plays ? mySeat(game, matchID)?.playerID : undefined;
  const news = useNews(game, own, next);

  const open = async (wanted: string) => {
    const { game: opened, matchID: id } = await playAgain(game, matchID, wanted);
    return `/match/${opened}/${id}`;
  };
  const isSeated = next && mySeat(next.match.game, next.match.matchID) !== undefined;
  const maySit =
    !next || isSeated || (next.match.status !== 'over' && seatsForUs(next.match.seats).length > 0);
  const others = games
    .filter(
      ({ id, players: [least, most] }) =>
        id !== game && numPlayers !== undefined && numPlayers >= least && numPlayers <= most,
    )
    .map(({ id }) => ({
      label: t('afterwards.another', { game: words('game.short', { ns: id }) }),
      onAgain: () => open(id),
    }));
  const label = next ? 'joinRematch' : 'rematch';
  return (
    <Afterwards
      again={plays && maySit ? { label: t(`afterwards.${label}`), onAgain: () => open(game) } : undefined}
      instead={plays && !next && ready ? others : []}
      news={news}
    >
      {next && !(plays && maySit) && (
        <LinkButton href={`/match/${next.match.game}/${next.match.matchID}${plays ? '?watch' : ''}`}>
          {t('afterwards.follow')}
        </LinkButton>
      )}
      <ReplayLinks of={`/replay/online/${game}/${matchID}`} />
    </Afterwards>
  );
};
