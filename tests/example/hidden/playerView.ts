import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../../games/shared/chance';
import { BACK, faceDown, ownFaceUp, turnUp } from '../../../games/shared/faceDown';
import { perSeat, seatsOf } from '../../../games/shared/seats';
import { CARDS, type CardId, type State, type Told, type View } from './state';

/** H-1.1, H-2.1 — the table as one seat sees it; `playerID` null for spectators. */
export const playerView = (G: State, playerID: PlayerID | null): View => ({
  ...G,
  hands: ownFaceUp(G.hands, playerID),
  laid: perSeat(seatsOf(G), (seat) => (seat !== playerID && G.laid[seat] ? BACK : G.laid[seat]!)),
  rest: faceDown(G.rest),
});

/** The same as a list of what must not be readable: said without `playerView`, so that the laws can hold one against the other. */
export const hiddenFrom = (G: State, playerID: PlayerID | null): CardId[] => {
  const others = seatsOf(G).filter((seat) => seat !== playerID);
  return [
    ...G.rest,
    ...others.flatMap((seat) => [...G.hands[seat]!, ...(G.laid[seat] ? [G.laid[seat]] : [])]),
  ];
};

/** What was told, as a seat may hear it. */
export const seenBy = (told: Told, playerID: PlayerID | null): Told =>
  told.type === 'laid' && told.seat !== playerID ? { ...told, card: BACK } : told;

/** A whole table that looks the same from this seat: what it cannot see is dealt anew. Computer players think with it. */
export const imagine = (view: View, _playerID: PlayerID | null, random: Chance): State => {
  const { hands, laid, rest, open } = view;
  const readable = new Set<unknown>([...open, ...Object.values(hands).flat(), ...Object.values(laid)]);
  const unseen = random.Shuffle(CARDS.filter((card) => !readable.has(card)));
  return {
    ...view,
    hands: perSeat(seatsOf(view), (seat) => turnUp(hands[seat]!, unseen)),
    laid: perSeat(seatsOf(view), (seat) => (laid[seat] ? turnUp([laid[seat]], unseen)[0]! : null)),
    rest: turnUp(rest, unseen),
  };
};
