import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../shared/chance';
import { faceDown, shuffledIfDrawn, turnUp } from '../shared/faceDown';
import { perSeat } from '../shared/seats';
import { CONTRACT_IDS, type ContractId } from './contracts';
import { EVENT_IDS, type EventId } from './events';
import { BACK, seatsOf, type Back, type State, type View } from './state';

/** B-7.7 — a contract won openly that may be loaded at once. */
const justWon = ({ tasks }: View): readonly ContractId[] =>
  tasks.flatMap((task) => (task.type === 'loadWon' ? [task.contract] : []));

/** B-3.3 — an event card that went openly under the pile, while its roll is still to come. */
const justUsed = ({ tasks }: View): readonly EventId[] =>
  tasks.flatMap((task) => (task.type === 'roll' ? [task.card] : []));

/** B-1.3, B-8.2 — the table as one seat sees it, with everybody’s money open; `playerID` is null for spectators. */
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

/**
 * B-1.3 — the cards this seat must not be able to read, listed independently of `playerView`, so that tests can
 * compare the two.
 */
export const hiddenFrom = (G: State, playerID: PlayerID | null): string[] => {
  const [won, used] = [justWon(G), justUsed(G)];
  const others = seatsOf(G).flatMap((seat) => (seat === playerID ? [] : G.hands[seat]!));
  return [
    ...G.pile,
    ...G.reserve,
    ...others.filter((id) => !won.includes(id)),
    ...G.events.filter((id) => !used.includes(id)),
  ];
};

/** The event cards that are open: drawn, kept, or set aside. */
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

/**
 * B-1.3 — a table that looks the same from this seat: the cards it cannot see lie elsewhere, at random. All cards are shuffled, those
 * it can see as well, so that with the same luck the others keep their order when one of them is turned up.
 */
export const imagine = (view: View, _playerID: PlayerID | null, random: Chance): State => {
  const known = new Set<unknown>([...openContracts(view), ...openEvents(view)]);
  const contracts = random.Shuffle([...CONTRACT_IDS]).filter((id) => !known.has(id));
  const events = random.Shuffle([...EVENT_IDS]).filter((id) => !known.has(id));
  return {
    ...view,
    hands: perSeat(seatsOf(view), (seat) => turnUp(view.hands[seat]!, contracts)),
    pile: turnUp(view.pile, contracts),
    reserve: turnUp(view.reserve, contracts),
    events: turnUp(view.events, events),
  };
};

/** B-3.5 — an earlier table, with the piles shuffled from which cards have been drawn since. */
export const reshuffled = (then: State, now: State, random: Chance): State => ({
  ...then,
  pile: shuffledIfDrawn(then.pile, now.pile, random),
  reserve: shuffledIfDrawn(then.reserve, now.reserve, random),
  events: shuffledIfDrawn(then.events, now.events, random),
});
