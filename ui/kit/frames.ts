import { produce } from 'immer';
import type { GameModule, Happening } from '../../games/shared/gameModule';
import type { LogEntry, Snapshot } from './match';
import { isTakingBack } from './takenBack';

/** What a game says of its happenings: which deserve a look of their own. */
export type Looks = {
  /** Seen on their own; everything else is seen together with what brought it about. */
  readonly worth: ReadonlySet<string>;
  /** What is not seen together with something worth a look that came before it, besides those. */
  readonly begins?: ReadonlySet<string>;
  /** What leads on, as to the next turn: seen all at once, apart from what came before and from what comes after. */
  readonly leadsOn?: ReadonlySet<string>;
};

/** What was told of a step, cut into looks: each ends with all that came of what is worth it. */
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

/** One telling of some steps, and the log as it stands once it has been told. */
type Telling = { readonly one: Happening; readonly log: readonly LogEntry[] };

/** All that was told of the steps from `from` on; nothing when these eyes were not there for one of them. */
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
 * The moments of a step, or of some that came in together, worth stopping at: what was told, look by look, changes the
 * table before it as it changed the table itself. The last moment is the position after it; most steps have no other.
 * Where the eyes change with the step, nobody's cards are shown but at the end. `cut` parts what was told into looks.
 */
export const framesOf =
  <View>(
    { evolve, playerView }: Pick<GameModule<never, View>, 'evolve' | 'playerView'>,
    cut: (told: readonly Happening[]) => readonly (readonly Happening[])[],
  ) =>
  (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
    const isSameEyes = before.playerID === after.playerID;
    const tellings = tellingsSince(after, before.log.length, isSameEyes);
    // what was taken back is gone at once
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
