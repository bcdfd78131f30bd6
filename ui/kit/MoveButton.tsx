import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalMove } from '../../games/shared/legality';
import { Button } from '../pieces/Button';
import styles from './MoveButton.module.css';
import { isListed, useMoves } from './moves';
import { useKey } from './useKey';
import { useSure } from './useSure';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'className'> & {
  readonly move: LegalMove;
  readonly children: ReactNode;
  /** What it costs, below the words: it stays while the button asks whether it is meant. */
  readonly stake?: string;
  /** What is read out instead of the few words on it. */
  readonly label?: string | undefined;
  /** The one thing to do: it takes the whole line and the Enter key. */
  readonly isPrimary?: boolean;
  /** What it is called where a lesson lights it, whatever move it makes. */
  readonly place?: string;
  /** Another key that does the same. */
  readonly kbd?: string | undefined;
  /** What a press does instead, once: it asks whether the move is meant. */
  readonly asks?: (() => void) | undefined;
  /** Is a stray key too dear? Then the key only leads to the button, and makes the move when it is pressed again. */
  readonly isKeyAsked?: boolean;
  /** Is it too dear for one press at a table where nothing can be taken back? */
  readonly isDear?: boolean;
};

/** A button that makes a move. When the move is not open it stays where it is and says why, with the paragraph. */
export const MoveButton = (props: Props) => {
  const {
    move,
    children,
    stake,
    label,
    isPrimary = false,
    kbd,
    variant,
    icon,
    className,
    place,
    asks,
  } = props;
  const { isKeyAsked = false, isDear = false } = props;
  const { legal, whyNot, play, onRefuse, isPlaying } = useMoves();
  const isOpen = isListed(legal, move);
  const { t } = useTranslation('table');
  const button = useRef<HTMLButtonElement>(null);
  const { isAsking, ask, forget, dear } = useSure();
  const make = asks ?? (() => play(move));
  const act = isDear ? dear(make) : make;
  const say = () => onRefuse(isOpen ? undefined : whyNot(move));
  const askByKey = () => {
    button.current?.focus();
    ask();
  };
  const byKey = isKeyAsked && !isAsking ? askByKey : act;
  useKey(kbd ?? 'Enter', isOpen && (isPrimary || kbd) ? byKey : undefined);
  const face = (words: ReactNode) =>
    stake ? (
      <span>
        {words}
        <small>{stake}</small>
      </span>
    ) : (
      words
    );
  const key = kbd ?? (isPrimary ? 'Enter' : undefined);
  return (
    <Button
      ref={button}
      size="s"
      variant={variant ?? 'plain'}
      className={className}
      {...(key && isOpen && { kbd: key })}
      {...(icon && { icon })}
      {...(label && { 'aria-label': isAsking ? `${t('press.sure')} ${label}` : label })}
      {...(isPrimary && { 'data-primary': true })}
      aria-disabled={!isOpen}
      data-place={place}
      data-move={[move.move, ...move.args].join(' ')}
      {...(isPlaying && {
        onClick: isOpen ? act : say,
        onFocus: say,
        onBlur: () => {
          forget();
          onRefuse(undefined);
        },
      })}
    >
      {isAsking ? (
        <span className={styles.asking}>
          <span className={styles.was} aria-hidden="true">
            {face(children)}
          </span>
          <span>{face(t('press.sure'))}</span>
        </span>
      ) : (
        face(children)
      )}
    </Button>
  );
};
