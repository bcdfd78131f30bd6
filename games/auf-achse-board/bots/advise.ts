import type { PlayerID } from 'boardgame.io';
import { MOST_ADVICE, type Advice, type Adviser } from '../../shared/bots/advice';
import { named } from '../../shared/legality';
import { contractOf } from '../contracts';
import { eventOf, type EventId } from '../events';
import type { BoardMove } from '../moves';
import { isEventSpace, isSpace, stepsBetween, type Space } from '../network';
import { priceOf } from '../rules/auction';
import { waysNow } from '../rules/ways';
import { seatsOf, taskOf, type Auction, type View } from '../state';
import { bidWorth, isLast, leadOf, limitOf, stakeOf, type Stake } from './auctionSense';
import { judgeOf, onceDriven } from './driveSense';
import { blowWorth, giftWorth, TURN, weigh } from './eventSense';
import { freely, loads } from './freeTurn';
import { judged, promising } from './judged';
import { listed } from './listed';
import {
  central,
  distanceToCities,
  eventReasons,
  finishing,
  holdsUp,
  inHundreds,
  onward,
  rankWith,
  stormReasons,
  worthOf,
  type BoardReason,
} from './reasons';
import { signUse, type Sign } from './signsSense';
import { planFrom, situationOf, spaceOf, type Situation } from './situation';
import { fleetOf } from './trailerSense';
import { drives, targetOf, type Weighed } from './weighed';
import { hardAt } from './weights';

/** B-2.2 — DM per space by which the cities are nearer on average, and DM for a start space without an event card. */
const A_SPACE_NEARER = 60;
const QUIET = 1;

const places = (moves: readonly BoardMove[]): Weighed[] =>
  named(moves, 'place').map((move) => {
    const [space] = move.args;
    const worth = -A_SPACE_NEARER * distanceToCities(space) + (isEventSpace(space) ? 0 : QUIET);
    return { move, worth, reasons: [central(space)] };
  });

const staying = (situation: Situation): Weighed => {
  const at = spaceOf(situation);
  return {
    move: { move: 'decline', args: [] },
    worth: judgeOf(situation).promise(at),
    reasons: onward(situation, at),
  };
};

/** DM per space that a sign which delays nobody is farther from the own truck. */
const FARTHER = 0.01;

/** B-9, B-10 — where a sign may be put. `open`: the table without it. */
const signs = (
  open: View,
  seat: PlayerID,
  moves: readonly BoardMove[],
  sign: Sign,
  stands: Space | null = null,
): Weighed[] => {
  const weights = hardAt(open);
  const useOf = signUse(open, seat, weights, sign);
  const truck = open.trucks[seat];
  const put = named(moves, 'moveRoadworks', 'carryOut').map((move) => ({ move, space: move.args[0] }));
  const left = named(moves, 'leaveRoadworks').map((move) => ({ move, space: stands }));
  return [...put, ...left].flatMap(({ move, space }) => {
    if (!isSpace(space)) return [];
    const far = truck ? stepsBetween(truck, space) : 0;
    return [
      {
        move,
        worth: TURN * useOf(space) + FARTHER * far,
        reasons: holdsUp(open, seat, space, weights, sign),
      },
    ];
  });
};

const events = (view: View, seat: PlayerID, card: EventId, moves: readonly BoardMove[]): Weighed[] => {
  const situation = situationOf(view, seat, hardAt(view));
  const gifts = named(moves, 'give');
  if (gifts.length) {
    const worth = giftWorth(situation);
    return gifts.map((move) => {
      const [contract] = move.args;
      return {
        move,
        worth: worth(contract),
        reasons: [
          worthOf(contract, Math.max(0, planFrom(situation, spaceOf(situation)).worth - worth(contract))),
        ],
      };
    });
  }
  if (eventOf(card).effect === 'jamAnywhere') return signs({ ...view, jam: null }, seat, moves, 'jam');
  const worth = weigh(situation, card);
  return named(moves, 'carryOut').map((move) => {
    const choice = move.args[0] ?? null;
    return { move, worth: worth(choice), reasons: eventReasons(situation, card, choice) };
  });
};

const storms = (view: View, seat: PlayerID, moves: readonly BoardMove[]): Weighed[] => {
  const worth = blowWorth(view, seat, hardAt(view));
  const situation = situationOf(view, seat, hardAt(view));
  return moves.map((move) => ({
    move,
    worth: worth(move),
    reasons: stormReasons(situation, move),
  }));
};

