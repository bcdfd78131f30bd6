import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/auf-achse-cards';
import { classNames } from '../../pieces/classNames';
import { usePersisted } from '../../shell/persisted';
import type { BoardProps } from '../../kit/match';
import { RulesContext } from '../../kit/Rule';
import { useSpokenMoments } from '../../kit/useSpokenMoments';
import { useUnfolding } from '../../kit/useUnfolding';
import styles from './Board.module.css';
import { WORDS } from './table/words';
import { closedSheet, sheetKey } from './scores/closedSheet';
import { MatchEnd } from './MatchEnd';
import { moments } from './moments';
import { narrate, narrateHappenings } from './narrate';
import { Panels } from './table/Panels';
import { playersOf } from './table/players';
import { Progress } from './table/Progress';
import { StageScore } from './scores/StageScore';
import { hasDrivenOn, lastStageEnd } from './story';
import { Table } from './table/Table';
import { Travel } from './table/Travel';
import { useLayout } from './table/useLayout';

const TELLING = { game: WORDS, narrate, narrateHappenings };

/** The card game while it is played: the table, the score sheet after each stage, the end of the match. */
export const Board = (props: BoardProps<View>) => {
  const { view, ctx, playerID, seats, log, chrome } = props;
  const { t } = useTranslation(WORDS);
  const now = useMemo(() => ({ view, ctx, playerID, seats, log }), [view, ctx, playerID, seats, log]);
  const { shown, isUnfolding } = useUnfolding(now, moments);
  const layout = useLayout();
  const players = useMemo(() => playersOf(shown, t), [shown, t]);
  const [closed, close] = usePersisted(closedSheet);
  const end = lastStageEnd(shown.log);
  const isOver = shown.ctx.gameover !== undefined && end !== undefined;
  const sheet =
    end && !isOver && closed !== sheetKey(end) && !hasDrivenOn(shown.log, playerID) ? end : undefined;
  const isScored = end !== undefined && end.stage === shown.view.stage;
  const hasAside =
    layout.name === 'desk' || (layout.name === 'tablet' && !layout.isLow && players.length < 5);
  useSpokenMoments(shown, TELLING, !hasAside || sheet !== undefined);

  const stage = sheet?.stage ?? shown.view.stage;
  const round = t('log.round.heading', { round: shown.view.round });
  const progress = (
    <>
      <Progress
        stage={stage}
        stages={view.options.stages}
        now={isOver ? t('board.progress.over') : sheet ? t('board.progress.scored') : round}
        isShort={layout.name === 'phone'}
      />
      {!hasAside && !isOver && (
        <Panels view={shown.view} log={shown.log} players={players} stage={stage} chrome={chrome} />
      )}
    </>
  );

  return (
    <RulesContext value={props.rulesHref}>
      <Travel
        className={classNames(
          styles.board,
          styles[layout.name],
          layout.isLow && styles.low,
          (sheet || isOver) && styles.sheet,
        )}
      >
        <div className={styles.bar}>{chrome.bar(progress)}</div>
        {isOver && <MatchEnd view={shown.view} players={players} end={end} layout={layout} chrome={chrome} />}
        {sheet && (
          <StageScore
            end={sheet}
            view={shown.view}
            players={players}
            layout={layout}
            onClose={() => close(sheetKey(sheet))}
          />
        )}
        {!isOver && !sheet && (
          <Table
            {...props}
            shown={shown}
            players={players}
            layout={layout}
            isUnfolding={isUnfolding}
            isScored={isScored}
            hasAside={hasAside}
          />
        )}
      </Travel>
    </RulesContext>
  );
};
