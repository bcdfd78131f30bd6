import { contractOf } from '../../../games/auf-achse-board';
import type { GameUi } from '../../kit/gameUi';
import { toldOf } from './story';
import { routeName } from './table/words';

/** B-5.3 — the most profitable delivery, in DM. */
export const feat: NonNullable<GameUi['feat']> = (log, seat) => {
  const [best] = toldOf(log, 'unloaded')
    .filter((told) => told.seat === seat)
    .map(({ contract }) => ({ contract, amount: contractOf(contract).revenue }))
    .toSorted((a, b) => b.amount - a.amount);
  return best && { worth: best.amount, said: { contract: routeName(best.contract), amount: best.amount } };
};
