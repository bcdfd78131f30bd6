import type { AnyGame } from '../../games';
import type { LegalMove } from '../../games/shared/legality';
import { toldIn } from '../../games/shared/plugins';
import type { Step } from '../../games/shared/table';
import { createHearing } from '../kit/hearing';
import { LEARNER, type Lesson } from '../kit/lesson';
import type { SeatInfo } from '../kit/match';
import { playedTable, type PlayedTable } from '../table/playedTable';

/** The moves made at each moment so far; the last moment may be unfinished. */
export type Trail = readonly (readonly LegalMove[])[];

type Given = {
  readonly module: AnyGame;
  readonly lesson: Lesson;
  readonly seats: readonly SeatInfo[];
};

const stepOf = ({ move, args }: LegalMove): Step => [LEARNER, move, ...args];

/** The table of a lesson before the first moment. */
const tableFor = ({ module, lesson: { opening }, seats }: Given): PlayedTable =>
  playedTable(module, {
    game: module.id,
    options: { ...(opening.options as object) },
    seats: seats.map(({ name = '' }) => ({ name })),
    seed: opening.seed,
    chance: opening.chance ?? 2,
    steps: [],
    updatedAt: 0,
  });

/** Replays on a table the moves of completed moments; returns how many moments still fit the rules. */
const replay = (table: PlayedTable, { moments }: Lesson, trail: Trail): number => {
  for (const [at, done] of trail.entries()) {
    const { meanwhile = [], before = [], deeds } = moments[at] ?? { deeds: [] };
    const all = [...meanwhile, ...before, ...done.map(stepOf)];
    if (at >= moments.length || done.length !== (deeds?.length ?? 0)) return at;
    for (const step of all) if (table.take(step)) return at;
  }
  return trail.length;
};

/** The table of a lesson, and its progress. Nothing happens there on its own. */
export const taughtTable = (given: Given) => {
  const { module, lesson } = given;
  const hearing = createHearing();
  let table = tableFor(given);
  let behind: Trail = [];
  let done: readonly LegalMove[] = [];
  let coming: readonly Step[] = [];
  let settings = 0;

  const moment = () => lesson.moments[behind.length];

  const take = (step: Step): boolean => {
    if (table.take(step)) return false;
    const { G } = table.position();
    const told = toldIn(table.position()).map((one) => module.seenBy(one, LEARNER, G));
    hearing.hear(table.played().length - 1, told);
    return true;
  };

  const mustTake = (step: Step) => {
    if (!take(step)) throw new Error(`a step of the lesson was refused: ${step.join()}`);
  };

  /** Begins a moment; steps played in the meantime are not shown. */
  const enter = () => {
    const { meanwhile = [] } = moment() ?? {};
    for (const step of meanwhile) mustTake(step);
    if (meanwhile.length) {
      hearing.forget();
      settings += 1;
    }
    coming = moment()?.before ?? [];
    done = [];
  };

  /** Resets the table to the position after that part of the trail; what no longer fits the rules is dropped. */
  const setTable = (trail: Trail): void => {
    hearing.forget();
    table = tableFor(given);
    const fitting = replay(table, lesson, trail);
    if (fitting < trail.length) return setTable(trail.slice(0, fitting));
    behind = trail;
    enter();
    settings += 1;
  };

  return {
    setTable,
    position: () => table.position(),
    played: () => table.played(),
    /** What the learner was told of a step. */
    toldOf: hearing.toldOf,
    /** The current moment; undefined once the lesson is over. */
    moment,
    /** The completed moments. */
    behind: () => behind,
    /** What the learner has done at this moment. */
    done: () => done,
    /** Are the others playing? */
    isWaiting: () => coming.length > 0,
    /** How often the table was reset. */
    settings: () => settings,
    /** Plays the others' next step before the moment; returns whether there was one. */
    takeComing: (): boolean => {
      const [step, ...rest] = coming;
      if (step) mustTake(step);
      coming = rest;
      return step !== undefined;
    },
    /** Does a deed of the moment for the learner; returns whether the rules allow it. */
    do: (move: LegalMove): boolean => {
      if (!take(stepOf(move))) return false;
      done = [...done, move];
      return true;
    },
    /** Completes the moment and begins the next one. */
    goOn: (): void => {
      behind = [...behind, done];
      enter();
    },
  };
};
