import type { PlayerID } from 'boardgame.io';
import { evolveBy } from '../shared/telling';
import { contractOf } from './contracts';
import type { EventId } from './events';
import type { BoardHappening, Card } from './happenings';
import { isCity, type Space } from './network';
import { BACK, newTurn, servicePileOf, taskOf, type Auction, type Due, type View } from './state';
import { TRAILERS } from './trailers';

/** The hand without the contract, or without one of its backs where it cannot be read. */
const without = (hand: readonly Card[], contract: Card): Card[] => {
  const gone = hand.includes(contract) ? hand.indexOf(contract) : hand.lastIndexOf(BACK);
  return hand.filter((_, at) => at !== gone);
};

/** Puts the truck at the end of a path; B-12 Dokumente — the cities on the path become the latest it has passed. */
const stand = (
  table: View,
  seat: PlayerID,
  path: readonly Space[],
  { exact, due = null }: { readonly exact: boolean; readonly due?: Due | null | undefined },
): void => {
  const { turn } = table;
  const space = path.at(-1)!;
  table.trucks[seat] = space;
  for (const city of path.filter(isCity))
    table.visited[seat] = [...table.visited[seat]!.filter((other) => other !== city), city];
  if (turn.seat !== seat) return;
  turn.reached = isCity(space) ? space : null;
  turn.exact = exact;
  turn.due = due;
};

const takeIn = (table: View, seat: PlayerID, amount: number): void => {
  table.money[seat]! += amount;
  table.bank -= amount;
};

/** B-12 — puts an event card in front of the seat. */
const keep = (table: View, seat: PlayerID, card: EventId, owes = 0): void => {
  table.held[seat]!.push({ card, owes });
};

const release = (table: View, seat: PlayerID, card: EventId): void => {
  table.held[seat] = table.held[seat]!.filter((held) => held.card !== card);
};

const useUpRoll = ({ turn }: View, card: EventId): void => {
  turn.rollsWith = turn.rollsWith.filter((other) => other !== card);
};

const auctionGoesOn = (table: View, change: (auction: Auction) => Partial<Auction>): void => {
  const task = taskOf(table);
  if (task?.type === 'auction') table.tasks[table.tasks.length - 1] = { ...task, ...change(task) };
};

/**
 * How each happening changes the table, whole or as one seat sees it: the only code that ever changes it. A happening
 * contains all results; nothing is computed or random here.
 */
