import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { taskOf, type View } from '../../../games/auf-achse-board';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import type { BoardProps } from '../../kit/match';
import { AgainButton } from '../../kit/AgainButton';
import { BoardFrame } from '../../kit/BoardFrame';
import { useShow } from '../../kit/useShow';
import { useSpokenMoments } from '../../kit/useSpokenMoments';
import { useTableSounds } from '../../kit/useTableSounds';
import { useUnfolding } from '../../kit/useUnfolding';
import { Books } from './books/Books';
import { MatchEnd } from './MatchEnd';
import { auctionEndOf, heldMoments, unhurried } from './moments';
import { SOUNDS } from './sounds';
import { narrate, narrateHappenings } from './narrate';
import { playersOf } from './table/players';
import { BoardGameTable } from './table/BoardGameTable';
import { BoardGameTv } from './table/BoardGameTv';
import { TurnLine } from './table/TurnLine';
import { useMapChoice } from './table/useMapChoice';
import { WORDS } from './table/words';
import { useTurnEnding } from './turnEnding';

const TELLING = { game: WORDS, narrate, narrateHappenings };

/**
 * B-7.2 — moves that only answer in an auction: after them the reader can still look back to its calling, or to the
 * round before it.
 */
const ANSWERS: ReadonlySet<string> = new Set(['bid', 'pass']);

/** How long the end of an auction is shown, in beats. */
const AUCTION_END = 2.8;

/** The board game during play. */
export const Board = (props: BoardProps<View>) => {
  const { view, playerID, awaited, chrome, whyNot, play, refused } = props;
  const { isForAll = false, isPublic = false } = props;
  const { t } = useTranslation(WORDS);
  const { shown, isUnfolding, skip, again, legal } = useUnfolding(props, unhurried, {
    all: heldMoments,
    answers: ANSWERS,
    hold: ({ log: seen }) => (auctionEndOf(seen) ? (isForAll ? Infinity : AUCTION_END) : 1),
  });
  const sold = isUnfolding ? auctionEndOf(shown.log) : undefined;
  const { isOn: isReading, end: closeBooks } = useShow(Number(shown.view.over), Number(view.over));
  const layout = useWindowLayout();
  const isAuction = sold !== undefined || taskOf(shown.view)?.type === 'auction';
  const isLogInSight = layout.name === 'desk' && !shown.view.over && !isAuction;
  useTableSounds(shown.log, SOUNDS);
  useSpokenMoments(shown, TELLING, isLogInSight, isReading);
  const players = useMemo(() => playersOf(shown, t), [shown, t]);
  const choice = useMapChoice({ ...shown, legal, whyNot, play });
  const isEnding = useTurnEnding({ ...props, seat: isForAll ? null : playerID, isShown: !isUnfolding });
  const isAsked = playerID !== null && awaited.includes(playerID) && !isEnding;

  // the bar does not depend on what is pointed at or picked up
  const bar = useMemo(
    () =>
      chrome.bar(
        <>
          <TurnLine players={players} isNamed={isPublic} isAsked={isAsked} />
          {!isReading && <AgainButton again={again} />}
          {/* during an auction there is no log to put it below */}
          {isAuction && chrome.chat}
        </>,
      ),
    [chrome, players, isPublic, isAsked, isReading, again, isAuction],
  );

  return (
    <BoardFrame
      {...props}
      legal={legal}
      isUnfolding={isUnfolding || isReading || isEnding}
      onRefuse={choice.refuse}
      bar={bar}
    >
      {isReading ? (
        <Books shown={shown} players={players} earlier={chrome.earlier} onEnd={closeBooks} />
      ) : shown.view.over && !chrome.television ? (
        <MatchEnd shown={shown} players={players} chrome={chrome} />
      ) : chrome.television ? (
        <BoardGameTv
          shown={shown}
          players={players}
          choice={choice}
          earlier={chrome.earlier}
          foot={chrome.television(shown.log)}
        />
      ) : (
        <BoardGameTable
          shown={shown}
          players={players}
          sold={sold && { end: sold, isWaiting: isForAll, onGoOn: skip }}
          choice={{ ...choice, no: choice.no ?? refused }}
          logbook={chrome.logbook}
          chat={chrome.chat}
          lesson={chrome.lesson}
        />
      )}
    </BoardFrame>
  );
};
