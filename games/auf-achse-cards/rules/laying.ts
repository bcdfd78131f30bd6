import type { PlayerID } from 'boardgame.io';
import type { CardId } from '../cards';
import { seatsOf, type State, type View } from '../state';
import { isPaused } from './actionCards';
import { isOver } from './stageEnd';

/** K-3.1, K-6.3 — must the seat lay a card to its race now? */
export const owesRace = (view: View, seat: PlayerID): boolean =>
  view.hands[seat]!.length > 0 && (isPaused(view) ? view.extra[seat]! > 0 : !view.raceLaid[seat]);

/** K-3.2, K-3.5 — must the seat lay a card for the counter now? Its last card goes to the race. */
export const owesCounter = (view: View, seat: PlayerID): boolean =>
  !view.counterLaid[seat] && view.hands[seat]!.length > (view.raceLaid[seat] ? 0 : 1);

/** K-3.1, K-3.2, K-6.5 — the seats whose cards the table waits for. */
export const owing = (view: View): PlayerID[] =>
  isOver(view) ? [] : seatsOf(view).filter((seat) => owesRace(view, seat) || owesCounter(view, seat));

/** K-3.1, K-6.3, K-6.4 — lays a hand card face down to the right of the own race. */
export const layToRace = (G: State, seat: PlayerID, id: CardId): void => {
  G.hands[seat] = G.hands[seat]!.filter((held) => held !== id);
  G.races[seat]!.push(id);
  if (isPaused(G)) G.extra[seat]! -= 1;
  else G.raceLaid[seat] = true;
};

/** K-3.2 — lays a hand card face down for the counter. */
export const layForCounter = (G: State, seat: PlayerID, id: CardId): void => {
  G.hands[seat] = G.hands[seat]!.filter((held) => held !== id);
  G.sealed[seat] = id;
  G.counterLaid[seat] = true;
};
