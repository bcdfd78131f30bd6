import type { LogEntry, SeatInfo } from './match';
import type { TFunction } from 'i18next';
import type { GameUi, NarratedLine } from './gameUi';

/** Reads the happenings in log entries, with the types of one game. */
export const storyOf = <Happening extends { readonly type: string }>() => {
  /** What was seen of one step. */
  const happeningsOf = (entry: LogEntry): readonly Happening[] =>
    entry.happenings as readonly unknown[] as readonly Happening[];

  /** All happenings of these types, in order. */
  const toldOf = <Type extends Happening['type']>(
    log: readonly LogEntry[],
    ...types: readonly Type[]
  ): readonly Extract<Happening, { type: Type }>[] =>
    log.flatMap((entry) =>
      happeningsOf(entry).filter((told): told is Extract<Happening, { type: Type }> =>
        types.includes(told.type as Type),
      ),
    );

  return { happeningsOf, toldOf };
};

/** Narrates what was seen during a step, one line each. */
export const happeningsTold =
  (narrate: GameUi['narrate']) =>
  (happenings: LogEntry['happenings'], seats: readonly SeatInfo[], t: TFunction): readonly NarratedLine[] =>
    happenings.length ? narrate({ seat: '', move: '', args: null, happenings }, seats, t) : [];
