import type { AnyGame } from '../../games';
import type { LegalMove } from '../../games/shared/legality';
import { allowedNow, LEARNER, openDeeds, type Lesson, type Moment } from '../kit/lesson';
import type { Match, SeatInfo, Snapshot } from '../kit/match';
import type { Pace } from '../kit/pace';
import { createListeners } from '../shell/listeners';
import { publicEntry } from '../table/logEntries';
import { taughtTable, type Trail } from './taughtTable';

/** The progress of a lesson. */
export type Course = {
  /** The index of the current moment; after the last one, the number of moments. */
  readonly at: number;
  /** Undefined once the lesson is over. */
  readonly moment: Moment | undefined;
  /** The deeds of this moment that the learner has done. */
  readonly done: readonly LegalMove[];
  /** Are the others playing? */
  readonly isWaiting: boolean;
  /** How often the table was reset: after a reset, changes are not shown step by step. */
  readonly settings: number;
};

/** A match that teaches: the component that draws the table refuses moves that a moment does not allow. */
export type LessonMatch = Match & {
  /** The same object until something changes. */
  readonly course: () => Course;
  /** Lets the others play, until the match is closed. */
  readonly begin: () => void;
  /** Goes on from a moment at which there is only something to look at. */
  readonly next: () => void;
  /** Resets the table to the beginning of this moment, or of the previous one if nothing was done since. */
  readonly back: () => void;
  /** Does one deed of this moment for the learner. */
  readonly show: () => void;
  /** Starts from the beginning. */
  readonly repeat: () => void;
};

type Given = {
  readonly module: AnyGame;
  readonly lesson: Lesson;
  readonly seats: readonly SeatInfo[];
  /** Where it was left; what no longer fits the rules is dropped. */
  readonly trail: Trail;
  readonly pace: Pace;
  /** Called whenever a moment is completed. */
  readonly onMoment: (trail: Trail, isOver: boolean) => void;
};

type TaughtTable = ReturnType<typeof taughtTable>;

/** What the learner sees of the table. */
const seenAt = (table: TaughtTable, module: AnyGame, seats: readonly SeatInfo[]): Snapshot => {
  const { G } = table.position();
  const log = table.played().map((one, place) => ({ ...publicEntry(one), place, told: table.toldOf(place) }));
  const told = table.toldOf(log.length - 1) ?? [];
  return { view: module.playerView(G, LEARNER), playerID: LEARNER, seats, log, told };
};

const courseAt = (table: TaughtTable): Course => ({
  at: table.behind().length,
  moment: table.moment(),
  done: table.done(),
  isWaiting: table.isWaiting(),
  settings: table.settings(),
});

/** Opens a lesson where it was left. No server is involved, and only the trail is stored. */
export const openLesson = ({ module, lesson, seats, trail, pace, onMoment }: Given): LessonMatch => {
  const listeners = createListeners();
  const table = taughtTable({ module, lesson, seats });
  const { moment, behind, done, isWaiting } = table;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot: Snapshot | undefined;
  let course: Course | undefined;

  const changed = () => {
    snapshot = undefined;
    course = undefined;
    listeners.tell();
  };

  /** Plays the others' steps before the moment, one after the other. */
  const wait = () => {
    if (!isWaiting()) return;
    const last = table.played().at(-1);
    timer = setTimeout(playOn, last?.secret && last.seen === 0 ? 0 : pace(last?.seen ?? 0));
  };
  const playOn = () => {
    timer = undefined;
    if (!table.takeComing()) return;
    changed();
    wait();
  };

  /** A new moment has begun. */
  const begun = () => {
    onMoment(behind(), !moment());
    changed();
    wait();
  };
  const goOn = () => {
    table.goOn();
    begun();
  };
  const restart = (trail: Trail) => {
    clearTimeout(timer);
    table.setTable(trail);
    begun();
  };

  const play = (move: LegalMove) => {
    const now = moment();
    const legal = module.legalMoves(table.position().G, LEARNER);
    if (!now || isWaiting() || !allowedNow([move], now, done()).length || !legal.length) return;
    if (!table.do(move)) return;
    if (openDeeds(now, done()).length) return changed();
    goOn();
  };

  table.setTable(trail);

  return {
    snapshot: () => (snapshot ??= seenAt(table, module, seats)),
    connection: () => 'live',
    refused: () => undefined,
    refusals: () => 0,
    subscribe: listeners.subscribe,
    play,
    course: () => (course ??= courseAt(table)),
    begin: wait,
    next: () => {
      if (moment()?.deeds || isWaiting() || !moment()) return;
      goOn();
    },
    back: () => restart(done().length ? behind() : behind().slice(0, -1)),
    show: () => {
      const legal = module.legalMoves(module.playerView(table.position().G, LEARNER), LEARNER);
      const [first] = openDeeds(moment()!, done());
      const move = first && allowedNow(legal, { ...moment()!, deeds: [first] }, [])[0];
      if (move) play(move);
    },
    repeat: () => restart([]),
    close: () => clearTimeout(timer),
  };
};
