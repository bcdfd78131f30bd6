import type { PlayerID } from 'boardgame.io';
import { best } from '../../shared/bots/choosing';
import { named } from '../../shared/legality';
import { contractOf, isContract, type ContractId } from '../contracts';
import { eventOf, type EventId } from '../events';
import type { BoardMove } from '../moves';
import { isSpace, type Space } from '../network';
import { rightOf, seatsOf, type View } from '../state';
import { callWorth } from './auctionSense';
import { judgeOf } from './driveSense';
import { worthOfRoute } from './plan';
import { journeyFrom, planFrom, situationOf, spaceOf, type Situation } from './situation';
import { bestSign, legsOf } from './signsSense';
import { turnsTo } from './turns';
import type { Weights } from './weights';
import { rivalry, worthTo } from './worth';

/** Share of turns that end exactly in a city, where one can call an auction. */
const CALLS_A_TURN = 0.5;

/** The cost of missing a turn, in DM. */
const missedTurn = (situation: Situation): number => {
  const at = spaceOf(situation);
  const journey = journeyFrom(situation, at);
  const { route } = planFrom(situation, at);
  const later = { ...journey, near: journey.near.map((turns) => turns + 1) };
  return worthOfRoute(journey, route) - worthOfRoute(later, route) + CALLS_A_TURN * callWorth(situation);
};

const without = (situation: Situation, contract: ContractId, unloaded: boolean): Situation => ({
  ...situation,
  errands: situation.errands.filter(({ id }) => id !== contract),
  load: situation.load - (unloaded ? contractOf(contract).goods : 0),
});

/** The worth of each choice of an event card, in DM; a null choice means none. */
export const weigh = (situation: Situation, card: EventId): ((choice: string | null) => number) => {
  const event = eventOf(card);
  const at = spaceOf(situation);
  switch (event.effect) {
    case 'help': {
      const gain = event.amount - missedTurn(situation);
      return (choice) => (choice === 'help' ? gain : 0);
    }
    case 'customs': {
      const cost = missedTurn(situation);
      return (choice) => (choice === 'miss' ? -cost : -event.amount);
    }
    case 'rail':
    case 'family':
      return (choice) => {
        if (!isContract(choice)) return 0;
        const { to, revenue } = contractOf(choice);
        return revenue + planFrom(without(situation, choice, true), event.effect === 'rail' ? at : to).worth;
      };
    case 'goBack':
    case 'nextCity':
    case 'nextEvent': {
      const { promise } = judgeOf(situation);
      return (choice) => promise(isSpace(choice) ? choice : at);
    }
    // a partner helps somebody who wants to win as well
    case 'partner':
      return (choice) => (choice === null ? 1 : 0);
    default:
      return () => 0;
  }
};

/** DM that a seat can still expect after giving a contract away, less what the neighbour gains by it. */
export const giftWorth = (situation: Situation): ((contract: ContractId) => number) => {
  const { view, seat } = situation;
  const at = spaceOf(situation);
  const worthToNeighbour = worthTo(situation, rightOf(view, seat));
  return (id) => planFrom(without(situation, id, false), at).worth - rivalry(view) * worthToNeighbour(id);
};

/** B-12 — carries out an event card; `moves`: all legal moves. */
export const carryOut = (
  view: View,
  seat: PlayerID,
  card: EventId,
  moves: readonly BoardMove[],
  weights: Weights,
): BoardMove => {
  const gifts = named(moves, 'give').map(({ args: [contract] }) => contract);
  if (gifts.length > 1)
    return { move: 'give', args: [best(gifts, giftWorth(situationOf(view, seat, weights)))] };
  if (moves.length === 1) return moves[0]!;
  const choices = named(moves, 'carryOut');
  if (eventOf(card).effect === 'jamAnywhere') {
    const spaces = choices.flatMap(({ args: [choice] }) => (isSpace(choice) ? [choice] : []));
    return { move: 'carryOut', args: [bestSign({ ...view, jam: null }, seat, spaces, weights, 'jam').space] };
  }
  const worth = weigh(situationOf(view, seat, weights), card);
  return best(choices, ({ args: [choice] }) => worth(choice ?? null));
};

/** DM that a lost or gained turn is worth. */
export const TURN = 250;

/** How many more turns the leg's destination is away from `there` than from the start of the leg. */
const turnsLost = (view: View, { from, to }: { from: Space; to: Space }, there: Space): number => {
  const turnsFrom = turnsTo(view, to);
  return turnsFrom(there) - turnsFrom(from);
};

/** B-11.6 — the worth of blowing a truck somewhere, or of not doing so, in DM. */
export const blowWorth = (view: View, seat: PlayerID, weights: Weights): ((move: BoardMove) => number) => {
  const situation = situationOf(view, seat, weights);
  const { promise } = judgeOf(situation);
  const here = promise(spaceOf(situation));
  const goals = new Map(seatsOf(view).map((other) => [other, legsOf(view, other, weights)[0]]));
  return ({ move, args }) => {
    if (move !== 'blow') return 0;
    const [truck, to] = args;
    if (truck === seat) return promise(to) - here;
    const goal = goals.get(truck);
    return goal ? rivalry(view) * TURN * turnsLost(view, goal, to) : 0;
  };
};

/** B-11.6 — blows its own truck on, or another away from its destination; else leaves them where they are. */
export const blow = (
  view: View,
  seat: PlayerID,
  moves: readonly BoardMove[],
  weights: Weights,
): BoardMove => {
  // of equals the first, so that no truck is blown away for nothing
  const lettingBeFirst = moves.toSorted((a, b) => Number(a.move === 'blow') - Number(b.move === 'blow'));
  return best(lettingBeFirst, blowWorth(view, seat, weights));
};
