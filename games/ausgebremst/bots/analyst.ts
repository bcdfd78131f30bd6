import type { PlayerID } from 'boardgame.io';
import { triedOut } from '../../shared/bots/advice';
import { best } from '../../shared/bots/choosing';
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
import { mean, shortlisted, type Tried } from '../../shared/bots/search';
import { perSeat, type PerSeat } from '../../shared/seats';
import { deckOf, valueOf, type CarId } from '../cards';
import { evolve } from '../evolve';
import type { RaceHappening } from '../happenings';
import type { RaceMove } from '../moves';
import { playerView } from '../playerView';
import { playOn } from '../rules/race';
import { isAdvanced, isNuisance, liesOpen, type State, type View } from '../state';
import { broughtBy, choicesOf } from './choices';
import { DOUBT, drivenOn, drivenOut, imaginedRace, make, type Deed } from './hard';
import { chancesOfTitle, standingWorth } from './standing';

/** Races that are continued for the chances at one place. */
const RACES = 32;

/** Races that are imagined for comparing two decisions. */
const COMPARED: Tables = { atATime: 48, most: 192 };

/** Happenings that are imagined to find the best decisions, and races driven to the finish for the best of these. */
const IMAGINED = 2500;
const FINALISTS = 3;
const TO_THE_END = 16;

/** Races that decide which of several equally good decisions turns out best. */
const TURNED_OUT = 6;

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
 * The race after some rounds, judged by estimates, and at its end, driven without foresight: both together have the
 * smallest error.
 */
const halfwayAndAtEnd = (soon: State, luck: string): readonly State[] => [soon, drivenOut(soon, luck)];

const chancesFrom = (soon: State, luck: string): PerSeat<number> => {
  const tables = halfwayAndAtEnd(soon, luck);
  return averageOf(tables.length, (at) => chancesOfTitle(tables[at]!));
};

/**
 * The best decisions, best first: those that do best over some rounds are driven to the finish, and all that cannot
 * be told from the best of these are returned.
 */
const bestOf = (
  view: View,
  seat: PlayerID,
  mind: string,
  choices: readonly Tried<RaceMove>[],
): readonly RaceMove[] => {
  const random = seededChance(mind);
  const finalists = shortlisted(choices, { work: IMAGINED, doubt: DOUBT }, FINALISTS, (count) => {
    const raced = imaginedRace(view, seat, random, count);
    return (choice) => standingWorth(raced(choice), seat, view.race);
  });
  const tried = triedOut(finalists, { tables: TO_THE_END, doubt: DOUBT }, () => {
    const raced = imaginedRace(view, seat, random);
    const luck = `${random.Number()}`;
    return (choice) => {
      const tables = halfwayAndAtEnd(raced(choice), luck);
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

/** The chance that the seat becomes champion with its move, from races that are driven to the finish. */
const chanceWith = (G: State, deed: Deed, races: number, mind: string): number => {
  const random = seededChance(mind);
  const tries = Array.from({ length: races }, () => {
    const luck = `${random.Number()}`;
    return chancesFrom(drivenOn(dealtAnew(G, seededChance(luck)), luck, deed), luck)[deed[0]]!;
  });
  return mean(tries);
};

/**
 * The next decisions, as an expert would make them with the seat's knowledge; among those that seem equally good, the
 * one that turns out best. So chances fall where an actual decision is worse. Seats at their last cards are thought
 * for as well, until a nuisance car turns up another card: chances show in advance what can be foreseen.
 */
const nextOf = (G: State, mind: string): readonly Deed[] => {
  const deeds: Deed[] = [];
  // those who drive later in this round
  const toCome = new Set(G.grid.slice(G.grid.indexOf(G.turn.car) + 1).filter((car) => isAtItsLast(G, car)));
  for (let now = G; now.stage === 'driving' && now.race === G.race && now.round === G.round;) {
    const { car } = now.turn;
    if (isNuisance(now, car)) break;
    const view = playerView(now, car);
    const choices = choicesOf(view, car);
    const [foremost] = choices;
    if (!foremost) break;
    const isThought = choices.length > 1 && (!deeds.length || isAtItsLast(now, car));
    const moves = isThought ? bestOf(view, car, mind, choices) : [foremost.choice];
    const move =
      moves.length > 1 ? best(moves, (one) => chanceWith(now, [car, one], TURNED_OUT, mind)) : moves[0]!;
    const deed: Deed = [car, move];
    deeds.push(deed);
    toCome.delete(car);
    if (!toCome.size) break;
    now = tableAfter(now, deed);
  }
  return deeds;
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
    return told(
      averageOf(RACES, () => {
        const luck = `${random.Number()}`;
        const dealt = next.slice(0, -1).reduce(tableAfter, dealtAnew(G, seededChance(luck)));
        return chancesFrom(drivenOn(dealt, luck, next.at(-1)), luck);
      }),
    );
  },
  verdict: (view, seat, move, random) => {
    const choices = choicesOf(view, seat);
    const made = choices.find(({ choice }) => isAlike(view, seat, choice, move));
    const [first] = choices;
    if (!first || (choices.length === 1 && made)) return undefined;
    // while cards are laid out, other moves than those tried are possible
    if (!made && !['drive', 'wait'].includes(move.move)) return undefined;
    // the same random numbers as for the chances before this move
    const moves = bestOf(view, seat, `${random.Number()}`, choices);
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
