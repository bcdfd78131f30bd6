import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/auf-achse-cards';
import { classNames } from '../../pieces/classNames';
import type { BoardProps } from '../../kit/match';
import { BoardFrame } from '../../kit/BoardFrame';
import { useSpokenMoments } from '../../kit/useSpokenMoments';
import { useTableSounds } from '../../kit/useTableSounds';
import { useUnfolding } from '../../kit/useUnfolding';
import styles from './Board.module.css';
import { WORDS } from './table/words';
import { Finale } from './finale/Finale';
import { MatchEnd } from './MatchEnd';
import { moments } from './moments';
import { SETTLED_SOUNDS, SOUNDS } from './sounds';
import { narrate, narrateHappenings } from './narrate';
import { playersOf, type Player } from './table/players';
import { StageScore } from './scores/StageScore';
import { useStageEnd } from './scores/useStageEnd';
import { CardGameTable } from './table/CardGameTable';
import { CardGameTv } from './table/CardGameTv';
import { StageLine } from './table/StageLine';
import { ownBaysOf } from './table/bays';
import { useCardChoice } from './table/useCardChoice';
import { Travel } from './table/Travel';
import { useLayout, type Layout } from './table/useLayout';
import { useSettled } from './table/useSettled';

const TELLING = { game: WORDS, narrate, narrateHappenings };

/**
 * Do scores and log stand beside the table? With four opponents, the reader's own trip and hand leave no room for
 * them.
 */
const hasRoomBeside = ({ name, isLow }: Layout, players: readonly Player[]): boolean =>
  name === 'desk' ||
  (name === 'tablet' && !isLow && (players.length < 5 || !players.some(({ isMe }) => isMe)));

/** The card game during play: the table, the score sheet after each stage, the end of the match. */
export const Board = (props: BoardProps<View>) => {
  const { chrome, whyNot, play, refusals } = props;
  const { t } = useTranslation(WORDS);
  const { shown, isUnfolding, again, legal } = useUnfolding(props, moments);
  const { settled, told } = useSettled(shown);
  const layout = useLayout();
  const players = useMemo(() => playersOf(shown, t), [shown, t]);
  const bays = useMemo(() => ownBaysOf(shown), [shown]);
  const choice = useCardChoice({ legal, whyNot, play, refusals, bays });
  const { over, sheet, finale, isScored, ...ending } = useStageEnd(shown, props);
  const isOver = over !== undefined;
  const hasAside = hasRoomBeside(layout, players);
  const isLogInSight = hasAside && !sheet && !isOver;
  useTableSounds(shown.log, SOUNDS);
  useTableSounds(settled.log, SETTLED_SOUNDS);
  useSpokenMoments(told, TELLING, isLogInSight, finale !== undefined);

  const stage = sheet?.stage ?? shown.view.stage;
  const { round } = shown.view;
  const now = isOver ? 'over' : sheet ? 'scored' : 'driven';
  const ended = finale || chrome.television ? undefined : over;
  // the bar does not depend on which card is picked up
  const bar = useMemo(() => {
    const from = { view: settled.view, log: told.log, players, layout, chrome, hasAside };
    return chrome.bar(<StageLine {...from} stage={stage} round={round} now={now} again={again} />);
  }, [settled, told, players, layout, chrome, hasAside, stage, round, now, again]);
  // as long as the same cards lie in the same places, no card travels
  const staged = Object.values(choice.staged).join(' ');
  const previewed = useDeferredValue(staged);
  const lying = useMemo(
    () => ({ shown, settled, staged, previewed, layout, now }),
    [shown, settled, staged, previewed, layout, now],
  );
  const table = { shown, settled, players, layout, isUnfolding, isScored };

  return (
    <BoardFrame
      {...props}
      legal={legal}
      isUnfolding={isUnfolding || finale !== undefined}
      onRefuse={choice.refuse}
      bar={bar}
      isGrowing={!ended && (layout.name === 'phone' || (sheet !== undefined && !chrome.television))}
    >
      {finale && (
        <Finale end={finale} view={shown.view} players={players} layout={layout} onEnd={ending.endFinale} />
      )}
      {ended && <MatchEnd shown={shown} players={players} end={ended} layout={layout} chrome={chrome} />}
      {!finale && (!isOver || chrome.television) && (
        <Travel
          lying={lying}
          className={classNames(styles.table, !sheet && !chrome.television && styles[layout.name])}
        >
          {sheet && !chrome.television ? (
            <StageScore
              end={sheet}
              view={shown.view}
              players={players}
              layout={layout}
              isClosing={ending.isClosing}
              onClose={ending.close}
            />
          ) : chrome.television ? (
            <CardGameTv {...table} end={over ?? sheet} foot={chrome.television(told.log)} />
          ) : (
            <CardGameTable
              {...props}
              {...table}
              log={told.log}
              bays={bays}
              choice={choice}
              hasAside={hasAside}
            />
          )}
        </Travel>
      )}
    </BoardFrame>
  );
};
