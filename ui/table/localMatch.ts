import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import type { Refusal } from '../../games/shared/legality';
import { GO_BACK, placeToGoBackTo } from '../../games/shared/goingBack';
import { hasOwnChance, toldIn } from '../../games/shared/plugins';
import type { Step } from '../../games/shared/table';
import { undoableStep } from '../../games/shared/undo';
import { createHearing } from '../kit/hearing';
import type { LogEntry, Match, Snapshot } from '../kit/match';
import type { Pace } from '../kit/pace';
import type { LocalMatchData } from '../local/localMatches';
import { createListeners } from '../shell/listeners';
import { passDevice, type Holding } from './deviceHolder';
import { seatBots } from './localBots';
import { keepTable, type Keeper } from './localKeeper';
import { asItStands, lastDecisionOf } from '../kit/takenBack';
import { publicEntry, type Played } from './logEntries';
import { playedTable, type PlayedTable } from './playedTable';
import type { Beside } from './thinkBeside';

/** The state of a device that several people share. */
export type Device = Holding & {
  /** Can this browser store the match? If not, a reload loses it. */
  readonly kept: boolean;
  /** The id of the record, once the match is over and stored. */
  readonly record: string | undefined;
};

/** A match on this device. If there is only one human, their hand is always open. */
export type LocalMatch = Match & {
  /** The same object until something changes. */
  readonly device: () => Device;
  /** Opens the cards of the seat that was handed the device; does nothing for other seats. */
  readonly revealTo: (seat: PlayerID) => void;
  /** Covers all cards until somebody takes the device. */
  readonly cover: () => void;
  /** Can the last decision of a person be taken back if all at the device agree? */
  readonly mayGoBack: () => boolean;
  /** Takes it back, after they have agreed. */
  readonly goBack: () => void;
};

type Opening = {
  readonly module: AnyGame;
  readonly data: LocalMatchData;
  readonly keeper: Keeper;
  readonly pace: Pace;
  readonly beside?: Beside | undefined;
};

/** The steps in the log: the same objects as long as what this reader knows of them stays the same. */
const entriesBy = (hearing: ReturnType<typeof createHearing>) => {
  const entries = new WeakMap<Played, LogEntry>();
  return (played: Played, place: number): LogEntry => {
    const told = hearing.toldOf(place);
    const known = entries.get(played);
    if (known && known.told === told) return known;
    const entry = { ...publicEntry(played), place, told };
    entries.set(played, entry);
    return entry;
  };
};

/** The holder of the device: what they see and have heard of the match; while it is covered, what everybody may. */
const readerOf = (
  { module, data }: Pick<Opening, 'module' | 'data'>,
  table: PlayedTable,
  holder: ReturnType<typeof passDevice>,
) => {
  const seats = data.seats.map((seat, at) => ({ playerID: String(at), ...seat }));
  const hearing = createHearing();
  const entryOf = entriesBy(hearing);
  return {
    look: (): Snapshot => {
      const position = table.position();
      const playerID = holder.open();
      const view: unknown = module.playerView(position.G, holder.eyes());
      const log = table.played().map(entryOf);
      const told = hearing.toldOf(log.length - 1) ?? [];
      const undoable = data.secondThoughts === false ? undefined : undoableStep(module, position, playerID);
      return { view, playerID, seats, log: asItStands(log), told, undoable };
    },
    /** Notes what the last step told. */
    hear: () => {
      const position = table.position();
      const told = toldIn(position).map((one) => module.seenBy(one, holder.eyes(), position.G));
      hearing.hear(table.played().length - 1, told);
    },
    /** Somebody else looks at the device now. */
    forget: hearing.forget,
  };
};

/** The step with which the table takes back the last decision of a person in the log. */
const stepBack = (
  { module, data: { seats, secondThoughts = true } }: Pick<Opening, 'module' | 'data'>,
  table: PlayedTable,
  log: readonly LogEntry[],
): Step | undefined => {
  const { gameover } = table.position().ctx;
  if (secondThoughts !== true || gameover || !module.undo || !hasOwnChance(table.position()))
    return undefined;
  const people = seats.flatMap(({ bot }, at) => (bot ? [] : [String(at)]));
  const [last] = people
    .map((seat) => ({ seat, place: lastDecisionOf(log, seat) ?? -1 }))
    .toSorted((a, b) => b.place - a.place);
  const to = last && placeToGoBackTo(table.past(), last.seat);
  if (to === undefined) return undefined;
  return [last!.seat, GO_BACK, to, ...people.filter((seat) => seat !== last!.seat)];
};

/**
 * Opens a match of this device where it was left. Throws a `DeviceError` when the stored match can no longer be
 * played. No server is involved.
 */
export const openLocalMatch = (opening: Opening): LocalMatch => {
  const { module, data } = opening;
  const table = playedTable(module, data);
  const holder = passDevice(
    data,
    table,
    () => module.awaited(table.position().G),
    () => module.isPublic?.(table.position().G) ?? false,
  );
  const listeners = createListeners();
  const reader = readerOf(opening, table, holder);
  let refused: Refusal | undefined;
  let refusals = 0;
  let snapshot: Snapshot | undefined;
  let device: Device | undefined;

  const changed = () => {
    snapshot = undefined;
    device = undefined;
    listeners.tell();
  };

  const handedOver = () => {
    reader.forget();
    changed();
  };

  const wayBack = () => stepBack(opening, table, reader.look().log);

  const keeper = keepTable(opening, table, changed);
  const afterStep = () => {
    const eyes = holder.eyes();
    holder.afterStep();
    if (holder.eyes() !== eyes) reader.forget();
    reader.hear();
    changed();
    void keeper.keep();
    bots.think();
  };
  const bots = seatBots(opening, table, afterStep);

  if (table.position().ctx.gameover && !keeper.record()) void keeper.keep();
  bots.think();

  return {
    snapshot: () => (snapshot ??= reader.look()),
    device: () => (device ??= { ...holder.now(), kept: keeper.isKept(), record: keeper.record() }),
    connection: () => 'live',
    refused: () => refused,
    refusals: () => refusals,
    subscribe: listeners.subscribe,
    play: ({ move, args }) => {
      const playerID = holder.open();
      if (playerID === null) return;
      refused = table.take([playerID, move, ...args]);
      if (refused) {
        refusals++;
        return changed();
      }
      holder.hasPlayed();
      afterStep();
    },
    mayGoBack: () => wayBack() !== undefined,
    goBack: () => {
      const step = wayBack();
      if (!step || table.take(step)) return;
      holder.hasGoneBack(step[0]);
      afterStep();
    },
    revealTo: (seat) => {
      if (holder.revealTo(seat)) handedOver();
    },
    cover: () => {
      if (holder.cover()) handedOver();
    },
    close: () => {
      bots.stop();
      listeners.clear();
    },
  };
};
