import type { ComponentProps, ReactNode } from 'react';
import type { LegalMove } from '../../games/shared/legality';
import { Button } from '../pieces/Button';
import { isListed, useMoves } from './moves';
import { useKey } from './useKey';
import { whenPointed } from './whenPointed';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'className'> & {
  readonly move: LegalMove;
  readonly children: ReactNode;
  /** What is read out instead of the few words on it. */
  readonly label?: string | undefined;
  /** The one thing to do: it takes the whole line and the Enter key. */
  readonly isPrimary?: boolean;
  /** What it is called where a lesson lights it, whatever move it makes. */
  readonly place?: string;
  /** Another key that does the same. */
  readonly kbd?: string | undefined;
};

/** A button that makes a move. When the move is not open it stays where it is and says why, with the paragraph. */
export const MoveButton = (props: Props) => {
  const { move, children, label, isPrimary = false, kbd, variant, icon, className, place } = props;
  const { legal, whyNot, play, onRefuse, isPlaying } = useMoves();
  const isOpen = isListed(legal, move);
  const act = () => play(move);
  const say = () => onRefuse(isOpen ? undefined : whyNot(move));
  useKey(kbd ?? 'Enter', isOpen && (isPrimary || kbd) ? act : undefined);
  const key = kbd ?? (isPrimary ? '↵' : undefined);
  return (
    <Button
      size="s"
      variant={variant ?? 'plain'}
      className={className}
      {...(key && isOpen && { kbd: key })}
      {...(icon && { icon })}
      {...(label && { 'aria-label': label })}
      {...(isPrimary && { 'data-primary': true })}
      aria-disabled={!isOpen}
      data-place={place}
      data-move={[move.move, ...move.args].join(' ')}
      {...(isPlaying && {
        onClick: isOpen ? act : say,
        ...whenPointed((isPointed) => (isPointed ? say() : onRefuse(undefined))),
      })}
    >
      {children}
    </Button>
  );
};
