import type { PlayerID } from 'boardgame.io';
import { pitValuesOf, SET_UPS, valueOf, type CarId, type CardId, type SetUp, type Value } from '../cards';
import { FINISH, isStop, waysOf, type CarWay } from '../rules/driving';
import { wouldBeOut } from '../rules/pitStop';
import { leads, toGoOf } from '../rules/ranking';
import { isSixBarred } from '../rules/six';
import { isAdvanced, roadOf, type View } from '../state';
import { CROSSINGS } from '../laps';
import { detourOf } from '../track';
import { blockedBy, valuesInHand, movedTo } from './appraise';
import { cardsFor, plus, pointsIn, undrawn, without } from './supply';
import { spacesToGo } from './road';
import { stackOf, topOf } from './sorting';

/** The consequence of a drive, a missed turn, a set-up, or a card that comes to the hand. */
export type RaceReason =
  /** across the finish; a pit stop; out of the race; in the lead. */
  | { readonly because: 'finishes' | 'stops' | 'out' | 'leads' }
  /** across the line, into that lap. */
  | { readonly because: 'crosses'; readonly lap: number }
  /** As the cars stand, these find no way past with a 3. */
  | { readonly because: 'blocks'; readonly cars: readonly CarId[] }
  /** As the cars stand, none of the kept cards can be driven. */
  | { readonly because: 'stuck' }
  /** keeps a 6, which the leader cannot play. */
  | { readonly because: 'locked' }
  /**
   * What is left: the points of the own cards, and the spaces on the ideal line, including a pit stop still to be
   * made.
   */
  | {
      readonly because: 'reserve' | 'short';
      readonly points: number;
      readonly spaces: number;
      readonly withStop: boolean;
    }
  /** A turn is lost, but no card. */
  | { readonly because: 'waits' }
  /** the leader cannot play it. */
  | { readonly because: 'barred' }
  /**
   * this many cards cover the shortest race without a pit stop; this many find gaps; this many the leader
   * cannot play.
   */
  | { readonly because: 'turns'; readonly cards: number; readonly spaces: number }
  | { readonly because: 'small' | 'sixes'; readonly count: number }
  /**
   * A card of that value comes to the hand; as the cars stand it can be driven, cannot be driven, or reaches the pit
   * lane.
   */
  | { readonly because: 'brings' | 'leadsOn' | 'leadsNowhere' | 'reachesPit'; readonly value: Value }
  /**
   * One is in hand already; this many of that value are left to draw, or none (one may still lie beside the pit
   * lane).
   */
  | { readonly because: 'alike'; readonly value: Value }
  | { readonly because: 'last' }
  | { readonly because: 'plenty'; readonly value: Value; readonly count: number }
  /** the card lies on top, and covers another. */
  | { readonly because: 'covers'; readonly value: Value; readonly covered: Value }
  | { readonly because: 'onTop'; readonly value: Value }
  /** It lies with cards of its values. */
  | { readonly because: 'withLikes' };

/** Readers do not want more than this. */
const MOST_REASONS = 3;

const supplyOf = (table: View, seat: PlayerID, isStopped: boolean): RaceReason => {
  const withStop = !isStopped && !isAdvanced(table);
  const spaces = toGoOf(table, seat) + (withStop ? detourOf(roadOf(table)) : 0);
  // — a car that has stopped will get its pit-stop cards
  const fetched = isStopped ? table.pitCards[seat]!.map(valueOf) : [];
  const points = pointsIn(plus(undrawn(table, seat), [...valuesInHand(table, seat), ...fetched]));
  return { because: points < spaces ? 'short' : 'reserve', points, spaces, withStop };
};

