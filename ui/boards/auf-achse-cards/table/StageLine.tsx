import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../../games/auf-achse-cards';
import { AgainButton } from '../../../kit/AgainButton';
import type { Chrome, LogEntry } from '../../../kit/match';
import { Panels } from './Panels';
import { PhoneOpponents } from './PhoneOpponents';
import { othersOf, type Player } from './players';
import { Progress } from './Progress';
import type { Layout } from './useLayout';
import { WORDS } from './words';

type Props = {
  /** The table, without the effect of a card that is still being turned up. */
  view: View;
  /** The log as far as it has been shown. */
  log: readonly LogEntry[];
  /** The stage that is shown, and its round. */
  stage: number;
  round: number;
  /** Is the stage in progress or scored, or is the match over? */
  now: 'driven' | 'scored' | 'over';
  players: readonly Player[];
  layout: Layout;
  chrome: Chrome;
  again: (() => void) | undefined;
  /** Do scores and log stand beside the table? If not, they are opened from here. */
  hasAside: boolean;
};

/** In the bar: the progress of the match, and what has no room on the table of a small window. */
export const StageLine = ({
  view,
  log,
  stage,
  round,
  now,
  players,
  layout,
  chrome,
  again,
  hasAside,
}: Props) => {
  const { t } = useTranslation(WORDS);
  const isPhone = layout.name === 'phone';
  const isSide = layout.name === 'side';
  const isDriven = now === 'driven';
  const hasOthers = isDriven && isSide && players.some(({ isMe }) => isMe);
  // what is in the bar in other games is then below it
  useLayoutEffect(() => {
    if (!hasOthers) return undefined;
    const { dataset } = document.body;
    dataset['fullBar'] = '';
    return () => {
      delete dataset['fullBar'];
    };
  }, [hasOthers]);
  return (
    <>
      <Progress
        stage={stage}
        stages={view.options.stages}
        now={isDriven ? t('log.round.heading', { round }) : t(`board.progress.${now}`)}
        isShort={isPhone || isSide}
      />
      {isDriven && <AgainButton again={again} isKeyOnly={isPhone} />}
      {hasOthers && <PhoneOpponents players={othersOf(players)} />}
      {!hasAside && now !== 'over' && (
        <Panels
          view={view}
          log={log}
          players={players}
          stage={stage}
          chrome={chrome}
          again={isDriven && isPhone ? again : undefined}
        />
      )}
    </>
  );
};
