import type { PlayerID } from 'boardgame.io';
import { AWAY_MS, type Conduct } from '../../games/shared/conduct';
import type { Log } from '../log';
import type { Match, MatchStore, Seat } from '../storage/matchStore';
import type { LiveMatches } from './liveMatches';
import type { Presence } from './payloads';

/** Since when players are away from their tables. It is stored, so that all servers, and later ones, know it. */
export type Absence = {
  /** Call it when pages of the match have connected or disconnected, here or on another server. */
  readonly look: (matchID: string) => void;
  /** Time in ms until others may let a computer player decide for the seat; undefined while its player is present. */
  readonly waitFor: (matchID: string, seat: Seat) => number | undefined;
  /** Which players are away, and for how long. */
  readonly awayFrom: (match: Match) => Conduct['away'];
  /** Stops; an absence that has only just begun is not stored. */
  readonly close: () => void;
};

type Parts = {
  readonly store: Pick<MatchStore, 'keepAway'>;
  readonly live: Pick<LiveMatches, 'at'>;
  readonly isPresent: Presence;
  /** Somebody has gone away or come back. */
  readonly announce: (matchID: string) => void;
  readonly log: Log;
  /** The time in ms since 1970. */
  readonly clock: () => number;
};

/** A player who is back within this time, in ms, was not away: they reloaded the page. */
const BLINK = 1000;

/** Tracks who is away, for all matches of a server. */
export const createAbsence = ({ store, live, isPresent, announce, log, clock }: Parts): Absence => {
  const openSince = clock();
  let isClosed = false;
  const blinks = new Map<string, ReturnType<typeof setTimeout>>();

  const forgetBlink = (key: string) => {
    clearTimeout(blinks.get(key));
    blinks.delete(key);
  };

  /** Stores whether the player of a seat is present, if that has changed; `since` is the time of the change. */
  const keep = async (matchID: string, playerID: PlayerID, since: number) => {
    const seat = (await live.at(matchID))?.match.seats.find((seat) => seat.playerID === playerID);
    const isHere = isPresent(matchID, playerID);
    if (!seat?.credentialHash || isHere === (seat.awaySince === undefined)) return;
    await store.keepAway(matchID, playerID, isHere ? undefined : since);
    announce(matchID);
  };

  const see = async (matchID: string) => {
    const found = await live.at(matchID);
    if (isClosed || !found || found.match.gameover !== undefined) return;
    for (const { playerID, credentialHash, awaySince } of found.match.seats) {
      const key = `${matchID}/${playerID}`;
      const isHere = isPresent(matchID, playerID);
      if (!credentialHash || isHere === (awaySince === undefined)) forgetBlink(key);
      else if (isHere) await keep(matchID, playerID, 0);
      else if (!blinks.has(key)) blinks.set(key, setTimeout(gone, BLINK, matchID, playerID, clock()));
    }
  };

  const failed = (matchID: string) => (error: unknown) =>
    log.error({ matchID, error }, 'who is away could not be stored');

  const gone = (matchID: string, playerID: PlayerID, since: number) => {
    forgetBlink(`${matchID}/${playerID}`);
    keep(matchID, playerID, since).catch(failed(matchID));
  };

  const waitFor: Absence['waitFor'] = (matchID, { playerID, credentialHash, awaySince }) => {
    if (!credentialHash || awaySince === undefined || isPresent(matchID, playerID)) return undefined;
    // while no server was open, nobody could come back
    return Math.max(0, AWAY_MS - (clock() - Math.max(awaySince, openSince)));
  };

  return {
    look: (matchID) => void see(matchID).catch(failed(matchID)),
    waitFor,
    awayFrom: ({ matchID, seats }) =>
      Object.fromEntries(
        seats.flatMap((seat) => {
          const wait = waitFor(matchID, seat);
          return wait === undefined
            ? []
            : [[seat.playerID, { for: Math.max(0, clock() - seat.awaySince!), wait }]];
        }),
      ),
    close: () => {
      isClosed = true;
      [...blinks.keys()].forEach(forgetBlink);
    },
  };
};
