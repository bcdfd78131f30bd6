import type { View } from '../../../../games/auf-achse-cards';
import { prefersStillness } from '../../../kit/drawing/motion';
import type { Snapshot } from '../../../kit/match';
import { usePaceTimes } from '../../../kit/pace';
import { useLater } from '../../../kit/useLater';
import { isTurningUp } from '../story';

/** How long a card takes to turn over, in ms; `--flip` says so to the drawings. */
const FLIP = 360;

/** How long block, truck and odometer have to themselves before the log tells of them, in ms at normal pace. */
const MOVING = 300;

/** The table in the order in which what came of a card is seen. */
type Settling = {
  /** As far as what came of the card that is being turned up can be known: nothing of it before its face is seen. */
  readonly settled: Snapshot<View>;
  /** As far as it is told: not before the truck has moved. */
  readonly told: Snapshot<View>;
};

/** K-3.7 — a counter card is turned up: first its face, then the block, the truck, the odometer, then the log. */
export const useSettled = (shown: Snapshot<View>): Settling => {
  const times = usePaceTimes();
  const isSeen = times > 0 && !prefersStillness();
  const settled = useLater(shown, isSeen && isTurningUp(shown.log) ? FLIP : 0);
  const told = useLater(settled, isSeen && isTurningUp(settled.log) ? Math.min(1, times) * MOVING : 0);
  return { settled, told };
};
