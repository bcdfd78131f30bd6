import type { PlayerID } from 'boardgame.io';
import { toldIn } from '../../games/shared/plugins';
import type { MatchRecord, Replay } from '../../games/shared/record';
import type { TableEvent } from '../../games/shared/conduct';
import type { BotLevel } from '../../games/shared/gameModule';
import type { GameUi } from '../kit/gameUi';
import { openEntry, playedAt, publicEntry } from '../table/logEntries';
import type { LogEntry, SeatInfo, Snapshot } from '../kit/match';
import { asItStands } from '../kit/takenBack';

/** Everything lies open. */
export const OPEN = 'open';
/** From beside the table. */
export const SPECTATOR = 'spectator';
/** From where a replay is watched: with all cards open (`OPEN`), as a spectator (`SPECTATOR`), or from a seat. */
export type Eyes = PlayerID;

/** A place in a replay: after so many steps (0 is before the first), at one moment of the last of them. */
export type Spot = { readonly step: number; readonly moment: number };

/** A replay seen from one perspective, played as far as somebody looks. Snapshots are the same objects each time. */
export type Film = {
  readonly seats: readonly SeatInfo[];
  /** The first so many steps, as far as this perspective may know them, and as they stood in the end. */
  readonly logTo: (step: number) => readonly LogEntry[];
  /** What happened at the table beside the game. */
  readonly events: readonly TableEvent[];
  /** How many steps there are. */
  readonly length: number;
  /** The moments of a step worth stopping at, at least one; the last is the position after it. */
  readonly momentsOf: (step: number) => readonly Snapshot[];
};

/** How well the computer player decided that took a step for somebody else. */
const levelAt = ({ steps, table }: MatchRecord, place: number): BotLevel =>
  table?.events.findLast(
    (event) => event.place <= place && event.level && [steps[place]![0], undefined].includes(event.seat),
  )?.level ?? 'normal';

/** The film of a replay: nothing of it is made before it is asked for. Views are made by the game's own `playerView`: a seat sees no more than it did while playing. */
export const filmOf = (replay: Replay, eyes: Eyes, momentsBetween: GameUi['moments']): Film => {
  const { record, module, positions } = replay;
  const playerID = eyes === OPEN || eyes === SPECTATOR ? null : eyes;
  const seats = record.seats.map((seat, at) => ({ playerID: String(at), ...seat }));
  const standIns = new Set(record.table?.standIns);
  const entryOf = (place: number): LogEntry => ({
    ...(eyes === OPEN ? openEntry : publicEntry)(playedAt(replay, place)),
    place,
    // the level of each of them is told by how it came to that
    ...(standIns.has(place + 1) && { standIn: levelAt(record, place) }),
  });
  const known: LogEntry[] = [];
  /** What is asked for is played, and told once. */
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

/** The nearest place there is. */
export const clampSpot = ({ length, momentsOf }: Film, { step, moment }: Spot): Spot => {
  const within = Math.min(Math.max(step, 0), length);
  const last = momentsOf(within).length - 1;
  return { step: within, moment: within === step ? Math.min(Math.max(moment, 0), last) : last };
};

/** Right after a step, with all that was seen because of it. */
export const afterStep = ({ momentsOf }: Film, step: number): Spot => ({
  step,
  moment: momentsOf(step).length - 1,
});

/** One moment on; stays at the end. */
export const next = (film: Film, { step, moment }: Spot): Spot => {
  if (moment + 1 < film.momentsOf(step).length) return { step, moment: moment + 1 };
  return step < film.length ? { step: step + 1, moment: 0 } : { step, moment };
};

/** One moment back; stays at the beginning. */
export const previous = (film: Film, { step, moment }: Spot): Spot => {
  if (moment > 0) return { step, moment: moment - 1 };
  return step > 0 ? afterStep(film, step - 1) : { step, moment };
};
