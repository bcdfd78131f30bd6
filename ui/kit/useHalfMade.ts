import { useCallback, useState } from 'react';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import { isListed } from './moves';
import type { BoardProps } from './match';

type Given = Pick<BoardProps, 'legal' | 'whyNot' | 'play' | 'log'>;

/**
 * A half-made choice, known only to this page. Every step of the match ends it; every change to it also clears the
 * last refusal.
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
  /** Makes the move, or shows why it is illegal. */
  const attempt = useCallback(
    (move: LegalMove) => (isListed(legal, move) ? play(move) : refuse(whyNot(move))),
    [legal, play, refuse, whyNot],
  );
  return { half, keep, refuse, attempt };
};
