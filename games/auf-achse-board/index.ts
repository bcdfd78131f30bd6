export { CONTRACT_IDS, contractOf, isContract, type ContractId } from './contracts';
export { eventOf, EVENT_IDS, isEvent, type EventCard, type EventId } from './events';
export { foreseeEvent } from './foresee';
export { boardGame } from './game';
export type { BoardHappening, Cause } from './happenings';
export { CITIES, ROADS, type CityId } from './map';
export {
  isCity,
  isEventSpace,
  isSpace,
  neighboursOf,
  shortestWay,
  SPACES,
  stepsBetween,
  townsAt,
  type Space,
} from './network';
export type { BoardMove } from './moves';
export type { RefusalReason } from './refusals';
export { PRICE_LINES, priceOf } from './rules/auction';
export { isBarred, loadOf, priceToHandle, roomOf, whyNotFits } from './rules/cargo';
export { publicGone, winners } from './rules/end';
export { penaltyOf } from './rules/money';
export type { Way } from './rules/movement';
export { stepsRoundSigns } from './rules/signs';
export { capacityOf } from './rules/trailers';
export { waysNow } from './rules/ways';
export {
  BACK,
  deciderOf,
  leftOf,
  rightOf,
  seatsOf,
  taskOf,
  type Auction,
  type Task,
  type View,
} from './state';
export { GOODS, TRAILER_IDS, TRAILERS, TRUCK_CAPACITY, type TrailerId } from './trailers';
export type { BoardReason } from './bots/reasons';
