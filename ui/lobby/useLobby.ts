import type { LobbyMatch } from '../../games/shared/protocol';
import { getMatch, listMatches, LobbyFault, type MatchDetails } from '../online/lobbyApi';
import { listMySeats, mySeat, type MySeat } from '../online/mySeats';
import { usePolled } from '../online/usePolled';

/** A match in the list, and our seat there if we have one. */
export type LobbyRow = Omit<LobbyMatch, 'updatedAt'> & { readonly mine: MySeat | undefined };

/** How often an open lobby asks for news, in ms. */
const EVERY = 4000;

/** What is over stays as it is: no need to ask again. */
const ended = new Map<string, MatchDetails>();

/** How long a match that the server does not know is not asked for again, in ms. */
const UNKNOWN_FOR = 300_000;

/** When that may be asked again, by match. */
const unknownUntil = new Map<string, number>();

/** A match of ours that is not in the public list; undefined when the server does not know it, at least for now. */
const look = async (game: string, matchID: string): Promise<MatchDetails | undefined> => {
  const known = ended.get(matchID);
  if (known) return known;
  if ((unknownUntil.get(matchID) ?? 0) > Date.now()) return undefined;
  try {
    const match = await getMatch(game, matchID);
    if (match.status === 'over') ended.set(matchID, match);
    return match;
  } catch (fault) {
    if (!(fault instanceof LobbyFault) || fault.error !== 'unknownMatch') throw fault;
    unknownUntil.set(matchID, Date.now() + UNKNOWN_FOR);
    return undefined;
  }
};

const URGENCY = { open: 1, running: 2, over: 3 } as const;

/** Our own matches that go on come first, then those one can join, then those one can watch. */
const urgency = ({ mine, status }: LobbyRow) => (mine && status !== 'over' ? 0 : URGENCY[status]);

const loadLobby = async (): Promise<readonly LobbyRow[]> => {
  const listed = await listMatches();
  const unlisted = listMySeats().filter(
    ({ game, matchID }) => !listed.some((match) => match.game === game && match.matchID === matchID),
  );
  const found = await Promise.all(unlisted.map(({ game, matchID }) => look(game, matchID)));
  return [...found.flatMap((match) => match ?? []), ...listed]
    .map((match) => ({ ...match, mine: mySeat(match.game, match.matchID) }))
    .filter(({ mine, status }) => mine || status !== 'over')
    .sort((a, b) => urgency(a) - urgency(b));
};

/** The matches of the lobby, fresh while it is looked at. */
export const useLobby = () => usePolled(loadLobby, EVERY);
