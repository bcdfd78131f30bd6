import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { HomeButton } from '../shell/HomeButton';
import { SignPage } from '../shell/SignPage';
import { forgetSeat, mySeat } from './mySeats';

type Props = {
  readonly game: string;
  readonly matchID: string;
  /** The match, only one's seat at it, or the last free one. */
  readonly what: 'gone' | 'seatGone' | 'tableFull';
};

/**
 * There is no such match or game, or no seat at it for us: it was given to somebody else, or all are taken. A seat of
 * ours is kept until its player lets it go: a server may be wrong about its matches, and right again later.
 */
export const Gone = ({ game, matchID, what }: Props) => {
  const { t } = useTranslation('lobby');
  const [kept, setKept] = useState(() => mySeat(game, matchID) !== undefined);
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
      {what !== 'gone' && (
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
      {kept && <p>{t('keptSeat.text')}</p>}
    </SignPage>
  );
};
