import type { PlayerID, State } from 'boardgame.io';
import { decisionOf } from '../games/shared/bot';
import { seededChance } from '../games/shared/chance';
import type { BotLevel } from '../games/shared/gameModule';
import type { LegalMove } from '../games/shared/legality';
import { newSeed } from './identity';
import type { Log } from './log';
import type { Play } from './matches/play';
import type { ServedGame, Shelf } from './matches/shelf';
import { stateIDOf } from './matches/stateID';
import type { Settings } from './settings';
import type { Match, MatchStore, Seat } from './storage/matchStore';

/** The computer players of all matches. They hold nothing that is not in the store: a restart costs them a thought. */
export type Bots = {
  /** Looks whether computer players are awaited at a match, and has them think if they are. */
  readonly wake: (matchID: string) => void;
  /** Stops all thinking. */
  readonly close: () => void;
};

type Parts = {
  readonly store: MatchStore;
  readonly shelf: Shelf;
  readonly play: Play;
  readonly delay: Settings['botDelay'];
  readonly log: Log;
};

type BotSeat = Seat & { readonly bot: BotLevel };

const isBot = (seat: Seat): seat is BotSeat => seat.bot !== undefined;

/** Nobody begins before the last human has sat down; a seat that is freed later holds nobody up but itself. */
const hasBegun = ({ stateID, seats }: Match): boolean =>
  stateID > 0 || seats.every(({ name }) => name !== undefined);

/** The computer players whose decision the table waits for. */
const awaitedBots = ({ module }: ServedGame, { seats }: Match, { G }: State): BotSeat[] => {
  const awaited = module.awaited(module.playerView(G, null));
  return seats.filter(isBot).filter(({ playerID }) => awaited.includes(playerID));
};

/** The chance of a computer player has nothing to do with that of the match. */
const decide = ({ module }: ServedGame, state: State, { playerID, bot }: BotSeat, log: Log): LegalMove =>
  decisionOf(module, state, playerID, bot, seededChance(newSeed()), (fault) =>
    log.error({ bot, ...fault }, 'a computer player could not decide'),
  );

export const createBots = ({ store, shelf, play: { play, onPlayed }, delay, log }: Parts): Bots => {
  /** One thought per seat, by match and seat. */
  const thinking = new Map<string, ReturnType<typeof setTimeout>>();
  let closed = false;

  const look = async (matchID: string) => {
    const match = await store.read(matchID);
    if (!match || match.gameover !== undefined || !match.seats.some(isBot) || !hasBegun(match))
      return undefined;
    const served = shelf.get(match.game);
    const state = served && (await store.state(matchID));
    return state && { served, state, awaited: awaitedBots(served, match, state) };
  };

  const move = async (matchID: string, playerID: PlayerID) => {
    const table = await look(matchID);
    const seat = table?.awaited.find((seat) => seat.playerID === playerID);
    if (!table || !seat || closed) return;
    const { served, state } = table;
    const refusal = await play({
      served,
      matchID,
      playerID,
      move: decide(served, state, seat, log),
      stateID: stateIDOf(state),
    });
    // whoever was faster wakes the computer players again
    if (refusal) log.debug({ matchID, reason: refusal.reason }, 'a computer player was too late');
  };

  const attempt = (matchID: string, work: Promise<void>) => {
    work.catch((error: unknown) => log.error({ matchID, error }, 'computer players could not go on'));
  };

  const think = (matchID: string, playerID: PlayerID) => {
    const key = `${matchID}/${playerID}`;
    if (thinking.has(key) || closed) return;
    const pause = delay.min + Math.random() * (delay.max - delay.min);
    const thought = setTimeout(() => {
      thinking.delete(key);
      attempt(matchID, move(matchID, playerID));
    }, pause);
    thinking.set(key, thought);
  };

  const wake = (matchID: string) =>
    attempt(
      matchID,
      look(matchID).then((table) => {
        for (const { playerID } of table?.awaited ?? []) think(matchID, playerID);
      }),
    );

  onPlayed(({ matchID }) => wake(matchID));

  return {
    wake,
    close: () => {
      closed = true;
      for (const thought of thinking.values()) clearTimeout(thought);
      thinking.clear();
    },
  };
};
