import {
  isPaused,
  owesCounter,
  owesRace,
  seatsOf,
  type CardHappening,
  type View,
} from '../../../games/auf-achse-cards';
import type { LogEntry } from '../../kit/match';
import { storyOf } from '../../kit/story';

/** A happening of one kind. */
export type Told<Type extends CardHappening['type']> = Extract<CardHappening, { type: Type }>;

const { happeningsOf, toldOf } = storyOf<CardHappening>();
export { happeningsOf, toldOf };

/** Everything that was seen, in order. */
const toldBy = (log: readonly LogEntry[]): readonly CardHappening[] => log.flatMap(happeningsOf);

/** K-3.5, K-5.5, K-5.6 — the paragraph by which a stage ends. */
export const RULE_OF_END: Readonly<Record<Told<'stageEnd'>['why'], string>> = {
  limit: 'K-5.5',
  noCards: 'K-3.5',
  reshuffled: 'K-5.6',
};

const isCounted = (told: CardHappening): told is Told<'counted'> => told.type === 'counted';
const isStageEnd = (told: CardHappening): told is Told<'stageEnd'> => told.type === 'stageEnd';
const beginsRound = ({ type }: CardHappening): boolean => type === 'round' || type === 'stageBegin';

/** The counter cards of a round that are open. */
export type Reveal = {
  readonly cards: readonly Told<'counted'>[];
  /** Do they belong to the round on the table, or to the one before it? */
  readonly isCurrent: boolean;
};

/** K-3.2 — have all cards of the round been played, so that the first counter card is about to be turned up? */
const isGathered = (view: View): boolean =>
  !isPaused(view) &&
  seatsOf(view).every((seat) => !owesRace(view, seat) && !owesCounter(view, seat)) &&
  Object.values(view.sealed).some((card) => card !== null);

/** The counter cards turned up this round; until all are played, those of the previous round in the same stage. */
export const revealOn = ({ view, log }: { view: View; log: readonly LogEntry[] }): Reveal => {
  const told = toldBy(log);
  const begin = told.findLastIndex(beginsRound);
  const current = told.slice(begin + 1).filter(isCounted);
  if (current.length || isGathered(view)) return { cards: current, isCurrent: true };
  if (told[begin]?.type !== 'round') return { cards: [], isCurrent: false };
  const before = told.slice(0, begin);
  return { cards: before.slice(before.findLastIndex(beginsRound) + 1).filter(isCounted), isCurrent: false };
};

/** Is the last thing seen a counter card being turned up? */
export const isTurningUp = (log: readonly LogEntry[]): boolean => {
  const last = log.at(-1);
  return last !== undefined && happeningsOf(last).at(-1)?.type === 'counted';
};

/** K-6.5 — how many cards each seat had to play when the reveal last paused. */
export const lastPause = (log: readonly LogEntry[]): Told<'extra'>['cards'] =>
  toldOf(log, 'extra').at(-1)?.cards ?? {};

/** The end of the last scored stage. */
export const lastStageEnd = (log: readonly LogEntry[]): Told<'stageEnd'> | undefined =>
  toldOf(log, 'stageEnd').at(-1);

/**
 * Is the score sheet of the last stage behind this reader? It is once they have played a card, or the next reveal has
 * begun.
 */
export const hasDrivenOn = (log: readonly LogEntry[], seat: string | null): boolean => {
  const end = log.findLastIndex((entry) => happeningsOf(entry).some(isStageEnd));
  return log.slice(end + 1).some((entry) => entry.seat === seat || happeningsOf(entry).some(isCounted));
};
