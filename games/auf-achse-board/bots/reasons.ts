import type { PlayerID } from 'boardgame.io';
import { contractOf, isContract, type ContractId } from '../contracts';
import { eventOf, isEvent, type EventId } from '../events';
import type { CityId } from '../map';
import type { BoardMove } from '../moves';
import { SPACES, isCity, isSpace, type Space } from '../network';
import { isBarred } from '../rules/cargo';
import { seatsOf, type View } from '../state';
import type { TrailerId } from '../trailers';
import { leadOf } from './auctionSense';
import { publicLeft } from './outlook';
import { delayOf, legsOf, liesOn, type Sign } from './signsSense';
import { planFrom, spaceOf, type Situation } from './situation';
import { remoteness, stepsTo } from './turns';
import type { Weights } from './weights';

/** How a seat would stand if the match were over. */
export type Rank = 'first' | 'level' | 'behind';

/** The rank of a seat that leads by that many DM. */
export const rankWith = (lead: number): Rank => (lead > 0 ? 'first' : lead < 0 ? 'behind' : 'level');

/** A reason for a decision, or its consequence. Sums in DM, distances in spaces. */
export type BoardReason =
  /** The distance from there to the next city of the plan, and the contract to load or deliver. */
  | {
      readonly because: 'toLoad' | 'toDeliver';
      readonly city: CityId;
      readonly spaces: number;
      readonly contract: ContractId;
    }
  | {
      readonly because: 'toVisit';
      readonly city: CityId;
      readonly spaces: number;
      readonly card: EventId;
    }
  /** Nothing to do anywhere; or nothing more, once everything is done there. */
  | { readonly because: 'idle' | 'allDone' }
  /** B-13.1 — the match ends once everything is unloaded there; and the seat's rank then. */
  | { readonly because: 'finishes'; readonly as: Rank }
  | { readonly because: 'unloads' | 'loads'; readonly contract: ContractId }
  /** A contract on offer: its revenue, and its worth to the seat beside what it already carries. */
  | { readonly because: 'worth'; readonly contract: ContractId; readonly worth: number }
  /** B-7.3 — it costs nothing unless somebody bids. */
  | { readonly because: 'free' }
  /** B-7.2 — the price of a line, and what is left of the revenue. */
  | { readonly because: 'price'; readonly price: number; readonly left: number }
  /** DM up to which bidding pays in the whole auction, in full hundreds, at least 0. */
  | { readonly because: 'upTo'; readonly most: number }
  /** That is more than its worth to the seat itself, as it also keeps it from the others. */
  | { readonly because: 'keepsFrom' }
  /** B-13.1 — the match ends if the seat gets it, or if it does not; and the seat's rank then. */
  | { readonly because: 'ends' | 'goesOn'; readonly as: Rank }
  | { readonly because: 'tooDear' | 'stillPays'; readonly price: number; readonly most: number }
  /**
   * B-13.1 — it is the last public contract: the end is near, and the seat that takes it has more to do until then.
   */
  | { readonly because: 'lastOne' }
  /** B-6.1 — room for this many goods, and the contract that can then be loaded. */
  | { readonly because: 'room'; readonly trailer: TrailerId; readonly goods: number }
  | { readonly because: 'roomFor'; readonly contract: ContractId }
  /** B-9, B-10 — that seat must drive this many more spaces to its likely destination; or no seat must. */
  | { readonly because: 'holdsUp'; readonly seat: PlayerID; readonly spaces: number }
  | { readonly because: 'holdsUpNobody' }
  /** B-2.2 — the average distance to the cities, in spaces. */
  | { readonly because: 'central'; readonly spaces: number }
  /** B-12 — one more roll of the die. */
  | { readonly because: 'rollsAgain' }
  /** B-3.1 — what is to be loaded or unloaded here can also be done before the next roll. */
  | { readonly because: 'nextTurn' }
  /** B-13.1 — what is to be loaded or unloaded here has to wait for a turn that may not come. */
  | { readonly because: 'mayEnd' }
  /** B-3.1 — what is to be loaded or unloaded here is left undone. */
  | { readonly because: 'leaves' }
  /** B-7.7 — it stays in hand. */
  | { readonly because: 'later' }
  /** B-12 — what a card takes or gives. */
  | { readonly because: 'pays' | 'paidToStay'; readonly amount: number }
  | { readonly because: 'missesTurn' | 'alone' | 'letsBe' }
  | { readonly because: 'helpsToo'; readonly seat: PlayerID }
  /** B-11.6 — how much farther that seat then is from its likely destination; negative: nearer. */
  | { readonly because: 'blownAway'; readonly seat: PlayerID; readonly spaces: number };

