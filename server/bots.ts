import type { PlayerID, State } from 'boardgame.io';
import { decisionOf } from '../games/shared/bot';
import { seededChance } from '../games/shared/chance';
import type { BotLevel } from '../games/shared/gameModule';
import type { LegalMove } from '../games/shared/legality';
import { isHidden } from '../games/shared/table';
import { newSeed } from './identity';
import type { Log } from './log';
import type { MoveQueue } from './matches/moveQueue';
import { isOfTheseRules, type ServedGame, type ServedGames } from './matches/servedGames';
import { stateIDOf } from './matches/stateID';
import type { Settings } from './settings';
import type { Match, MatchStore, Seat } from './storage/matchStore';

/** The computer players of all matches. They need nothing that is not in the store: a restart loses nothing. */
export type Bots = {
  /** Looks whether a match waits for computer players, and has them play if it does. */
  readonly wake: (matchID: string) => void;
  /** Stops all of them. */
  readonly close: () => void;
};

type Parts = {
  readonly store: MatchStore;
  readonly games: ServedGames;
  readonly moves: MoveQueue;
  readonly delay: Settings['botDelay'];
  readonly log: Log;
};

type BotSeat = Seat & { readonly bot: BotLevel };

/** A match that waits for computer players. */
type Waiting = {
  readonly served: ServedGame;
  readonly state: State;
  readonly awaited: readonly BotSeat[];
};

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
const decide = ({ module }: ServedGame, { G }: State, { playerID, bot }: BotSeat, log: Log): LegalMove =>
  decisionOf(module, G, playerID, bot, seededChance(newSeed()), (fault) =>
    log.error({ bot, ...fault }, 'a computer player could not decide'),
  );

/** A seat that is about to play. */
type Turn = {
  timer?: ReturnType<typeof setTimeout>;
  /** The match has changed meanwhile and waits for this seat still, or again. */
  again: boolean;
};

export const createBots = ({ store, games, moves, delay, log }: Parts): Bots => {
  /** One turn per seat at a time, by match and seat. */
  const turns = new Map<string, Turn>();
  let closed = false;

  const look = async (matchID: string): Promise<Waiting | undefined> => {
    const found = await store.load(matchID);
    if (!found) return undefined;
    const { match, state } = found;
    if (match.gameover !== undefined || !match.seats.some(isBot) || !hasBegun(match)) return undefined;
    const served = games.get(match.game);
    if (!served || !isOfTheseRules(served, match)) return undefined;
    return { served, state, awaited: awaitedBots(served, match, state) };
  };

  /** What the seat plays as the match stands now; nothing if the match does not wait for it. */
  const decision = async (matchID: string, playerID: PlayerID) => {
    const waiting = await look(matchID);
    const seat = waiting?.awaited.find((seat) => seat.playerID === playerID);
    if (!waiting || !seat || closed) return undefined;
    const { served, state } = waiting;
    const move = decide(served, state, seat, log);
    const hidden = isHidden(served.module, state.ctx, move.move);
    return { request: { served, matchID, playerID, move, stateID: stateIDOf(state) }, hidden };
  };

  /** Does not resolve once the computer players are stopped. */
  const pause = (turn: Turn, ms: number) =>
    new Promise<void>((resolve) => {
      if (!closed) turn.timer = setTimeout(resolve, ms);
    });

  /**
   * Plays one move of a seat: one that others see after a pause, as if it thought; a hidden one at once. That a move
   * is hidden is in the log for all to read, so the pause gives nothing else away.
   */
  const play = async (turn: Turn, matchID: string, playerID: PlayerID) => {
    // other matches get their turn between two moves of this one
    await pause(turn, 0);
    let decided = await decision(matchID, playerID);
    if (decided && !decided.hidden) {
      await pause(turn, delay.min + Math.random() * (delay.max - delay.min));
      const match = await store.read(matchID);
      if (match?.stateID !== decided.request.stateID) decided = await decision(matchID, playerID);
    }
    if (!decided || closed) return;
    const refusal = await moves.play(decided.request);
    if (refusal) log.debug({ matchID, reason: refusal.reason }, 'a computer player was too late');
  };

  const logFailure = (matchID: string) => (error: unknown) =>
    log.error({ matchID, error }, 'computer players could not go on');

  const begin = (matchID: string, playerID: PlayerID) => {
    const key = `${matchID}/${playerID}`;
    const running = turns.get(key);
    if (running) running.again = true;
    if (running || closed) return;
    const turn: Turn = { again: false };
    turns.set(key, turn);
    void play(turn, matchID, playerID)
      .catch(logFailure(matchID))
      .then(() => {
        turns.delete(key);
        if (turn.again) wake(matchID);
      });
  };

  const wake = (matchID: string) => {
    look(matchID)
      .then((waiting) => waiting?.awaited.forEach(({ playerID }) => begin(matchID, playerID)))
      .catch(logFailure(matchID));
  };

  moves.onPlayed(({ matchID }) => wake(matchID));

  return {
    wake,
    close: () => {
      closed = true;
      for (const { timer } of turns.values()) clearTimeout(timer);
      turns.clear();
    },
  };
};
