import type { PlayerID } from 'boardgame.io';
import { useTranslation } from 'react-i18next';
import type { Heard } from '../../kit/conduct';
import { nameAt, type SeatInfo } from '../../kit/match';
import { answerWish } from '../../online/lobbyApi';
import { Button } from '../../pieces/Button';
import { listInWords } from '../../pieces/listInWords';
import { Strip } from './Strip';
import { useAsked } from './useAsked';

type Props = {
  readonly game: string;
  readonly matchID: string;
  readonly seats: readonly SeatInfo[];
  readonly playerID: PlayerID | null;
  readonly wish: NonNullable<Heard['wish']>;
  /** How many moves have been made so far. */
  readonly moves: number;
};

/** Somebody wishes to take back a decision, which needs the consent of the whole table. */
export const WishSign = ({ game, matchID, seats, playerID, wish, moves }: Props) => {
  const { t, i18n } = useTranslation('table');
  const { asked, to, waitsFor } = wish;
  const isMine = asked[0] === playerID;
  const yes = useAsked(() => answerWish(game, matchID, true, to));
  const no = useAsked(() => answerWish(game, matchID, false, to));
  const names = listInWords(
    waitsFor.map((seat) => nameAt(seats, seat)),
    i18n.language,
  );
  const waits = waitsFor.length > 0 && ` ${t('wish.waits', { names })}`;
  return (
    <Strip
      icon="undo"
      title={t(isMine ? 'wish.mine' : 'wish.asked', { name: nameAt(seats, asked[0]!) })}
      text={
        <>
          {t('wish.back', { count: moves - to })}
          {waits}
        </>
      }
      why={yes.why ?? no.why}
    >
      {playerID !== null && !isMine && !asked.includes(playerID) && (
        <Button variant="mine" busy={yes.busy} onClick={yes.go}>
          {t('pause.agree')}
        </Button>
      )}
      {playerID !== null && (
        <Button busy={no.busy} onClick={no.go}>
          {t(isMine ? 'pause.withdraw' : 'wish.refuse')}
        </Button>
      )}
    </Strip>
  );
};
