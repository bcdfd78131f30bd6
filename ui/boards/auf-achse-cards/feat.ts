import type { GameUi } from '../../kit/gameUi';
import { toldOf } from './story';

/** K-7.1 — the longest race of one stage, in km. */
export const feat: NonNullable<GameUi['feat']> = (log, seat) => {
  const km = Math.max(0, ...toldOf(log, 'stageEnd').map(({ scores }) => scores[seat] ?? 0));
  return km > 0 ? { worth: km, said: { km } } : undefined;
};
