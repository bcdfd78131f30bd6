import { framesOf, looksAt } from '../../../ui/kit/frames';
import { nim, type View } from '../game';

/** What deserves a look of its own. */
const LOOKS = { worth: new Set(['took']) };

/** The moments of a step worth stopping at, as they are shown one after the other. */
export const moments = framesOf<View>(nim, (told) => looksAt(told, LOOKS));
