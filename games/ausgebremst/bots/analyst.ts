import type { PlayerID } from 'boardgame.io';
import { triedOut } from '../../shared/bots/advice';
import { best } from '../../shared/bots/choosing';
import { AS_GOOD, averageOf, compared, toldWith, type Analyst } from '../../shared/bots/analyst';
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

/** Races that are driven on for the chances at one place, and for comparing two decisions. */
const RACES = 32;
const COMPARED = 48;

/** Happenings that are imagined for finding the best decisions, and races that are driven to their ends for the best of these. */
const IMAGINED = 2500;
const FINALISTS = 3;
const TO_THE_END = 16;

/** Races that tell which of several decisions turns out best that are as good as far as the seat can know. */
const TURNED_OUT = 6;

/** How surely a race that is driven on tells who wins: measured by `npm run bench:chances`. */
const CONFIDENCE = 0.8;

/** What is told when something is drawn. */
const DRAWN: ReadonlySet<RaceHappening['type']> = new Set<RaceHappening['type']>([
  'grid',
  'settingUp',
  'start',
  'filled',
]);

/** the nuisance car that turned a card up and drove it, spent it, or waits with it. */
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

/** Was something drawn, or turned up that did not lie open before? */
const isByChance = (told: RaceHappening, before: State): boolean => {
  // who may look through the stacks draws what is wanted
  if (told.type === 'drew') return before.options.stacks !== 'open';
  const car = turnedUpBy(told);
  return DRAWN.has(told.type) || (car !== undefined && !before.turnedUp[car]);
};

const told = (chances: PerSeat<number>): PerSeat<number> => toldWith(chances, CONFIDENCE);

/**
 * the table with its piles in another order; what lies open stays on top. The same luck has cards lie in the same
 * order before one is drawn and after.
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

/** Do two decisions come to the same? Cards of a value are alike. */
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

/** How a race stands after some rounds is told by guesses, how it ends by drivers who do not look ahead: both together err least. */
const halfwayAndAtEnd = (soon: State, luck: string): readonly State[] => [soon, drivenOut(soon, luck)];

const chancesFrom = (soon: State, luck: string): PerSeat<number> => {
  const tables = halfwayAndAtEnd(soon, luck);
  return averageOf(tables.length, (at) => chancesOfTitle(tables[at]!));
};

/** Of what does best for some rounds, what does best to the end of the race, and what nobody can tell from it; best first. */
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

/** The table after a move, when the next player has to decide. */
const tableAfter = (table: State, deed: Deed): State =>
  doneTo(table, evolve, (play) => {
    make(play, ...deed);
    playOn(play);
  }).G;

/** has it nothing left to draw? Then every card tells, and drivers who do not look ahead go wrong most. */
const isAtItsLast = (G: State, car: CarId): boolean =>
  !isNuisance(G, car) && !isAdvanced(G) && G.cars[car]!.space !== null && !G.piles[car]!.length;

/** How likely that seat becomes champion with its move, by so many races that are driven to their ends. */
const chanceWith = (G: State, deed: Deed, races: number, mind: string): number => {
  const random = seededChance(mind);
  const tries = Array.from({ length: races }, () => {
    const luck = `${random.Number()}`;
    return chancesFrom(drivenOn(dealtAnew(G, seededChance(luck)), luck, deed), luck)[deed[0]]!;
  });
  return mean(tries);
};

/**
 * What is done next, as an expert would who knows what the seat knows; of what is as good to its knowledge, whatever turns out
 * best. Then chances fall where a decision is worse. Those who are at their last cards are thought for as well, as long as
 * no nuisance car turns up another one: chances do not wait for what could be seen coming.
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
 * Looks back: from every place the race is driven on to its end, and every decision is held against the best. Only
 * of laying out cards nothing is said: from memory nobody sees what lies where, and in the open a card is worth
 * what its driver makes of it turns later, which imagined drivers, who look for the next turn only, do not.
 */
export const analyst: Analyst<State, View, RaceMove, RaceHappening> = {
  isByChance,
  /** — a car is ahead only when the others have driven as well. */
  stretch: ({ race, stage, round }) => `${race} ${stage} ${round}`,
  chances: (G, random) => {
    // what everybody sets up with is shown to nobody
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
    // while cards are laid out there is something else to be done than what is tried
    if (!made && !['drive', 'wait'].includes(move.move)) return undefined;
    // what it is told to be best by the chances before it
    const moves = bestOf(view, seat, `${random.Number()}`, choices);
    const preferred = moves.find((one) => isAlike(view, seat, one, move)) ?? moves[0]!;
    const isSame = isAlike(view, seat, preferred, move);
    return {
      preferred: [preferred],
      worth: compared(
        isSame ? preferred : move,
        preferred,
        isSame ? 1 : COMPARED,
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
