import type { PlayerID } from 'boardgame.io';
import { triedOut } from '../../shared/bots/advice';
import {
  ALONE,
  AS_GOOD,
  averageOf,
  compared,
  toldWith,
  type Analyst,
  type Tables,
} from '../../shared/bots/analyst';
import { seededChance, type Chance } from '../../shared/chance';
import { doneTo } from '../../shared/foresee';
import { sameMove } from '../../shared/legality';
import { mean, shortlisted, standardError, type Tried } from '../../shared/bots/search';
import { perSeat, type PerSeat } from '../../shared/seats';
import { deckOf, valueOf, type CarId } from '../cards';
import { evolve } from '../evolve';
import type { RaceHappening } from '../happenings';
import type { RaceMove } from '../moves';
import { playerView } from '../playerView';
import { playOn } from '../rules/race';
import { isAdvanced, isNuisance, liesOpen, type State, type View } from '../state';
import { broughtBy, choicesOf } from './choices';
import { DOUBT, drivenFor, drivenOn, imaginedRace, make, type Deed } from './hard';
import { chancesOfTitle, standingWorth } from './standing';

/**
 * Races that are continued for the chances at one place: so many at a time, until the usual error of no chance is
 * larger than this, and in all at most.
 */
const RACES = { atATime: 24, error: 0.009, most: 144 };

/** Races that are imagined for comparing two decisions. */
const COMPARED: Tables = { atATime: 48, most: 192 };

/** Happenings that are imagined to find the best decisions, and races driven to the finish for the best of these. */
const IMAGINED = 2500;
const FINALISTS = 3;
const TO_THE_END = 16;

/** Decisions that a seat is thought to take, and races that are continued for some rounds to weigh them. */
const LIKELY = 4;
const WEIGHED = 16;

/**
 * A decision that costs this chance of winning is taken about six times for every ten times that the best is; one
 * that costs three times as much hardly ever. So whether few races find it slightly better or worse matters little.
 */
const LENIENCE = 0.08;

/** The golden section: steps of this size, taken modulo 1, cover all decisions evenly however many races there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Rounds between the two estimates before the end of a race. */
const BETWEEN = 8;

/** Confidence in the chances from continued races: measured by `npm run bench:chances`. */
const CONFIDENCE = 0.8;

/** Happenings in which something is drawn. */
const DRAWN: ReadonlySet<RaceHappening['type']> = new Set<RaceHappening['type']>([
  'grid',
  'settingUp',
  'start',
  'filled',
]);

/**
 * the nuisance car that turned up a card and drove with it, used it without driving, or waits with it
 * (A-8.7).
 */
const turnedUpBy = (told: RaceHappening): CarId | undefined => {
  switch (told.type) {
    case 'drove':
      return told.hand ? undefined : told.car;
    case 'spent':
      return told.car;
    case 'waited':
      return told.why === 'pitBlocked' && told.cards.length ? told.car : undefined;
    default:
      return undefined;
  }
};

/** Was something drawn, or turned up that was not open before? */
const isByChance = (told: RaceHappening, before: State): boolean => {
  // with open stacks, a driver draws the card he wants
  if (told.type === 'drew') return before.options.stacks !== 'open';
  const car = turnedUpBy(told);
  return DRAWN.has(told.type) || (car !== undefined && !before.turnedUp[car]);
};

const told = (chances: PerSeat<number>): PerSeat<number> => toldWith(chances, CONFIDENCE);

/**
 * the table with its piles shuffled; open cards stay on top. The same luck gives the same order before and
 * after a draw.
 */
const dealtAnew = (G: State, random: Chance): State => ({
  ...G,
  piles: perSeat(Object.keys(G.piles), (car) => {
    const pile = G.piles[car]!;
    const open = pile.filter((_, at) => liesOpen(G, car, pile, at));
    const down = new Set(pile.slice(0, pile.length - open.length));
    return [...random.Shuffle(deckOf(car)).filter((card) => down.has(card)), ...open];
  }),
});

