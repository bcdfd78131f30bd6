import { createHash } from 'node:crypto';
import { SILENCE } from './bus';

/** The processes that live. */
export type Members = {
  /** Somebody has said something; answers whether they are new. */
  readonly heard: (id: string) => boolean;
  readonly left: (id: string) => void;
  /** Forgets those who have said nothing for too long; answers who they are. */
  readonly forgetDead: () => readonly string[];
  /** Is it this process that does what one process is to do for this match? */
  readonly isMine: (matchID: string) => boolean;
  /** How many there are besides this one. */
  readonly others: () => number;
};

const weightOf = (id: string, matchID: string): string =>
  createHash('sha1').update(`${id}/${matchID}`).digest('hex');

/**
 * The processes that live, this one included. A match belongs to the one that weighs most with it: all who know of the
 * same processes agree, and when one dies, only its matches go to others.
 */
export const createMembers = (self: string, now: () => number = () => performance.now()): Members => {
  const others = new Map<string, number>();
  return {
    heard: (id) => {
      const isNew = !others.has(id);
      others.set(id, now());
      return isNew;
    },
    left: (id) => void others.delete(id),
    forgetDead: () => {
      const dead = [...others].filter(([, heardAt]) => now() - heardAt > SILENCE).map(([id]) => id);
      for (const id of dead) others.delete(id);
      return dead;
    },
    isMine: (matchID) => {
      if (!others.size) return true;
      const own = weightOf(self, matchID);
      return [...others.keys()].every((id) => weightOf(id, matchID) < own);
    },
    others: () => others.size,
  };
};
