import { useCallback, useState } from 'react';
import { faceOf, isCard, type CardId, type View } from '../../../../games/auf-achse-cards';
import { sameMove, type LegalMove, type Refusal } from '../../../../games/shared/legality';
import type { BoardProps } from '../../../kit/match';
import { usePassing } from '../../../kit/usePassing';
import type { Bay, Staged } from './bays';

/** Why a choice was refused: by the rules of the game, or by the board itself (`kind: 'choice'`). */
export type No = {
  readonly kind: 'rule' | 'choice';
  readonly refusal: Refusal;
  /** The card that was refused. */
  readonly card?: CardId | undefined;
};

type Given = Pick<BoardProps<View>, 'legal' | 'whyNot' | 'play' | 'refusals'> & {
  readonly bays: readonly Bay[];
};

type Half = {
  readonly selected: CardId | undefined;
  readonly staged: Staged;
  readonly no: No | undefined;
};

/** A choice as stored, and the number of legal moves when it was made. */
type Kept = Half & {
  readonly width: number;
  /** Played, but not on the table yet: the number of refused moves at that time. */
  readonly sent?: { readonly refusals: number } | undefined;
};

/** The way of a card from the hand to the table: pick it up, put it into a bay, play what is in the bays. */
export type CardChoice = Half & {
  /** Is there a bay for this card? */
  readonly mayLay: (card: CardId) => boolean;
  readonly pick: (card: CardId) => void;
  /** Puts a card, by default the selected one, into the bay with this digit. */
  readonly put: (digit: 1 | 2, card?: CardId) => void;
  /** Puts the cards of these moves into their bays; cards already there go back to the hand. */
  readonly stage: (moves: readonly LegalMove[]) => void;
  /** Plays every card in a bay: each one is a move. */
  readonly lay: () => void;
  /** Are played cards on their way to the table? */
  readonly isBusy: boolean;
  readonly stagedIn: (card: CardId) => Bay | undefined;
  readonly refuse: (refusal: Refusal | undefined) => void;
};

const NOTHING: Kept = { selected: undefined, staged: {}, no: undefined, width: 0 };

const MOVE_OF_DIGIT = { 1: 'layRace', 2: 'layCounter' } as const;

/** A refusal by the board itself, because of an earlier choice: the card, and the card that is in its way. */
const choiceRefusal = (reason: string, rule: string, card?: CardId, there?: CardId): No => ({
  kind: 'choice',
  refusal: {
    reason,
    values: { ...(card && { card: faceOf(card) }), ...(there && { there: faceOf(there) }) },
    rule,
  },
  card,
});

const RULE_OF_BAY: Record<Bay['id'], string> = {
  race: 'K-3.1',
  counter: 'K-3.2',
  extra1: 'K-6.3',
  extra2: 'K-6.4',
};

const isIn = (legal: Given['legal'], move: LegalMove): boolean =>
  legal.some((listed) => sameMove(listed, move));

const isOpenTo = (legal: Given['legal'], card: CardId): boolean => legal.some(({ args }) => args[0] === card);

/** The part of a choice that is still valid: cards that can no longer be played are removed. */
const useHalf = ({ legal, refusals, bays }: Given) => {
  const [kept, setKept] = useState(NOTHING);
  const keep = (half: Half, sent?: Kept['sent']) => setKept({ ...half, width: legal.length, sent });
  const staged: Staged = Object.fromEntries(
    bays.flatMap(({ id, move }) => {
      const card = kept.staged[id];
      return card && isIn(legal, { move, args: [card] }) ? [[id, card]] : [];
    }),
  );
  const selected = kept.selected && isOpenTo(legal, kept.selected) ? kept.selected : undefined;
  // The legal moves have changed since the choice was made: the refusal no longer applies.
  const no = usePassing(kept.width === legal.length ? kept.no : undefined);
  const isStale = Object.keys(kept.staged).length > Object.keys(staged).length;
  if (isStale) keep({ selected, staged, no }, kept.sent);
  const isBusy = kept.sent?.refusals === refusals && Object.keys(staged).length > 0;
  // stable while the legal moves stay the same, because a change reaches the whole table
  const width = legal.length;
  const refuse = useCallback(
    (no: No | undefined) => setKept(({ staged }) => ({ staged, selected: undefined, no, width })),
    [width],
  );
  return { selected, staged, no, isBusy, keep, refuse };
};

