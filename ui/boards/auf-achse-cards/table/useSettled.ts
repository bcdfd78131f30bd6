import type { View } from '../../../../games/auf-achse-cards';
import { prefersStillness } from '../../../kit/drawing/motion';
import type { Snapshot } from '../../../kit/match';
import { usePaceTimes } from '../../../kit/pace';
import { useLater } from '../../../kit/useLater';
import { isTurningUp } from '../story';

/** How long a card takes to turn over, in ms; passed to the drawings as `--flip`. */
const FLIP = 360;

/** How long block, truck and counter move before the log shows the result, in ms at normal pace. */
const MOVING = 300;

/** The table in the two stages in which the effect of a card is shown. */
type Settling = {
  /** The position as far as the effect of the card being turned up is known: without it until its face is visible. */
  readonly settled: Snapshot<View>;
  /** The position as far as it has been told: without the effect until the truck has moved. */
  readonly told: Snapshot<View>;
};

/** K-3.7 — a counter card is turned up: first its face, then block, truck and counter move, then the log shows it. */
export const useSettled = (shown: Snapshot<View>): Settling => {
  const times = usePaceTimes();
  const isSeen = times > 0 && !prefersStillness();
  const settled = useLater(shown, isSeen && isTurningUp(shown.log) ? FLIP : 0);
  const told = useLater(settled, isSeen && isTurningUp(settled.log) ? Math.min(1, times) * MOVING : 0);
  return { settled, told };
};
