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

/** Turns that end exactly in a city, where one can call: about every other. */
const CALLS_A_TURN = 0.5;

/** DM that it costs to miss a turn. */
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

/** What a choice that an event card leaves is worth, in DM; null for none. */
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
    // whoever takes a partner along helps somebody who wants to win as well
    case 'partner':
      return (choice) => (choice === null ? 1 : 0);
    default:
      return () => 0;
  }
};

/** DM that a seat may still expect once it has given a contract away, less what that helps its neighbour. */
export const giftWorth = (situation: Situation): ((contract: ContractId) => number) => {
  const { view, seat } = situation;
  const at = spaceOf(situation);
  const worthToNeighbour = worthTo(situation, rightOf(view, seat));
  return (id) => planFrom(without(situation, id, false), at).worth - rivalry(view) * worthToNeighbour(id);
};

/** B-12 — carries out an event card; `moves`: all that is listed. */
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

/** DM that a turn is worth which somebody loses or gains. */
export const TURN = 250;

/** Turns by which it is farther from there to where a leg leads than from where it begins. */
const turnsLost = (view: View, { from, to }: { from: Space; to: Space }, there: Space): number => {
  const turnsFrom = turnsTo(view, to);
  return turnsFrom(there) - turnsFrom(from);
};

/** B-11.6 — DM that it is worth to blow a truck there, or to let it be. */
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

/** B-11.6 — blows its own truck on and the others away from where they want to go; else leaves them where they are. */
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
