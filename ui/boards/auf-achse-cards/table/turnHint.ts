import type { TFunction } from 'i18next';
import { faceOf, limitOf, totals, type CardId, type View } from '../../../../games/auf-achse-cards';
import type { LegalMove } from '../../../../games/shared/legality';
import { listInWords } from '../../../pieces/listInWords';
import type { Bay } from './bays';
import { followsFrom, foreseen, foreseenAt, foresightOf, type Foresight } from './foresight';
import { othersOf, type Doing, type Player } from './players';
import type { CardChoice } from './useCardChoice';
import type { Layout } from './useLayout';
import { cardName, WORDS } from './words';

/** The states in which the table waits for a seat. */
const AWAITED: ReadonlySet<Doing> = new Set(['thinking', 'owesRace', 'owesCounter', 'owesExtra']);

/** The seats whose decision the table waits for. */
export const awaitedOf = (players: readonly Player[]): readonly Player[] =>
  players.filter(({ doing }) => AWAITED.has(doing));

/** Everything the line depends on. */
export type HintGiven = {
  readonly view: View;
  readonly me: Player;
  readonly players: readonly Player[];
  readonly bays: readonly Bay[];
  readonly choice: CardChoice;
  readonly legal: readonly LegalMove[];
  readonly layout: Layout;
  readonly isUnfolding: boolean;
  /** The effect of the counter card turned up last. */
  readonly told: string | undefined;
  /** The bay that is pointed at or has the focus. */
  readonly pointed: Bay | undefined;
};

export type TurnHint = {
  /** The card in hand, or the task. */
  readonly title?: string | undefined;
  /** Its effect, or the general situation; **stars** set bold. */
  readonly text: string;
  readonly icon?: 'hour' | 'eye';
  /** Would the own trip lose value by it? */
  readonly isLoss?: boolean | undefined;
  /** Is it read out elsewhere? */
  readonly isRead?: boolean;
  readonly rule?: string | undefined;
  /** The keys for it, each with its words. */
  readonly keys?: readonly (readonly [key: string, words: string])[];
};

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** How far the reader is from the aim. */
const distance = ({ view, me, players }: HintGiven, words: Words): string => {
  const km = totals(view);
  const mine = km[me.seat]!;
  const best = othersOf(players).toSorted((a, b) => km[b.seat]! - km[a.seat]!)[0]!;
  const by = mine - km[best.seat]!;
  if (by === 0) return words('level', { name: best.name });
  return by > 0 ? words('leads', { by }) : words('behind', { by: -by, name: best.name });
};

/**
 * K-2.1, K-5.1 — the aim, and how far the reader is from it. On a phone the limit is directly above, and the room
 * belongs to the trip: readers who have seen a stage end are not told again when it ends.
 */
const standing = (given: HintGiven, t: TFunction): string => {
  const { view, layout } = given;
  const limit = limitOf(view);
  const words: Words = (key, values) => t(`board.foresee.aim.${key}`, { ns: WORDS, limit, ...values });
  if (view.stage === 1) return words('first');
  return layout.name === 'phone' ? distance(given, words) : `${distance(given, words)} ${words('end')}`;
};

/** Would the trip lose value? A fuller counter is nobody's loss. */
const isTripLess = ({ move }: Bay, { figure }: Foresight): boolean =>
  move === 'layRace' && figure?.isLoss === true;

/** "50", "Level crossing": a card at the beginning of the line. */
const called = (card: CardId, t: TFunction): string => cardName(faceOf(card), t);

