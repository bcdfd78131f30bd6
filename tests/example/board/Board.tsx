import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../games/shared/legality';
import { BoardFrame } from '../../../ui/kit/BoardFrame';
import { EndFrame } from '../../../ui/kit/EndFrame';
import { nameAt, type BoardProps } from '../../../ui/kit/match';
import { TaskSign } from '../../../ui/kit/TaskSign';
import { listInWords } from '../../../ui/pieces/listInWords';
import { Plate } from '../../../ui/pieces/Plate';
import { nim, type View } from '../game';
import styles from './Board.module.css';
import { refusalWords } from './refusalWords';
import { Rows } from './Rows';
import { WORDS } from './words';
import { seatNumber } from '../../../ui/pieces/Seal';

type Props = BoardProps<View>;

/** N-2.1 — what is asked of the reader, or why what they point at cannot be done. */
const Task = ({
  view,
  playerID,
  seats,
  why,
}: Pick<Props, 'view' | 'playerID' | 'seats'> & { why?: Refusal | undefined }) => {
  const { t } = useTranslation(WORDS);
  const isMine = playerID === view.turn;
  const title = isMine ? t('table.yours') : t('table.other', { name: nameAt(seats, view.turn) });
  const { what, way } = why ? refusalWords(why, seats, t) : { what: t('table.ask'), way: '' };
  return (
    <TaskSign label={t('table.now')} title={title} text={`${what} ${way}`} rule={why?.rule ?? 'N-2.1'} />
  );
};

/** N-3.1 — who has won, and by what. */
const MatchEnd = ({ view, playerID, seats, log, chrome }: Props) => {
  const { t, i18n } = useTranslation(WORDS);
  const { winners } = nim.result(view)!;
  const isMine = playerID !== null && winners.includes(playerID);
  const names = listInWords(
    winners.map((seat) => nameAt(seats, seat)),
    i18n.language,
  );
  return (
    <EndFrame
      isMine={isMine}
      kicker={t(isMine ? 'end.yours' : 'end.over')}
      title={t('end.won', { count: winners.length, names })}
      winners={winners.map((seat) => (
        <Plate key={seat} seat={seatNumber(seat)} name={nameAt(seats, seat)} />
      ))}
      sheet={t('end.account')}
      rule="N-3.1"
      log={log}
      chrome={chrome}
    >
      <p>{t(`end.${view.options.last}`, { name: nameAt(seats, view.turn) })}</p>
    </EndFrame>
  );
};

/** Nim while it is played, and its end. */
export const Board = (props: Props) => {
  const { view, log, refused, chrome } = props;
  const { t } = useTranslation(WORDS);
  const [why, setWhy] = useState<Refusal>();
  return (
    <BoardFrame {...props} isUnfolding={false} onRefuse={setWhy} bar={chrome.bar(t('game.title'))}>
      {nim.isOver(view) ? (
        <MatchEnd {...props} />
      ) : (
        <main className={styles.table}>
          <h1 className="sr">{t('table.title')}</h1>
          <Task {...props} why={why ?? refused} />
          <Rows view={view} />
          {chrome.logbook(log)}
          {chrome.chat}
        </main>
      )}
    </BoardFrame>
  );
};
