import { isPaused, owesCounter, owesRace, type CardId, type View } from '../../../../games/auf-achse-cards';
import type { Snapshot } from '../../../kit/match';
import { lastPause, revealOn } from '../story';

/** A place for a card from the hand: the race, the counter, or up to two extra places for the race (K-6.3, K-6.4). */
export type Bay = {
  readonly id: 'race' | 'counter' | 'extra1' | 'extra2';
  readonly move: 'layRace' | 'layCounter';
  /** The key for it, and the mark on a chosen card. */
  readonly digit: 1 | 2;
  /** Has a card of this round been played here? */
  readonly isLaid: boolean;
};

/**
 * K-3.1, K-3.2, K-3.5 — the bays of a round; a bay that stays empty because there are hardly any cards left is not
 * listed.
 */
const baysOfRound = (view: View, seat: string): readonly Bay[] => {
  const race: Bay = { id: 'race', move: 'layRace', digit: 1, isLaid: view.raceLaid[seat]! };
  const counter: Bay = { id: 'counter', move: 'layCounter', digit: 2, isLaid: view.counterLaid[seat]! };
  return [
    ...(race.isLaid || owesRace(view, seat) ? [race] : []),
    ...(counter.isLaid || owesCounter(view, seat) ? [counter] : []),
  ];
};

/**
 * The bays of a seat now: none while counter cards are turned up; `extra` is how many cards the last pause asked of
 * it.
 */
export const baysOf = (
  view: View,
  seat: string,
  { isRevealing, extra }: { readonly isRevealing: boolean; readonly extra: number },
): readonly Bay[] => {
  if (!isPaused(view)) return isRevealing ? [] : baysOfRound(view, seat);
  const laid = extra - view.extra[seat]!;
  const bays = [
    { id: 'extra1', move: 'layRace', digit: 1, isLaid: laid > 0 },
    { id: 'extra2', move: 'layRace', digit: 2, isLaid: laid > 1 },
  ] as const;
  return bays.slice(0, extra);
};

/** The bays of the reader; none for a spectator. */
export const ownBaysOf = ({ view, log, playerID }: Snapshot<View>): readonly Bay[] =>
  playerID !== null && playerID in view.hands
    ? baysOf(view, playerID, {
        isRevealing: revealOn({ view, log }).isCurrent,
        extra: lastPause(log)[playerID] ?? 0,
      })
    : [];

/** The cards put into the bays and not played yet. */
export type Staged = Readonly<Partial<Record<Bay['id'], CardId>>>;
