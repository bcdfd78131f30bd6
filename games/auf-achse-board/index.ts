import type { GameModule } from '../shared/gameModule';
import { bots } from './bots';
import { conserved } from './conserved';
import { game } from './game';
import { conceivable, legalMoves } from './legalMoves';
import { options, type Settings } from './options';
import { hiddenFrom, imagine, playerView } from './playerView';
import { result } from './rules/end';
import { deciderOf, type State, type View } from './state';
import { whyNot } from './whyNot';

export { contractOf, isContract, type ContractId } from './contracts';
export { eventOf, EVENT_IDS, type EventCard, type EventId } from './events';
export type { BoardHappening, Cause } from './happenings';
export { waysNow } from './legalMoves';
export { CITIES, ROADS, type CityId } from './map';
export {
  isCity,
  isEventSpace,
  isSpace,
  neighboursOf,
  SPACES,
  stepsBetween,
  townsAt,
  type Space,
} from './network';
export type { Settings } from './options';
export type { Reason } from './refusals';
export { LINES, priceOf } from './rules/auction';
export { isBarred, loadOf, roomOf } from './rules/cargo';
export { citiesBack, farthestAboard, homeward, lastLoadedAt } from './rules/destinations';
export { penaltyOf } from './rules/money';
export type { Way } from './rules/movement';
export { capacityOf } from './rules/trailers';
export { BACK, deciderOf, seatsOf, taskOf, type Auction, type Back, type Task, type View } from './state';
export { GOODS, TRAILER_IDS, TRAILERS, TRUCK_CAPACITY, type TrailerId } from './trailers';

/** Auf Achse, the board game. */
export const boardGame: GameModule<State, View, Settings, 'auf-achse-board'> = {
  id: 'auf-achse-board',
  game,
  options,
  legalMoves,
  whyNot,
  judge: (view, playerID, move) => {
    const refusal = whyNot(view, playerID, move);
    return refusal ? { refusal } : { carryOut: () => [] };
  },
  seenBy: (told) => told,
  awaited: (view) => (view.over ? [] : [deciderOf(view)]),
  isOver: ({ over }) => over,
  result,
  playerView,
  hiddenFrom,
  conceivable,
  conserved,
  imagine,
  bots,
};
