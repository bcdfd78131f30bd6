import type { PlayerID } from 'boardgame.io';
import { seededChance, type Chance } from '../../shared/chance';
import type { Thinker } from '../../shared/defineGame';
import { followed, openness } from '../../shared/bots/drivers';
import { searched, type Count } from '../../shared/bots/search';
import { copyOf } from '../../shared/values';
import { valueOf, type Value } from '../cards';
import { evolve } from '../evolve';
import type { RaceHappening } from '../happenings';
import type { Play } from '../move';
import { MOVES, type RaceMove } from '../moves';
import { imagine } from '../playerView';
import { ASIDE } from '../piles';
import { awaited, momentOf, whyNotNow } from '../rules/moment';
import type { CarWay } from '../rules/driving';
import { waysInHand, whyNotWait } from '../rules/playable';
import { playOn } from '../rules/race';
import { missTurn, playAndDrive } from '../rules/turn';
import { isAdvanced, type State, type View } from '../state';
import { appraiserOf, appraiseWaiting } from './appraise';
import { choicesOf } from './choices';
import { likingOf } from './liking';
import { atFirstSight, normal } from './normal';
import { remembered, setUpFor, stackOf } from './sorting';
import { chancesOfTitle, standingWorth } from './standing';

/** Happenings imagined for each decision: about a tenth of a second. */
const IMAGINED = 20000;

/**
 * Rounds that a race is continued. At 28 decisions no other number, from two rounds to the finish, was measurably
 * better.
 */
const ROUNDS = 4;

/** The usual error of the estimate before a trial: at 50 decisions 0.03 to 0.2 were equally good. */
export const DOUBT = 0.04;

/** Waiting is considered only if the best drive is worth less than this, in turns. */
const LOST = -60;

/** A table for trying something out; every happening there is counted. */
const playOf = (G: State, random: Chance, count: Count = () => {}): Play => ({
  G,
  random,
  tell: (told: RaceHappening) => {
    count();
    evolve(G, told);
  },
});

/**
 * A copy of a table to continue from, at any moment; it shares the options, so that results cached for them stay
 * valid.
 */
const freshTable = (G: State): State =>
  G.stage === 'driving' ? freshRace(G) : { ...copyOf(G), options: G.options };

/** A copy for driving: it shares what driving never changes, which is half of it. */
const freshRace = (G: State): State => ({
  ...G,
  cars: copyOf(G.cars),
  hands: copyOf(G.hands),
  piles: copyOf(G.piles),
  played: copyOf(G.played),
  shown: copyOf(G.shown),
  turnedUp: copyOf(G.turnedUp),
  left: [...G.left],
  results: [...G.results],
  stacks: isAdvanced(G) ? copyOf(G.stacks) : G.stacks,
  pitCards: isAdvanced(G) ? copyOf(G.pitCards) : G.pitCards,
});

/** Drives as a good player would without looking ahead. */
const driveOn = (play: Play, seat: PlayerID): void => {
  const { G } = play;
  const worthOf = appraiserOf(G, seat);
  let best: { readonly value: Value; readonly way: CarWay } | undefined;
  let top = -Infinity;
  for (const [value, ways] of waysInHand(G, seat)) {
    const worthWith = worthOf(value);
    for (const way of ways) {
      const worth = worthWith(way);
      if (worth > top) [best, top] = [{ value, way }, worth];
    }
  }
  const waits = best && top < LOST && !whyNotWait(G, seat) && appraiseWaiting(G, seat) > top;
  if (best && !waits) {
    const card = G.hands[seat]!.find((held) => valueOf(held) === best.value)!;
    return playAndDrive(play, seat, card, best.way);
  }
  missTurn(play, seat);
};

/** All legal moves of the seat at any moment other than driving. */
const listedFor = (view: View, seat: PlayerID): RaceMove[] => {
  const moment = momentOf(view);
  return MOVES.filter(
    (move) => move.when.includes(moment.type) && !whyNotNow(view, seat, move, moment),
  ).flatMap<RaceMove>((move) => move.listed(view, seat, moment));
};

