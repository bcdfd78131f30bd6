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

/** is this hand, all of it, sixes? One that lies face down is not known to be. */
const allSixes = (hand: readonly (CardId | Back)[]): boolean =>
  hand.length > 0 && hand.every((card) => isFaceUp(card) && valueOf(card) === 6);

/** does the rule of the six hold the car back, but for the exceptions of? */
export const isHeldBack = (view: View, car: CarId): boolean =>
  view.cars[car]!.turns > 0 &&
  !view.sixFree &&
  !somebodyFinished(view) &&
  carsOnRoad(view).length > 1 &&
  leads(view, car);

/** A-6.3 (b) — the players level with the car who show nothing but sixes as well, and block the road with it. */
const fellowBlockers = (view: View, car: CarId): CarId[] => {
  const level = blockersWith(view, car);
  return level.every((other) => !isNuisance(view, other) && allSixes(view.hands[other]!) && view.shown[other])
    ? level
    : [];
};

/** A-6.3 (a) — does the car stand on a chicane? */
const isOnChicane = (view: View, car: CarId): boolean =>
  roadOf(view).places.get(view.cars[car]!.space!)!.kind === 'chicane';

/** may the car not play a 6? Nuisance cars have no hand to make an exception for. */
export const isSixBarred = (view: View, car: CarId): boolean => {
  if (!isHeldBack(view, car)) return false;
  if (isNuisance(view, car) || !allSixes(view.hands[car]!)) return true;
  return !isOnChicane(view, car) && !fellowBlockers(view, car).length;
};

/** does the player have to wait, leading with nothing but sixes? */
export const waitsWithSixes = (view: View, car: CarId): boolean =>
  allSixes(view.hands[car]!) && isSixBarred(view, car);

/**
 * A-6.3 (b) — with whom the car blocks the road as its turn comes, if hands have to be opened in case there are nothing but
 * sixes in them; nobody where that is out of the question. Asks for nothing that lies face down.
 */
const mayOpenWith = (view: View, car: CarId): CarId[] => {
  if (!isHeldBack(view, car) || isOnChicane(view, car)) return [];
  const level = blockersWith(view, car);
  return level.some((other) => isNuisance(view, other)) || !waysOf(view, car, 6).length ? [] : level;
};

/** A-6.3 (b) — does it hang on cards that lie face down whether hands are opened, as the turn comes to a car? */
export const mayOpenHands = (view: View): boolean =>
  view.stage === 'driving' && view.turn.step === 'drive' && mayOpenWith(view, view.turn.car).length > 0;

/**
 * A-6.3 (b) — the hands that have to be opened as the turn comes to that player, so that everybody can see whether a 6
 * may be played: of a leader with nothing but sixes, off a chicane, who blocks the road together with other players and
 * could drive a 6, and of those of the others who hold nothing but sixes as well. Asks the whole table, not a view.
 */
export const handsToOpen = (G: State, car: CarId): CarId[] => {
  const level = allSixes(G.hands[car]!) ? mayOpenWith(G, car) : [];
  return level.length ? [car, ...level].filter((one) => allSixes(G.hands[one]!) && !G.shown[one]) : [];
};
