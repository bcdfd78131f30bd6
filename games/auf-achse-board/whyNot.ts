import type { PlayerID } from 'boardgame.io';
import type { LegalMove } from '../shared/legality';
import { isContract, type ContractId } from './contracts';
import { eventOf, isEvent, type EventId } from './events';
import { isCity, isSpace, type Space } from './network';
import { refusal, type BoardRefusal } from './refusals';
import { LINES, whyNotBid, whyNotCall, whyNotTake } from './rules/auction';
import { couldHandleAfterBuying, whyNotLoad, whyNotUnload } from './rules/cargo';
import { choicesOf } from './rules/events';
import { heldFor } from './rules/heldCards';
import { snowWaysOf, whyNotMove } from './rules/movement';
import { whyNotPlace } from './rules/placing';
import { whyNotLeaveRoadworks, whyNotRoadworks } from './rules/signs';
import { whyNotBuy } from './rules/trailers';
import { whyNotEnd, whyNotMotivation, whyNotRoll, whyNotYet } from './rules/turn';
import { deciderOf, seatsOf, taskOf, type Task, type View } from './state';
import { TRAILER_IDS, type TrailerId } from './trailers';

type Args = readonly unknown[];

/** When a move may be made: while such a task waits, or in the free part of one's turn. */
type Moment = Task['type'] | 'turn';

/** Why a move is not open to the seat whose decision it is, at a moment that fits. */
type Judge = (view: View, seat: PlayerID, args: Args) => BoardRefusal | undefined;

type MoveRule = {
  readonly moments: readonly Moment[];
  /** What it is played with. */
  readonly takes: (args: Args) => boolean;
  readonly whyNot: Judge;
};

const nothing = (args: Args): boolean => args.length === 0;

const one =
  (fits: (arg: unknown) => boolean) =>
  (args: Args): boolean =>
    args.length === 1 && fits(args[0]);

const wholeNumber =
  (least: number, most: number) =>
  (arg: unknown): boolean =>
    Number.isInteger(arg) && (arg as number) >= least && (arg as number) <= most;

/** A space, and the cities driven through on the way there. */
const isWay = ([target, ...via]: Args): boolean =>
  isSpace(target) && via.every((space) => isSpace(space) && isCity(space));

/** B-4.4 (a), B-10.3 — whatever else one wants has to wait for the goods. */
const afterCargo =
  (whyNot: Judge): Judge =>
  (view, seat, args) =>
    whyNotYet(view) ?? whyNot(view, seat, args);

const whyNotDrive: Judge = (view, seat, args) => {
  const task = taskOf(view);
  return task?.type === 'drive' ? whyNotMove(view, seat, task, args as Space[]) : undefined;
};

const whyNotMotivate: Judge = (view, seat, args) =>
  whyNotMotivation(view, seat) ?? whyNotMove(view, seat, heldFor(view, seat, 'motivation')!, args as Space[]);

const whyNotDecline: Judge = (view) => {
  const task = taskOf(view);
  return task?.type === 'drive' && !task.optional ? refusal('notOptional', 'B-4.1') : undefined;
};

const whyNotBlow: Judge = (view, _seat, [truck, target]) => {
  const task = taskOf(view);
  if (task?.type !== 'snow') return undefined;
  if (!task.left.includes(truck as PlayerID)) return refusal('movedAlready', 'B-11.6');
  const ways = snowWaysOf(view, truck as PlayerID, task);
  return ways.some((way) => way.target === target)
    ? undefined
    : refusal('outOfReach', 'B-11.6', { points: task.most });
};

const whyNotCarryOut: Judge = (view, seat, [choice = null]) => {
  const task = taskOf(view);
  if (task?.type !== 'event') return undefined;
  const choices = choicesOf(view, { seat, card: eventOf(task.card) });
  if (choices.includes(choice as string | null)) return undefined;
  return refusal(choice === null ? 'choose' : 'notOnCard', 'B-12', { card: task.card });
};

const whyNotGive: Judge = (view, seat, [contract]) => {
  const task = taskOf(view);
  if (task?.type !== 'event') return undefined;
  if (eventOf(task.card).effect !== 'giveContract') return refusal('notOnCard', 'B-12', { card: task.card });
  return view.hands[seat]!.includes(contract as ContractId) ? undefined : refusal('noContract', 'B-12');
};

const whyNotLoadNow: Judge = (view, seat, [id]) => {
  const task = taskOf(view);
  const contract = id as ContractId;
  if (task?.type === 'loadWon' && task.contract !== contract) return refusal('onlyWon', 'B-7.7');
  if (!task && view.turn.due === 'unload') return refusal('unloadFirst', 'B-10.3');
  return whyNotLoad(view, seat, contract);
};

const whyNotBuyNow: Judge = (view, seat, [id]) => {
  const trailer = id as TrailerId;
  if (view.turn.due === 'unload') return whyNotYet(view);
  const why = whyNotBuy(view, seat, trailer);
  if (why || !view.turn.due) return why;
  return couldHandleAfterBuying(view, seat, trailer) ? undefined : refusal('keepForCargo', 'B-4.4');
};

const whyNotBidNow: Judge = (view, _seat, [line]) => {
  const task = taskOf(view);
  return task?.type === 'auction' ? whyNotBid(view, task, line as number) : undefined;
};

