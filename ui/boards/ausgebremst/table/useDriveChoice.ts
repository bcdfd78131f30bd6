import type { PlayerID } from 'boardgame.io';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isFaceUp,
  roadOf,
  valueOf,
  type CardId,
  type Target,
  type View,
} from '../../../../games/ausgebremst';
import type { Refusal } from '../../../../games/shared/legality';
import { readTogether } from '../../../pieces/readTogether';
import { useAnnounce } from '../../../shell/announce';
import type { BoardProps } from '../../../kit/match';
import { moveNamed } from '../../../kit/moves';
import { useHalfMade } from '../../../kit/useHalfMade';
import { useSpoken } from '../../../kit/useSpoken';
import { goalWords } from './goalWords';
import { goalsOf, targetsOf, type Goal } from './goals';
import { spaceName, WORDS } from './words';

/** The choices made so far. */
type Half = {
  readonly card: CardId | undefined;
  /** The target pointed at. */
  readonly shown: Target | null;
  /** has the reader been warned that this target puts the car out? Then choosing it again confirms it. */
  readonly isWarned: boolean;
  readonly no: Refusal | undefined;
};

const NOTHING: Half = { card: undefined, shown: null, isWarned: false, no: undefined };

export type DriveChoice = Half & {
  /** Where the card leads. */
  readonly goals: readonly Goal[];
  readonly goal: Goal | undefined;
  /** Is one of the goals open? */
  readonly isOpen: boolean;
  /** would a card of the hand put the car out? */
  readonly isDire: boolean;
  readonly pick: (card: CardId | undefined) => void;
  /** Picks a card that leads nowhere: shows what is in its way, and says why. */
  readonly pickBarred: (card: CardId, why: Refusal | undefined) => void;
  /** Picks a card and one of its targets together. */
  readonly choose: (card: CardId, target: Target) => void;
  readonly show: (target: Target | null) => void;
  readonly warn: (target: Target) => void;
  /** Drives there; a drive that would put the car out only on the second call. */
  readonly confirm: () => void;
  /** Drives there immediately. */
  readonly drive: (target: Target) => void;
  readonly refuse: (refusal: Refusal | undefined) => void;
  readonly refuseAt: (target: Target) => void;
};

type Given = Pick<BoardProps<View>, 'view' | 'playerID' | 'legal' | 'whyNot' | 'play' | 'log'>;

type Judging = Pick<Given, 'view' | 'legal' | 'whyNot'>;

const NOWHERE: readonly Goal[] = [];

/** Is it this seat's turn to drive? Then its cards lead somewhere, or something is in their way. */
const isDriving = ({ view, legal }: Judging, seat: PlayerID | null): seat is PlayerID =>
  view.stage === 'driving' && view.turn.car === seat && view.turn.step === 'drive' && legal.length > 0;

/** The goals of each card in a hand, computed once. */
const goalsBy = (given: Judging, seat: PlayerID | null) => {
  const known = new Map<CardId, readonly Goal[]>();
  return (card: CardId | undefined): readonly Goal[] => {
    if (!card || !isDriving(given, seat)) return NOWHERE;
    const goals = known.get(card) ?? goalsOf(given.view, seat, card, given);
    known.set(card, goals);
    return goals;
  };
};

/** The way from a card in hand to a drive: a card, a target, go. */
export const useDriveChoice = (given: Given): DriveChoice => {
  const { view, playerID, legal, whyNot } = given;
  const { t } = useTranslation(WORDS);
  const announce = useAnnounce();
  const { half, keep, refuse, attempt } = useHalfMade(NOTHING, given);

  const goalsFor = useMemo(() => goalsBy({ view, legal, whyNot }, playerID), [view, legal, whyNot, playerID]);
  const goals = goalsFor(half.card);
  const card = goals.length ? half.card : undefined;
  const goal = goals.find(({ target, kind }) => target === half.shown && kind !== 'blocked');
  const shown = goal?.target ?? null;
  const isOpen = goals.some(({ kind }) => kind !== 'blocked');
  const isDire = useMemo(
    () =>
      playerID !== null &&
      view.hands[playerID]!.filter(isFaceUp).some((one) =>
        goalsFor(one).some(({ kind }) => kind === 'ruinous'),
      ),
    [view, playerID, goalsFor],
  );

  const told = goal && [
    spaceName(roadOf(view).circuit.id, goal.target, t, targetsOf(goals)),
    goalWords(goal, t),
    ...(half.isWarned ? [t('table.goal.again')] : []),
  ];
  useSpoken(told ? readTogether(told) : '');

  return useMemo(() => {
    const drive = (target: Target) => card && attempt(moveNamed('drive', card, target));
    return {
      ...half,
      card,
      shown,
      goals,
      goal,
      isOpen,
      isDire,
      pick: (picked) => {
        const first = goalsFor(picked)[0];
        keep({ card: picked, isWarned: false, shown: first?.kind === 'open' ? first.target : null });
        if (picked) announce(t('table.goal.title', { value: valueOf(picked) }));
      },
      pickBarred: (picked, why) => keep({ card: picked, shown: null, isWarned: false, no: why }),
      choose: (picked, target) => keep({ card: picked, shown: target, isWarned: false }),
      show: (target) => {
        if (target !== half.shown) keep({ shown: target, isWarned: false });
      },
      warn: (target) => keep({ shown: target, isWarned: true }),
      confirm: () => {
        if (!goal) return;
        if (goal.kind === 'ruinous' && !half.isWarned) keep({ isWarned: true });
        else drive(goal.target);
      },
      drive,
      refuse,
      refuseAt: (target) => refuse(card && whyNot(moveNamed('drive', card, target))),
    };
  }, [half, card, shown, goals, goal, isOpen, isDire, goalsFor, keep, refuse, attempt, whyNot, announce, t]);
};
