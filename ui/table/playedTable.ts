import type { AnyGame } from '../../games';
import type { Refusal } from '../../games/shared/legality';
import { tableOf, type Position, type Step } from '../../games/shared/table';
import { DeviceError } from '../local/deviceStore';
import type { LocalMatchData } from '../local/localMatches';
import type { Played } from './logEntries';

/** A table that remembers every step played at it. */
export type PlayedTable = {
  readonly position: () => Position<unknown>;
  readonly played: () => readonly Played[];
  /** Takes a step, or answers why the rules do not. */
  readonly take: (step: Step) => Refusal | undefined;
};

/** Plays a kept match to where it was left. Throws a `DeviceError` when that does not fit the rules. */
export const playedTable = (
  module: AnyGame,
  { options, seats, seed, chance = 1, steps }: LocalMatchData,
): PlayedTable => {
  const { minPlayers, maxPlayers } = module.game;
  const numPlayers = seats.length;
  const kept = module.options.asKept(options);
  if (numPlayers < minPlayers || numPlayers > maxPlayers || module.options.faultOf(kept, numPlayers))
    throw new DeviceError('damaged');
  const table = tableOf(module, { seed, chance, options: kept, numPlayers });
  let position: Position<unknown> = table.start;
  let played: readonly Played[] = [];

  const take = (step: Step): Refusal | undefined => {
    const outcome = table.play(position, step);
    if (!outcome.taken) return outcome.refusal;
    position = outcome.position;
    const secret = position.deltalog?.[0]?.redact === true;
    const { happenings } = outcome;
    const seen = happenings.length - (secret && module.evolve ? 1 : 0);
    played = [...played, { step, happenings, seen, secret }];
    return undefined;
  };
  for (const step of steps) if (take(step as unknown as Step)) throw new DeviceError('damaged');

  return { position: () => position, played: () => played, take };
};
