import { boardGame, isEvent, type BoardHappening, type View } from '../../../games/auf-achse-board';
import type { Happening } from '../../../games/shared/gameModule';
import { framesOf, looksAt, type Looks } from '../../kit/frames';
import type { LogEntry, Snapshot } from '../../kit/match';
import { happeningsOf, toldOf, type Told } from './story';

type Kind = BoardHappening['type'];

/** Happenings shown separately; everything else is shown together with its cause. */
// prettier-ignore
const WORTH: ReadonlySet<Kind> = new Set<Kind>([
  'placed', 'rolled', 'drove', 'stayed', 'went', 'drew', 'roadworks', 'jam', 'loaded', 'unloaded', 'robbed',
  'called', 'bid', 'passed', 'won',
]);

/** Happenings that lead over to the next turn, shown all at once. */
const LEADS_ON: ReadonlySet<Kind> = new Set<Kind>(['dealt', 'turn', 'missed', 'jamEnd']);

const LOOKS: Looks = { worth: WORTH, leadsOn: LEADS_ON };

const isDue = (told: Happening): boolean => told.type === 'paid' && isEvent((told as Told<'paid'>).cause);

/** B-13.2 — what is settled at the end of a match is shown with the end, not with the delivery that led to it. */
const cut = (told: readonly Happening[]): readonly (readonly Happening[])[] => {
  const end = told.findIndex(({ type }) => type === 'end');
  if (end < 0) return looksAt(told, LOOKS);
  const from = told.slice(0, end).findLastIndex((one) => !isDue(one)) + 1;
  return [...looksAt(told.slice(0, from), LOOKS), told.slice(from)];
};

/**
 * The moments of a step to stop at: where a truck stopped before its card was drawn, each bid, the end of an auction
 * before the turn goes on. The last one is the position after the step; most steps have no other.
 */
export const moments = framesOf<View>(boardGame, cut);

/** B-7 — the end of an auction: who won what, and the bids in order. */
export type AuctionEnd = {
  readonly won: Told<'won'>;
  readonly caller: string;
  readonly bids: readonly Told<'bid'>[];
};

/** The end of an auction, if that is the last happening shown separately; otherwise undefined. */
export const auctionEndOf = (log: readonly LogEntry[]): AuctionEnd | undefined => {
  const last = log.at(-1);
  const won = last && happeningsOf(last).findLast(({ type }) => WORTH.has(type) || LEADS_ON.has(type));
  if (won?.type !== 'won') return undefined;
  const of = toldOf(log, 'called', 'bid');
  const from = of.findLastIndex(({ type }) => type === 'called');
  const called = of[from];
  // B-14.2 — without auctions, a contract is simply taken
  if (called?.type !== 'called' || called.contract !== won.contract) return undefined;
  return { won, caller: called.seat, bids: of.slice(from + 1).filter((one) => one.type === 'bid') };
};

/** The moments of what has happened; the end of an auction is held before anything goes on. */
export const heldMoments = (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
  const frames = moments(before, after);
  // not when only the seats have changed since, because somebody came or went
  const isNew = after.log.length !== before.log.length;
  return isNew && auctionEndOf(after.log) ? [...frames, after] : frames;
};

/**
 * The reader's own moves are shown at once, those of others one moment after the other. The ends of an auction and of
 * a match have their own moments, whoever causes them.
 */
export const unhurried = (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
  const last = after.log.at(-1);
  const isOwn = after.playerID !== null && last?.seat === after.playerID;
  const frames = heldMoments(before, after);
  const ends = frames.some(({ log }) => auctionEndOf(log)) || (after.view.over && !before.view.over);
  return isOwn && !ends ? [after] : frames;
};