/** The bay with this digit. For the second extra card, either key works once the first one is in its bay. */
const bayOf = (bays: readonly Bay[], digit: 1 | 2): Bay | undefined => {
  const asked = bays.find((one) => one.digit === digit);
  return asked?.isLaid ? (bays.find((one) => one.move === asked.move && !one.isLaid) ?? asked) : asked;
};

/** A half-made choice stays on this page: nobody is told before the card is played. */
export const useCardChoice = (given: Given): CardChoice => {
  const { legal, whyNot, play, refusals, bays } = given;
  const { selected, staged, no, isBusy, keep, refuse } = useHalf(given);
  const refuseByRule = useCallback(
    (refusal: Refusal | undefined) => refuse(refusal && { kind: 'rule', refusal }),
    [refuse],
  );
  const refuseCard = (move: string, card: CardId) => {
    const refusal = whyNot({ move, args: [card] });
    if (refusal) refuse({ kind: 'rule', refusal, card });
  };

  const pick = (card: CardId) => {
    if (!isOpenTo(legal, card)) return refuseCard('layRace', card);
    keep({ selected: selected === card ? undefined : card, staged, no: undefined });
  };

  const put = (digit: 1 | 2, card = selected) => {
    const bay = bayOf(bays, digit);
    if (!card) {
      if (bay && staged[bay.id]) return takeBack(bay);
      return refuse(choiceRefusal('nothingSelected', bay ? RULE_OF_BAY[bay.id] : 'K-6.5'));
    }
    const move = { move: bay?.move ?? MOVE_OF_DIGIT[digit], args: [card] };
    if (!bay || bay.isLaid || !isIn(legal, move)) return refuseCard(move.move, card);
    const occupant = staged[bay.id];
    if (occupant && occupant !== card) {
      const reason = `${bay.id}Staged`;
      // A second press after the warning means the swap.
      if (no?.refusal.reason !== reason || no.card !== card)
        return keep({
          selected: card,
          staged,
          no: choiceRefusal(reason, RULE_OF_BAY[bay.id], card, occupant),
        });
    }
    const others = Object.entries(staged).filter(([, other]) => other !== card);
    keep({
      selected: undefined,
      staged: { ...Object.fromEntries(others), [bay.id]: card },
      no: undefined,
    });
  };

  const stage = (moves: readonly LegalMove[]) => {
    const free = bays.filter(({ isLaid }) => !isLaid);
    const put = moves.flatMap((move) => {
      const bay = free.find((one) => one.move === move.move);
      const [card] = move.args;
      return bay && isCard(card) && isIn(legal, move) ? [[bay.id, card]] : [];
    });
    keep({ selected: undefined, staged: Object.fromEntries(put), no: undefined });
  };

  const takeBack = (bay: Bay) => {
    const { [bay.id]: _, ...left } = staged;
    keep({ selected: undefined, staged: left, no: undefined });
  };

  const lay = () => {
    const moves = bays.flatMap(({ id, move }) => (staged[id] ? [{ move, args: [staged[id]] }] : []));
    if (!moves.length)
      return refuse(choiceRefusal('nothingStaged', bays[0] ? RULE_OF_BAY[bays[0].id] : 'K-3.1'));
    if (isBusy) return;
    keep({ selected: undefined, staged, no: undefined }, { refusals });
    for (const move of moves) play(move);
  };

  return {
    selected,
    staged,
    no,
    mayLay: (card) => isOpenTo(legal, card),
    pick,
    put,
    stage,
    lay,
    isBusy,
    stagedIn: (card) => bays.find(({ id }) => staged[id] === card),
    refuse: refuseByRule,
  };
};
