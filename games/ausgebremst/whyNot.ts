import type { PlayerID } from 'boardgame.io';
import type { LegalMove } from '../shared/legality';
import { isCard, SET_UP_IDS, type CardId, type SetUp } from './cards';
import { refusal, type RaceRefusal } from './refusals';
import { FINISH, type Target } from './rules/driving';
import { whyNotDrive, whyNotWait } from './rules/playable';
import { ASIDE, isSorting, STACKS } from './rules/stacks';
import { roadOf, seatsOf, type Step, type View } from './state';

type Args = readonly unknown[];

/** When a move may be made: at a stage everybody goes through at once, or at a step of one's own turn. */
type Moment = 'grid' | 'setUp' | Step;

/** Why a move is not open to the seat, at a moment that fits. */
type Judge = (view: View, seat: PlayerID, args: Args) => RaceRefusal | undefined;

type MoveRule = {
  readonly moments: readonly Moment[];
  readonly takes: (args: Args, view: View) => boolean;
  readonly whyNot: Judge;
};

const nothing = (args: Args): boolean => args.length === 0;

const isStack = (arg: unknown): boolean =>
  Number.isInteger(arg) && (arg as number) >= 0 && (arg as number) < STACKS;

const oneCard = (args: Args): boolean => args.length === 1 && isCard(args[0]);
const oneStack = (args: Args): boolean => args.length === 1 && isStack(args[0]);

const isTarget = (view: View, arg: unknown): boolean =>
  arg === FINISH || roadOf(view).places.has(arg as Exclude<Target, typeof FINISH>);

const isPile = (arg: unknown): boolean => arg === ASIDE || isStack(arg);

const whyNotLay: Judge = (view, seat, [card, pile]) => {
  if (view.setUps[seat] === null) return refusal('setUpFirst', 'A-11.2');
  const [driven, leftOut] = [view.unsorted[seat]!, view.leftOut[seat]!].map((cards) =>
    cards.includes(card as CardId),
  );
  if (!driven && !leftOut) return refusal('notToSort', 'A-11.3');
  if (pile === ASIDE) return leftOut ? undefined : refusal('notLeftOut', 'A-11.2');
  return driven ? undefined : refusal('leftOut', 'A-11.2');
};

const whyNotDraw: Judge = (view, seat, [stack]) => {
  if (view.stage === 'setUp' && view.setUps[seat] === null) return refusal('setUpFirst', 'A-11.2');
  if (isSorting(view, seat)) return refusal('sortFirst', 'A-11.4');
  return view.stacks[seat]![stack as number]!.length ? undefined : refusal('emptyStack', 'A-11.5');
};

const always: Judge = () => undefined;

/** Every move of the game. */
const MOVES = {
  ready: { moments: ['grid'], takes: nothing, whyNot: always },
  chooseSetUp: {
    moments: ['setUp'],
    takes: (args) => args.length === 1 && SET_UP_IDS.includes(args[0] as SetUp),
    whyNot: (view, seat) => (view.setUps[seat] === null ? undefined : refusal('setUpChosen', 'A-11.2')),
  },
  lay: {
    moments: ['setUp'],
    takes: (args) => args.length === 2 && isCard(args[0]) && isPile(args[1]),
    whyNot: whyNotLay,
  },
  draw: { moments: ['setUp', 'draw'], takes: oneStack, whyNot: whyNotDraw },
  drive: {
    moments: ['drive'],
    takes: (args, view) => args.length === 2 && isCard(args[0]) && isTarget(view, args[1]),
    whyNot: (view, seat, [card, target]) => whyNotDrive(view, seat, card as CardId, target as Target),
  },
  wait: { moments: ['drive'], takes: nothing, whyNot: whyNotWait },
  fetch: {
    moments: ['fetch'],
    takes: oneCard,
    whyNot: (view, seat, [card]) =>
      view.pitCards[seat]!.includes(card as CardId) ? undefined : refusal('notBesidePit', 'A-11.6'),
  },
  stow: { moments: ['stow'], takes: oneStack, whyNot: always },
} as const satisfies Record<string, MoveRule>;

export type MoveName = keyof typeof MOVES;

const ruleOf = (name: string): MoveRule | undefined =>
  Object.hasOwn(MOVES, name) ? MOVES[name as MoveName] : undefined;

/** The paragraph that says what is to be done at a moment. */
// prettier-ignore
const MOMENT_RULES: Readonly<Record<Moment, string>> = {
  grid: 'A-3.2', setUp: 'A-11.10', drive: 'A-4.1', draw: 'A-11.5', fetch: 'A-11.6', stow: 'A-11.6',
};

const momentOf = ({ stage, turn }: View): Moment =>
  stage === 'grid' || stage === 'setUp' ? stage : turn.step;

/** The seats that have a decision to take. */
export const awaited = (view: View): readonly PlayerID[] => {
  if (view.stage === 'over') return [];
  return view.stage === 'driving' ? [view.turn.car] : seatsOf(view).filter((seat) => !view.ready[seat]);
};

/** Why the seat cannot make this kind of move now, whatever it is played with. */
const whyNotNow = (view: View, playerID: PlayerID, name: string): RaceRefusal | undefined => {
  if (view.stage === 'over') return refusal('over', 'A-2.1');
  if (!seatsOf(view).includes(playerID)) return refusal('spectator', 'A-2.1');
  const move = ruleOf(name);
  if (!move) return refusal('malformed', 'A-4.1');
  const moment = momentOf(view);
  const rule = MOMENT_RULES[moment];
  if (!awaited(view).includes(playerID))
    return view.stage === 'driving'
      ? refusal('notYourTurn', 'A-3.4', { car: view.turn.car })
      : refusal('alreadyReady', rule);
  if (move.moments.includes(moment)) return undefined;
  return view.stage === 'driving' ? refusal('otherFirst', rule, { step: moment }) : refusal('notNow', rule);
};

/** Why a move is not open to the seat, with the paragraph that says so; nothing when it is. */
export const whyNot = (
  view: View,
  playerID: PlayerID,
  { move, args }: LegalMove,
): RaceRefusal | undefined => {
  const why = whyNotNow(view, playerID, move);
  if (why) return why;
  const rule = ruleOf(move)!;
  return rule.takes(args, view) ? rule.whyNot(view, playerID, args) : refusal('malformed', 'A-4.1');
};
