import type { PlayerID } from 'boardgame.io';
import type { CardId } from '../cards';
import type { Play } from '../move';
import { seatsOf, type View } from '../state';
import { isPaused } from './actionCards';
import { isOver } from './stageEnd';

/** K-3.1, K-6.3 — must the seat lay a card to its race now? */
export const owesRace = (view: View, seat: PlayerID): boolean =>
  view.hands[seat]!.length > 0 && (view.extra[seat]! > 0 || (!view.raceLaid[seat] && !isPaused(view)));

/** K-3.2, K-3.5 — must the seat lay a card for the counter now? Its last card goes to the race. */
export const owesCounter = (view: View, seat: PlayerID): boolean =>
  !view.counterLaid[seat] && view.hands[seat]!.length > (view.raceLaid[seat] ? 0 : 1);

/** K-3.1, K-3.2, K-6.5 — the seats whose cards the table waits for. */
export const owing = (view: View): PlayerID[] =>
  isOver(view) ? [] : seatsOf(view).filter((seat) => owesRace(view, seat) || owesCounter(view, seat));

/** K-3.1, K-6.3, K-6.4 — lays a hand card face down to the right of the own race. */
export const layToRace = ({ G, tell }: Play, seat: PlayerID, card: CardId): void =>
  tell({ type: 'laid', seat, place: isPaused(G) ? 'extra' : 'race', card, lying: card });

/** K-3.2 — lays a hand card face down for the counter. */
export const layForCounter = ({ tell }: Play, seat: PlayerID, card: CardId): void =>
  tell({ type: 'laid', seat, place: 'counter', card, lying: card });
