import type { PlayerID } from 'boardgame.io';
import { useEffect, useRef, useState } from 'react';
import { deckOf, type CardId, type Value, type View } from '../../../../../games/ausgebremst';
import { UNDO } from '../../../../../games/shared/undo';
import type { Snapshot } from '../../../../kit/match';
import { isListed, moveNamed, useMoves } from '../../../../kit/moves';
import {
  isComplete,
  largestIn,
  leftToLay,
  nextMove,
  ofValue,
  restOf,
  suggested,
  unsent,
  type Arrangement,
  type Suggestion,
} from './arrangement';

export type Sorting = {
  readonly arranged: Arrangement;
  /** The cards still in hand. */
  readonly rest: readonly CardId[];
  /** The value that is put down next. */
  readonly value: Value | undefined;
  readonly isComplete: boolean;
  /** Is it being sent card by card, or taken back? */
  readonly isSending: boolean;
  readonly select: (value: Value) => void;
  /** Puts one card of that value on a stack, or all of them. */
  readonly lay: (value: Value, stack: number) => void;
  readonly layAll: (value: Value, stack: number) => void;
  /** Takes a card back into the hand. */
  readonly takeBack: (card: CardId) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly suggest: (kind: Suggestion) => void;
  readonly send: () => void;
};

type Shown = Pick<Snapshot<View>, 'view' | 'undoable'>;

/** What this page has sent, for taking it back. */
type Sent = {
  readonly isRefused: boolean;
  /** Has anything been sent? */
  readonly isAny: boolean;
  /** Forgets what was sent. */
  readonly forget: () => void;
};

/**
 * are the cards sent from this page being taken back? For the player, sending them was one decision: when the
 * first one is taken back, the others follow, as far as they can be taken back.
 */
const useTakingBack = ({ view, undoable }: Shown, seat: PlayerID, sent: Sent): boolean => {
  const { isPlaying, play } = useMoves();
  const left = leftToLay(view, seat);
  const [known, setKnown] = useState(left);
  const [isComingBack, setIsComingBack] = useState(false);
  if (left !== known) {
    setKnown(left);
    if (left > known && sent.isAny) {
      sent.forget();
      setIsComingBack(true);
    }
  }
  const isAnyLaid = left + view.pitCards[seat]!.length < deckOf(seat).length;
  const step = isComingBack && isAnyLaid && !sent.isRefused ? undoable : undefined;
  if (isComingBack && step === undefined) setIsComingBack(false);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    // waits until everything has been shown
    if (step === undefined || step === asked.current || !isPlaying) return;
    asked.current = step;
    play(moveNamed(UNDO, step));
  }, [step, isPlaying, play, asked]);
  return step !== undefined;
};

/**
 * the stacks as arranged on this page. They are sent only when no card is left in hand, one legal move after
 * the other. Moves that were accepted stay; the rest can be rearranged.
 */
export const useSorting = (shown: Shown, seat: PlayerID, isRefused: boolean): Sorting => {
  const { view } = shown;
  const { legal, whyNot, play, onRefuse } = useMoves();
  const [kept, setKept] = useState<Arrangement>([]);
  const [selected, select] = useState<Value>();
  const [attempts, setAttempts] = useState(0);
  const arranged = unsent(view, seat, kept);
  const rest = restOf(view, seat, arranged);
  const value = selected && ofValue(rest, selected).length ? selected : largestIn(rest);

  const sent = { isRefused, isAny: attempts > 0, forget: () => setAttempts(0) };
  const isComingBack = useTakingBack(shown, seat, sent);
  const next = attempts ? nextMove(view, seat, arranged) : undefined;
  const isSending = (next !== undefined && !isRefused) || isComingBack;
  const sentAt = useRef<{ view: View; attempts: number }>(undefined);
  useEffect(() => {
    const last = sentAt.current;
    // One move per position: the next one once this one is accepted, or when it is tried again.
    if (!next || (last?.view === view && last.attempts === attempts)) return;
    if (!isListed(legal, next)) {
      const no = whyNot(next);
      if (no?.reason !== 'lesson') return;
      onRefuse(no);
      // oxlint-disable-next-line react/set-state-in-effect -- what a lesson refuses is sent no further, and arranged anew
      return setAttempts(0);
    }
    sentAt.current = { view, attempts };
    play(next);
  }, [next, view, attempts, legal, whyNot, play, onRefuse, sentAt]);

  const add = (cards: readonly CardId[], stack: number) =>
    !isSending && setKept([...arranged, ...cards.map((card) => ({ card, stack }))]);
  return {
    arranged,
    rest,
    value,
    isComplete: isComplete(view, seat, arranged),
    isSending,
    select,
    lay: (of, stack) => add(ofValue(rest, of).slice(0, 1), stack),
    layAll: (of, stack) => add(ofValue(rest, of), stack),
    takeBack: (card) => !isSending && setKept(arranged.filter((one) => one.card !== card)),
    undo: () => !isSending && setKept(arranged.slice(0, -1)),
    clear: () => !isSending && setKept([]),
    suggest: (kind) => !isSending && setKept([...arranged, ...suggested(kind, rest)]),
    send: () => setAttempts(attempts + 1),
  };
};
