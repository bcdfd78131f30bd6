import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { taskOf, type View } from '../../../games/auf-achse-board';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import type { BoardProps, Snapshot } from '../../kit/match';
import { BoardFrame } from '../../kit/BoardFrame';
import { useSpokenMoments } from '../../kit/useSpokenMoments';
import { useUnfolding } from '../../kit/useUnfolding';
import { MatchEnd } from './MatchEnd';
import { moments } from './moments';
import { narrate, narrateHappenings } from './narrate';
import { playersOf } from './table/players';
import { BoardGameTable } from './table/BoardGameTable';
import { TurnLine } from './table/TurnLine';
import { useMapChoice } from './table/useMapChoice';
import { WORDS } from './table/words';
import { useTurnEnding } from './turnEnding';

const TELLING = { game: WORDS, narrate, narrateHappenings };

/** What the reader did is seen at once; what the others did one moment after the other. */
const unhurried = (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
  const isOwn = after.playerID !== null && after.log.at(-1)?.seat === after.playerID;
  return isOwn ? [after] : moments(before, after);
};

/** The board game while it is played. */
export const Board = (props: BoardProps<View>) => {
  const { view, playerID, log, chrome, whyNot, play, refused, isForAll = false } = props;
  const { t } = useTranslation(WORDS);
  const { shown, isUnfolding, legal } = useUnfolding(props, unhurried);
  const layout = useWindowLayout();
  const isLogInSight = layout.name === 'desk' && taskOf(shown.view)?.type !== 'auction';
  useSpokenMoments(shown, TELLING, !isLogInSight);
  const players = useMemo(() => playersOf(shown, t), [shown, t]);
  const choice = useMapChoice({ ...shown, legal, whyNot, play });
  const isPlaying = playerID !== null && !isForAll && !isUnfolding;
  useTurnEnding({ view, seat: isPlaying ? playerID : null, legal, log, play });

  return (
    <BoardFrame
      {...props}
      legal={legal}
      isUnfolding={isUnfolding}
      onRefuse={choice.refuse}
      bar={chrome.bar(<TurnLine players={players} />)}
    >
      {shown.view.over ? (
        <MatchEnd shown={shown} players={players} chrome={chrome} />
      ) : (
        <>
          <h1 className="sr">{t('table.title')}</h1>
          <BoardGameTable
            shown={shown}
            players={players}
            choice={{ ...choice, no: choice.no ?? refused }}
            logbook={chrome.logbook}
            chat={chrome.chat}
            lesson={chrome.lesson}
          />
        </>
      )}
    </BoardFrame>
  );
};
