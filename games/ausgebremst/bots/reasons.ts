import type { PlayerID } from 'boardgame.io';
import type { CarId, CardId, Value } from '../cards';
import { valueOf } from '../cards';
import { FINISH, isStop, waysOf, type CarWay } from '../rules/driving';
import { wouldBeOut } from '../rules/pitStop';
import { lead, leads } from '../rules/ranking';
import { carsOnRoad, isAdvanced, isNuisance, roadOf, type View } from '../state';
import { CROSSINGS } from '../track';
import { handOf, movedTo } from './appraise';
import { plus, pointsIn, undrawn } from './purse';
import { spacesToGo } from './road';

/** What comes of a drive, or of missing the turn. */
export type RaceReason =
  /** across the finish; a pit stop; out of the race; in front. */
  | { readonly because: 'finishes' | 'stops' | 'out' | 'leads' }
  /** across the line, into that lap. */
  | { readonly because: 'crosses'; readonly lap: number }
  /** As the cars stand, these find no way past with a 3. */
  | { readonly because: 'blocks'; readonly cars: readonly CarId[] }
  /** As they stand, none of the cards kept would lead on. */
  | { readonly because: 'stuck' }
  /** — a 6 is kept that whoever leads cannot play. */
  | { readonly because: 'locked' }
  /** What is left to drive: points of one's own cards, spaces on the shortest way to the finish. */
  | { readonly because: 'reserve' | 'short'; readonly points: number; readonly spaces: number }
  /** A turn is lost, no card. */
  | { readonly because: 'waits' };

/** More than this nobody reads. */
const MOST_REASONS = 3;

/** What a car behind is thought to drive. */
const USUAL: Value = 3;

/** The players' cars behind that could drive a 3 if this one were not there, and cannot as it is. */
const blockedBy = (table: View, seat: PlayerID): CarId[] => {
  const own = table.cars[seat]!.space!;
  return carsOnRoad(table).filter((car) => {
    if (car === seat || isNuisance(table, car) || lead(table, seat, car) < 0) return false;
    const others = new Set(
      table.grid.flatMap((other) =>
        other === car || other === seat ? [] : (table.cars[other]!.space ?? []),
      ),
    );
    const ways = (cars: typeof others) => waysOf(table, car, USUAL, { cars }).length;
    return ways(others) > 0 && ways(new Set([...others, own])) === 0;
  });
};

const supplyOf = (table: View, seat: PlayerID, kept: readonly Value[], isStopped: boolean): RaceReason[] => {
  const { space, crossed } = table.cars[seat]!;
  const stops = !isStopped && !isAdvanced(table);
  const spaces = spacesToGo(roadOf(table), { space: space!, crossed, stopped: isStopped }, stops);
  const points = pointsIn(plus(undrawn(table, seat), kept));
  return spaces === Infinity ? [] : [{ because: points < spaces ? 'short' : 'reserve', points, spaces }];
};

/** What comes of driving that card that way, the most important first. */
export const reasonsFor = (view: View, seat: PlayerID, card: CardId, way: CarWay): RaceReason[] => {
  if (way.target === FINISH) return [{ because: 'finishes' }];
  const { crossed, stopped } = view.cars[seat]!;
  const now = { space: way.target, crossed: crossed + way.crosses };
  if (wouldBeOut(view, seat, now)) return [{ because: 'out' }];
  const hand = handOf(view, seat);
  const kept = hand.toSpliced(hand.indexOf(valueOf(card)), 1);
  const table = movedTo(view, seat, now.space, now.crossed);
  const stop = isStop(view, seat, way);
  const isFirst = leads(table, seat);
  const blocked = blockedBy(table, seat);
  const isStuck = kept.length > 0 && !kept.some((value) => waysOf(table, seat, value).length > 0);
  const facts: (RaceReason | false | undefined)[] = [
    stop && { because: 'stops' },
    way.crosses > 0 && now.crossed < CROSSINGS && { because: 'crosses', lap: now.crossed },
    isFirst && !leads(view, seat) && { because: 'leads' },
    blocked.length > 0 && { because: 'blocks', cars: blocked },
    isStuck && { because: 'stuck' },
    isFirst && kept.includes(6) && { because: 'locked' },
    ...supplyOf(table, seat, kept, stopped || stop),
  ];
  return facts.filter((fact) => fact !== false && fact !== undefined).slice(0, MOST_REASONS);
};

/** What comes of missing the turn. */
export const reasonsToWait = (view: View, seat: PlayerID): RaceReason[] => [
  { because: 'waits' },
  ...supplyOf(view, seat, handOf(view, seat), view.cars[seat]!.stopped),
];
