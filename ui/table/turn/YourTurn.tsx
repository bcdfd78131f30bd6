import type { PlayerID } from 'boardgame.io';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoves } from '../../kit/moves';
import { play } from '../../shell/sound/play';
import { useMarkedIcon } from '../../shell/useMarkedIcon';
import { titleOf, useTitle } from '../../shell/usePageTitle';
import { useHidden } from './useHidden';

type Props = {
  game: string;
  /** The seat that is played on this page alone; null for those who look on, and where several share a device. */
  seat: PlayerID | null;
  /** Whom the table waits for; nobody once the match is over. */
  awaited: readonly PlayerID[];
  /** Is the connection lost? Then nobody knows. */
  isLost?: boolean;
  /** Called when it has become the seat's turn while the page is out of sight. */
  onHiddenTurn?: () => void;
};

/**
 * Tells a player who does not look that it is their turn: by the title and the icon of the page, and by a sound when it
 * becomes so. Stands in the frame of a board, and waits until that has shown what happened, if anybody sees it.
 */
export const YourTurn = ({ game, seat, awaited, isLost = false, onHiddenTurn }: Props) => {
  const { t } = useTranslation('table');
  const { t: words } = useTranslation(game);
  const { isPlaying } = useMoves();
  const isHidden = useHidden();
  const isMine = seat !== null && awaited.includes(seat);
  const isDue = isMine && (isPlaying || isHidden);
  const isShown = isDue && !isLost;

  useTitle(isShown ? t('turn.title', { game: words('game.short') }) : titleOf(words('game.short')));
  useMarkedIcon(isShown);

  const tell = useEffectEvent(() => {
    play('turn');
    if (isHidden) onHiddenTurn?.();
  });
  // a match that begins while its players wait elsewhere has to call them as well
  const was = useRef(isMine && !isHidden);
  const isUntold = useRef(false);
  useEffect(() => {
    isUntold.current = isMine && (isUntold.current || !was.current);
    was.current = isMine;
    if (!isUntold.current || !isDue) return;
    isUntold.current = false;
    tell();
  }, [isMine, isDue]);
  return null;
};