/** B-13.1 — the ranking if the match ends by who gets the last contract. */
const ended = (view: View, seat: PlayerID, decides: Stake['decides'], price: number): BoardReason[] => {
  if (!decides) return [];
  const lead = leadOf(view, seat) - (decides === 'ends' ? price : 0);
  return [{ because: decides, as: rankWith(lead) }];
};

/** B-7 — the lowest legal bid compared with passing. */
const bids = (view: View, auction: Auction, moves: readonly BoardMove[]): Weighed[] => {
  const weights = hardAt(view);
  const limit = limitOf(view, auction, weights);
  const { most: highest, own, decides } = stakeOf(view, auction, weights);
  const lowest = named(moves, 'bid')[0];
  const { contract, seat } = auction;
  const price = lowest ? priceOf(contract, lowest.args[0]) : 0;
  // prices are full hundreds: rounding down keeps the sum from contradicting the advice
  const most = Math.max(0, 100 * Math.floor(highest / 100));
  const end = ended(view, seat, decides, price);
  const why: BoardReason =
    price <= limit
      ? { because: 'stillPays', price, most }
      : isLast(view)
        ? { because: 'lastOne' }
        : { because: 'tooDear', price, most };
  const pass: Weighed[] = named(moves, 'pass').map((move) => ({
    move,
    worth: 0,
    reasons: end.length ? end : [why],
  }));
  if (!lowest) return pass;
  const left = contractOf(contract).revenue - price;
  const isMore = most > inHundreds(own);
  const upTo: BoardReason[] = [
    { because: 'upTo', most },
    ...(isMore ? [{ because: 'keepsFrom' } as const] : []),
  ];
  return [
    {
      move: lowest,
      worth: bidWorth(view, auction, lowest.args[0], limit),
      reasons: [{ because: 'price', price, left }, ...(end.length ? end : upTo)],
    },
    ...pass,
  ];
};

/** The moves that an expert considers now, each with its worth in DM compared with the others, and the reasons. */
export const weighedNow = (view: View, seat: PlayerID, moves: readonly BoardMove[]): Weighed[] => {
  const task = taskOf(view);
  switch (task?.type) {
    case undefined:
      return freely(view, seat, moves);
    case 'place':
      return places(moves);
    case 'drive': {
      const { situation } = fleetOf(situationOf(onceDriven(view), seat, hardAt(view)));
      const stay = named(moves, 'decline').length ? [staying(situation)] : [];
      return [...stay, ...drives(situation, waysNow(view, seat)!.ways, 'drive')];
    }
    case 'roadworks':
      return signs({ ...view, roadworks: null }, seat, moves, 'roadworks', view.roadworks);
    case 'event':
      return events(view, seat, task.card, moves);
    case 'snow':
      return storms(view, seat, moves);
    case 'auction':
      return bids(view, task, moves);
    case 'loadWon':
      return [
        ...loads(situationOf(view, seat, hardAt(view)), moves),
        ...named(moves, 'decline').map((move) => ({
          move,
          worth: 0,
          reasons: [{ because: 'later' } as const],
        })),
      ];
    case 'roll':
    case 'land':
      return [];
  }
};

/** Adds what follows a drive, the end of the match or the next destination, for the moves that are shown. */
const completed = (situation: Situation, { move, reasons }: Weighed): readonly BoardReason[] => {
  const target = targetOf(move);
  if (!target) return reasons;
  const finish = finishing(situation, target);
  return finish.length ? finish : onward(situation, target);
};

/**
 * Forecasts for single seats per hint, spread over imagined tables: with 72 the chances of two players differed by up
 * to 5 percentage points.
 */
const FORECASTS = 144;

/**
 * What an expert would consider, by the DM that it adds to the plan; the chance of winning follows from the forecasts
 * of all seats.
 */
export const advise: Adviser<View, BoardReason> = (view, seat, random) => {
  const moves = listed(view, seat);
  if (moves.length < 2) return [];
  const best = judged(view, seat, promising(weighedNow(view, seat, moves)), {
    random,
    tables: Math.ceil(FORECASTS / seatsOf(view).length),
  }).slice(0, MOST_ADVICE);
  const situation = situationOf(onceDriven(view), seat, hardAt(view));
  return best.map((one): Advice<BoardReason> => ({
    moves: [one.move],
    chance: one.chances[seat]!,
    reasons: view.trucks[seat] === null ? one.reasons : completed(situation, one),
  }));
};
