import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../shared/chance';
import { faceDown, ownFaceUp, turnUp } from '../shared/faceDown';
import { perSeat } from '../shared/seats';
import { CONTRACT_IDS, type ContractId } from './contracts';
import { EVENT_IDS, type EventId } from './events';
import type { BoardHappening } from './happenings';
import { BACK, seatsOf, type Back, type State, type View } from './state';

/** B-7.7 — a contract that was won before all eyes, and may be loaded at once. */
const justWon = ({ tasks }: View): readonly ContractId[] =>
  tasks.flatMap((task) => (task.type === 'loadWon' ? [task.contract] : []));

/** B-3.3 — an event card that went under the pile before all eyes, for the roll that it grants. */
const justUsed = ({ tasks }: View): readonly EventId[] =>
  tasks.flatMap((task) => (task.type === 'roll' ? [task.card] : []));

/** B-1.3, B-8.2 — the table as one seat sees it, everybody’s money open; `playerID` null for spectators. */
export const playerView = (G: State, playerID: PlayerID | null): View => {
  const open = justWon(G);
  const backs = (hand: readonly ContractId[]) => hand.map((id) => (open.includes(id) ? id : BACK));
  return {
    ...G,
    hands: perSeat(seatsOf(G), (seat) => (seat === playerID ? G.hands[seat]! : backs(G.hands[seat]!))),
    pile: faceDown(G.pile),
    reserve: faceDown(G.reserve),
    events: faceDown(G.events),
  };
};

/** B-1.3 — what happens as a seat hears of it: the cards it may not read are backs, as many as there are. */
export const seenBy = (told: BoardHappening, playerID: PlayerID | null): BoardHappening => {
  switch (told.type) {
    case 'dealt':
      return { ...told, hands: ownFaceUp(told.hands, playerID) };
    case 'reshuffled':
      return { ...told, events: faceDown(told.events) };
    case 'putAway':
      return { ...told, under: BACK };
    case 'robbed':
      return told.seat === playerID ? told : { ...told, cards: faceDown(told.cards) };
    case 'won':
      return told.seat === playerID || told.mayLoad ? told : { ...told, card: BACK };
    case 'notLoaded':
      return told.seat === playerID ? told : { ...told, card: BACK };
    case 'drewContract':
      return told.seat === playerID ? told : { ...told, contract: BACK };
    case 'gave': {
      const left = told.seat === playerID ? told.left : BACK;
      const came = told.to === playerID ? told.came : BACK;
      return { ...told, left, came };
    }
    default:
      return told;
  }
};

/** B-1.3 — the cards this seat must not be able to read: told pile by pile, apart from `playerView`. */
export const hiddenFrom = (G: State, playerID: PlayerID | null): string[] => [
  ...G.pile,
  ...G.reserve,
  ...seatsOf(G)
    .flatMap((seat) => (seat === playerID ? [] : G.hands[seat]!))
    .filter((id) => !justWon(G).includes(id)),
  ...G.events.filter((id) => !justUsed(G).includes(id)),
];

/** The event cards that lie open: drawn, kept, set aside. */
const openEvents = ({ held, usedEvents, tasks }: View): EventId[] => [
  ...Object.values(held).flatMap((cards) => cards.map(({ card }) => card)),
  ...usedEvents,
  ...tasks.flatMap((task) => (task.type === 'event' ? [task.card] : [])),
];

/** The contracts this seat can read. */
const openContracts = ({ hands, aboard, offer, delivered }: View): (ContractId | Back | null)[] => [
  ...Object.values(hands).flat(),
  ...Object.values(aboard).flat(),
  ...offer,
  ...delivered,
];

/** B-1.3 — a table that looks the same from this seat: the cards it cannot see lie elsewhere, at random. */
export const imagine = (view: View, _playerID: PlayerID | null, random: Chance): State => {
  const known = new Set<unknown>([...openContracts(view), ...openEvents(view)]);
  const contracts = random.Shuffle(CONTRACT_IDS.filter((id) => !known.has(id)));
  const events = random.Shuffle(EVENT_IDS.filter((id) => !known.has(id)));
  return {
    ...view,
    hands: perSeat(seatsOf(view), (seat) => turnUp(view.hands[seat]!, contracts)),
    pile: turnUp(view.pile, contracts),
    reserve: turnUp(view.reserve, contracts),
    events: turnUp(view.events, events),
  };
};
