import { emptyStores } from '../../local/deviceStore';
import { leaveMatch } from '../../online/lobbyApi';
import { listMySeats } from '../../online/mySeats';
import { closePushWay } from '../../online/pushWay';
import { forgetKept } from '../../shell/persisted';

/**
 * Deletes everything this browser stores: names, seats, matches, results, records and settings. Computer players take
 * over the seats, so that nobody waits there in vain; a server that cannot be reached is not told.
 */
export const deleteEverything = async (): Promise<void> => {
  await Promise.allSettled(listMySeats().map(({ game, matchID }) => leaveMatch(game, matchID, 'normal')));
  await closePushWay().catch(() => {});
  await emptyStores();
  forgetKept();
};
