import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../shared/chance';
import { faceDown, ownFaceUp, shuffledIfDrawn, turnUp } from '../shared/faceDown';
import { perSeat, type PerSeat } from '../shared/seats';
import { CARD_IDS, faceOf, isCard, type CardId, type Face } from './cards';
import { isOver } from './rules/stageEnd';
import { BACK, seatsOf, type Back, type State, type View } from './state';

/** K-3.6, K-7.1 — may this seat read the cards of that race? After the last stage all are open. */
const mayReadRace = (view: View, playerID: PlayerID | null, owner: PlayerID): boolean =>
  isOver(view) || (owner === playerID && view.options.ownRace === 'open');

/** K-3.6, K-6.7 — the table as one seat sees it; `playerID` is null for spectators. */
export const playerView = (G: State, playerID: PlayerID | null): View => {
  const seats = seatsOf(G);
  return {
    ...G,
    hands: ownFaceUp(G.hands, playerID),
    races: perSeat(seats, (seat) =>
      mayReadRace(G, playerID, seat) ? G.races[seat]! : faceDown(G.races[seat]!),
    ),
    sealed: perSeat(seats, (seat) => (seat !== playerID && G.sealed[seat] ? BACK : (G.sealed[seat] ?? null))),
    counter: G.counter.map(faceOf),
    deck: faceDown(G.deck),
    discard: faceDown(G.discard),
  };
};

/**
 * K-3.6, K-6.7 — the cards this seat must not be able to read, listed independently of `playerView`, so that tests
 * can compare the two.
 */
export const hiddenFrom = (G: State, playerID: PlayerID | null): CardId[] => {
  const ofOthers = <T>(piles: PerSeat<T>): T[] =>
    seatsOf(G).flatMap((seat) => (seat === playerID ? [] : [piles[seat]!]));
  const races = isOver(G) ? [] : G.options.ownRace === 'memory' ? Object.values(G.races) : ofOthers(G.races);
  return [
    ...G.deck,
    ...G.discard,
    ...G.counter,
    ...ofOthers(G.hands).flat(),
    ...ofOthers(G.sealed).flatMap((card) => card ?? []),
    ...races.flat(),
  ];
};

/** K-3.6 — a random table that looks the same from this seat: the cards it cannot see are dealt anew. */
export const imagine = (view: View, _playerID: PlayerID | null, random: Chance): State => {
  const seats = seatsOf(view);
  const readable = new Set<CardId | Face | Back | null>([
    ...view.counter,
    ...[...Object.values(view.hands), ...Object.values(view.races)].flat(),
    ...Object.values(view.sealed),
  ]);
  const unseen = random.Shuffle(CARD_IDS.filter((id) => !readable.has(id)));
  /** K-6.7 — any of the cards with this face. */
  const anyWith = (face: Face): CardId => {
    const at = unseen.findIndex((id) => faceOf(id) === face);
    return unseen.splice(at, 1)[0]!;
  };
  const counter = view.counter.map((card) => (isCard(card) ? card : anyWith(card)));
  const allUp = (pile: readonly (CardId | Back)[]): CardId[] => turnUp(pile, unseen);
  return {
    ...view,
    hands: perSeat(seats, (seat) => allUp(view.hands[seat]!)),
    races: perSeat(seats, (seat) => allUp(view.races[seat]!)),
    sealed: perSeat(seats, (seat) => (view.sealed[seat] ? allUp([view.sealed[seat]])[0]! : null)),
    counter,
    deck: allUp(view.deck),
    discard: allUp(view.discard),
  };
};

/** K-3.8 — an earlier table, with the draw pile shuffled if cards have been drawn since. */
export const reshuffled = (then: State, now: State, random: Chance): State => ({
  ...then,
  deck: shuffledIfDrawn(then.deck, now.deck, random),
});
