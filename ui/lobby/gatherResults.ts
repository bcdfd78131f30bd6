import type { LobbyMatch } from '../../games/shared/protocol';
import { listLocalMatches, type LocalSeat } from '../local/localMatches';
import { keepResult } from '../local/results';
import { listRecords } from '../local/savedRecords';
import { lookAtMatches } from '../online/lobbyApi';
import { listMySeats, mySeat } from '../online/mySeats';
import { namePreference } from '../shell/preferences';

/** Keeps what came of matches on the server that one sat at. */
export const gatherOnline = async (matches: readonly LobbyMatch[]): Promise<void> => {
  for (const { game, matchID, seats, result, updatedAt } of matches) {
    const mine = result && mySeat(game, matchID)?.playerID;
    if (!result || mine === undefined) continue;
    await keepResult({
      id: matchID,
      game,
      endedAt: updatedAt,
      seats: seats.map(({ playerID, name, bot }) => ({ playerID, name, bot })),
      mine,
      result,
    });
  }
};

/** Which seat at this device is that of its owner: the one of that name, else the only human's. */
const ownSeat = (seats: readonly LocalSeat[]): number => {
  const name = namePreference.get();
  const named = seats.findIndex((seat) => !seat.bot && seat.name === name);
  const humans = seats.filter(({ bot }) => !bot).length;
  return named >= 0 || humans > 1 ? named : seats.findIndex(({ bot }) => !bot);
};

/** Keeps what came of matches at this device: of those alone that its owner has played. */
export const gatherLocal = async (): Promise<void> => {
  const [matches, records] = await Promise.all([listLocalMatches(), listRecords()]);
  for (const { id, match } of matches) {
    const record = match?.record && records.find((kept) => kept.id === match.record);
    if (!record || !record.result) continue;
    const mine = ownSeat(record.seats);
    if (mine < 0) continue;
    await keepResult({
      id,
      game: record.game,
      endedAt: record.savedAt,
      seats: record.seats.map(({ name, bot }, at) => ({ playerID: String(at), name, bot })),
      mine: String(mine),
      result: record.result,
    });
  }
};

/** Everything there is to be had at the moment; what cannot be had is had another time. */
export const gatherAll = async (): Promise<void> => {
  const online = lookAtMatches(listMySeats().map(({ matchID }) => matchID)).then(gatherOnline);
  await Promise.allSettled([online, gatherLocal()]);
};
