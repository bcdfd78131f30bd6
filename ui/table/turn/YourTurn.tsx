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
  /** The seat of this page's only player; null for spectators, and where several people share a device. */
  seat: PlayerID | null;
  /** Whom the table waits for; empty once the match is over. */
  awaited: readonly PlayerID[];
  /** Is the connection lost? Then whose turn it is is unknown. */
  isLost?: boolean;
  /** Called when the seat's turn begins while the page is hidden. */
  onHiddenTurn?: () => void;
};

/**
 * Tells a player who looks elsewhere that it is their turn: by the title and icon of the page, and by a sound. It is
 * used inside the frame of a board, and waits until the board has shown what happened, if the page is visible.
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
  // a match that begins while its players wait elsewhere must call them too
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
