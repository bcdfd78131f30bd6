import type { AnyGame } from '../../games';
import type { LegalMove } from '../../games/shared/legality';
import { toldIn } from '../../games/shared/plugins';
import type { Step } from '../../games/shared/table';
import { createHearing } from '../kit/hearing';
import { allowedNow, LEARNER, openDeeds, type Lesson, type Moment } from '../kit/lesson';
import type { Match, SeatInfo, Snapshot } from '../kit/match';
import type { Pace } from '../kit/pace';
import { createListeners } from '../shell/listeners';
import { publicEntry } from '../table/logEntries';
import { playedTable, type PlayedTable } from '../table/playedTable';

/** What was done at each moment so far; the last one may be half done. */
export type Trail = readonly (readonly LegalMove[])[];

/** How far a lesson is. */
export type Course = {
  /** The moment it is at, from 0; as many as there are once it is over. */
  readonly at: number;
  /** Nothing once it is over. */
  readonly moment: Moment | undefined;
  /** What the learner has done of it. */
  readonly done: readonly LegalMove[];
  /** Do the others play? */
  readonly isWaiting: boolean;
  /** How often the table was set anew: then nothing unfolds from what was there before. */
  readonly settings: number;
};

/** A match that teaches: what is not allowed at a moment is refused by whoever draws the table. */
export type LessonMatch = Match & {
  /** The same object until something changes. */
  readonly course: () => Course;
  /** Lets the others play, from now until it is closed. */
  readonly begin: () => void;
  /** Goes on from a moment at which there is only something to look at. */
  readonly next: () => void;
  /** Sets the table as it was when this moment began, or the one before if nothing was done since. */
  readonly back: () => void;
  /** Does one thing of this moment for the learner. */
  readonly show: () => void;
  /** From the beginning. */
  readonly repeat: () => void;
};

type Given = {
  readonly module: AnyGame;
  readonly lesson: Lesson;
  readonly seats: readonly SeatInfo[];
  /** Where it was left; what no longer fits the rules is forgotten. */
  readonly trail: Trail;
  readonly pace: Pace;
  /** Told whenever a moment is behind. */
  readonly onMoment: (trail: Trail, isOver: boolean) => void;
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

/** Plays on a table whatever was done at the moments behind; answers how many of them still fit the rules. */
const replay = (table: PlayedTable, { moments }: Lesson, trail: Trail): number => {
  for (const [at, done] of trail.entries()) {
    const { meanwhile = [], before = [], deeds } = moments[at] ?? { deeds: [] };
    const all = [...meanwhile, ...before, ...done.map(stepOf)];
    if (at >= moments.length || done.length !== (deeds?.length ?? 0)) return at;
    for (const step of all) if (table.take(step)) return at;
  }
  return trail.length;
};

/** Sits down at a lesson where it was left. No server has a part in it, and nothing of it is kept but the trail. */
export const openLesson = (given: Given): LessonMatch => {
  const { module, lesson, seats, pace, onMoment } = given;
  const { moments } = lesson;
  const listeners = createListeners();
  const hearing = createHearing();
  let table = tableFor(given);
  let behind: Trail = [];
  let done: readonly LegalMove[] = [];
  let coming: readonly Step[] = [];
  let settings = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot: Snapshot | undefined;
  let course: Course | undefined;

  const changed = () => {
    snapshot = undefined;
    course = undefined;
    listeners.tell();
  };
  const moment = () => moments[behind.length];

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

  /** Lets the others play what comes before the moment, one step after the other. */
  const playOn = () => {
    timer = undefined;
    const [step, ...rest] = coming;
    if (!step) return;
    mustTake(step);
    coming = rest;
    changed();
    wait();
  };
  const wait = () => {
    if (!coming.length) return;
    const last = table.played().at(-1);
    timer = setTimeout(playOn, last?.secret && last.seen === 0 ? 0 : pace(last?.seen ?? 0));
  };

  /** Begins a moment: what happens meanwhile is not shown. */
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
  const goOn = () => {
    behind = [...behind, done];
    enter();
    onMoment(behind, !moment());
    changed();
    wait();
  };

  /** Sets the table anew, as it was after so much of the trail. */
  const setTable = (trail: Trail) => {
    clearTimeout(timer);
    hearing.forget();
    table = tableFor(given);
    const fitting = replay(table, lesson, trail);
    if (fitting < trail.length) return setTable(trail.slice(0, fitting));
    behind = trail;
    enter();
    settings += 1;
  };
  const restart = (trail: Trail) => {
    setTable(trail);
    onMoment(behind, !moment());
    changed();
    wait();
  };

  const play = (move: LegalMove) => {
    const now = moment();
    const legal = module.legalMoves(table.position().G, LEARNER);
    if (!now || coming.length || !allowedNow([move], now, done).length || !legal.length) return;
    if (!take(stepOf(move))) return;
    done = [...done, move];
    if (openDeeds(now, done).length) return changed();
    goOn();
  };

  const look = (): Snapshot => {
    const { G } = table.position();
    const log = table
      .played()
      .map((one, place) => ({ ...publicEntry(one), place, told: hearing.toldOf(place) }));
    const told = hearing.toldOf(log.length - 1) ?? [];
    return { view: module.playerView(G, LEARNER), playerID: LEARNER, seats, log, told };
  };

  setTable(given.trail);

  return {
    snapshot: () => (snapshot ??= look()),
    connection: () => 'live',
    refused: () => undefined,
    subscribe: listeners.subscribe,
    play,
    course: () =>
      (course ??= {
        at: behind.length,
        moment: moment(),
        done,
        isWaiting: coming.length > 0,
        settings,
      }),
    begin: wait,
    next: () => {
      if (moment()?.deeds || coming.length || !moment()) return;
      goOn();
    },
    back: () => restart(done.length ? behind : behind.slice(0, -1)),
    show: () => {
      const legal = module.legalMoves(module.playerView(table.position().G, LEARNER), LEARNER);
      const [first] = openDeeds(moment()!, done);
      const move = first && allowedNow(legal, { ...moment()!, deeds: [first] }, [])[0];
      if (move) play(move);
    },
    repeat: () => restart([]),
    close: () => clearTimeout(timer),
  };
};
