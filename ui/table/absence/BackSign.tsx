import type { TFunction } from 'i18next';
import type { PlayerID } from 'boardgame.io';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameUi } from '../../kit/gameUi';
import { LogLine } from '../../kit/LogLine';
import { Starred } from '../../kit/Starred';
import type { SeatInfo } from '../../kit/match';
import { usePassedTimeWords } from '../../kit/useTimeWords';
import { takeBack } from '../../online/lobbyApi';
import { Button } from '../../pieces/Button';
import { Dialog } from '../../pieces/Dialog';
import { linesOfTable } from '../tableLines';
import styles from './AbsenceSigns.module.css';
import type { Meanwhile } from './meanwhile';
import { Strip } from './Strip';
import { useAsked } from './useAsked';

/** How the game narrates its steps. */
export type Telling = { readonly gameUi: Pick<GameUi, 'narrate' | 'brought'>; readonly words: TFunction };

type Props = {
  readonly game: string;
  readonly matchID: string;
  readonly seat: PlayerID;
  readonly seats: readonly SeatInfo[];
  readonly meanwhile: Meanwhile;
  readonly telling: Telling;
  /** How long the computer player has been deciding, in ms. */
  readonly standsIn: number;
};

type StoryProps = Pick<Props, 'seats' | 'meanwhile' | 'telling'> & { readonly onClose: () => void };

/** Everything that happened in the meantime, in order. */
const Story = ({ seats, meanwhile, telling: { gameUi, words }, onClose }: StoryProps) => {
  const { t } = useTranslation('table');
  const { log, events } = meanwhile;
  const lines = linesOfTable({
    log,
    events,
    narrate: (entry) => gameUi.narrate(entry, seats, words),
    say: t,
  });
  return (
    <Dialog title={t('absence.meanwhile')} closeLabel={t('absence.close')} onClose={onClose}>
      <ol className={styles.story}>
        {lines.map(({ id, line }) => (
          <li key={id} className={line.heading ? styles.heading : undefined}>
            {line.heading ? line.text : <LogLine line={line} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
};

/** The reader was away and a computer player decides for them: what it has done, and a button to decide again. */
export const BackSign = ({ game, matchID, seat, seats, meanwhile, telling, standsIn }: Props) => {
  const { t } = useTranslation('table');
  const [isTelling, tell] = useState(false);
  const { busy, go, why } = useAsked(() => takeBack(game, matchID));
  const { cause, log, moves } = meanwhile;
  const inWords = usePassedTimeWords();
  const time = inWords(standsIn);
  const who = cause?.byName
    ? t('absence.backBy', { name: cause.byName, time })
    : t('absence.backAlone', { time });
  const sums = telling.gameUi.brought?.(log, seat, telling.words) ?? [];
  const text = [
    who,
    ...(moves ? [t('absence.backMoves', { count: moves })] : []),
    ...(sums.length ? [`**${sums.join(' · ')}**`] : []),
  ].join(' ');
  const words = (
    <span aria-live="off">
      <Starred text={text} />
    </span>
  );
  return (
    <Strip icon="robot" title={t('absence.back')} text={words} why={why} variant="town">
      <Button variant="go" icon="hand" busy={busy} onClick={go}>
        {t('absence.takeBack')}
      </Button>
      {log.length > 0 && <Button onClick={() => tell(true)}>{t('absence.whatHappened')}</Button>}
      {isTelling && <Story {...{ seats, meanwhile, telling }} onClose={() => tell(false)} />}
    </Strip>
  );
};
