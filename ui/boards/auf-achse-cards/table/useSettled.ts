import type { View } from '../../../../games/auf-achse-cards';
import { prefersStillness } from '../../../kit/drawing/motion';
import type { Snapshot } from '../../../kit/match';
import { usePaceTimes } from '../../../kit/pace';
import { useLater } from '../../../kit/useLater';
import { isTurningUp } from '../story';

/** How long a card takes to turn over, in ms; `--flip` says so to the drawings. */
const FLIP = 360;

/** The table as far as what came of the card that is being turned up can be known: nothing of it before its face is seen. */
export const useSettled = (shown: Snapshot<View>): Snapshot<View> => {
  const times = usePaceTimes();
  return useLater(shown, times > 0 && isTurningUp(shown.log) && !prefersStillness() ? FLIP : 0);
};