export const evolve = evolveBy<View, BoardHappening>({
  asked: ({ tasks }, { task }) => {
    tasks.push(task);
  },
  answered: ({ tasks }) => {
    tasks.pop();
  },
  toPlace: (table, { seat }) => {
    table.turn = newTurn(seat);
    table.tasks.push({ type: 'place', seat });
  },
  placed: ({ trucks }, { seat, space }) => {
    trucks[seat] = space;
  },
  /** B-2.4, B-2.5 — hands and public contracts come from the cards that nobody has seen; the rest is the reserve. */
  dealt: (table, { hands, offer, pile }) => {
    for (const [seat, cards] of Object.entries(hands)) {
      table.reserve.splice(-cards.length);
      table.hands[seat] = [...cards];
    }
    const publics = table.reserve.splice(-pile - offer.length);
    table.pile = publics.slice(0, pile);
    table.offer = [...offer];
  },
  turn: (table, { seat }) => {
    table.turn = newTurn(seat);
  },
  missed: ({ missed }, { seat }) => {
    missed[seat]! -= 1;
  },
  mustMiss: ({ missed }, { seat }) => {
    missed[seat]! += 1;
  },
  rolled: (table, { card }) => {
    if (card === undefined) table.turn.rolled = true;
    else useUpRoll(table, card);
  },
  granted: ({ turn }, { card }) => {
    turn.rollsWith.push(card);
  },
  lapsed: (table, { card }) => useUpRoll(table, card),
  drove: (table, told) => stand(table, told.seat, told.path, told),
  went: (table, { seat, path }) => stand(table, seat, path, { exact: false }),
  excused: ({ turn }) => {
    turn.due = null;
  },
  handled: ({ turn, trucks }, { seat }) => {
    turn.due = null;
    if (turn.reached === trucks[seat]) turn.handled = true;
  },
  roadworks: (table, { space }) => {
    if (space) table.roadworks = space;
  },
  jam: (table, { seat, space, card }) => {
    table.jam = { space, seat, card };
    keep(table, seat, card);
  },
  jamEnd: (table) => {
    table.jam = null;
  },
  drew: ({ events, tasks }, { seat, card }) => {
    events.pop();
    tasks.push({ type: 'event', seat, card });
  },
  reshuffled: (table, { events }) => {
    table.usedEvents = [];
    table.events = [...events];
  },
  putAway: (table, { seat, card, under }) => {
    release(table, seat, card);
    if (table.options.usedEvents === 'underPile') table.events.unshift(under);
    else table.usedEvents.push(card);
  },
  kept: (table, { seat, card }) => keep(table, seat, card),
  owes: (table, { seat, card, amount }) => keep(table, seat, card, amount),
  passedOn: (table, { seat, to, card }) => {
    release(table, seat, card);
    keep(table, to, card);
  },
  earned: (table, { seat, amount }) => takeIn(table, seat, amount),
  paid: (table, { seat, amount }) => takeIn(table, seat, -amount),
  trailer: (table, { seat, trailer }) => {
    takeIn(table, seat, -TRAILERS[trailer].price);
    table.supply[trailer] -= 1;
    table.trailers[seat]!.push(trailer);
  },
  loaded: (table, { seat, contract }) => {
    table.hands[seat] = without(table.hands[seat]!, contract);
    table.aboard[seat]!.push(contract);
    table.stock -= contractOf(contract).goods;
  },
  unloaded: (table, { seat, contract }) => {
    table.aboard[seat] = table.aboard[seat]!.filter((id) => id !== contract);
    table.stock += contractOf(contract).goods;
    table.delivered.push(contract);
  },
  robbed: (table, { seat, contracts, cards }) => {
    table.aboard[seat] = [];
    for (const contract of contracts) table.stock += contractOf(contract).goods;
    table.hands[seat]!.push(...cards);
  },
  called: ({ turn, tasks }, { seat, contract }) => {
    turn.dealt = true;
    tasks.push({ type: 'auction', seat, caller: seat, contract, highest: null, passed: [] });
  },
  mayBid: (table, { seat }) => auctionGoesOn(table, () => ({ seat })),
  bid: (table, { seat, line }) => auctionGoesOn(table, () => ({ seat, highest: { seat, line } })),
  passed: (table, { seat }) => auctionGoesOn(table, ({ passed }) => ({ seat, passed: [...passed, seat] })),
  won: (table, { seat, contract, card, mayLoad }) => {
    if (taskOf(table)?.type === 'auction') table.tasks.pop();
    table.turn.dealt = true;
    table.offer[table.offer.indexOf(contract)] = null;
    table.hands[seat]!.push(card);
    if (mayLoad) table.tasks.push({ type: 'loadWon', seat, contract });
  },
  notLoaded: ({ hands, tasks }, { seat, contract, card }) => {
    tasks.pop();
    hands[seat]!.splice(hands[seat]!.indexOf(contract), 1, card);
  },
  turnedUp: ({ pile, offer }, { slot, contract }) => {
    pile.pop();
    offer[slot] = contract;
  },
  drewContract: (table, { seat, contract }) => {
    servicePileOf(table).pop();
    table.hands[seat]!.push(contract);
  },
  gave: ({ hands }, { seat, to, left, came }) => {
    hands[seat] = without(hands[seat]!, left);
    hands[to]!.push(came);
  },
  end: (table) => {
    table.tasks = [];
    table.over = true;
  },
  stayed: () => {},
  noEffect: () => {},
  used: () => {},
  partner: () => {},
});
