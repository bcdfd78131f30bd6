import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import type { Count } from '../../shared/bots/search';
import {
  CARD_IDS,
  faceOf,
  isAction,
  isCard,
  isKilometres,
  type CardId,
  type Face,
  type Kilometres,
} from '../cards';
import { HAND_SIZE } from '../rules/drawing';
import { BACK, handOf, inTurnOrder, seatsOf, type State, type View } from '../state';
import { knowledgeOf, rungAt, type Knowledge } from './knowledge';
import { quickPlan } from './normal';
import { expectedAdd } from './outlook';

/** The imagined cards of a seat. */
type Corner = { readonly hand: CardId[]; readonly race: CardId[]; sealed: CardId | null };

const takeFace = (cards: CardId[], face: Face): CardId =>
  cards.splice(
    cards.findIndex((card) => faceOf(card) === face),
    1,
  )[0]!;

/**
 * K-3.6 — the own race, which one may not look at, as the ladder predicts it: for each rung the nearest unseen card
 * not above it.
 */
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

/** K-5 — what a counter card was worth there, in km; 0 for every card that does not stay. */
type Counted = Kilometres | 0;

/**
 * What the past rounds leave: cards still to be dealt, cards imagined as laid aside, and what was laid for the
 * counter.
 */
type Past = {
  readonly fresh: CardId[];
  readonly spent: CardId[];
  readonly counted: Counted[];
  readonly rounds: number;
};

/** A player who laid more cards than this to a race has seen that the stage takes long. */
const USUAL_STAGE = 3;

/** How unlike are a card that stays on the counter and one that does not, in km. */
const DIFFERENT = 200;

/** What all seats have laid for the counter in past rounds; who laid what is imagined. */
const countedIn = ({ counter, round }: View, seats: number): Counted[] => {
  const km = counter.map(faceOf).filter(isKilometres);
  return [...km, ...Array<0>(Math.max(0, (round - 1) * seats - km.length)).fill(0)];
};

/** Takes the entry most like a card: km like km, others like others. */
const takeLikest = (counted: Counted[], face: Face): Counted | undefined => {
  const wanted: Counted = isKilometres(face) ? face : 0;
  const unlike = counted.map(
    (km) => Math.abs(km - wanted) + (Boolean(km) === Boolean(wanted) ? 0 : DIFFERENT),
  );
  return counted.splice(unlike.indexOf(Math.min(...unlike)), 1)[0];
};

/**
 * A hand and a race of another seat as they may be, from the unseen cards: the result of good play with ten cards
 * each round, one laid to the race, one for the counter and two drawn. The cards on the counter were laid by
 * somebody, so a seat that would lay a similar card is assumed to have laid that one, and its own goes back among the
 * fresh cards. When those are used up, seats with action cards are assumed to have laid them. `held` and `laid`: the
 * number of cards of each; one of the hand may lie on the counter.
 */
const thoughtUp = (
  known: Knowledge,
  { fresh, spent, counted, rounds }: Past,
  { held, laid }: { readonly held: number; readonly laid: number },
  random: Chance,
  count: Count,
): Corner => {
  const corner: Corner = { hand: [], race: [], sealed: null };
  const { hand, race } = corner;
  const { players } = known;
  const usual = known.weights.add;
  const drawTo = (cards: number) => {
    while (hand.length < cards) {
      const card = fresh.pop() ?? spent.shift();
      if (card === undefined) return;
      hand.push(card);
    }
  };
  const layForCounter = (face: Face) => {
    if (takeLikest(counted, face)) {
      fresh.splice(Math.floor(random.Number() * (fresh.length + 1)), 0, takeFace(hand, face));
      return;
    }
    const action = isKilometres(face) ? hand.map(faceOf).find(isAction) : undefined;
    spent.push(takeFace(hand, action ?? face));
  };
  const turns = Math.max(laid, rounds);
  for (let turn = 0; turn < turns; turn++) {
    drawTo(HAND_SIZE);
    if (!hand.length) break;
    count();
    const driven = (known.total * turn) / turns;
    const plan = quickPlan({
      ...known,
      hand: hand.map(faceOf),
      race: race.map(faceOf),
      // K-6.5 — an extra card of a cleared road came without a counter card
      counterLaid: turn >= rounds,
      longest: turn,
      missing: known.limit - driven,
      add: laid > USUAL_STAGE ? expectedAdd(usual, players, driven, turn) : usual,
    });
    if (turn < laid) race.push(takeFace(hand, plan.race!));
    if (plan.counter !== undefined) layForCounter(plan.counter);
  }
  drawTo(held);
  spent.push(...hand.splice(held));
  return corner;
};

/** The number of cards of a seat, without those laid in this round unless they wait to be turned up. */
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
 * A whole table that looks the same to the seat, except that what the others have laid in an unfinished round is
 * still to be laid. Their races are not random: good players could have built them.
 */
export const imaginedTable = (view: View, seat: PlayerID, random: Chance, count: Count = () => {}): State => {
  const seats = seatsOf(view);
  const isPaused = Object.values(view.extra).some(Boolean);
  const own = new Set([...view.hands[seat]!, ...view.races[seat]!, view.sealed[seat]]);
  const unseen = random.Shuffle(CARD_IDS.filter((id) => !own.has(id)));
  const counter = view.counter.map((card) => takeFace(unseen, faceOf(card)));
  const ownRace = remembered(view.races[seat]!, unseen);
  const past = { fresh: unseen, spent: [], counted: countedIn(view, seats.length), rounds: view.round - 1 };
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

  const sealed = view.sealed[seat];
  const corners = new Map<PlayerID, Corner>([
    [seat, { hand: handOf(view, seat), race: ownRace, sealed: isCard(sealed) ? sealed : null }],
  ]);
  for (const other of inTurnOrder(view)) {
    if (other === seat) continue;
    const counts = countsOf(view, other, isPaused);
    const corner = thoughtUp(known, past, counts, random, count);
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
  const piles = [...unseen, ...past.spent];
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
    deck: random.Shuffle(piles.slice(0, view.deck.length)),
    discard: piles.slice(view.deck.length),
    extra: { ...view.extra },
    scores: per((_, of) => [...view.scores[of]!]),
  };
};
