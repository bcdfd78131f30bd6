import type { LobbyMatch } from '../../games/shared/protocol';
import { listLocalMatches, type LocalSeat } from '../local/localMatches';
import { keepResult } from '../local/results';
import { listRecords } from '../local/savedRecords';
import { lookAtMatches } from '../online/lobbyApi';
import { listMySeats, mySeat } from '../online/mySeats';
import { namePreference } from '../shell/preferences';

/** Stores the results of matches on the server that the reader played in. */
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

/** The seat of this device's owner: the one with their name, otherwise the only human's. */
const ownSeat = (seats: readonly LocalSeat[]): number => {
  const name = namePreference.get();
  const named = seats.findIndex((seat) => !seat.bot && seat.name === name);
  const humans = seats.filter(({ bot }) => !bot).length;
  return named >= 0 || humans > 1 ? named : seats.findIndex(({ bot }) => !bot);
};

/** Stores the results of matches on this device, but only of those that its owner played in. */
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

/** Gathers everything available now; what fails is gathered another time. */
export const gatherAll = async (): Promise<void> => {
  const online = lookAtMatches(listMySeats().map(({ matchID }) => matchID)).then(gatherOnline);
  await Promise.allSettled([online, gatherLocal()]);
};
