import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../games/shared/legality';
import { AgainButton } from '../../../ui/kit/AgainButton';
import { BoardFrame } from '../../../ui/kit/BoardFrame';
import { EndFrame } from '../../../ui/kit/EndFrame';
import { nameAt, type BoardProps } from '../../../ui/kit/match';
import { TableMain } from '../../../ui/kit/TableMain';
import { TaskSign } from '../../../ui/kit/TaskSign';
import { TvFrame } from '../../../ui/kit/TvFrame';
import { useUnfolding } from '../../../ui/kit/useUnfolding';
import { listInWords } from '../../../ui/pieces/listInWords';
import { Plate } from '../../../ui/pieces/Plate';
import { Seal, seatNumber } from '../../../ui/pieces/Seal';
import { nim, ROW_IDS, type View } from '../game';
import styles from './Board.module.css';
import { moments } from './moments';
import { refusalWords } from './refusalWords';
import { Rows } from './Rows';
import { WORDS } from './words';

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

/** N-3.1 — who has won, and the sentence that says so. */
const useWinners = ({ view, seats }: Pick<Props, 'view' | 'seats'>) => {
  const { t, i18n } = useTranslation(WORDS);
  const winners = nim.result(view)?.winners ?? [];
  const names = listInWords(
    winners.map((seat) => nameAt(seats, seat)),
    i18n.language,
  );
  return { winners, sentence: t('end.won', { count: winners.length, names }) };
};

/** N-3.1 — who has won, and by what. */
const MatchEnd = (props: Props) => {
  const { view, playerID, seats, log, chrome } = props;
  const { t } = useTranslation(WORDS);
  const { winners, sentence } = useWinners(props);
  const isMine = playerID !== null && winners.includes(playerID);
  return (
    <EndFrame
      isMine={isMine}
      kicker={t(isMine ? 'end.yours' : 'end.over')}
      title={sentence}
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

/** Nim on a large screen that all look at: no button stands there, and so no stick. */
const Television = (props: Pick<Props, 'view' | 'seats'> & { foot: ReactNode }) => {
  const { view, seats, foot } = props;
  const { t } = useTranslation(WORDS);
  const { winners, sentence } = useWinners(props);
  const awaited = nim.awaited(view);
  const turn = t('table.other', { name: nameAt(seats, view.turn) });
  const rows = view.seats.map((seat) => ({
    id: seat,
    drawing: <Seal seat={seatNumber(seat)} />,
    name: nameAt(seats, seat),
    sum: winners.includes(seat) ? '1' : '',
    isAwaited: awaited.includes(seat),
  }));
  return (
    <TvFrame
      picture={
        <div className={styles.table}>
          {ROW_IDS.map((row) => (
            <p key={row}>{t(`rows.${row}`, { count: view.sticks[row] })}</p>
          ))}
        </div>
      }
      title={winners.length ? sentence.replaceAll('**', '') : turn}
      rows={rows}
      foot={foot}
    />
  );
};

/** Nim while it is played, and its end. */
export const Board = (props: Props) => {
  const { refused, chrome } = props;
  const { t } = useTranslation(WORDS);
  const [why, setWhy] = useState<Refusal>();
  const { shown, isUnfolding, again, legal } = useUnfolding(props, moments);
  const { view, seats, log } = shown;
  const bar = chrome.bar(
    <>
      {t('game.title')} <AgainButton again={again} />
    </>,
  );
  return (
    <BoardFrame {...props} legal={legal} isUnfolding={isUnfolding} onRefuse={setWhy} bar={bar}>
      {chrome.television ? (
        <Television view={view} seats={seats} foot={chrome.television(log)} />
      ) : nim.isOver(view) ? (
        <MatchEnd {...props} {...shown} />
      ) : (
        <TableMain className={styles.table}>
          <Task {...shown} why={why ?? refused} />
          <Rows view={view} />
          {chrome.logbook(log)}
          {chrome.chat}
        </TableMain>
      )}
    </BoardFrame>
  );
};
