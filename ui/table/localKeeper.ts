import type { AnyGame } from '../../games';
import { recordOf, type MatchRecord } from '../../games/shared/record';
import type { LocalMatchData } from '../local/localMatches';
import type { PlayedTable } from './playedTable';

/** Stores a match on this device and its record; both reject when that is impossible. */
export type Keeper = {
  readonly match: (data: LocalMatchData) => Promise<void>;
  /** Returns the id of the record. */
  readonly record: (record: MatchRecord) => Promise<string>;
};

type Given = { readonly module: AnyGame; readonly data: LocalMatchData; readonly keeper: Keeper };

/**
 * Stores a match as it goes on, and its record once it is over. `onChange`: whether or where it is stored has
 * changed.
 */
export const keepTable = ({ module, data, keeper }: Given, table: PlayedTable, onChange: () => void) => {
  let { record } = data;
  let kept = true;

  const write = async (): Promise<void> => {
    const { gameover } = table.position().ctx;
    const steps = table.played().map(({ step }) => step);
    if (gameover) {
      const { game, seats, seed, chance: version = 1 } = data;
      const options = module.options.asKept(data.options);
      record ??= await keeper.record(
        recordOf({ version, game, options, seats, seed, steps, result: gameover }),
      );
    }
    await keeper.match({ ...data, steps, updatedAt: Date.now(), ...(record && { record }) });
  };

  return {
    /** Can this browser store the match? */
    isKept: () => kept,
    /** The id of the record, once the match is over and stored. */
    record: () => record,
    keep: async (): Promise<void> => {
      const before = { kept, record };
      try {
        await write();
        kept = true;
      } catch {
        kept = false;
      }
      if (kept !== before.kept || record !== before.record) onChange();
    },
  };
};
