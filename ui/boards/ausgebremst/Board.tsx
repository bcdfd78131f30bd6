import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/ausgebremst';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import type { BoardProps, Snapshot } from '../../kit/match';
import { RulesContext } from '../../kit/Rule';
import { useSpokenMoments } from '../../kit/useSpokenMoments';
import { useUnfolding } from '../../kit/useUnfolding';
import { MovesContext, type Moves } from '../../kit/moves';
import styles from './Board.module.css';
import { MatchEnd } from './MatchEnd';
import { moments } from './moments';
import { narrate, narrateHappenings } from './narrate';
import { driversOf } from './table/drivers';
import { RaceTable } from './table/RaceTable';
import { Preparation } from './table/Preparation';
import { TurnLine } from './table/TurnLine';
import { useChoice } from './table/useChoice';
import { useLights } from './table/useLights';
import { WORDS } from './table/words';

const TELLING = { game: WORDS, narrate, narrateHappenings };

const NOTHING: BoardProps['legal'] = [];

/** What happens, moment by moment; the start of a race stays a moment longer, until the lights are out. */
const withStart = (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
  const [first, ...rest] = moments(before, after);
  const isStart = before.view.stage !== 'driving' && first?.view.stage === 'driving' && rest.length > 0;
  return first ? [first, ...(isStart ? [first] : []), ...rest] : [];
};

/** Ausgebremst while it is played. */
export const Board = (props: BoardProps<View>) => {
  const { view, ctx, playerID, seats, log, chrome, whyNot, play, refused, isForAll = false } = props;
  const { t } = useTranslation(WORDS);
  const now = useMemo(() => ({ view, ctx, playerID, seats, log }), [view, ctx, playerID, seats, log]);
  const { shown, isUnfolding } = useUnfolding(now, withStart);
  const isLogInSight = useWindowLayout().name === 'desk' && shown.view.stage === 'driving';
  useSpokenMoments(shown, TELLING, !isLogInSight);
  const drivers = useMemo(() => driversOf(shown, t), [shown, t]);
  const legal = isUnfolding ? NOTHING : props.legal;
  const choice = useChoice({ ...shown, legal, whyNot, play });
  const lit = useLights(shown.view);
  const isOver = shown.ctx.gameover !== undefined;
  const moves: Moves = {
    legal,
    whyNot,
    play,
    onRefuse: choice.refuse,
    isPlaying: playerID !== null && !isForAll && !isUnfolding,
  };
  const told = { ...choice, no: choice.no ?? refused };

  return (
    <RulesContext value={props.rulesHref}>
      <MovesContext value={moves}>
        <div className={styles.board}>
          <div className={styles.bar}>
            {chrome.bar(<TurnLine view={shown.view} drivers={drivers} isOver={isOver} />)}
          </div>
          {isOver ? (
            <MatchEnd shown={shown} drivers={drivers} chrome={chrome} />
          ) : (
            <>
              <h1 className="sr">{t('table.title')}</h1>
              {shown.view.stage === 'driving' ? (
                <RaceTable
                  shown={shown}
                  drivers={drivers}
                  choice={told}
                  lit={lit}
                  logbook={chrome.logbook}
                  chat={chrome.chat}
                />
              ) : (
                <Preparation
                  shown={shown}
                  drivers={drivers}
                  choice={told}
                  logbook={chrome.logbook}
                  chat={chrome.chat}
                />
              )}
            </>
          )}
        </div>
      </MovesContext>
    </RulesContext>
  );
};