const whyNotRollAgain: Judge = (view, _seat, [card]) =>
  view.turn.rollsWith.includes(card as EventId) ? undefined : refusal('noSuchRoll', 'B-5.4');

const whyNotRollNow: Judge = (view) =>
  taskOf(view)?.type === 'roll' ? undefined : (whyNotYet(view) ?? whyNotRoll(view));

const always: Judge = () => undefined;

const isSlot = wholeNumber(0, 3);

/** Every move of the game. */
// prettier-ignore
const MOVES = {
  place:          { moments: ['place'],               takes: one(isSpace),     whyNot: (view, _, [space]) => whyNotPlace(view, space as Space) },
  roll:           { moments: ['turn', 'roll'],        takes: nothing,          whyNot: whyNotRollNow },
  rollAgain:      { moments: ['turn'],                takes: one(isEvent),     whyNot: afterCargo(whyNotRollAgain) },
  drive:          { moments: ['drive'],               takes: isWay,            whyNot: whyNotDrive },
  motivate:       { moments: ['turn'],                takes: isWay,            whyNot: afterCargo(whyNotMotivate) },
  decline:        { moments: ['drive', 'snow', 'loadWon'], takes: nothing,     whyNot: whyNotDecline },
  moveRoadworks:  { moments: ['roadworks'],           takes: one(isSpace),     whyNot: (view, _, [space]) => whyNotRoadworks(view, space as Space) },
  leaveRoadworks: { moments: ['roadworks'],           takes: nothing,          whyNot: whyNotLeaveRoadworks },
  carryOut:       { moments: ['event'],               takes: (args) => nothing(args) || one((arg) => typeof arg === 'string')(args), whyNot: whyNotCarryOut },
  give:           { moments: ['event'],               takes: one(isContract),  whyNot: whyNotGive },
  blow:           { moments: ['snow'],                takes: (args) => args.length === 2 && typeof args[0] === 'string' && isSpace(args[1]), whyNot: whyNotBlow },
  load:           { moments: ['turn', 'loadWon'],     takes: one(isContract),  whyNot: whyNotLoadNow },
  unload:         { moments: ['turn'],                takes: one(isContract),  whyNot: (view, seat, [id]) => whyNotUnload(view, seat, id as ContractId) },
  buyTrailer:     { moments: ['turn'],                takes: one((arg) => TRAILER_IDS.includes(arg as TrailerId)), whyNot: whyNotBuyNow },
  callAuction:    { moments: ['turn'],                takes: one(isSlot),      whyNot: afterCargo((view, _, [slot]) => whyNotCall(view, slot as number)) },
  take:           { moments: ['turn'],                takes: one(isSlot),      whyNot: afterCargo((view, _, [slot]) => whyNotTake(view, slot as number)) },
  bid:            { moments: ['auction'],             takes: one(wholeNumber(1, LINES)), whyNot: whyNotBidNow },
  pass:           { moments: ['auction'],             takes: nothing,          whyNot: always },
  endTurn:        { moments: ['turn'],                takes: nothing,          whyNot: afterCargo(whyNotEnd) },
} as const satisfies Record<string, MoveRule>;

export type MoveName = keyof typeof MOVES;

export const MOVE_NAMES = Object.keys(MOVES) as readonly MoveName[];

const ruleOf = (name: string): MoveRule | undefined =>
  Object.hasOwn(MOVES, name) ? MOVES[name as MoveName] : undefined;

/** The paragraph that says what has to be decided first. */
// prettier-ignore
const TASK_RULES: Readonly<Record<Moment, string>> = {
  place: 'B-2.2', roll: 'B-12', drive: 'B-4.1', roadworks: 'B-9.1', land: 'B-3.3', event: 'B-3.3', snow: 'B-11.6',
  auction: 'B-7.5', loadWon: 'B-7.7', turn: 'B-3.1',
};

const momentOf = (view: View): Moment => taskOf(view)?.type ?? 'turn';

/** Why the seat cannot make this kind of move now, whatever it is played with. */
export const whyNotNow = (view: View, playerID: PlayerID, name: string): BoardRefusal | undefined => {
  if (view.over) return refusal('over', 'B-13.1');
  if (!seatsOf(view).includes(playerID)) return refusal('spectator', 'B-2.1');
  const move = ruleOf(name);
  if (!move) return refusal('malformed', 'B-3.1');
  const moment = momentOf(view);
  const decider = deciderOf(view);
  if (decider !== playerID) return refusal('notYourDecision', TASK_RULES[moment], { seat: decider });
  if (move.moments.includes(moment)) return undefined;
  return moment === 'turn' && name === 'drive'
    ? refusal('notRolled', 'B-3.1')
    : refusal('otherFirst', TASK_RULES[moment], { task: moment });
};

/** Why a move is not open to the seat, with the paragraph that says so; nothing when it is. */
export const whyNot = (
  view: View,
  playerID: PlayerID,
  { move, args }: LegalMove,
): BoardRefusal | undefined => {
  const why = whyNotNow(view, playerID, move);
  if (why) return why;
  const rule = ruleOf(move)!;
  return rule.takes(args) ? rule.whyNot(view, playerID, args) : refusal('malformed', 'B-3.1');
};
