import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getMatch, playAgain } from '../online/lobbyApi';
import { usePolled } from '../online/usePolled';
import { Afterwards, LinkButton } from './Afterwards';

/** So often the page looks whether somebody has opened the rematch, in ms. */
const EVERY = 3000;

type Props = { game: string; matchID: string; plays: boolean };

/** After the end of an online match: the first one opens the rematch, the others follow. */
export const OnlineAfterwards = ({ game, matchID, plays }: Props) => {
  const { t } = useTranslation('table');
  const look = useCallback(() => getMatch(game, matchID), [game, matchID]);
  const next = usePolled(look, EVERY).value?.nextMatchID;
  const onAgain = async () => `/match/${game}/${await playAgain(game, matchID)}`;
  return (
    <Afterwards
      again={
        plays ? { label: t(next ? 'afterwards.joinRematch' : 'afterwards.rematch'), onAgain } : undefined
      }
      news={next && t('afterwards.opened')}
    >
      {next && !plays && <LinkButton href={`/match/${game}/${next}`}>{t('afterwards.follow')}</LinkButton>}
      <LinkButton href={`/replay/online/${game}/${matchID}`}>{t('afterwards.replay')}</LinkButton>
    </Afterwards>
  );
};
