import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { HomeButton } from '../shell/HomeButton';
import { SignPage } from '../shell/SignPage';
import { forgetSeat, mySeat } from './mySeats';

type Props = {
  readonly game: string;
  readonly matchID: string;
  /** What is missing: the match, our seat at it, the last free seat, or permission to watch. */
  readonly what: 'gone' | 'seatGone' | 'tableFull' | 'noSpectators';
  /** May others watch the match? */
  readonly mayWatch?: boolean;
  /** Is there a free seat we may take? */
  readonly maySit?: boolean;
};

/**
 * Shown when there is no such match or game, when we have no seat there (it was given to somebody else, or all are
 * taken), or when watching is not allowed yet. Our seat stays stored until its player gives it up: a server may be
 * wrong about its matches, and right again later.
 */
export const Gone = ({
  game,
  matchID,
  what,
  mayWatch = what === 'seatGone' || what === 'tableFull',
  maySit = false,
}: Props) => {
  const { t } = useTranslation('lobby');
  const [kept, setKept] = useState(() => what !== 'noSpectators' && mySeat(game, matchID) !== undefined);
  const forget = () => {
    forgetSeat(game, matchID);
    setKept(false);
  };
  const ways = (
    <>
      {kept && (
        <Button variant="quiet" onClick={forget}>
          {t('keptSeat.forget')}
        </Button>
      )}
      {maySit && (
        <Button variant="mine" href={`/match/${game}/${matchID}`}>
          {t('join.title')}
        </Button>
      )}
      {mayWatch && (
        <Button variant="mine" icon="eye" href={`/match/${game}/${matchID}?watch`}>
          {t('join.watch')}
        </Button>
      )}
      <HomeButton />
    </>
  );
  return (
    <SignPage variant="red" title={t(`${what}.title`)} ways={ways}>
      <p>{t(`${what}.text`)}</p>
      {maySit && <p>{t('noSpectators.free')}</p>}
      {mayWatch && <p>{t('join.mayWatch')}</p>}
      {kept && <p>{t('keptSeat.text')}</p>}
    </SignPage>
  );
};
