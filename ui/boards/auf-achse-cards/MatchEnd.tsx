import { useTranslation } from 'react-i18next';
import { totals, type View } from '../../../games/auf-achse-cards';
import { EndFrame } from '../../kit/EndFrame';
import { leadOf } from '../../kit/lead';
import type { Chrome, Snapshot } from '../../kit/match';
import { classNames } from '../../pieces/classNames';
import { Plate } from '../../pieces/Plate';
import styles from './MatchEnd.module.css';
import { Lanes } from './scores/Lanes';
import { RaceRows } from './scores/RaceRows';
import { ScoreTable } from './scores/ScoreTable';
import type { Told } from './story';
import { inOrderFrom, type Player } from './table/players';
import { openRaceWidth, type Layout } from './table/useLayout';
import { WORDS } from './table/words';
import { winnersOf } from './winners';

type Props = {
  shown: Snapshot<View>;
  players: readonly Player[];
  /** The last stage. */
  end: Told<'stageEnd'>;
  layout: Layout;
  chrome: Pick<Chrome, 'logbook' | 'chat' | 'afterwards'>;
};

/** K-7.4 — the match is over: who won, by how much, and the races of the last stage. */
export const MatchEnd = ({ shown: { view, log }, players, end, layout, chrome }: Props) => {
  const { t } = useTranslation(WORDS);
  const isPhone = layout.name === 'phone';
  const isWide = layout.name === 'desk' || layout.name === 'side' || layout.isAcross === true;
  const km = totals(view);
  const { winners, sentence } = winnersOf(view, players, t);
  const lead = leadOf(players.map((player) => ({ player, total: km[player.seat]! })));
  const isMine = winners.some(({ isMe }) => isMe);

  return (
    <EndFrame
      isMine={isMine}
      kicker={t(isMine ? 'board.end.yours' : 'board.end.over')}
      title={sentence}
      ahead={lead && { amount: t('board.kilometres', { km: lead.by }), of: lead.of }}
      winners={winners.map(({ seat, number, name }) => (
        <Plate key={seat} seat={number} name={name} size={isPhone ? 'm' : 'l'} />
      ))}
      sheet={t('board.score.totals')}
      rule="K-7.4"
      log={log}
      chrome={chrome}
      more={
        <section aria-labelledby="last-races">
          <h2 id="last-races" className={styles.heading}>
            {t('board.end.lastRaces', { stage: end.stage })}
          </h2>
          <RaceRows
            end={end}
            players={inOrderFrom(players, end.startPlayer)}
            width={openRaceWidth(layout, players.length, false)}
            isPhone={isPhone}
          />
        </section>
      }
    >
      <div className={classNames(styles.totals, isWide && styles.wide)}>
        <Lanes players={players} km={km} isOver isWide={isWide} />
        <ScoreTable view={view} players={players} stage={end.stage} isRanked />
      </div>
    </EndFrame>
  );
};
