import type { Refusal } from '../../games/shared/legality';
import { Notice } from '../pieces/Notice';
import type { RefusalWords } from './gameUi';
import { Rule } from './Rule';
import { usePassing } from './usePassing';

type Props = {
  /** Why something cannot be done; nothing while nothing was refused. */
  readonly no: Refusal | undefined;
  readonly wordsOf: (no: Refusal) => RefusalWords;
  readonly className?: string | undefined;
};

/** Where the table answers: why not, the way out, the paragraph. It is gone after a while, or with Esc. */
export const Answer = ({ no, wordsOf, className }: Props) => {
  const shown = usePassing(no);
  const words = shown && wordsOf(shown);
  return (
    <div className={className}>
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
