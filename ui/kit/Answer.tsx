import { useEffect, useEffectEvent } from 'react';
import type { Refusal } from '../../games/shared/legality';
import { Notice } from '../pieces/Notice';
import type { RefusalWords } from './gameUi';
import styles from './Answer.module.css';
import { Rule } from './Rule';
import { useBesidePress } from './useBesidePress';
import { usePassing } from './usePassing';

type Props = {
  /** Why something cannot be done; undefined while nothing was refused. */
  readonly no: Refusal | undefined;
  readonly wordsOf: (no: Refusal) => RefusalWords;
  /** The reader has gone on: nothing is refused any more. */
  readonly onDismiss: () => void;
};

/**
 * The answer beside what was pressed: why it is refused, what to do instead, the paragraph. It disappears after a
 * while, with Esc, or with the next press anywhere else, which counts.
 */
export const Answer = ({ no, wordsOf, onDismiss }: Props) => {
  const shown = usePassing(no);
  const words = shown && wordsOf(shown);
  const box = useBesidePress(shown);
  const isShown = shown !== undefined;
  // before the press does anything: what that is refused for is shown anew
  const onDown = useEffectEvent(({ target }: PointerEvent) => {
    if (!box.current?.contains(target as Node)) onDismiss();
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const listen = (event: PointerEvent) => onDown(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isShown]);
  return (
    <div ref={box} className={styles.answer}>
      {words ? (
        <Notice variant="refusal" title={words.what} rule={shown.rule && <Rule of={shown.rule} />}>
          {words.way}
        </Notice>
      ) : (
        <div role="status" />
      )}
    </div>
  );
};
