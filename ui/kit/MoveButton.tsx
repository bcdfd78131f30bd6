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
  /** What the move costs, below the label: it stays visible while the button asks for confirmation. */
  readonly stake?: string;
  /** The text for screen readers, in place of the short label. */
  readonly label?: string | undefined;
  /** Is it the main action? It takes the whole line and the Enter key. */
  readonly isPrimary?: boolean;
  /** The name by which a lesson highlights it, whatever move it makes. */
  readonly place?: string;
  /** A key that does the same. */
  readonly kbd?: string | undefined;
  /** Called for the first press instead of the move: asks for confirmation. */
  readonly asks?: (() => void) | undefined;
  /**
   * Would an accidental key press be too costly? Then the key only focuses the button, and makes the move when
   * pressed again.
   */
  readonly isKeyAsked?: boolean;
  /** Is one press too little for this move at a table where nothing can be taken back? */
  readonly isDear?: boolean;
};

/** A button that makes a move. If the move is illegal, the button stays in place and says why, with the paragraph. */
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
  const shown = isAsking ? (
    <span className={styles.asking}>
      <span className={styles.was} aria-hidden="true">
        {face(children)}
      </span>
      <span>{face(t('press.sure'))}</span>
    </span>
  ) : (
    face(children)
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
      {label && <span className="sr">{isAsking ? `${t('press.sure')} ${label}` : label}</span>}
      {label ? <span aria-hidden="true">{shown}</span> : shown}
    </Button>
  );
};
