import type { PlayerID } from 'boardgame.io';
import {
  FINISH,
  foreseeDriven,
  isLastStop,
  isStop,
  playable,
  roadOf,
  valueOf,
  wouldBeOut,
  type CardId,
  type Target,
  type View,
  type CarWay,
} from '../../../../games/ausgebremst';
import type { Refusal } from '../../../../games/shared/legality';
import { isListed, moveNamed, type Moves } from '../../../kit/moves';
import { purseOf, type Purse } from './purse';

/** A place where a card leads, or would lead if nobody were in the way. */
export type Goal = {
  readonly target: Target;
  readonly kind: 'open' | 'ruinous' | 'blocked';
  readonly way?: CarWay;
  /** The reason, for a blocked one. */
  readonly no?: Refusal;
  /** does the drive end in the pit lane? `last`: it is the last chance for a stop. */
  readonly stop?: 'stop' | 'last';
  /** The points compared with the ideal line afterwards; undefined beyond the finish. */
  readonly after?: Purse;
};

/** The targets of these goals. */
export const targetsOf = (goals: readonly Goal[]): readonly Target[] => goals.map(({ target }) => target);

/** From this many on, a phone has three in a line. */
const CROWD = 7;

/** Are they so many that a phone needs all its room for them? */
export const isCrowdOf = (goals: readonly Goal[]): boolean => goals.length >= CROWD;

/** Where a drive could lead regardless of other cars: `at` its end, and on the `way` there. */
const inReach = (view: View, seat: PlayerID, spaces: number) => {
  const { steps } = roadOf(view);
  const way = new Set<Target>();
  let front = new Set([view.cars[seat]!.space!]);
  for (let step = 0; step < spaces; step++) {
    for (const space of front) way.add(space);
    front = new Set([...front].flatMap((space) => steps.get(space)!.map(({ to }) => to)));
  }
  return { at: [...front] as readonly Target[], way };
};

const goalOf = (view: View, seat: PlayerID, card: CardId, way: CarWay): Goal => {
  const { target } = way;
  if (target === FINISH) return { target, kind: 'open', way };
  const then = foreseeDriven(view, seat, card, way);
  const stops = isStop(view, seat, way);
  return {
    target,
    kind: wouldBeOut(view, seat, then.cars[seat]!) ? 'ruinous' : 'open',
    way,
    after: purseOf(then, seat),
    ...(stops && { stop: isLastStop(view.cars[seat]!.crossed) ? 'last' : 'stop' }),
  };
};

const RANKS = { open: 0, ruinous: 1, blocked: 2 } as const;

const spacesLeft = ({ after }: Goal): number => after?.toGo ?? 0;

/** The reasons that get a row of their own: another car is in the way. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['occupied', 'blocked']);

/** Why a card in hand cannot be driven: the rule of the six, or what is in its way. */
export const whyNotCard = (
  view: View,
  seat: PlayerID,
  card: CardId,
  whyNot: Moves['whyNot'],
): Refusal | undefined => {
  const reached = view.cars[seat]!.space === null ? [] : inReach(view, seat, valueOf(card)).at;
  const why = [...reached, FINISH as Target].map((target) => whyNot(moveNamed('drive', card, target)));
  return (
    why.find((no) => no && IN_THE_WAY.has(no.reason)) ??
    why.find((no) => no?.reason === 'lesson') ??
    why.at(-1)
  );
};

/**
 * where a card leads: pit stops and the shortest way first, then what would put the car out, then what
 * is blocked.
 */
export const goalsOf = (
  view: View,
  seat: PlayerID,
  card: CardId,
  { legal, whyNot }: Pick<Moves, 'legal' | 'whyNot'>,
): readonly Goal[] => {
  const drivable = playable(view, seat).filter((one) => one.card === card);
  const ways = drivable.filter(({ way }) => isListed(legal, moveNamed('drive', card, way.target)));
  // cards that are only outside the current lesson are not blocked
  if (drivable.length && !ways.length) return [];
  const open = ways.map(({ way }) => goalOf(view, seat, card, way));
  const { at, way } = inReach(view, seat, valueOf(card));
  const blocked = at.flatMap((target): Goal[] => {
    const no = whyNot(moveNamed('drive', card, target));
    // A free space that can be driven through is not shown as blocked only because ending there would be a detour.
    const isPassed = no?.reason === 'blocked' && way.has(target);
    return no && !isPassed && IN_THE_WAY.has(no.reason) ? [{ target, kind: 'blocked', no }] : [];
  });
  return [...open, ...blocked].toSorted(
    (a, b) =>
      RANKS[a.kind] - RANKS[b.kind] || Number(!a.stop) - Number(!b.stop) || spacesLeft(a) - spacesLeft(b),
  );
};
