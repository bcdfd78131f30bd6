import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { decisionOf } from '../../games/shared/bot';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import { toldIn } from '../../games/shared/plugins';
import { recordOf, type MatchRecord } from '../../games/shared/record';
import { clockwiseFrom } from '../../games/shared/seats';
import type { LocalMatchData } from '../local/localMatches';
import { publicEntry } from './logEntries';
import type { Match, Snapshot } from '../kit/match';
import type { Pace } from '../kit/pace';
import { playedTable } from './playedTable';

/** How things stand at a device that several people share. */
export type Device = {
  /** Whose cards lie open; nobody's while the device is covered. */
  readonly open: PlayerID | null;
  /** Who takes the device next; nobody while computer players think, and after the end. */
  readonly next: PlayerID | undefined;
  /** Who had it last. */
  readonly last: PlayerID | undefined;
  /** Has something happened since it was covered that everybody at the table wants to see? */
  readonly news: boolean;
  /** Can this browser keep the match? Without that a reload would lose it. */
  readonly kept: boolean;
  /** Once it is over and kept: the id of its record. */
  readonly record: string | undefined;
};

/** A match at this device. With one human only, that hand lies open all the time. */
export type LocalMatch = Match & {
  /** The same object until something changes. */
  readonly device: () => Device;
  /** Opens the cards of the seat the device was handed to; does nothing for any other. */
  readonly revealTo: (seat: PlayerID) => void;
  /** Covers all cards, until the device is handed to somebody. */
  readonly cover: () => void;
};

/** Where a match at this device is kept; both reject when it cannot be. */
export type Keeper = {
  readonly match: (data: LocalMatchData) => Promise<void>;
  /** Answers the id of the record. */
  readonly record: (record: MatchRecord) => Promise<string>;
};

type Opening = {
  readonly module: AnyGame;
  readonly data: LocalMatchData;
  readonly keeper: Keeper;
  readonly pace: Pace;
};

/**
 * Sits down at a match of this device, where it was left. Throws a `DeviceError` when what is kept can no longer be
 * played. No server has a part in it.
 */
export const openLocalMatch = ({ module, data, keeper, pace }: Opening): LocalMatch => {
  const { position, played, take } = playedTable(module, data);
  const seats = data.seats.map((seat, at) => ({ playerID: String(at), ...seat }));
  const order = seats.map(({ playerID }) => playerID);
  const humans = order.filter((seat) => !data.seats[Number(seat)]!.bot);
  const alone = humans.length === 1 ? humans[0]! : null;

  let { record } = data;
  let open: PlayerID | null = alone;
  let last = played()
    .map(({ step: [seat] }) => seat)
    .findLast((seat) => humans.includes(seat));
  let news = false;
  let kept = true;
  let refused: Refusal | undefined;
  let thinking: ReturnType<typeof setTimeout> | undefined;
  let snapshot: Snapshot | undefined;
  let device: Device | undefined;
  const readers = new Set<() => void>();

  const changed = () => {
    snapshot = undefined;
    device = undefined;
    for (const read of readers) read();
  };

  const awaited = (): readonly PlayerID[] => module.awaited(position().G);
  const awaitedBot = () => awaited().find((seat) => !humans.includes(seat));
  const awaitedHuman = (): PlayerID | undefined => {
    const waiting = new Set(awaited());
    const round = clockwiseFrom(order, last ?? position().ctx.currentPlayer);
    return round.find((seat) => waiting.has(seat) && humans.includes(seat));
  };

  /** What the open eyes see; nobody's eyes see what everybody may. */
  const look = (): Snapshot => {
    const { G, ctx } = position();
    const view: unknown = module.playerView(G, open);
    const told = toldIn(position()).map((one) => module.seenBy(one, open, G));
    return { view, ctx, playerID: open, seats, log: played().map(publicEntry), told };
  };

  const keep = async () => {
    const before = { kept, record };
    const { gameover } = position().ctx;
    const steps = played().map(({ step }) => step) as unknown as MatchRecord['steps'];
    try {
      if (gameover) {
        const { game, seats, seed, chance: version = 1 } = data;
        const options = module.options.asKept(data.options);
        record ??= await keeper.record(
          recordOf({ version, game, options, seats, seed, steps, result: gameover }),
        );
      }
      await keeper.match({ ...data, steps, updatedAt: Date.now(), ...(record && { record }) });
      kept = true;
    } catch {
      kept = false;
    }
    if (kept !== before.kept || record !== before.record) changed();
  };

  /** Covers the device once its holder has decided, and when there is something to see before others decide. */
  const settle = () => {
    if (alone) return;
    const waiting = awaited();
    const seen = played().at(-1)!.happenings.length > 0;
    const othersToo = waiting.some((seat) => seat !== open && humans.includes(seat));
    if (open !== null && (!waiting.includes(open) || (seen && othersToo))) open = null;
    if (open === null && seen) news = true;
  };

  const choose = (bot: PlayerID): LegalMove => {
    const level = data.seats[Number(bot)]!.bot!;
    const chance = seededChance(`${data.seed}/${bot}/${played().length}`);
    return decisionOf(module, position().G, bot, level, chance, (fault) =>
      console.error(`a computer player (${level}) could not decide`, fault),
    );
  };

  const letBotPlay = () => {
    thinking = undefined;
    const bot = awaitedBot();
    if (bot === undefined) return;
    const { move, args } = choose(bot);
    if (take([bot, move, ...args])) throw new Error(`a listed move was refused: ${move} ${args.join()}`);
    afterStep();
  };

  const think = () => {
    if (thinking || awaitedBot() === undefined) return;
    thinking = setTimeout(letBotPlay, pace(played().at(-1)?.happenings.length ?? 0));
  };

  const afterStep = () => {
    settle();
    changed();
    void keep();
    think();
  };

  if (position().ctx.gameover && !record) void keep();
  think();

  return {
    snapshot: () => (snapshot ??= look()),
    device: () =>
      (device ??= { open, next: open === null ? awaitedHuman() : undefined, last, news, kept, record }),
    connection: () => 'live',
    refused: () => refused,
    subscribe: (onChange) => {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
    play: ({ move, args }) => {
      if (open === null) return;
      refused = take([open, move, ...args]);
      if (refused) return changed();
      last = open;
      afterStep();
    },
    revealTo: (seat) => {
      if (open !== null || seat !== awaitedHuman()) return;
      open = seat;
      last = seat;
      news = false;
      changed();
    },
    cover: () => {
      if (alone || open === null) return;
      open = null;
      changed();
    },
    close: () => {
      clearTimeout(thinking);
      readers.clear();
    },
  };
};
