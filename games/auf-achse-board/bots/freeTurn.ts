import type { PlayerID } from 'boardgame.io';
import { named } from '../../shared/legality';
import { contractOf } from '../contracts';
import type { BoardMove } from '../moves';
import { isCity, type Space } from '../network';
import { waysNow } from '../rules/ways';
import type { View } from '../state';
import { TRAILERS } from '../trailers';
import { isWanted } from './auctionSense';
import { judgeOf } from './driveSense';
import { TURN } from './eventSense';
import { publicLeft } from './outlook';
import { finishing, onward, worthOf, type BoardReason } from './reasons';
import { planFrom, situationOf, spaceOf, type Situation } from './situation';
import { fleetOf, trailerWorth, type Fleet } from './trailerSense';
import { loading, loadsHere, MOTIVATION_KEPT } from './turnSense';
import { drives, type Weighed } from './weighed';
import { hardAt } from './weights';
import { offersOf } from './worth';

const without = (situation: Situation, contract: string): Situation => ({
  ...situation,
  errands: situation.errands.filter(({ id }) => id !== contract),
});

/** The situation after a roll, which leaves the errands at this space undone. */
const undoneAt = (situation: Situation, at: Space): Situation => ({
  ...situation,
  errands: situation.errands.filter(({ from, to }) => (from ?? to) !== at),
});

/** The worth of loading this contract here and now, in DM; negative where the plan drives on first. */
const loadWorth = (situation: Situation, contract: string): number => {
  const at = spaceOf(situation);
  const { route, worth } = planFrom(situation, at);
  const leaves = route.findIndex(({ city }) => city !== at);
  const isFirst = route.slice(0, leaves < 0 ? undefined : leaves).some(({ id }) => id === contract);
  return (isFirst ? 1 : -1) * Math.abs(worth - planFrom(without(situation, contract), at).worth);
};

/** B-5.1 — the contracts that may be loaded here. */
export const loads = (situation: Situation, moves: readonly BoardMove[]): Weighed[] =>
  named(moves, 'load').map((move) => {
    const [contract] = move.args;
    return { move, worth: loadWorth(situation, contract), reasons: [{ because: 'loads', contract }] };
  });

/** B-7.1, B-14.2 — the contracts that can be called or taken. */
const calls = (situation: Situation, moves: readonly BoardMove[]): Weighed[] => {
  const open = named(moves, 'callAuction', 'take');
  return offersOf(situation).flatMap((offer) => {
    const { slot, contract, worth, gain } = offer;
    const move = open.find(({ args }) => args[0] === slot);
    if (!move || !isWanted(situation, offer)) return [];
    const isAuction = move.move === 'callAuction';
    return [
      {
        move,
        // it can also be called in the next city
        worth: situation.weights.callNow * gain,
        reasons: [worthOf(contract, worth), ...(isAuction ? [{ because: 'free' } as const] : [])],
      },
    ];
  });
};

/** B-6.1 — the trailers, where one is needed for loading, or must be bought (B-4.4 (a)). */
const buys = (fleet: Fleet, moves: readonly BoardMove[], plain: number): Weighed[] => {
  const { situation, buys: wanted, plan } = fleet;
  const isForced = situation.view.turn.due !== null && !named(moves, 'load', 'unload').length;
  const isNeeded = isCity(spaceOf(situation)) && loading(fleet, moves)?.move === 'buyTrailer';
  if (!isForced && !isNeeded) return [];
  const contract = isNeeded ? loadsHere(fleet)[0] : undefined;
  const price = wanted.reduce((sum, id) => sum + TRAILERS[id].price, 0);
  return named(moves, 'buyTrailer').map((move) => {
    const [trailer] = move.args;
    const isWanted = wanted.includes(trailer);
    const gain = isWanted ? plan.worth - plain - price : -TRAILERS[trailer].price;
    return {
      move,
      worth: isWanted || isForced ? Math.max(gain, 1) : gain,
      reasons: [
        { because: 'room', trailer, goods: TRAILERS[trailer].capacity },
        ...(contract && isWanted ? [{ because: 'roomFor', contract } as const] : []),
      ],
    };
  });
};

