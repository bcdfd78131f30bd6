import { produce } from 'immer';
import type { GameModule, Happening } from '../../games/shared/gameModule';
import type { LogEntry, Snapshot } from './match';
import { isTakingBack } from './takenBack';

/** Which happenings of a game are shown separately. */
export type Looks = {
  /** Shown separately; everything else is shown together with its cause. */
  readonly worth: ReadonlySet<string>;
  /** Further types that are not shown together with a preceding happening of `worth`. */
  readonly begins?: ReadonlySet<string>;
  /**
   * Happenings that lead on, for example to the next turn: all shown at once, apart from what came before and after.
   */
  readonly leadsOn?: ReadonlySet<string>;
};

/** Groups what was told of a step for display: each group ends with the consequences of what is shown separately. */
export const looksAt = <Told extends Happening>(
  told: readonly Told[],
  { worth, begins = new Set(), leadsOn = new Set() }: Looks,
): readonly (readonly Told[])[] => {
  const looks: Told[][] = [];
  for (const one of told) {
    const look = looks.at(-1);
    const isFull = look?.some(({ type }) => worth.has(type) || leadsOn.has(type));
    const goesWith = leadsOn.has(one.type)
      ? look?.some(({ type }) => leadsOn.has(type))
      : !worth.has(one.type) && !begins.has(one.type);
    if (look && (goesWith || !isFull)) look.push(one);
    else looks.push([one]);
  }
  return looks;
};

/** One happening told of some steps, and the log right after it was told. */
type Telling = { readonly one: Happening; readonly log: readonly LogEntry[] };

/** Everything told of the steps from `from` on; undefined if this reader was not there for one of them. */
const tellingsSince = (
  { log, told }: Snapshot,
  from: number,
  isSameEyes: boolean,
): readonly Telling[] | undefined => {
  const heard = log
    .slice(from)
    .map((entry, at, { length }) =>
      isSameEyes ? (entry.told ?? (at === length - 1 ? (told ?? []) : undefined)) : entry.happenings,
    );
  if (heard.includes(undefined)) return undefined;
  return heard.flatMap((tellings, step) =>
    tellings!.map((one, at): Telling => {
      const { happenings, ...entry } = log[from + step]!;
      const seen = { ...entry, happenings: happenings.slice(0, at + 1) };
      return { one, log: [...log.slice(0, from + step), seen] };
    }),
  );
};

/**
 * The moments to stop at in a step, or in several that arrived together: each group of happenings is applied to the
 * previous position as it was to the table itself. The last moment is the position after the steps; most steps have
 * only that one. If the reader changes with the step, no cards are shown before the end. `cut` divides what was told
 * into groups.
 */
export const framesOf =
  <View>(
    { evolve, playerView }: Pick<GameModule<never, View>, 'evolve' | 'playerView'>,
    cut: (told: readonly Happening[]) => readonly (readonly Happening[])[],
  ) =>
  (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
    const isSameEyes = before.playerID === after.playerID;
    const tellings = tellingsSince(after, before.log.length, isSameEyes);
    // what was taken back disappears at once
    const isBack = after.log.slice(before.log.length).some(isTakingBack);
    if (!tellings || isBack) return [after];
    const looks = cut(tellings.map(({ one }) => one));
    let view = isSameEyes ? before.view : playerView(before.view as never, null);
    let seen = 0;
    const shown = looks.slice(0, -1).map((look): Snapshot<View> => {
      view = produce(view, (table) => {
        for (const one of look) evolve(table as View, one);
      });
      seen += look.length;
      return { ...after, view, log: tellings[seen - 1]!.log };
    });
    return [...shown, after];
  };