/** The next destination of the plan from there; of several errands in that city, a delivery first. */
export const onward = (situation: Situation, from: Space): BoardReason[] => {
  const { route } = planFrom(situation, from);
  const ahead = route.filter(({ city }) => city !== from);
  const leaves = ahead.findIndex(({ city }) => city !== ahead[0]!.city);
  const there = leaves < 0 ? ahead : ahead.slice(0, leaves);
  const next = there.find(({ id, goods }) => isContract(id) && goods < 0) ?? there[0];
  if (!next) return [{ because: route.length ? 'allDone' : 'idle' }];
  const { city, id, goods } = next;
  const spaces = stepsTo(situation.view, city)(from);
  if (spaces === Infinity) return [];
  if (isEvent(id)) return [{ because: 'toVisit', city, spaces, card: id }];
  if (!isContract(id)) return [];
  return [{ because: goods > 0 ? 'toLoad' : 'toDeliver', city, spaces, contract: id }];
};

/** B-13.1 — the rank of the seat if it ends the match by unloading all it has in that city in this turn. */
export const finishing = ({ view, seat, errands }: Situation, city: Space): BoardReason[] => {
  const goods = view.aboard[seat]!;
  const isLast = !publicLeft(view) && !view.hands[seat]!.length && goods.length > 0;
  if (!isLast || !isCity(city) || view.turn.seat !== seat || isBarred(view, seat, city)) return [];
  if (goods.some((id) => contractOf(id).to !== city)) return [];
  const earned = errands.reduce((sum, { to, pays }) => (to === city ? sum + pays : sum), 0);
  return [{ because: 'finishes', as: rankWith(leadOf(view, seat) + earned) }];
};

/** Rounded to hundreds: no estimate is exact to the last DM. */
export const inHundreds = (sum: number): number => 100 * Math.round(sum / 100);

/** What a contract on offer is worth to the seat, in full hundreds. */
export const worthOf = (contract: ContractId, worth: number): BoardReason => ({
  because: 'worth',
  contract,
  worth: inHundreds(worth),
});

/** Additional spaces of a leg when that space is closed; undefined if there is no way then. */
const detour = (view: View, { from, to }: { from: Space; to: Space }, closed: Space): number | undefined => {
  const open = stepsTo(view, to)(from);
  const shut = stepsTo(view, to, closed)(from);
  return open === Infinity || shut === Infinity ? undefined : shut - open;
};

/** The seats that a sign there delays, as far as can be seen. `view`: without that sign. */
export const holdsUp = (
  view: View,
  seat: PlayerID,
  space: Space,
  weights: Weights,
  sign: Sign,
): BoardReason[] => {
  const held = seatsOf(view).flatMap((other): BoardReason[] => {
    const leg = other === seat ? undefined : legsOf(view, other, weights)[0];
    if (!leg || !liesOn(leg, space) || delayOf(view, leg, space, sign) <= 0) return [];
    const spaces = detour(view, leg, space);
    return spaces ? [{ because: 'holdsUp', seat: other, spaces }] : [];
  });
  return held.length ? held.slice(0, 2) : [{ because: 'holdsUpNobody' }];
};

const CITY_COUNT = SPACES.filter(isCity).length;

/** The average distance to a city, in spaces. */
export const distanceToCities = (space: Space): number => remoteness(space) / CITY_COUNT;

/** How central a space is. */
export const central = (space: Space): BoardReason => ({
  because: 'central',
  spaces: Math.round(10 * distanceToCities(space)) / 10,
});

/** The consequences of a choice of an event card; a null choice means none. */
export const eventReasons = (situation: Situation, card: EventId, choice: string | null): BoardReason[] => {
  const event = eventOf(card);
  if (isSpace(choice)) return onward(situation, choice);
  if (isContract(choice)) return [{ because: 'unloads', contract: choice }];
  switch (event.effect) {
    case 'help':
      return choice === 'help'
        ? [{ because: 'paidToStay', amount: event.amount }]
        : onward(situation, spaceOf(situation));
    case 'customs':
      return [choice === 'miss' ? { because: 'missesTurn' } : { because: 'pays', amount: event.amount }];
    case 'partner':
      return [choice === null ? { because: 'alone' } : { because: 'helpsToo', seat: choice }];
    default:
      return onward(situation, spaceOf(situation));
  }
};

/** The consequences of blowing a truck somewhere, or of leaving all where they are. */
export const stormReasons = (situation: Situation, { move, args }: BoardMove): BoardReason[] => {
  const { view, seat, weights } = situation;
  if (move !== 'blow') return [{ because: 'letsBe' }];
  const [truck, to] = args;
  if (truck === seat) return onward(situation, to);
  const goal = legsOf(view, truck, weights)[0];
  if (!goal) return [];
  const stepsFrom = stepsTo(view, goal.to);
  const [now, then] = [stepsFrom(goal.from), stepsFrom(to)];
  if (now === Infinity || then === Infinity) return [];
  return [{ because: 'blownAway', seat: truck, spaces: then - now }];
};
