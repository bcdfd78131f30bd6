import type { PlayerID } from 'boardgame.io';
import { valueOf, type CardId, type Value } from '../cards';
import { refusal, type RaceRefusal } from '../refusals';
import { isFaceUp, roadOf, type View } from '../state';
import {
  carsInWay,
  FINISH,
  mayStop,
  standsInLane,
  waysOf,
  waysUpTo,
  type Target,
  type CarWay,
} from './driving';
import { mayWaitForPit } from './pitStop';
import { isSixBarred, waitsWithSixes } from './six';

const handOf = (view: View, seat: PlayerID): CardId[] => view.hands[seat]!.filter(isFaceUp);

/** The different values in hand. */
const valuesOf = (view: View, seat: PlayerID): Value[] => [...new Set(handOf(view, seat).map(valueOf))];

/** every value of the hand, with every way it can be driven. */
export const waysInHand = (view: View, seat: PlayerID): ReadonlyMap<Value, readonly CarWay[]> => {
  const values = valuesOf(view, seat);
  const ways = waysUpTo(
    view,
    seat,
    values.reduce((most: number, value) => Math.max(most, value), 0),
  );
  return new Map(
    values.map((value) => [value, value === 6 && isSixBarred(view, seat) ? [] : ways[value - 1]!]),
  );
};

/** every card of the hand with every way it can be driven. */
export const playable = (
  view: View,
  seat: PlayerID,
): readonly { readonly card: CardId; readonly way: CarWay }[] => {
  const ways = waysInHand(view, seat);
  return handOf(view, seat).flatMap((card) => ways.get(valueOf(card))!.map((way) => ({ card, way })));
};

/** Why nobody can end there with this many spaces; ignores the rule of the six. */
const whyNotThere = (view: View, seat: PlayerID, spaces: Value, target: Target): RaceRefusal => {
  const { pit } = roadOf(view);
  const values = { value: spaces };
  const there = view.grid.find((car) => car !== seat && view.cars[car]!.space === target);
  if (there) return refusal('occupied', 'A-5.1', { ...values, cars: there });
  const inLane = target !== FINISH && pit.lane.includes(target);
  if (inLane && !standsInLane(view, seat) && !mayStop(view, seat))
    return view.cars[seat]!.stopped ? refusal('alreadyStopped', 'A-7.1') : refusal('noPitNow', 'A-7.1');
  const isReached = (road: Parameters<typeof waysOf>[3]) =>
    waysOf(view, seat, spaces, { cars: new Set(), ...road }).some((way) => way.target === target);
  if (isReached({}))
    return refusal('blocked', 'A-5.2', { ...values, cars: carsInWay(view, seat, spaces, target).join(' ') });
  if (isReached({ steps: roadOf(view).unlined })) return refusal('solidLine', 'A-5.3', values);
  if (isReached({ lane: 'through' })) return refusal('throughPit', 'A-7.3', values);
  return refusal('outOfReach', 'A-5.2', values);
};

/** why a card without a legal way to that target cannot be driven there. */
export const whyNotDrive = (view: View, seat: PlayerID, card: CardId, target: Target): RaceRefusal => {
  if (!view.hands[seat]!.includes(card)) return refusal('notInHand', 'A-4.1', { value: valueOf(card) });
  const value = valueOf(card);
  if (value === 6 && isSixBarred(view, seat))
    return waitsWithSixes(view, seat) ? refusal('leaderSixes', 'A-6.3') : refusal('leaderSix', 'A-6.1');
  return whyNotThere(view, seat, value, target);
};

/** the values in hand that the rule of the six allows. */
const freeValues = (view: View, seat: PlayerID): Value[] =>
  valuesOf(view, seat).filter((value) => value !== 6 || !isSixBarred(view, seat));

/** why the seat cannot miss its turn: a playable card must be played. */
export const whyNotWait = (view: View, seat: PlayerID): RaceRefusal | undefined =>
  mayWaitForPit(view, seat, freeValues(view, seat)) || !playable(view, seat).length
    ? undefined
    : refusal('mustDrive', 'A-4.2');