/** The effect of the picked-up card: in the bay that is pointed at, or in each open one. */
const pickedHint = (given: HintGiven, card: CardId, t: TFunction): TurnHint => {
  const { view, me, bays, choice, pointed } = given;
  const words = (key: string, values = {}) => t(`board.foresee.${key}`, { ns: WORDS, ...values });
  const open = bays.filter(({ isLaid }) => !isLaid);
  const name = called(card, t);
  const foresee = (bay: Bay) => foresightOf(view, me.seat, bay, card, { bays, staged: choice.staged });
  const place = ({ move }: Bay) => words(move === 'layRace' ? 'toRace' : 'toCounter');
  const at = open.find(({ id }) => id === pointed?.id);
  if (at) {
    const found = foresee(at);
    return {
      title: words('at', { card: name, place: place(at) }),
      text: `${words('sentence', { what: foreseen(found, t) })} ${followsFrom(found, t)}`,
      rule: found.rule,
      isLoss: isTripLess(at, found),
    };
  }
  // Both bays of a +2 are the same place: the card goes into the free one.
  const nextFor = (asked: Bay['move']) => {
    const same = open.filter(({ move }) => move === asked);
    return same.find(({ id }) => !choice.staged[id]) ?? same[0];
  };
  const places = open.flatMap((bay) => (bay === nextFor(bay.move) ? [{ bay, found: foresee(bay) }] : []));
  return {
    title: words('picked', { card: name }),
    text: places.map(({ bay, found }) => foreseenAt(place(bay), found, t)).join(' · '),
    isLoss: places.some(({ bay, found }) => isTripLess(bay, found)),
    keys: open.map(({ digit, id }) => [String(digit), t(`board.bay.${id}`, { ns: WORDS })] as const),
  };
};

/** What to do for a place that is still empty. */
const NEXT: Readonly<Record<Bay['move'], string>> = {
  layRace: 'board.turn.race',
  layCounter: 'board.turn.counter',
};

/** The cards put into bays, their effect, and what is missing. */
const readyHint = ({ view, me, bays, choice, legal }: HintGiven, t: TFunction): TurnHint => {
  const words = (key: string, values = {}) => t(`board.foresee.${key}`, { ns: WORDS, ...values });
  const open = bays.filter(({ isLaid }) => !isLaid);
  const ready = open.flatMap((bay) => {
    const card = choice.staged[bay.id];
    if (!card) return [];
    const place = words(bay.move === 'layRace' ? 'toRace' : 'toCounter');
    const found = foresightOf(view, me.seat, bay, card, { bays, staged: choice.staged });
    return [{ text: `${called(card, t)} ${foreseenAt(place, found, t)}`, isLoss: isTripLess(bay, found) }];
  });
  // a lesson asks for one card at a time
  const missing = open.find(
    ({ id, move }) => !choice.staged[id] && legal.some((listed) => listed.move === move),
  );
  const lies = ready.map(({ text }) => text).join(' · ');
  return {
    title: words('ready'),
    text: missing ? `${words('sentence', { what: lies })} ${t(NEXT[missing.move], { ns: WORDS })}` : lies,
    isLoss: ready.some(({ isLoss }) => isLoss),
    keys: ready.length === open.length ? [['Enter', words('lay')]] : [],
  };
};

/** What to do and its effect, or whom the reader waits for. */
export const turnHint = (given: HintGiven, t: TFunction): TurnHint => {
  const { me, players, choice, layout, isUnfolding, told } = given;
  if (isUnfolding && told)
    return { text: t('board.foresee.sentence', { what: told }), icon: 'eye', isRead: true };
  if (isUnfolding) return { text: t('board.turn.unfolding'), icon: 'eye' };
  const open = me.places.filter(({ isLaid }) => !isLaid).length;
  if (AWAITED.has(me.doing)) {
    // K-3.6 — no trace of the cards played may remain here, nor in what is read out.
    if (choice.isBusy) return { text: '' };
    if (choice.selected) return pickedHint(given, choice.selected, t);
    if (Object.keys(choice.staged).length) return readyHint(given, t);
    const task = todo(me);
    const words = task === 'board.turn.both' ? 'board.turn.bothShort' : task;
    return {
      title: t(words, { count: open }).replaceAll('**', ''),
      text: layout.name === 'side' || me.doing === 'owesExtra' ? '' : standing(given, t),
    };
  }
  const waiting = awaitedOf(players).map(({ name }) => name);
  if (!waiting.length) return { text: '' };
  return {
    text: t(me.doing === 'noCards' ? 'board.turn.noCards' : 'board.turn.laid', {
      names: listInWords(waiting, t('language')),
      count: waiting.length,
    }),
    icon: 'hour',
  };
};

/** The key of the words for what this seat has to play now. */
export const todo = ({ doing, places }: Player): string => {
  if (doing === 'owesExtra') return 'board.turn.extra';
  if (doing === 'owesCounter') return 'board.turn.counter';
  if (doing === 'owesRace') return 'board.turn.race';
  return places.some(({ bay }) => bay === 'counter') ? 'board.turn.both' : 'board.turn.lastCard';
};