/** The consequences of driving that card that way, the most important first. */
export const reasonsFor = (view: View, seat: PlayerID, card: CardId, way: CarWay): RaceReason[] => {
  if (way.target === FINISH) return [{ because: 'finishes' }];
  const { crossed, stopped } = view.cars[seat]!;
  const now = { space: way.target, crossed: crossed + way.crosses };
  if (wouldBeOut(view, seat, now)) return [{ because: 'out' }];
  const hand = valuesInHand(view, seat);
  const kept = hand.toSpliced(hand.indexOf(valueOf(card)), 1);
  const left = view.hands[seat]!.filter((held) => held !== card);
  const table = {
    ...movedTo(view, seat, now.space, now.crossed),
    hands: { ...view.hands, [seat]: left },
    played: { ...view.played, [seat]: [...view.played[seat]!, card] },
  };
  const stop = isStop(view, seat, way);
  const blocked = blockedBy(table, seat);
  const isStuck = kept.length > 0 && !kept.some((value) => waysOf(table, seat, value).length > 0);
  const facts: (RaceReason | false | undefined)[] = [
    stop && { because: 'stops' },
    way.crosses > 0 && now.crossed < CROSSINGS && { because: 'crosses', lap: now.crossed },
    leads(table, seat) && !leads(view, seat) && { because: 'leads' },
    blocked.length > 0 && { because: 'blocks', cars: blocked },
    isStuck && { because: 'stuck' },
    kept.includes(6) && isSixBarred(table, seat) && { because: 'locked' },
    supplyOf(table, seat, stopped || stop),
  ];
  return facts.filter((fact) => fact !== false && fact !== undefined).slice(0, MOST_REASONS);
};

/** The consequences of missing the turn. */
export const reasonsToWait = (view: View, seat: PlayerID): RaceReason[] => [
  { because: 'waits' },
  supplyOf(view, seat, view.cars[seat]!.stopped),
];

/** the reasons for a set-up: how soon it may reach the finish, and how well it finds gaps. */
export const reasonsToSetUp = (view: View, seat: PlayerID, setUp: SetUp): RaceReason[] => {
  const cards = SET_UPS[setUp];
  const start = { space: view.cars[seat]!.space!, crossed: 0, stopped: false };
  const road = roadOf(view);
  const spaces = spacesToGo(road, start, false);
  // pit-stop cards lie beside the pit lane and are not played without a stop
  const driven = without(cards, pitValuesOf(road.circuit, view.grid.indexOf(seat)));
  return [
    { because: 'turns', cards: cardsFor(driven, spaces)!, spaces },
    { because: 'small', count: cards[1] + cards[2] + cards[3] },
    { because: 'sixes', count: cards[6] },
  ];
};

/** the consequences of having a card of that value in hand. */
export const reasonsToHave = (view: View, seat: PlayerID, value: Value): RaceReason[] => {
  const { space } = view.cars[seat]!;
  const ways = space && view.stage === 'driving' ? waysOf(view, seat, value) : undefined;
  const isBarred = value === 6 && view.stage === 'driving' && isSixBarred(view, seat);
  // a pit-stop card does not come from the stacks
  const left = undrawn(view, seat)[value] - (view.turn.step === 'fetch' ? 0 : 1);
  const facts: (RaceReason | false | undefined)[] = [
    { because: 'brings', value },
    isBarred && { because: 'barred' },
    !isBarred && ways && { because: ways.length ? 'leadsOn' : 'leadsNowhere', value },
    ways?.some((way) => isStop(view, seat, way)) && { because: 'reachesPit', value },
    valuesInHand(view, seat).includes(value) && { because: 'alike', value },
    left > 0 ? { because: 'plenty', value, count: left } : { because: 'last' },
  ];
  return facts.filter((fact) => fact !== false && fact !== undefined).slice(0, MOST_REASONS + 1);
};

/** the consequences of putting the other pit-stop card on a stack. */
export const reasonsToStow = (view: View, seat: PlayerID, stack: number): RaceReason[] => {
  const [card] = view.pitCards[seat] as [CardId];
  const value = valueOf(card);
  const facts: (RaceReason | false)[] = [
    view.stacks[seat]![stack]!.length
      ? { because: 'covers', value, covered: topOf(view, seat, stack) }
      : { because: 'onTop', value },
    stackOf(card) === stack && { because: 'withLikes' },
  ];
  return facts.filter((fact) => fact !== false);
};

/** Moves reasons that all of several choices share to the end, as they do not tell the choices apart. */
export const tellingApart = (choices: readonly (readonly RaceReason[])[]): RaceReason[][] => {
  const said = choices.map((reasons) => new Set(reasons.map((reason) => JSON.stringify(reason))));
  const isShared = (reason: RaceReason) =>
    choices.length > 1 && said.every((reasons) => reasons.has(JSON.stringify(reason)));
  return choices.map((reasons) => reasons.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b))));
};
