import { useState } from 'react';
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
  const [kept, setKept] = useState({ half: nothing, step: log.length });
  const half = kept.step === log.length ? kept.half : nothing;
  const keep = (change: Partial<Half>) =>
    setKept({ half: { ...half, no: undefined, ...change }, step: log.length });
  const refuse = (no: Refusal | undefined) => {
    if (no !== half.no) setKept({ half: { ...half, no }, step: log.length });
  };
  /** Makes the move, or says why it cannot be made. */
  const attempt = (move: LegalMove) => (isListed(legal, move) ? play(move) : refuse(whyNot(move)));
  return { half, keep, refuse, attempt };
};
