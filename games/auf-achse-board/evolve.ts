import type { PlayerID } from 'boardgame.io';
import { contractOf, type ContractId } from './contracts';
import type { EventId } from './events';
import type { BoardHappening } from './happenings';
import { isCity, type Space } from './network';
import { BACK, newTurn, taskOf, type Auction, type Back, type Due, type View } from './state';
import { TRAILERS } from './trailers';

type Card = ContractId | Back;

/** A hand without the contract, or without one of its backs where it cannot be read. */
const without = (hand: readonly Card[], contract: Card): Card[] => {
  const gone = hand.includes(contract) ? hand.indexOf(contract) : hand.lastIndexOf(BACK);
  return hand.filter((_, at) => at !== gone);
};

/** The truck has come there; B-12 Dokumente — the cities on its way are the latest it has passed. */
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

const release = (table: View, seat: PlayerID, card: EventId): void => {
  table.held[seat] = table.held[seat]!.filter((held) => held.card !== card);
};

const auctionGoesOn = (table: View, change: Partial<Auction>): void => {
  const task = taskOf(table);
  if (task?.type === 'auction') table.tasks[table.tasks.length - 1] = { ...task, ...change };
};

/** B-2.4, B-2.5 — hands and public contracts come off the cards that nobody has seen; the rest is the reserve. */
const deal = (table: View, { hands, offer, pile }: BoardHappening & { type: 'dealt' }): void => {
  for (const [seat, cards] of Object.entries(hands)) {
    table.reserve.splice(-cards.length);
    table.hands[seat] = [...cards];
  }
  const publics = table.reserve.splice(-pile - offer.length);
  table.pile = publics.slice(0, pile);
  table.offer = [...offer];
};

/**
 * What each happening changes on the table, whole or as one seat sees it: nothing else ever changes it. What was found
 * out before is told; nothing is looked for here, and nothing is left to chance.
 */
export const evolve = (table: View, told: BoardHappening): void => {
  const { turn, tasks } = table;
  switch (told.type) {
    case 'asked':
      tasks.push(told.task);
      break;
    case 'answered':
      tasks.pop();
      break;
    case 'toPlace':
      table.turn = newTurn(told.seat);
      tasks.push({ type: 'place', seat: told.seat });
      break;
    case 'placed':
      table.trucks[told.seat] = told.space;
      break;
    case 'dealt':
      deal(table, told);
      break;
    case 'turn':
      table.turn = newTurn(told.seat);
      break;
    case 'missed':
      table.missed[told.seat]! -= 1;
      break;
    case 'mustMiss':
      table.missed[told.seat]! += 1;
      break;
    case 'rolled':
      if (told.card === undefined) turn.rolled = true;
      else turn.rollsWith = turn.rollsWith.filter((card) => card !== told.card);
      break;
    case 'granted':
      turn.rollsWith.push(told.card);
      break;
    case 'lapsed':
      turn.rollsWith = turn.rollsWith.filter((card) => card !== told.card);
      break;
    case 'drove':
      stand(table, told.seat, told.path, told);
      break;
    case 'went':
      stand(table, told.seat, told.path, { exact: false });
      break;
    case 'excused':
      turn.due = null;
      break;
    case 'handled':
      turn.due = null;
      if (turn.reached === table.trucks[told.seat]) turn.handled = true;
      break;
    case 'roadworks':
      if (told.space) table.roadworks = told.space;
      break;
    case 'jam':
      table.jam = { space: told.space, seat: told.seat, card: told.card };
      table.held[told.seat]!.push({ card: told.card, owes: 0 });
      break;
    case 'jamEnd':
      table.jam = null;
      break;
    case 'drew':
      table.events.pop();
      tasks.push({ type: 'event', seat: told.seat, card: told.card });
      break;
    case 'reshuffled':
      table.usedEvents = [];
      table.events = [...told.events];
      break;
    case 'putAway':
      release(table, told.seat, told.card);
      if (table.options.usedEvents === 'underPile') table.events.unshift(told.under);
      else table.usedEvents.push(told.card);
      break;
    case 'kept':
      table.held[told.seat]!.push({ card: told.card, owes: 0 });
      break;
    case 'owes':
      table.held[told.seat]!.push({ card: told.card, owes: told.amount });
      break;
    case 'passedOn':
      release(table, told.seat, told.card);
      table.held[told.to]!.push({ card: told.card, owes: 0 });
      break;
    case 'earned':
      takeIn(table, told.seat, told.amount);
      break;
    case 'paid':
      takeIn(table, told.seat, -told.amount);
      break;
    case 'trailer':
      takeIn(table, told.seat, -TRAILERS[told.trailer].price);
      table.supply[told.trailer] -= 1;
      table.trailers[told.seat]!.push(told.trailer);
      break;
    case 'loaded':
      table.hands[told.seat] = without(table.hands[told.seat]!, told.contract);
      table.aboard[told.seat]!.push(told.contract);
      table.stock -= contractOf(told.contract).goods;
      break;
    case 'unloaded':
      table.aboard[told.seat] = table.aboard[told.seat]!.filter((id) => id !== told.contract);
      table.stock += contractOf(told.contract).goods;
      table.delivered.push(told.contract);
      break;
    case 'robbed':
      table.aboard[told.seat] = [];
      for (const contract of told.contracts) table.stock += contractOf(contract).goods;
      table.hands[told.seat]!.push(...told.cards);
      break;
    case 'called': {
      const { seat, contract } = told;
      turn.dealt = true;
      tasks.push({ type: 'auction', seat, caller: seat, contract, highest: null, passed: [] });
      break;
    }
    case 'mayBid':
      auctionGoesOn(table, { seat: told.seat });
      break;
    case 'bid':
      auctionGoesOn(table, { seat: told.seat, highest: { seat: told.seat, line: told.line } });
      break;
    case 'passed': {
      const task = taskOf(table);
      const passed = task?.type === 'auction' ? task.passed : [];
      auctionGoesOn(table, { seat: told.seat, passed: [...passed, told.seat] });
      break;
    }
    case 'won':
      if (taskOf(table)?.type === 'auction') tasks.pop();
      turn.dealt = true;
      table.offer[table.offer.indexOf(told.contract)] = null;
      table.hands[told.seat]!.push(told.card);
      if (told.mayLoad) tasks.push({ type: 'loadWon', seat: told.seat, contract: told.contract });
      break;
    case 'notLoaded': {
      const hand = table.hands[told.seat]!;
      tasks.pop();
      hand[hand.indexOf(told.contract)] = told.card;
      break;
    }
    case 'turnedUp':
      table.pile.pop();
      table.offer[told.slot] = told.contract;
      break;
    case 'drewContract':
      (table.options.serviceDraw === 'public' ? table.pile : table.reserve).pop();
      table.hands[told.seat]!.push(told.contract);
      break;
    case 'gave':
      table.hands[told.seat] = without(table.hands[told.seat]!, told.left);
      table.hands[told.to]!.push(told.came);
      break;
    case 'end':
      table.tasks = [];
      table.over = true;
      break;
    case 'stayed':
    case 'noEffect':
    case 'used':
    case 'partner':
      break;
  }
};
