import {
  BACK,
  DECK,
  faceOf,
  seatsOf,
  type Back,
  type CardHappening,
  type CardId,
  type Face,
  type View,
} from '../../../games/auf-achse-cards';
import { perSeat } from '../../../games/shared/seats';
import type { LogEntry, Snapshot } from '../../kit/match';
import { happeningsOf, type Told } from './story';

type Card = CardId | Back;

/** One card gone from a hand: the named one if it can be read there, else any back. */
const without = (hand: readonly Card[], card: Card): Card[] => {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.length - 1;
  return hand.filter((_, index) => index !== at);
};

/** Cards for these faces: known ones first, each once; where none is known, one of its likes stands in. */
const cardsFor = (faces: readonly Face[], known: readonly Card[]): CardId[] => {
  const left = [...new Set(known)].filter((card) => card !== BACK);
  return faces.map((face) => {
    const at = left.findIndex((card) => faceOf(card) === face);
    if (at >= 0) return left.splice(at, 1)[0]!;
    const { count } = DECK.find((row) => row.face === face)!;
    const likes = Array.from({ length: count }, (_, n): CardId => `${face}-${n + 1}`);
    return likes.find((card) => !known.includes(card)) ?? likes[0]!;
  });
};

const discarded = (view: View, cards: readonly Card[]): View['discard'] => [...view.discard, ...cards];

/** How it all came out. */
type Outcome = { readonly told: readonly CardHappening[]; readonly end: View };

/**
 * Which card a step laid: named in the log, or known to its owner by what is gone from the hand and by what was seen of
 * it since; a back for everybody else.
 */
const cardLaid = (view: View, { seat, move, args }: LogEntry, { told, end }: Outcome): Card => {
  const hand = view.hands[seat]!;
  if (args) return args[0] as CardId;
  if (hand.includes(BACK)) return BACK;
  const place = view.races[seat]!.length;
  const scored = told.find(({ type }) => type === 'stageEnd') as Told<'stageEnd'> | undefined;
  const shown = told.find((one) => one.type === 'counted' && one.seat === seat) as
    Told<'counted'> | undefined;
  const inRace = scored ? undefined : end.races[seat]![place];
  if (move === 'layRace' && inRace && hand.includes(inRace)) return inRace;

  const gone = hand.filter(
    (card): card is CardId => card !== BACK && (scored !== undefined || !end.hands[seat]!.includes(card)),
  );
  const face = move === 'layRace' ? scored?.races[seat]![place] : shown?.card;
  const isIt = (card: CardId) => (face === undefined ? faceOf(card) !== shown?.card : faceOf(card) === face);
  return gone.find(isIt) ?? gone[0] ?? BACK;
};

/** The table right after the card was laid, before anything is turned up. */
const laid = (view: View, step: LogEntry, playerID: string | null, outcome: Outcome): View => {
  const { seat, move } = step;
  const card = cardLaid(view, step, outcome);
  const hands: View['hands'] = { ...view.hands, [seat]: without(view.hands[seat]!, card) };
  if (move === 'layCounter')
    return {
      ...view,
      hands,
      sealed: { ...view.sealed, [seat]: card },
      counterLaid: { ...view.counterLaid, [seat]: true },
    };
  const readable = playerID === null || view.options.ownRace === 'open';
  const races = { ...view.races, [seat]: [...view.races[seat]!, readable ? card : BACK] };
  return view.extra[seat]
    ? { ...view, hands, races, extra: { ...view.extra, [seat]: view.extra[seat] - 1 } }
    : { ...view, hands, races, raceLaid: { ...view.raceLaid, [seat]: true } };
};

/** One look at the table, and what had been told by then. */
type Look = { readonly view: View; readonly told: CardHappening };

/** K-6.1 — what stays of a counter when these sets leave: the oldest −50s, and of like cards the latest. */
const remaining = (counter: readonly CardId[], left: readonly (readonly Face[])[]): CardId[] => {
  const staying = [...counter];
  for (const face of left.flat()) {
    const isIt = (card: CardId) => faceOf(card) === face;
    const at = face === 'lostFreight' ? staying.findIndex(isIt) : staying.findLastIndex(isIt);
    if (at >= 0) staying.splice(at, 1);
  }
  return staying;
};

