import type { AnyGame } from '../../games';
import type { LegalMove } from '../../games/shared/legality';
import { allowedNow, LEARNER, openDeeds, type Lesson, type Moment } from '../kit/lesson';
import type { Match, SeatInfo, Snapshot } from '../kit/match';
import type { Pace } from '../kit/pace';
import { createListeners } from '../shell/listeners';
import { publicEntry } from '../table/logEntries';
import { taughtTable, type Trail } from './taughtTable';

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

/** Sits down at a lesson where it was left. No server has a part in it, and nothing of it is kept but the trail. */
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

  /** Lets the others play what comes before the moment, one step after the other. */
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

  /** There is another moment now. */
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

  const look = (): Snapshot => {
    const { G } = table.position();
    const log = table
      .played()
      .map((one, place) => ({ ...publicEntry(one), place, told: table.toldOf(place) }));
    const told = table.toldOf(log.length - 1) ?? [];
    return { view: module.playerView(G, LEARNER), playerID: LEARNER, seats, log, told };
  };

  table.setTable(trail);

  return {
    snapshot: () => (snapshot ??= look()),
    connection: () => 'live',
    refused: () => undefined,
    refusals: () => 0,
    subscribe: listeners.subscribe,
    play,
    course: () =>
      (course ??= {
        at: behind().length,
        moment: moment(),
        done: done(),
        isWaiting: isWaiting(),
        settings: table.settings(),
      }),
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
