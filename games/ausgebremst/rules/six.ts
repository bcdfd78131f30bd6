import { valueOf, type CardId, type CarId } from '../cards';
import {
  carsOnRoad,
  isFaceUp,
  isNuisance,
  roadOf,
  somebodyFinished,
  type Back,
  type State,
  type View,
} from '../state';
import { waysOf } from './driving';
import { blockersWith, leads } from './ranking';

/** are all cards of this hand sixes? Face-down cards do not count as known sixes. */
const allSixes = (hand: readonly (CardId | Back)[]): boolean =>
  hand.length > 0 && hand.every((card) => isFaceUp(card) && valueOf(card) === 6);

/** does the rule of the six apply to the car, apart from the exceptions of? */
export const isHeldBack = (view: View, car: CarId): boolean =>
  view.cars[car]!.turns > 0 &&
  !view.sixFree &&
  !somebodyFinished(view) &&
  carsOnRoad(view).length > 1 &&
  leads(view, car);

/** A-6.3 (b) — the players level with the car who also show nothing but sixes and block the road together with it. */
const fellowBlockers = (view: View, car: CarId): CarId[] => {
  const level = blockersWith(view, car);
  return level.every((other) => !isNuisance(view, other) && allSixes(view.hands[other]!) && view.shown[other])
    ? level
    : [];
};

/** A-6.3 (a) — does the car stand on a chicane? */
const isOnChicane = (view: View, car: CarId): boolean =>
  roadOf(view).places.get(view.cars[car]!.space!)!.kind === 'chicane';

/** is the car forbidden to play a 6? Nuisance cars have no hand, so there is no exception for them. */
export const isSixBarred = (view: View, car: CarId): boolean => {
  if (!isHeldBack(view, car)) return false;
  if (isNuisance(view, car) || !allSixes(view.hands[car]!)) return true;
  return !isOnChicane(view, car) && !fellowBlockers(view, car).length;
};

/** must the player wait, leading with nothing but sixes? */
export const waitsWithSixes = (view: View, car: CarId): boolean =>
  allSixes(view.hands[car]!) && isSixBarred(view, car);

/**
 * A-6.3 (b) — the cars with which this one blocks the road at the start of its turn, if hands may have to be opened
 * because they may hold only sixes; empty if that is impossible. Uses no face-down cards.
 */
const mayOpenWith = (view: View, car: CarId): CarId[] => {
  if (!isHeldBack(view, car) || isOnChicane(view, car)) return [];
  const level = blockersWith(view, car);
  return level.some((other) => isNuisance(view, other)) || !waysOf(view, car, 6).length ? [] : level;
};

/** A-6.3 (b) — at the start of a car's turn, does it depend on face-down cards whether hands are opened? */
export const mayOpenHands = (view: View): boolean =>
  view.stage === 'driving' && view.turn.step === 'drive' && mayOpenWith(view, view.turn.car).length > 0;

/**
 * A-6.3 (b) — the hands to open at the start of a player's turn, so that everybody can see whether a 6 may be played.
 * They are opened for a leader with only sixes, not on a chicane, who blocks the road together with other players and
 * could drive a 6: the leader's hand, and those of the others with only sixes. Needs the whole table, not a view.
 */
export const handsToOpen = (G: State, car: CarId): CarId[] => {
  const level = allSixes(G.hands[car]!) ? mayOpenWith(G, car) : [];
  return level.length ? [car, ...level].filter((one) => allSixes(G.hands[one]!) && !G.shown[one]) : [];
};
