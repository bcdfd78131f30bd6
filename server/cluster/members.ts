import { createHash } from 'node:crypto';
import { SILENCE } from './bus';

/** The processes that are alive. */
export type Members = {
  /** Records a sign of life; returns whether the process is new. */
  readonly heard: (id: string) => boolean;
  readonly left: (id: string) => void;
  /** Has this process been forgotten because of its silence, and not been heard since? */
  readonly isDead: (id: string) => boolean;
  /** Forgets processes that have been silent for too long; returns their ids. */
  readonly forgetDead: () => readonly string[];
  /** Is this the process responsible for this match? */
  readonly isMine: (matchID: string) => boolean;
  /** How many other processes there are. */
  readonly others: () => number;
};

const weightOf = (id: string, matchID: string): string =>
  createHash('sha1').update(`${id}/${matchID}`).digest('hex');

/**
 * The processes that are alive, this one included. A match belongs to the process with the highest weight for it: all
 * processes with the same list agree, and when one dies, only its matches move to others.
 */
export const createMembers = (self: string, now: () => number = () => performance.now()): Members => {
  const others = new Map<string, number>();
  const silent = new Set<string>();
  return {
    heard: (id) => {
      const isNew = !others.has(id);
      others.set(id, now());
      silent.delete(id);
      return isNew;
    },
    left: (id) => {
      others.delete(id);
      silent.delete(id);
    },
    isDead: (id) => silent.has(id),
    forgetDead: () => {
      const dead = [...others].filter(([, heardAt]) => now() - heardAt > SILENCE).map(([id]) => id);
      for (const id of dead) {
        others.delete(id);
        silent.add(id);
      }
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
