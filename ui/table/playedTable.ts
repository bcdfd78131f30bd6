import type { AnyGame } from '../../games';
import type { Past } from '../../games/shared/goingBack';
import type { Refusal } from '../../games/shared/legality';
import { tableOf, type Position, type Step } from '../../games/shared/table';
import { DeviceError } from '../local/deviceStore';
import type { LocalMatchData } from '../local/localMatches';
import type { Played } from './logEntries';

/** A table that remembers every step played at it. */
export type PlayedTable = {
  readonly position: () => Position<unknown>;
  /** All positions so far. */
  readonly past: () => Past<unknown>;
  readonly played: () => readonly Played[];
  /** Plays a step, or returns why the rules refuse it. */
  readonly take: (step: Step) => Refusal | undefined;
};

/** Replays a stored match to where it was left. Throws a `DeviceError` when it does not fit the rules. */
export const playedTable = (
  module: AnyGame,
  { options, seats, seed, chance = 1, steps }: LocalMatchData,
): PlayedTable => {
  const [least, most] = module.players;
  const numPlayers = seats.length;
  const kept = module.options.asKept(options);
  if (numPlayers < least || numPlayers > most || module.options.faultOf(kept, numPlayers))
    throw new DeviceError('damaged');
  const table = tableOf(module, { seed, chance, options: kept, numPlayers });
  const past: Position<unknown>[] = [table.start];
  const position = () => past.at(-1)!;
  let played: readonly Played[] = [];

  const take = (step: Step): Refusal | undefined => {
    const outcome = table.play(position(), step, past);
    if (!outcome.taken) return outcome.refusal;
    past.push(outcome.position);
    const secret = outcome.position.deltalog?.[0]?.redact === true;
    const { happenings } = outcome;
    const seen = happenings.length - Number(secret);
    played = [...played, { step, happenings, seen, secret }];
    return undefined;
  };
  for (const step of steps) if (take(step)) throw new DeviceError('damaged');

  return { position, past: () => past, played: () => played, take };
};