/** K-5, K-6.1 — a counter card is turned up; a −50 and its set are seen lying together before they leave. */
const counted = (view: View, told: Told<'counted'>, known: readonly Card[]): readonly Look[] => {
  const card = view.sealed[told.seat] ?? BACK;
  const turned = { ...view, sealed: { ...view.sealed, [told.seat]: null } };
  if (typeof told.card !== 'number' && told.card !== 'lostFreight')
    return [{ told, view: { ...turned, discard: discarded(view, [card]) } }];

  const together = cardsFor([...view.counter.map(faceOf), told.card], [...view.counter, card, ...known]);
  const counter = remaining(together, told.left);
  const leaving = together.filter((one) => !counter.includes(one));
  const after: Look = { told, view: { ...turned, counter, discard: discarded(view, leaving) } };
  return leaving.length
    ? [{ told: { ...told, left: [] }, view: { ...turned, counter: together } }, after]
    : [after];
};

/** What the table looked like as each thing was seen; `end` is how it stands once all is done. */
const looksAt = (view: View, told: CardHappening, end: View, sameStage: boolean): readonly Look[] => {
  switch (told.type) {
    case 'counted':
      return counted(view, told, sameStage ? end.counter : []);
    case 'crossing': {
      const last = told.seats.map((seat) => view.races[seat]!.at(-1) ?? BACK);
      const races = perSeat(seatsOf(view), (seat) =>
        told.seats.includes(seat) ? view.races[seat]!.slice(0, -1) : view.races[seat]!,
      );
      return [{ told, view: { ...view, races, discard: discarded(view, last) } }];
    }
    case 'extra':
      return [{ told, view: { ...view, extra: { ...told.cards } } }];
    case 'stageEnd': {
      const scores = perSeat(seatsOf(view), (seat) => [...view.scores[seat]!, told.scores[seat]!]);
      const races = perSeat(seatsOf(view), (seat) => cardsFor(told.races[seat]!, view.races[seat]!));
      return [{ told, view: { ...view, scores, races } }];
    }
    // Drawing, the next round and the next stage are one movement: it ends at the position after the step.
    case 'drawn':
    case 'round':
    case 'stageBegin':
      return [];
  }
};

const allBacks = (cards: readonly Card[]): Back[] => cards.map(() => BACK);

/** The table as everybody may see it. */
const covered = (view: View): View => {
  const seats = seatsOf(view);
  return {
    ...view,
    hands: perSeat(seats, (seat) => allBacks(view.hands[seat]!)),
    races: perSeat(seats, (seat) => allBacks(view.races[seat]!)),
    sealed: perSeat(seats, (seat) => (view.sealed[seat] === null ? null : BACK)),
  };
};

/**
 * The moments of a step worth stopping at: the card laid, then one for everything that was seen. The last one is the
 * position after the step. Where the eyes change with the step, nobody's cards are shown but at the end.
 */
export const moments = (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
  const steps = after.log.slice(before.log.length);
  const entry = steps.at(-1);
  // Of steps that came in together only the last may have shown something: the tables between them are not known.
  if (!entry?.happenings.length || steps.some((step) => step !== entry && step.happenings.length))
    return [after];
  const told = happeningsOf(entry);
  const sameStage = !told.some(({ type }) => type === 'stageEnd');
  const sameEyes = before.playerID === after.playerID;

  const shown: Snapshot<View>[] = [];
  let view = sameEyes ? before.view : covered(before.view);
  for (const step of steps) view = laid(view, step, after.playerID, { told, end: after.view });
  const show = (happenings: readonly CardHappening[]) =>
    shown.push({
      ...after,
      ctx: before.ctx,
      view,
      log: [...after.log.slice(0, -1), { ...entry, happenings }],
    });

  show([]);
  told.forEach((happening, at) => {
    for (const look of looksAt(view, happening, after.view, sameStage)) {
      view = look.view;
      show([...told.slice(0, at), look.told]);
    }
  });
  const movesOn = ['round', 'stageBegin'].includes(told.at(-1)!.type);
  return [...(movesOn ? shown : shown.slice(0, -1)), after];
};
