import { useCallback, useState } from 'react';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import { isListed } from './moves';
import type { BoardProps } from './match';

type Given = Pick<BoardProps, 'legal' | 'whyNot' | 'play' | 'log'>;

/**
 * A choice that is half made, known to this page alone. Every step of the match ends it; whatever changes it takes back
 * why something was refused.
 */
export const useHalfMade = <Half extends { readonly no: Refusal | undefined }>(
  nothing: Half,
  { legal, whyNot, play, log }: Given,
) => {
  const step = log.length;
  const [kept, setKept] = useState({ half: nothing, step });
  const half = kept.step === step ? kept.half : nothing;
  const keep = useCallback(
    (change: Partial<Half>) =>
      setKept((before) => ({
        half: { ...(before.step === step ? before.half : nothing), no: undefined, ...change },
        step,
      })),
    [nothing, step],
  );
  const refuse = useCallback(
    (no: Refusal | undefined) =>
      setKept((before) => {
        const made = before.step === step ? before.half : nothing;
        return no === made.no ? before : { half: { ...made, no }, step };
      }),
    [nothing, step],
  );
  /** Makes the move, or says why it cannot be made. */
  const attempt = useCallback(
    (move: LegalMove) => (isListed(legal, move) ? play(move) : refuse(whyNot(move))),
    [legal, play, refuse, whyNot],
  );
  return { half, keep, refuse, attempt };
};
