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
};

/**
 * The answer beside what was pressed: why it is refused, what to do instead, the paragraph. It disappears after a
 * while, or with Esc.
 */
export const Answer = ({ no, wordsOf }: Props) => {
  const shown = usePassing(no);
  const words = shown && wordsOf(shown);
  const box = useBesidePress(shown);
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
