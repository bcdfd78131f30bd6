import type { PlayerID } from 'boardgame.io';
import { isContract, type ContractId } from '../contracts';
import { eventOf, isEvent, type EventId } from '../events';
import type { CityId } from '../map';
import type { BoardMove } from '../moves';
import { SPACES, isCity, isSpace, type Space } from '../network';
import { seatsOf, type View } from '../state';
import type { TrailerId } from '../trailers';
import { delayOf, legsOf, liesOn, type Sign } from './signsSense';
import { planFrom, spaceOf, type Situation } from './situation';
import { remoteness, stepsTo } from './turns';
import type { Weights } from './weights';

/** What comes of a decision, or speaks for it. Sums in DM, ways in spaces. */
export type BoardReason =
  /** Afterwards it is so far to the next city where something is to be done, with which contract. */
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
  /** Nothing is to be done anywhere. */
  | { readonly because: 'idle' }
  | { readonly because: 'unloads' | 'loads'; readonly contract: ContractId }
  /** A contract on offer: what it pays, and what it seems worth to the seat with what it already carries. */
  | { readonly because: 'worth'; readonly contract: ContractId; readonly worth: number }
  /** B-7.3 — it costs nothing unless somebody bids. */
  | { readonly because: 'free' }
  /** B-7.2 — what a line costs, and what it leaves of the revenue. */
  | { readonly because: 'price'; readonly price: number; readonly left: number }
  /** DM that are worth bidding at most in the whole auction, in full hundreds and never below 0. */
  | { readonly because: 'upTo'; readonly most: number }
  /** That is more than it is worth to the seat itself: nobody else gets it then. */
  | { readonly because: 'keepsFrom' }
  /** B-13.1 — the match is over if the seat gets it, or if it does not; and how it would stand then. */
  | { readonly because: 'ends' | 'goesOn'; readonly as: 'first' | 'level' | 'behind' }
  | { readonly because: 'tooDear' | 'stillPays'; readonly price: number; readonly most: number }
  /** B-13.1 — it is the last public contract: the end is near, and whoever takes it has more to do until then. */
  | { readonly because: 'lastOne' }
  /** B-6.1 — room for so many goods, and what can be loaded then. */
  | { readonly because: 'room'; readonly trailer: TrailerId; readonly goods: number }
  | { readonly because: 'roomFor'; readonly contract: ContractId }
  /** B-9, B-10 — that seat has to drive so many spaces more to where it seems to be going; or nobody does. */
  | { readonly because: 'holdsUp'; readonly seat: PlayerID; readonly spaces: number }
  | { readonly because: 'holdsUpNobody' }
  /** B-2.2 — so far from the cities on average, in spaces. */
  | { readonly because: 'central'; readonly spaces: number }
  /** B-12 — a roll of the die more. */
  | { readonly because: 'rollsAgain' }
  /** B-3.1 — what is to be loaded or unloaded here can be so before the next roll as well. */
  | { readonly because: 'nextTurn' }
  /** B-13.1 — what is to be loaded or unloaded here has to wait for a turn that may not come. */
  | { readonly because: 'mayEnd' }
  /** B-3.1 — what is to be loaded or unloaded here stays so. */
  | { readonly because: 'leaves' }
  /** B-7.7 — it stays in hand. */
  | { readonly because: 'later' }
  /** B-12 — what a card takes or gives. */
  | { readonly because: 'pays' | 'paidToStay'; readonly amount: number }
  | { readonly because: 'missesTurn' | 'alone' | 'letsBe' }
  | { readonly because: 'helpsToo'; readonly seat: PlayerID }
  /** B-11.6 — so far is it then for that seat to where it seems to be going; negative: nearer. */
  | { readonly because: 'blownAway'; readonly seat: PlayerID; readonly spaces: number };

/** Where it goes on from there; of all that is to be done in that city, a delivery first. */
export const onward = (situation: Situation, from: Space): BoardReason[] => {
  const ahead = planFrom(situation, from).route.filter(({ city }) => city !== from);
  const leaves = ahead.findIndex(({ city }) => city !== ahead[0]!.city);
  const there = leaves < 0 ? ahead : ahead.slice(0, leaves);
  const next = there.find(({ id, goods }) => isContract(id) && goods < 0) ?? there[0];
  if (!next) return [{ because: 'idle' }];
  const { city, id, goods } = next;
  const spaces = stepsTo(situation.view, city)(from);
  if (spaces === Infinity) return [];
  if (isEvent(id)) return [{ because: 'toVisit', city, spaces, card: id }];
  if (!isContract(id)) return [];
  return [{ because: goods > 0 ? 'toLoad' : 'toDeliver', city, spaces, contract: id }];
};

/** Nobody can tell what anything is worth to the last DM. */
export const inHundreds = (sum: number): number => 100 * Math.round(sum / 100);

/** What a contract on offer is worth to the seat, in full hundreds. */
export const worthOf = (contract: ContractId, worth: number): BoardReason => ({
  because: 'worth',
  contract,
  worth: inHundreds(worth),
});

/** Spaces that the leg takes more when that space is closed; nothing where there is no way then. */
const detour = (view: View, { from, to }: { from: Space; to: Space }, closed: Space): number | undefined => {
  const open = stepsTo(view, to)(from);
  const shut = stepsTo(view, to, closed)(from);
  return open === Infinity || shut === Infinity ? undefined : shut - open;
};

/** Whom a sign there holds up, as far as can be seen. `view`: without that sign. */
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

/** Spaces to a city, on average. */
export const distanceToCities = (space: Space): number => remoteness(space) / CITY_COUNT;

/** How near a space is to everything. */
export const central = (space: Space): BoardReason => ({
  because: 'central',
  spaces: Math.round(10 * distanceToCities(space)) / 10,
});

/** What is paid for a contract in the end. */

/** What comes of a choice that an event card leaves; null for none. */
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

/** What comes of blowing a truck somewhere, or of letting all be. */
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
