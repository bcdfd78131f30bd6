import type { PlayerID } from 'boardgame.io';
import { partsOf, raceScore, type Face } from '../../../../games/auf-achse-cards';
import type { Told } from '../story';
import type { FinaleBeat } from './beats';

/** The state of the count. */
export type Count = {
  /** How many cards of each trip are open. */
  readonly open: Readonly<Record<PlayerID, number>>;
  /** The value of the open cards, in km. */
  readonly km: Readonly<Record<PlayerID, number>>;
};

/** The state of the count at one of its beats: earlier trips are open, later ones face down. */
export const countAt = (
  { races }: Pick<Told<'stageEnd'>, 'races'>,
  order: readonly PlayerID[],
  { seat, open }: Pick<FinaleBeat, 'seat' | 'open'>,
): Count => {
  const now = order.indexOf(seat);
  const opened = order.map((one, at) => [one, at < now ? races[one]!.length : at > now ? 0 : open] as const);
  return {
    open: Object.fromEntries(opened),
    km: Object.fromEntries(opened.map(([one, cards]) => [one, raceScore(races[one]!.slice(0, cards))])),
  };
};

/** K-4.2 … K-4.4 — how many cards of a trip no longer count. */
export const deadCards = (race: readonly Face[]): number => {
  const parts = partsOf(race);
  const last = parts.at(-1);
  return last?.kind === 'road' ? race.length - last.cards.length : race.length;
};

/** The indexes of the cards of a trip that have a break before them. */
export const breaksIn = (race: readonly Face[]): ReadonlySet<number> => {
  let at = 0;
  const starts = partsOf(race).map(({ cards }) => {
    const start = at;
    at += cards.length;
    return start;
  });
  return new Set(starts.slice(1));
};

type Said = {
  readonly key: string;
  readonly values: Readonly<Record<string, number>>;
  /** The form of the sentence, if it has several. */
  readonly context?: 'inAll';
  /** The card the sentence is about. */
  readonly card?: Face | undefined;
};

/**
 * The sentence for a beat, as a key of the words; `before`: the kilometres of earlier stages. A break costs
 * everything before it.
 */
export const saidAt = (
  race: readonly Face[],
  { open, km }: { readonly open: number; readonly km: number },
  { before, best }: { readonly before: number; readonly best: number | undefined },
): Said => {
  const left = race.length - open;
  // the sum is news only where earlier stages add to it
  if (!left && !before) return { key: 'done', values: { km } };
  if (!left) return { key: 'done', context: 'inAll', values: { km, total: before + km } };
  const was = raceScore(race.slice(0, Math.max(0, open - 1)));
  if (open > 0 && km < was) return { key: 'broke', values: { km: was }, card: race[open - 1] };
  if (open > 0) return { key: 'climbs', values: { km, count: left } };
  if (best !== undefined && best > before) return { key: 'needs', values: { best, need: best - before } };
  return { key: 'turns', values: {} };
};
