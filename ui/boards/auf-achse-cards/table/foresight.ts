import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import {
  BACK,
  faceOf,
  foreseeCounted,
  limitOf,
  partsOf,
  raceScore,
  type Back,
  type CardId,
  type Face,
  type View,
} from '../../../../games/auf-achse-cards';
import { digits } from '../../../pieces/digits';
import type { Bay, Staged } from './bays';
import { isOpen } from './players';
import { WORDS } from './words';

/** The kilometres after the move; or a number of cards gained or lost by the player. */
export type Figure = {
  readonly number: string;
  readonly isLoss: boolean;
  /** The number of cards; left out for kilometres. */
  readonly cards?: number;
};

/** What a card would do in a bay. */
export type Foresight = {
  /** The key of its words in `board.foresee`, and their values. */
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The same as a number for the bay itself; undefined if there is none. */
  readonly figure?: Figure | undefined;
  readonly rule: string;
};

/** K-4 — the effect of a card at the end of a trip that its owner may look at. */
const atEndOf = (race: readonly Face[], card: Face): Foresight => {
  const parts = partsOf([...race, card]);
  const last = parts.at(-1)!;
  const brokenBy = last.cards.length === 1 ? parts.at(-2)?.brokenBy : undefined;
  const km = raceScore([...race, card]);
  const before = raceScore(race);
  const found = (key: string, rule: string, values = {}): Foresight => ({
    key: `race.${key}`,
    values: { km, card: String(card), ...values },
    figure: { number: String(km), isLoss: km < before },
    rule,
  });
  if (last.kind === 'action') return found('action', 'K-4.4');
  if (last.kind === 'rests') return found('rests', 'K-4.3');
  if (brokenBy?.by === 'notHigher') return found('notHigher', 'K-4.2', { ...brokenBy });
  if (card === 'rest') return found('rest', 'K-4.3');
  return found(brokenBy ? 'afresh' : 'grows', 'K-4.1');
};

/** K-5, K-6 — the effect of a card turned up on the counter as it is now. */
const onCounter = (view: View, seat: PlayerID, card: CardId): Foresight => {
  const told = foreseeCounted(view, seat, card);
  const limit = limitOf(view);
  const counted = told.find(({ type }) => type === 'counted') as Extract<
    (typeof told)[number],
    { type: 'counted' }
  >;
  const { total } = counted;
  const isLoss = total >= limit;
  const found = (key: string, rule: string, figure: Omit<Figure, 'isLoss'>, values = {}): Foresight => ({
    key: `counter.${key}`,
    values: { total, limit, left: limit - total, ...values },
    figure: { ...figure, isLoss },
    rule,
  });
  const stands = { number: digits(total) };
  for (const one of told) {
    if (one.type === 'crossing') return found('levelCrossing', 'K-6.2', { number: '−1', cards: 1 });
    if (one.type === 'extra') {
      const count = one.cards[seat]!;
      const more = { number: `+${count}`, cards: count };
      return found('extra', count > 1 ? 'K-6.4' : 'K-6.3', more, { count });
    }
  }
  const face = faceOf(card);
  if (face === 'rest') return found('rest', 'K-5.3', stands);
  if (face === 'lostFreight') return found('lostFreight', 'K-6.1', stands);
  return isLoss ? found('ends', 'K-5.5', stands) : found('goesOn', 'K-5.2', stands);
};

const isCrossing = (card: CardId | Back | null | undefined): boolean =>
  !!card && card !== BACK && faceOf(card) === 'levelCrossing';

/** K-6.2 — the effect of a card that is removed again before the trip is counted. */
const crossed = (race: readonly Face[]): Foresight => {
  const km = raceScore(race);
  return {
    key: 'race.crossing',
    values: { km },
    figure: { number: String(km), isLoss: false },
    rule: 'K-6.2',
  };
};

type InBays = { readonly bays: readonly Bay[]; readonly staged: Staged };

/** The trip to which a bay adds a card, including the cards put into earlier bays, but without `card` itself. */
export const tripBefore = (
  view: View,
  seat: PlayerID,
  bay: Bay,
  { bays, staged }: InBays,
  card?: CardId,
): readonly (CardId | Back)[] => {
  const ready = bays
    .slice(0, bays.indexOf(bay))
    .flatMap(({ id, move }) => (move === 'layRace' && staged[id] !== card ? (staged[id] ?? []) : []));
  return [...view.races[seat]!, ...ready];
};

/** What a card of the hand would do in a bay, given the cards put into earlier bays. */
export const foresightOf = (
  view: View,
  seat: PlayerID,
  bay: Bay,
  card: CardId,
  inBays: InBays,
): Foresight => {
  if (bay.move === 'layCounter') return onCounter(view, seat, card);
  const before = tripBefore(view, seat, bay, inBays, card);
  // K-3.6 — from memory: not even its owner is told what it is worth.
  if (!isOpen(before)) return { key: 'race.memory', values: {}, rule: 'K-3.6' };
  // K-6.2 — the player's own crossing on the counter takes the card played now
  if (bay.id === 'race' && isCrossing(inBays.staged.counter ?? view.sealed[seat]))
    return crossed(before.map(faceOf));
  return atEndOf(before.map(faceOf), faceOf(card));
};

/** "80 km", "170 of 200": the effect of a card in a few words. */
export const foreseen = ({ key, values }: Foresight, t: TFunction): string =>
  t(`board.foresee.${key}`, { ns: WORDS, ...values });

/** Effects that are an event, not a number. */
const CLAUSES: ReadonlySet<string> = new Set([
  'race.memory',
  'race.crossing',
  'counter.rest',
  'counter.levelCrossing',
  'counter.extra',
]);

/** The same with the place: "to your trip 80 km", "on the counter: no effect". */
export const foreseenAt = (place: string, what: Foresight, t: TFunction): string =>
  t(CLAUSES.has(what.key) ? 'board.foresee.clause' : 'board.foresee.sum', {
    ns: WORDS,
    place,
    what: foreseen(what, t),
  });

/** The consequences, as a separate sentence. */
export const followsFrom = ({ key, values }: Foresight, t: TFunction): string =>
  t(`board.foresee.follows.${key}`, { ns: WORDS, ...values });