/** Do two decisions have the same effect? Cards of the same value are alike. */
const isAlike = (view: View, seat: PlayerID, one: RaceMove, other: RaceMove): boolean => {
  if (sameMove(one, other)) return true;
  if (one.move !== other.move) return false;
  const [value, another] = [one, other].map((move) => broughtBy(view, seat, move));
  if (value !== undefined) return value === another;
  return (
    one.move === 'drive' &&
    other.move === 'drive' &&
    one.args[1] === other.args[1] &&
    valueOf(one.args[0]) === valueOf(other.args[0])
  );
};

/**
 * The race after some rounds and after some more, judged by estimates, and at its end, driven without foresight: all
 * three together come true better than without the second, and scatter half as much as the end alone.
 */
const tablesOnTheWay = (soon: State, luck: string): readonly State[] => {
  const later = drivenFor(soon, luck, BETWEEN);
  return [soon, later, drivenFor(later, luck, Infinity)];
};

const chancesFrom = (soon: State, luck: string): PerSeat<number> => {
  const tables = tablesOnTheWay(soon, luck);
  return averageOf(tables.length, (at) => chancesOfTitle(tables[at]!));
};

/**
 * The best decisions, best first: those that do best over some rounds are driven to the finish, and all that cannot
 * be told from the best of these are returned.
 */
const bestOf = (
  view: View,
  seat: PlayerID,
  random: Chance,
  choices: readonly Tried<RaceMove>[],
): readonly RaceMove[] => {
  const finalists = shortlisted(choices, { work: IMAGINED, doubt: DOUBT }, FINALISTS, (count) => {
    const raced = imaginedRace(view, seat, random, count);
    return (choice) => standingWorth(raced(choice), seat, view.race);
  });
  const tried = triedOut(finalists, { tables: TO_THE_END, doubt: DOUBT }, () => {
    const raced = imaginedRace(view, seat, random);
    const luck = `${random.Number()}`;
    return (choice) => {
      const tables = tablesOnTheWay(raced(choice), luck);
      return {
        chance: mean(tables.map((G) => chancesOfTitle(G)[seat]!)),
        worth: mean(tables.map((G) => standingWorth(G, seat, view.race))),
      };
    };
  });
  return tried.filter(({ chance }) => chance > tried[0]!.chance - AS_GOOD).map(({ choice }) => choice);
};

/** The table after a move, when the next player must decide. */
const tableAfter = (table: State, deed: Deed): State =>
  doneTo(table, evolve, (play) => {
    make(play, ...deed);
    playOn(play);
  }).G;

/** has the car nothing left to draw? Then every card matters, and driving without foresight errs most. */
const isAtItsLast = (G: State, car: CarId): boolean =>
  !isNuisance(G, car) && !isAdvanced(G) && G.cars[car]!.space !== null && !G.piles[car]!.length;

/** What a seat may decide next: how often it does, and what those after it may decide then. */
type Next = readonly { readonly deed: Deed; readonly share: number; readonly after: () => Next }[];

