import type { PlayerID } from 'boardgame.io';
import { toldIn } from '../../games/shared/plugins';
import type { MatchRecord, Replay } from '../../games/shared/record';
import type { TableEvent } from '../../games/shared/conduct';
import type { BotLevel } from '../../games/shared/gameModule';
import type { GameUi } from '../kit/gameUi';
import { openEntry, playedAt, publicEntry } from '../table/logEntries';
import type { LogEntry, SeatInfo, Snapshot } from '../kit/match';
import { asItStands } from '../kit/takenBack';

/** With all cards open. */
export const OPEN = 'open';
/** As a spectator. */
export const SPECTATOR = 'spectator';
/** The perspective of a replay: with all cards open (`OPEN`), as a spectator (`SPECTATOR`), or from a seat. */
export type Eyes = PlayerID;

/** A place in a replay: the number of steps made (0 is before the first), and a moment of the last of them. */
export type Spot = { readonly step: number; readonly moment: number };

/** A replay seen from one perspective, played only as far as needed. Snapshots are the same objects each time. */
export type Film = {
  readonly seats: readonly SeatInfo[];
  /** The first `step` steps, as far as this perspective may know them; what was taken back later is marked. */
  readonly logTo: (step: number) => readonly LogEntry[];
  /** What happened at the table apart from the game. */
  readonly events: readonly TableEvent[];
  /** How many steps there are. */
  readonly length: number;
  /** The moments of a step at which the replay stops, at least one; the last one is the position after the step. */
  readonly momentsOf: (step: number) => readonly Snapshot[];
};

/** The level of the computer player that made a step in place of a person. */
const levelAt = ({ steps, table }: MatchRecord, place: number): BotLevel =>
  table?.events.findLast(
    (event) => event.place <= place && event.level && [steps[place]![0], undefined].includes(event.seat),
  )?.level ?? 'normal';

/**
 * The film of a replay; every part is made only when it is needed. Views come from the game's own `playerView`: a
 * seat sees no more than it did while playing.
 */
export const filmOf = (replay: Replay, eyes: Eyes, momentsBetween: GameUi['moments']): Film => {
  const { record, module, positions } = replay;
  const playerID = eyes === OPEN || eyes === SPECTATOR ? null : eyes;
  const seats = record.seats.map((seat, at) => ({ playerID: String(at), ...seat }));
  const standIns = new Set(record.table?.standIns);
  const entryOf = (place: number): LogEntry => ({
    ...(eyes === OPEN ? openEntry : publicEntry)(playedAt(replay, place)),
    place,
    // the level follows from the event that put the stand-in there
    ...(standIns.has(place + 1) && { standIn: levelAt(record, place) }),
  });
  const known: LogEntry[] = [];
  /** Plays up to a step; every step is put into an entry once. */
  const toldTo = (step: number): readonly LogEntry[] => {
    replay.playTo(step);
    for (let place = known.length; place < replay.happenings.length; place++) known.push(entryOf(place));
    return known.slice(0, step);
  };
  const steps = record.steps.map(([, move, ...args], place) => ({ move, args, place }));
  const logTo = (step: number) => asItStands(toldTo(step), steps);

  const lookAt = (step: number): Snapshot => {
    const log = asItStands(toldTo(step));
    // where the record breaks off, the table stays as it is
    const position = positions[step] ?? positions.at(-1)!;
    const { G } = position;
    const view = eyes === OPEN ? G : module.playerView(G, playerID);
    const told = toldIn(position);
    const heard = eyes === OPEN ? told : told.map((one) => module.seenBy(one, playerID, G));
    return { view, playerID, seats, log, told: heard };
  };
  const looks = new Map<number, Snapshot>();
  const lookOnce = (step: number): Snapshot => {
    const look = looks.get(step) ?? lookAt(step);
    looks.set(step, look);
    return look;
  };
  const moments = new Map<number, readonly Snapshot[]>();
  const momentsOf = (step: number): readonly Snapshot[] => {
    const known =
      moments.get(step) ?? (step ? momentsBetween(lookOnce(step - 1), lookOnce(step)) : [lookOnce(0)]);
    moments.set(step, known);
    return known;
  };
  return { seats, logTo, events: record.table?.events ?? [], length: steps.length, momentsOf };
};

/** The nearest place that exists. */
export const clampSpot = ({ length, momentsOf }: Film, { step, moment }: Spot): Spot => {
  const within = Math.min(Math.max(step, 0), length);
  const last = momentsOf(within).length - 1;
  return { step: within, moment: within === step ? Math.min(Math.max(moment, 0), last) : last };
};

/** The place right after a step, at its last moment. */
export const afterStep = ({ momentsOf }: Film, step: number): Spot => ({
  step,
  moment: momentsOf(step).length - 1,
});

/** One moment forward; stays at the end. */
export const next = (film: Film, { step, moment }: Spot): Spot => {
  if (moment + 1 < film.momentsOf(step).length) return { step, moment: moment + 1 };
  return step < film.length ? { step: step + 1, moment: 0 } : { step, moment };
};

/** One moment back; stays at the beginning. */
export const previous = (film: Film, { step, moment }: Spot): Spot => {
  if (moment > 0) return { step, moment: moment - 1 };
  return step > 0 ? afterStep(film, step - 1) : { step, moment };
};
