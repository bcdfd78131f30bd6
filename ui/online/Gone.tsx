import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { HomeButton } from '../shell/HomeButton';
import { SignPage } from '../shell/SignPage';
import { forgetSeat } from './mySeats';

type Props = {
  readonly game: string;
  readonly matchID: string;
  /** The match, only one's seat at it, or the last free one. */
  readonly what: 'gone' | 'seatGone' | 'tableFull';
};

/** There is no such match or game, or no seat at it for us: it was given to somebody else, or all are taken. */
export const Gone = ({ game, matchID, what }: Props) => {
  const { t } = useTranslation('lobby');
  useEffect(() => forgetSeat(game, matchID), [game, matchID]);
  const ways = (
    <>
      {what !== 'gone' && (
        // without the seat the same address opens the page to join the match
        <Button variant="mine" icon="eye" href={`/match/${game}/${matchID}`}>
          {t('join.watch')}
        </Button>
      )}
      <HomeButton />
    </>
  );
  return (
    <SignPage variant="red" title={t(`${what}.title`)} ways={ways}>
      <p>{t(`${what}.text`)}</p>
    </SignPage>
  );
};
