import type { BoardHappening } from '../../../games/auf-achse-board';
import type { LogEntry } from '../../table/match';

/** A happening of one kind. */
export type Told<Type extends BoardHappening['type']> = Extract<BoardHappening, { type: Type }>;

/** What was seen because of one step. */
export const happeningsOf = (entry: LogEntry): readonly BoardHappening[] =>
  entry.happenings as readonly BoardHappening[];

/** Everything that was seen of these kinds, in order. */
export const toldOf = <Type extends BoardHappening['type']>(
  log: readonly LogEntry[],
  ...types: readonly Type[]
): readonly Told<Type>[] =>
  log.flatMap((entry) =>
    happeningsOf(entry).filter((told): told is Told<Type> => types.includes(told.type as Type)),
  );