/** Makes a legal move. */
export const make = (play: Play, seat: PlayerID, { move: name, args }: RaceMove): void => {
  const { G } = play;
  const verdict = MOVES.find((move) => move.name === name)!.judge(G, seat, args, momentOf(G));
  if ('make' in verdict) verdict.make(play);
};

/** sets up a car as a good player would. */
const setUp = (play: Play, seat: PlayerID): void => {
  const { G, random } = play;
  if (G.setUps[seat] === null) make(play, seat, { move: 'chooseSetUp', args: [setUpFor(G, seat)] });
  for (const card of G.unsorted[seat]!.toSorted((a, b) => valueOf(a) - valueOf(b)))
    make(play, seat, { move: 'lay', args: [card, stackOf(card)] });
  for (const card of G.leftOut[seat]!) make(play, seat, { move: 'lay', args: [card, ASIDE] });
  while (G.stage === 'setUp' && !G.ready[seat])
    make(play, seat, atFirstSight(G, seat, random, { legal: listedFor(G, seat) }));
};

/** Continues for some rounds, or to the end of the race. */
const driveFor = (play: Play, rounds: number): void => {
  const { G, random } = play;
  const { race, round } = G;
  playOn(play);
  while (G.stage === 'driving' && G.race === race && G.round < round + rounds) {
    const { car, step } = G.turn;
    if (step === 'drive') driveOn(play, car);
    else make(play, car, atFirstSight(G, car, random, { legal: listedFor(G, car) }));
    playOn(play);
  }
};

/** A seat, and the move it makes. */
export type Deed = readonly [PlayerID, RaceMove];

/**
 * The table some rounds later, or at the end of the race, with that luck; `first`: a first move that the seat does
 * not choose itself.
 */
export const drivenOn = (G: State, luck: string, first?: Deed): State => {
  const play = playOf(freshTable(G), seededChance(luck));
  if (first) make(play, ...first);
  driveFor(play, ROUNDS);
  return play.G;
};

/** The table this many rounds later, or at the end of the race, with that luck. */
export const drivenFor = (G: State, luck: string, rounds: number): State => {
  const play = playOf(freshTable(G), seededChance(luck));
  driveFor(play, rounds);
  return play.G;
};

/**
 * A race that agrees with what the seat sees; the answer gives its state some rounds after a choice, with the same
 * luck for each.
 */
export const imaginedRace = (
  view: View,
  seat: PlayerID,
  random: Chance,
  count?: Count,
): ((choice: RaceMove) => State) => {
  const world = remembered(imagine(view, seat, random), view, seat);
  const luck = `${random.Number()}`;
  // a set-up affects the whole race
  const rounds = view.stage === 'setUp' && view.setUps[seat] === null ? Infinity : ROUNDS;
  return (choice) => {
    const play = playOf(freshTable(world), seededChance(luck), count);
    make(play, seat, choice);
    if (play.G.stage === 'setUp') for (const other of awaited(play.G)) setUp(play, other);
    driveFor(play, rounds);
    return play.G;
  };
};

/**
 * An expert: tries out every reasonable drive and draw in races that continue for some rounds with likely cards for
 * the others, and chooses what leaves it best placed, or slightly less well where its temper prefers that. It sets up
 * its car as a good player does, as only a whole race would show the difference.
 */
export const expert =
  (work: number): Thinker<View, RaceMove> =>
  (view, seat, random, { legal, temper, until }) => {
    const choices = legal.length > 1 && view.stage === 'driving' ? choicesOf(view, seat, temper) : [];
    if (!choices.length) return normal(view, seat, random, { legal });
    if (choices.length === 1) return choices[0]!.choice;
    const liking = likingOf(view, seat, temper);
    const seats = Object.keys(view.hands).length;
    const share = temper ? followed(seats) * openness(chancesOfTitle(view)[seat]!, seats) : 0;
    const liked = new Map(choices.map(({ choice }) => [choice, share * liking(choice)]));
    const imagined = (count: Count) => {
      const raced = imaginedRace(view, seat, random, count);
      return (choice: RaceMove) => standingWorth(raced(choice), seat, view.race) + liked.get(choice)!;
    };
    return searched(choices, { work, doubt: DOUBT, until }, imagined);
  };

/** The expert at its usual strength: thinks for about a tenth of a second. */
export const hard = expert(IMAGINED);
