import { boardGame, type BoardHappening, type View } from '../../../games/auf-achse-board';
import { framesOf, looksAt, type Looks } from '../../kit/frames';

type Kind = BoardHappening['type'];

/** What is worth a look of its own; everything else is seen together with what brought it about. */
// prettier-ignore
const WORTH: ReadonlySet<Kind> = new Set<Kind>([
  'placed', 'rolled', 'drove', 'stayed', 'went', 'drew', 'roadworks', 'jam', 'loaded', 'unloaded', 'robbed',
  'called', 'bid', 'passed', 'won', 'end',
]);

/** What leads over to the next one's turn, seen all at once. */
const LEADS_ON: ReadonlySet<Kind> = new Set<Kind>(['dealt', 'turn', 'missed', 'jamEnd']);

const LOOKS: Looks = { worth: WORTH, leadsOn: LEADS_ON };

/**
 * The moments of a step worth stopping at: where a truck came to stand before its card was drawn, each bid, how an
 * auction ended before the turn goes on. The last one is the position after the step; most steps have no other.
 */
export const moments = framesOf<View>(boardGame, (told) => looksAt(told, LOOKS));