/** How often a seat takes each of these decisions, by what it knows; together 1. */
const sharesOf = (
  view: View,
  seat: PlayerID,
  mind: string,
  choices: readonly Tried<RaceMove>[],
): readonly number[] => {
  if (choices.length < 2) return choices.map(() => 1);
  const random = seededChance(mind);
  const tries = Array.from({ length: WEIGHED }, () => {
    const raced = imaginedRace(view, seat, random);
    return choices.map(({ choice }) => chancesOfTitle(raced(choice))[seat]!);
  });
  const chances = choices.map((_, at) => mean(tries.map((one) => one[at]!)));
  const most = Math.max(...chances);
  const weights = chances.map((chance) => Math.exp(-(((most - chance) / LENIENCE) ** 2) / 2));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

/**
 * The next decisions with the seat's knowledge: a worse one is less likely, so chances fall where one is taken. Seats
 * at their last cards are thought for as well, until a nuisance car turns up another card: chances show in
 * advance what can be foreseen. `most`: how many decisions are thought of.
 */
const nextOf = (G: State, mind: string, most = LIKELY): Next => {
  const { car } = G.turn;
  if (G.stage !== 'driving' || isNuisance(G, car)) return [];
  const view = playerView(G, car);
  const choices = choicesOf(view, car);
  const likely = choices.slice(0, most);
  const shares = sharesOf(view, car, mind, likely);
  // those who drive later in this round
  const isLast = !G.grid.slice(G.grid.indexOf(car) + 1).some((later) => isAtItsLast(G, later));
  return likely.map(({ choice }, at) => {
    const deed: Deed = [car, choice];
    let known: Next | undefined;
    const foreseen = (): Next => {
      const then = tableAfter(G, deed);
      if (then.race !== G.race || then.round !== G.round) return [];
      return nextOf(then, mind, isAtItsLast(then, then.turn.car) ? LIKELY : 1);
    };
    return { deed, share: shares[at]!, after: () => (known ??= isLast ? [] : foreseen()) };
  });
};

/** One course of the next decisions; `at`, from 0 to 1, runs through all of them, each by its share. */
const courseAt = (next: Next, at: number): readonly Deed[] => {
  let left = at;
  for (const { deed, share, after } of next) {
    if (left < share) return [deed, ...courseAt(after(), left / share)];
    left -= share;
  }
  const last = next.at(-1);
  // only rounding leaves something over
  return last ? [last.deed, ...courseAt(last.after(), 0)] : [];
};

/**
 * The analysis: continues the race to its end from every place, and compares every decision with the best. There is
 * no verdict on laying out cards: from memory, nobody sees what lies where; with open stacks, the worth of a
 * card depends on decisions many turns later, while imagined drivers plan only for the next turn.
 */
export const analyst: Analyst<State, View, RaceMove, RaceHappening> = {
  isByChance,
  /** — a car is ahead only once the others have driven too. */
  stretch: ({ race, stage, round }) => `${race} ${stage} ${round}`,
  chances: (G, random) => {
    // the choice of set-ups is secret until all have chosen
    if (G.stage === 'setUp') return undefined;
    const next = nextOf(G, `${random.Number()}`);
    const races: PerSeat<number>[] = [];
    const isKnown = () =>
      Object.keys(races[0]!).every((seat) => standardError(races.map((one) => one[seat]!)) <= RACES.error);
    do {
      for (let one = 0; one < RACES.atATime; one++) {
        const luck = `${random.Number()}`;
        const deeds = courseAt(next, (races.length * GOLDEN) % 1);
        const dealt = deeds.slice(0, -1).reduce(tableAfter, dealtAnew(G, seededChance(luck)));
        races.push(chancesFrom(drivenOn(dealt, luck, deeds.at(-1)), luck));
      }
    } while (races.length < RACES.most && !isKnown());
    return told(averageOf(races.length, (at) => races[at]!));
  },
  verdict: (view, seat, move, random) => {
    const choices = choicesOf(view, seat);
    const made = choices.find(({ choice }) => isAlike(view, seat, choice, move));
    const [first] = choices;
    if (!first || (choices.length === 1 && made)) return undefined;
    // while cards are laid out, other moves than those tried are possible
    if (!made && !['drive', 'wait'].includes(move.move)) return undefined;
    const moves = bestOf(view, seat, random, choices);
    const preferred = moves.find((one) => isAlike(view, seat, one, move)) ?? moves[0]!;
    const isSame = isAlike(view, seat, preferred, move);
    return {
      preferred: [preferred],
      worth: compared(
        isSame ? preferred : move,
        preferred,
        isSame ? ALONE : COMPARED,
        seat,
        () => {
          const raced = imaginedRace(view, seat, random);
          const luck = `${random.Number()}`;
          return (choice) => chancesFrom(raced(choice), luck);
        },
        told,
      ),
    };
  },
};
