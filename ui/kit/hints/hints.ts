import type { PlayerID } from 'boardgame.io';
import { createContext, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { ALMOST, inPercent, type Advice } from '../../../games/shared/bots/advice';
import type { LegalMove } from '../../../games/shared/legality';
import type { BoardProps } from '../match';

/** Somebody who can be asked what they would do; knows nothing but what the seat sees. Rejects when nothing comes of it. */
export type Expert = (view: unknown, playerID: PlayerID) => Promise<readonly Advice[]>;

/** The expert at this table; undefined if hints are not allowed. */
export const ExpertContext = createContext<Expert | undefined>(undefined);

/** The current request for hints and its answer. */
export type Hints = {
  /** Is there more than one legal move, and an expert to ask? */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  /** Best first; empty if there is no advice; undefined while the expert is still thinking. */
  readonly advice: readonly Advice[] | undefined;
  readonly toggle: () => void;
  readonly close: () => void;
};

/** For replays, and tables without hints. */
const NO_HINTS: Hints = {
  isOffered: false,
  isOpen: false,
  advice: undefined,
  toggle: () => {},
  close: () => {},
};

/** The hints of the table, for the button that asks and the panel that answers. */
export const HintsContext = createContext<Hints>(NO_HINTS);

type Asked = {
  /** The position at which it was asked: any other position ends it. */
  readonly at: string;
  readonly advice?: readonly Advice[];
};

type Given = Pick<BoardProps, 'view' | 'playerID' | 'log'> & {
  readonly legal: readonly LegalMove[];
  readonly isPlaying: boolean;
};

/**
 * Asks the expert of the table on behalf of the reader. A change of the position discards the request and its answer.
 */
export const useAsking = ({ view, playerID, log, legal, isPlaying }: Given): Hints => {
  const expert = useContext(ExpertContext);
  const [asked, setAsked] = useState<Asked>();
  const isOffered = expert !== undefined && isPlaying && legal.length > 1;
  const at = `${playerID} ${log.length} ${legal.length}`;
  const isOpen = isOffered && asked?.at === at;
  const isThinking = isOpen && !asked.advice;

  useEffect(() => {
    if (!isThinking || playerID === null) return undefined;
    let isCancelled = false;
    const tell = (advice: readonly Advice[]) => {
      if (!isCancelled) setAsked({ at, advice });
    };
    expert(view, playerID).then(tell, () => tell([]));
    return () => {
      isCancelled = true;
    };
  }, [isThinking, expert, view, playerID, at]);

  return useMemo(
    () => ({
      isOffered,
      isOpen,
      advice: isOpen ? asked?.advice : undefined,
      // the table makes room for it: the press is painted before that
      toggle: () => startTransition(() => setAsked((was) => (was?.at === at ? undefined : { at }))),
      close: () => startTransition(() => setAsked(undefined)),
    }),
    [isOffered, isOpen, asked, at],
  );
};

/** How good a hint is: the best, almost as good as the best, or worse by how many percentage points. */
export const verdictOf = (
  advice: readonly Advice[],
  at: number,
): { readonly key: 'best' | 'almost' | 'worse'; readonly points: number } => {
  const points = inPercent(advice[0]!.chance) - inPercent(advice[at]!.chance);
  if (at === 0) return { key: 'best', points: 0 };
  return { key: points < 100 * ALMOST ? 'almost' : 'worse', points };
};
