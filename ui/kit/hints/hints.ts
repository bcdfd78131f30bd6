import type { PlayerID } from 'boardgame.io';
import { createContext, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { ALMOST, inPercent, type Advice } from '../../../games/shared/bots/advice';
import type { LegalMove } from '../../../games/shared/legality';
import type { BoardProps } from '../match';

/** Somebody who can be asked what they would do; knows nothing but what the seat sees. Rejects when nothing comes of it. */
export type Expert = (view: unknown, playerID: PlayerID) => Promise<readonly Advice[]>;

/** Who is asked at this table; nobody where hints are not allowed. */
export const ExpertContext = createContext<Expert | undefined>(undefined);

/** What has been asked, and what is known by now. */
export type Hints = {
  /** Is there more than one thing to do, and somebody to ask? */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  /** Best first; empty where there is no advice; nothing while the expert still thinks. */
  readonly advice: readonly Advice[] | undefined;
  readonly toggle: () => void;
  readonly close: () => void;
};

/** Where nobody can be asked: replays, and tables that did not agree on hints. */
const NO_HINTS: Hints = {
  isOffered: false,
  isOpen: false,
  advice: undefined,
  toggle: () => {},
  close: () => {},
};

/** What the table's hints are, for the button that asks and the panel that answers. */
export const HintsContext = createContext<Hints>(NO_HINTS);

type Asked = {
  /** Where it was asked: any other position ends it. */
  readonly at: string;
  readonly advice?: readonly Advice[];
};

type Given = Pick<BoardProps, 'view' | 'playerID' | 'log'> & {
  readonly legal: readonly LegalMove[];
  readonly isPlaying: boolean;
};

/** Asks the expert of the table for the reader. A change of the position ends the question, and what came of it. */
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
      // the table makes room for it: the press is seen before that
      toggle: () => startTransition(() => setAsked((was) => (was?.at === at ? undefined : { at }))),
      close: () => startTransition(() => setAsked(undefined)),
    }),
    [isOffered, isOpen, asked, at],
  );
};

/** In words how good a piece of advice is: the best, almost as good as the best, or by how many percent worse. */
export const verdictOf = (
  advice: readonly Advice[],
  at: number,
): { readonly key: 'best' | 'almost' | 'worse'; readonly points: number } => {
  const points = inPercent(advice[0]!.chance) - inPercent(advice[at]!.chance);
  if (at === 0) return { key: 'best', points: 0 };
  return { key: points < 100 * ALMOST ? 'almost' : 'worse', points };
};
