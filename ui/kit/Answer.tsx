import { Notice } from '../pieces/Notice';
import type { RefusalWords } from './gameUi';
import { Rule } from './Rule';

type Props = {
  /** Why something cannot be done, and the paragraph that says so; nothing while nothing was refused. */
  readonly words: RefusalWords | undefined;
  readonly rule: string | undefined;
  readonly className?: string | undefined;
};

/** Where the table answers: why not, the way out, the paragraph. */
export const Answer = ({ words, rule, className }: Props) => (
  <div className={className}>
    {words ? (
      <Notice variant="refusal" title={words.what} rule={rule && <Rule of={rule} />}>
        {words.way}
      </Notice>
    ) : (
      <div role="status" />
    )}
  </div>
);
