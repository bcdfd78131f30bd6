import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import type { Count } from '../../shared/search';
import { CARD_IDS, faceOf, isCard, type CardId, type Face } from '../cards';
import { HAND_SIZE } from '../rules/drawing';
import { BACK, inTurnOrder, seatsOf, type State, type View } from '../state';
import { knowledgeOf, rungAt, type Knowledge } from './knowledge';
import { quickPlan } from './normal';

/** A corner of the table as it is thought up. */
type Corner = { readonly hand: CardId[]; readonly race: CardId[]; sealed: CardId | null };

const takeFace = (cards: CardId[], face: Face): CardId =>
  cards.splice(
    cards.findIndex((card) => faceOf(card) === face),
    1,
  )[0]!;

/** K-3.6 — the own race, which one may not look at, as the ladder says: of what is unseen the nearest card below each rung. */
const remembered = (race: readonly (CardId | typeof BACK)[], unseen: CardId[]): CardId[] =>
  race.map((card, place) => {
    if (isCard(card)) return card;
    const below = (id: CardId) => {
      const face = faceOf(id);
      return typeof face === 'number' && face <= rungAt(place) ? rungAt(place) - face : Infinity;
    };
    const nearest = unseen.reduce((top, next) => (below(next) < below(top) ? next : top));
    return takeFace(unseen, faceOf(nearest));
  });

/**
 * Somebody else's hand and race as they may be, of what is unseen: the race is built as a good player would have built it
 * out of ten cards a round. `held` and `laid` say how many cards there are of each; one of the hand may lie on the counter.
 */
const thoughtUp = (
  known: Knowledge,
  unseen: CardId[],
  { held, laid }: { readonly held: number; readonly laid: number },
  count: Count,
): Corner => {
  const corner: Corner = { hand: [], race: [], sealed: null };
  const drawTo = (cards: number) => {
    while (corner.hand.length + corner.race.length < cards && unseen.length) corner.hand.push(unseen.pop()!);
  };
  for (let place = 0; place < laid; place++) {
    drawTo(Math.min(held + laid, HAND_SIZE + place));
    if (!corner.hand.length) break;
    count();
    const driven = (known.total * place) / laid;
    const { race } = quickPlan({
      ...known,
      hand: corner.hand.map(faceOf),
      race: corner.race.map(faceOf),
      longest: place,
      missing: known.limit - driven,
    });
    corner.race.push(takeFace(corner.hand, race!));
  }
  drawTo(held + laid);
  return corner;
};

/** The cards in front of a seat, less what it has laid in this round unless that waits to be turned up. */
const countsOf = (view: View, seat: PlayerID, isPaused: boolean) => {
  const sealed = Number(view.sealed[seat] !== null);
  const laidNow = Number(!isPaused && view.raceLaid[seat]);
  return {
    held: view.hands[seat]!.length + sealed + laidNow,
    laid: view.races[seat]!.length - laidNow,
    seals: isPaused && sealed > 0,
  };
};

/**
 * A whole table that looks the same to the seat, but for what the others have laid in a round that nobody has finished:
 * they are still to lay it. Their races are not any cards, but what good players would have built.
 */
export const imaginedTable = (view: View, seat: PlayerID, random: Chance, count: Count = () => {}): State => {
  const seats = seatsOf(view);
  const isPaused = Object.values(view.extra).some(Boolean);
  const own = new Set([...view.hands[seat]!, ...view.races[seat]!, view.sealed[seat]]);
  const unseen = random.Shuffle(CARD_IDS.filter((id) => !own.has(id)));
  const counter = view.counter.map((card) => takeFace(unseen, faceOf(card)));
  const ownRace = remembered(view.races[seat]!, unseen);
  const known: Knowledge = {
    ...knowledgeOf(view, seat),
    sealed: undefined,
    raceLaid: false,
    counterLaid: false,
    extra: 0,
    toCome: seats.length - 1,
    lead: 0,
    lastStage: false,
  };

  const corners = new Map<PlayerID, Corner>([
    [
      seat,
      { hand: view.hands[seat]!.filter(isCard), race: ownRace, sealed: view.sealed[seat] as CardId | null },
    ],
  ]);
  for (const other of inTurnOrder(view)) {
    if (other === seat) continue;
    const counts = countsOf(view, other, isPaused);
    const corner = thoughtUp(known, unseen, counts, count);
    if (counts.seals && corner.hand.length) {
      const { counter } = quickPlan({
        ...known,
        hand: corner.hand.map(faceOf),
        race: corner.race.map(faceOf),
        raceLaid: true,
        missing: known.limit - known.total,
      });
      if (counter !== undefined) corner.sealed = takeFace(corner.hand, counter);
    }
    corners.set(other, corner);
  }

  const per = <Part>(part: (corner: Corner, of: PlayerID) => Part): Record<PlayerID, Part> =>
    Object.fromEntries(seats.map((of) => [of, part(corners.get(of)!, of)]));
  const still = (laid: Readonly<Record<PlayerID, boolean>>) =>
    per((_, of) => (isPaused || of === seat) && laid[of]!);
  return {
    ...view,
    hands: per(({ hand }) => hand),
    races: per(({ race }) => race),
    sealed: per(({ sealed }) => sealed),
    raceLaid: still(view.raceLaid),
    counterLaid: still(view.counterLaid),
    counter,
    deck: unseen.splice(0, view.deck.length),
    discard: unseen,
    extra: { ...view.extra },
    scores: per((_, of) => [...view.scores[of]!]),
  };
};
