import type { PlayerID } from 'boardgame.io';
import type { LegalMove } from '../../games/shared/legality';
import type { BotSeat, Running } from './running';
import type { Thinking } from './thinking';

/** What a seat is thinking about. */
type Thought = {
  readonly matchID: string;
  readonly playerID: PlayerID;
  readonly asked: Running;
};

/** What the computer players of this process are thinking about. */
export type Thoughts = {
  /** The move the seat chooses; undefined if it was told to stop in the meantime. */
  readonly decide: (matchID: string, asked: Running, seat: BotSeat) => Promise<LegalMove | undefined>;
  /** Stops the thoughts that are unwanted. */
  readonly stop: (isUnwanted: (thought: Thought) => boolean) => void;
};

/** The thoughts of all matches; all of them end once `stopped` aborts. */
export const createThoughts = (thinking: Pick<Thinking, 'decide'>, stopped: AbortSignal): Thoughts => {
  /** By match and seat. */
  const thoughts = new Map<string, Thought & { readonly stop: AbortController }>();
  return {
    decide: async (matchID, asked, { playerID, level }) => {
      const key = `${matchID}/${playerID}`;
      const stop = new AbortController();
      thoughts.set(key, { matchID, playerID, asked, stop });
      const thinker = {
        module: asked.served.module,
        view: asked.served.viewOf(asked.state.G, playerID),
        playerID,
        level,
      };
      try {
        return await thinking.decide(thinker, AbortSignal.any([stop.signal, stopped]));
      } catch (error) {
        if (stop.signal.aborted) return undefined;
        throw error;
      } finally {
        thoughts.delete(key);
      }
    },
    stop: (isUnwanted) => {
      for (const { stop, ...thought } of thoughts.values()) if (isUnwanted(thought)) stop.abort();
    },
  };
};