const motivations = (situation: Situation): Weighed[] => {
  const { view, seat } = situation;
  const now = waysNow(view, seat);
  if (!view.turn.rolled || now?.move !== 'motivate') return [];
  const here = judgeOf(situation).promise(spaceOf(situation));
  return drives(situation, now.ways, 'motivate').map(({ worth, ...way }) => ({
    ...way,
    worth: worth - here - MOTIVATION_KEPT,
  }));
};

/** What a move that is not advised adds to the plan, in DM; at most 0. */
export const needlessWorth = (view: View, seat: PlayerID, { move, args }: BoardMove): number => {
  const situation = situationOf(view, seat, hardAt(view));
  switch (move) {
    case 'load':
      return Math.min(0, loadWorth(situation, args[0]));
    case 'buyTrailer':
      return trailerWorth(situation, args[0]);
    case 'callAuction':
    case 'take':
      return Math.min(0, offersOf(situation).find(({ slot }) => slot === args[0])?.gain ?? 0);
    default:
      return 0;
  }
};

/** B-7.1, B-14.2, B-11.4 — each of these can be done only once in a turn. */
const ONE_OF_A_KIND: ReadonlySet<string> = new Set(['callAuction', 'take', 'motivate']);

/** B-3.1 — can as well be done at the start of the next turn, unless the match may be over by then (B-13.1). */
const KEEPS: ReadonlySet<string> = new Set(['load', 'unload']);

const isSomething = ({ because }: BoardReason): boolean => because !== 'idle';

const mostOf = (doings: readonly Weighed[]): number => Math.max(0, ...doings.map(({ worth }) => worth));

/**
 * B-3 — the free part of a turn. A move that does not end it leaves everything else open, so all these are worth the
 * same, unless only one of a kind is allowed. Rolling or ending the turn costs what is left undone.
 */
export const freely = (view: View, seat: PlayerID, moves: readonly BoardMove[]): Weighed[] => {
  const own = situationOf(view, seat, hardAt(view));
  const fleet = fleetOf(own);
  const { situation } = fleet;
  const at = spaceOf(situation);
  const plain = planFrom(own, at).worth;
  const doings: Weighed[] = [
    ...named(moves, 'unload').map((move) => {
      const [contract] = move.args;
      return {
        move,
        worth: contractOf(contract).revenue,
        reasons: [{ because: 'unloads', contract } as const, ...finishing(own, at)],
      };
    }),
    ...calls(situation, moves).slice(0, 2),
    ...loads(situation, moves),
    ...buys(fleet, moves, plain),
    ...named(moves, 'rollAgain').map((move) => ({
      move,
      worth: TURN,
      reasons: [{ because: 'rollsAgain' } as const],
    })),
    ...motivations(situation),
  ];
  const undone = mostOf(doings);
  const useful = doings.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  const lostBeside = ({ move, worth }: Weighed) =>
    ONE_OF_A_KIND.has(move.move) ? mostOf(useful.filter((one) => one.move.move === move.move)) - worth : 0;
  const waits = useful.filter(({ move }) => KEEPS.has(move.move));
  const kept = publicLeft(view) ? waits : [];
  const lostByEnding = mostOf(useful.filter((one) => !kept.includes(one)));
  const leaving = named(moves, 'roll', 'endTurn').map((move): Weighed => {
    if (move.move === 'roll') {
      const then = onward(undoneAt(situation, at), at);
      return {
        move,
        worth: 0,
        reasons: waits.length ? [{ because: 'leaves' }, ...then.filter(isSomething)] : then,
      };
    }
    const waiting = kept.length ? ({ because: 'nextTurn' } as const) : ({ because: 'mayEnd' } as const);
    // the drive does not count on loading here with a trailer that is not bought
    const reasons = waits.length ? [waiting, ...onward(situation, at)] : onward(own, at);
    return { move, worth: undone - lostByEnding, reasons };
  });
  return [...useful.map((one) => ({ ...one, worth: undone - lostBeside(one) })), ...leaving];
};
