import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/auf-achse-cards';
import { classNames } from '../../pieces/classNames';
import type { BoardProps } from '../../kit/match';
import { AgainButton } from '../../kit/AgainButton';
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
import { Panels } from './table/Panels';
import { PhoneOpponents } from './table/PhoneOpponents';
import { othersOf, playersOf } from './table/players';
import { Progress } from './table/Progress';
import { StageScore } from './scores/StageScore';
import { useStageEnd } from './scores/useStageEnd';
import { CardGameTable } from './table/CardGameTable';
import { CardGameTv } from './table/CardGameTv';
import { ownBaysOf } from './table/bays';
import { useCardChoice } from './table/useCardChoice';
import { Travel } from './table/Travel';
import { useLayout } from './table/useLayout';
import { useSettled } from './table/useSettled';

const TELLING = { game: WORDS, narrate, narrateHappenings };

/** The card game while it is played: the table, the score sheet after each stage, the end of the match. */
export const Board = (props: BoardProps<View>) => {
  const { view, chrome, whyNot, play, refused } = props;
  const { t } = useTranslation(WORDS);
  const { shown, isUnfolding, again, legal } = useUnfolding(props, moments);
  const { settled, told } = useSettled(shown);
  const layout = useLayout();
  const players = useMemo(() => playersOf(shown, t), [shown, t]);
  const bays = useMemo(() => ownBaysOf(shown), [shown]);
  const choice = useCardChoice({ legal, whyNot, play, refused, bays });
  const { over, sheet, finale, isScored, ...ending } = useStageEnd(shown, props);
  const isOver = over !== undefined;
  const isSeated = players.some(({ isMe }) => isMe);
  // an own race and a hand leave no room below the trips of four others
  const hasAside =
    layout.name === 'desk' ||
    (layout.name === 'tablet' && !layout.isLow && (players.length < 5 || !isSeated));
  const isLogInSight = hasAside && !sheet && !isOver;
  useTableSounds(shown.log, SOUNDS);
  useTableSounds(settled.log, SETTLED_SOUNDS);
  useSpokenMoments(told, TELLING, isLogInSight, finale !== undefined);

  const isPhone = layout.name === 'phone';
  const stage = sheet?.stage ?? shown.view.stage;
  const round = t('log.round.heading', { round: shown.view.round });
  const now = isOver ? t('board.progress.over') : sheet ? t('board.progress.scored') : round;
  const isPlayed = !sheet && !isOver;
  const ended = finale || chrome.television ? undefined : over;
  // the bar knows nothing of what is only picked up
  const bar = useMemo(
    () =>
      chrome.bar(
        <>
          <Progress
            stage={stage}
            stages={view.options.stages}
            now={now}
            isShort={isPhone || layout.name === 'side'}
          />
          {isPlayed && <AgainButton again={again} isKeyOnly={isPhone} />}
          {layout.name === 'side' && isPlayed && isSeated && <PhoneOpponents players={othersOf(players)} />}
          {!hasAside && !isOver && (
            <Panels
              view={settled.view}
              log={told.log}
              players={players}
              stage={stage}
              chrome={chrome}
              again={isPlayed && isPhone ? again : undefined}
            />
          )}
        </>,
      ),
    [
      chrome,
      stage,
      view,
      now,
      isPhone,
      layout,
      isPlayed,
      again,
      players,
      isSeated,
      hasAside,
      isOver,
      settled,
      told,
    ],
  );
  // while the same cards lie in the same places, none of them travels
  const staged = Object.values(choice.staged).join(' ');
  const lying = useMemo(
    () => ({ shown, settled, staged, layout, isPlayed }),
    [shown, settled, staged, layout, isPlayed],
  );

  return (
    <BoardFrame
      {...props}
      legal={legal}
      isUnfolding={isUnfolding || finale !== undefined}
      onRefuse={choice.refuse}
      bar={bar}
      isGrowing={!ended && (isPhone || (sheet !== undefined && !chrome.television))}
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
            <CardGameTv
              shown={shown}
              settled={settled}
              players={players}
              layout={layout}
              end={over ?? sheet}
              isUnfolding={isUnfolding}
              isScored={isScored}
              foot={chrome.television(told.log)}
            />
          ) : (
            <CardGameTable
              {...props}
              shown={shown}
              settled={settled}
              log={told.log}
              players={players}
              bays={bays}
              choice={choice}
              layout={layout}
              isUnfolding={isUnfolding}
              isScored={isScored}
              hasAside={hasAside}
            />
          )}
        </Travel>
      )}
    </BoardFrame>
  );
};
