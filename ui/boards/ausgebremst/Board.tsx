import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { racingGame, type View } from '../../../games/ausgebremst';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import { AgainButton } from '../../kit/AgainButton';
import { BoardFrame } from '../../kit/BoardFrame';
import type { BoardProps, Snapshot } from '../../kit/match';
import { useShow } from '../../kit/useShow';
import { useSpokenMoments } from '../../kit/useSpokenMoments';
import { useTableSounds } from '../../kit/useTableSounds';
import { useUnfolding } from '../../kit/useUnfolding';
import { RaceFinish } from './finish/RaceFinish';
import { MatchEnd } from './MatchEnd';
import { moments } from './moments';
import { SOUNDS } from './sounds';
import { narrate, narrateHappenings } from './narrate';
import { driversOf } from './table/drivers';
import { RaceTv } from './table/RaceTv';
import { RaceTable } from './table/RaceTable';
import { Preparation } from './table/Preparation';
import { TurnLine } from './table/TurnLine';
import { useDriveChoice } from './table/useDriveChoice';
import { useLights } from './table/useLights';
import { WORDS } from './table/words';

const TELLING = { game: WORDS, narrate, narrateHappenings };

/** The moments of a step; the start of a race is shown one moment longer, until the lights are out. */
const withStart = (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
  const [first, ...rest] = moments(before, after);
  const isStart = before.view.stage !== 'driving' && first?.view.stage === 'driving' && rest.length > 0;
  return first ? [first, ...(isStart ? [first] : []), ...rest] : [];
};

/** Ausgebremst during play. */
export const Board = (props: BoardProps<View>) => {
  const { playerID, awaited, chrome, whyNot, play, refused } = props;
  const { t } = useTranslation(WORDS);
  const { shown, isUnfolding, again, legal } = useUnfolding(props, withStart);
  const { view } = shown;
  const { isOn: isCounting, end: endCount } = useShow(view.results.length, props.view.results.length);
  const isDriving = view.stage === 'driving';
  const isLogInSight = useWindowLayout().name === 'desk' && isDriving;
  useTableSounds(shown.log, SOUNDS);
  useSpokenMoments(shown, TELLING, isLogInSight, isCounting);
  const drivers = useMemo(() => driversOf(shown, t), [shown, t]);
  const choice = useDriveChoice({ ...shown, legal, whyNot, play });
  const lit = useLights(view);
  const isAsked = playerID !== null && awaited.includes(playerID);
  // the bar does not depend on what is pointed at or picked up
  const bar = useMemo(
    () =>
      chrome.bar(
        <>
          <TurnLine view={view} drivers={drivers} isCounting={isCounting} isAsked={isAsked} />
          {!isCounting && <AgainButton again={again} />}
        </>,
      ),
    [chrome, view, drivers, isCounting, isAsked, again],
  );
  const table = {
    shown,
    drivers,
    choice: refused && !choice.no ? { ...choice, no: refused } : choice,
    logbook: chrome.logbook,
    chat: chrome.chat,
    lesson: chrome.lesson,
  };

  return (
    <BoardFrame
      {...props}
      legal={legal}
      isUnfolding={isUnfolding || isCounting}
      onRefuse={choice.refuse}
      bar={bar}
    >
      {isCounting ? (
        <RaceFinish view={view} log={shown.log} drivers={drivers} onEnd={endCount} />
      ) : racingGame.isOver(view) && !chrome.television ? (
        <MatchEnd shown={shown} drivers={drivers} chrome={chrome} />
      ) : chrome.television ? (
        <RaceTv shown={shown} drivers={drivers} choice={choice} foot={chrome.television(shown.log)} />
      ) : isDriving ? (
        <RaceTable {...table} lit={lit} />
      ) : (
        <Preparation {...table} isForAll={props.isForAll ?? false} />
      )}
    </BoardFrame>
  );
};
