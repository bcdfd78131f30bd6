import { cardGame, type View } from '../../../games/auf-achse-cards';
import type { Happening } from '../../../games/shared/gameModule';
import { framesOf, looksAt } from '../../kit/frames';

/**
 * Happenings shown separately. Drawing, the next round and the next stage are one movement, after everything else.
 */
const LOOKS = {
  worth: new Set(['laid', 'counted', 'left', 'crossing', 'extra', 'stageEnd']),
  begins: new Set(['drawn', 'round', 'stageBegin']),
};

/** Cards that were played together are shown together. */
const cut = (told: readonly Happening[]): readonly (readonly Happening[])[] => {
  const first = told.findIndex(({ type }) => type !== 'laid');
  const laid = first < 0 ? told : told.slice(0, first);
  return [...(laid.length ? [laid] : []), ...looksAt(told.slice(laid.length), LOOKS)];
};

/** The moments of a step to stop at: the card played, then one for each thing seen. */
export const moments = framesOf<View>(cardGame, cut);
