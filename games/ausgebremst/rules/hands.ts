import type { PlayerID } from 'boardgame.io';
import { valueOf, type CardId } from '../cards';
import type { Play } from '../move';
import { endMove } from './round';
import { bringIn, drawFrom, stacksLeft } from './stacks';

/** cards in hand. */
export const HAND = { basic: 3, advanced: 2 } as const;

/** fills the hand to three cards while the pile lasts. */
export const refill = ({ G, tell }: Play, seat: PlayerID): void => {
  const missing = Math.min(HAND.basic - G.hands[seat]!.length, G.piles[seat]!.length);
  if (missing > 0) tell({ type: 'filled', car: seat, cards: G.piles[seat]!.slice(-missing).toReversed() });
};

/** replaces the card played: by a pit-stop card after a stop, otherwise from a stack. */
export const replaceCard = (play: Play, seat: PlayerID, stopped: boolean): void => {
  const { G, tell } = play;
  const pitCards = stopped ? G.pitCards[seat]! : [];
  const stacks = stacksLeft(G, seat);
  const [first, second] = pitCards;
  if (second && valueOf(first!) !== valueOf(second)) tell({ type: 'turn', car: seat, step: 'fetch' });
  else if (first) fetchCard(play, seat, first);
  else if (stacks.length > 1) tell({ type: 'turn', car: seat, step: 'draw' });
  else {
    if (stacks.length) drawFrom(play, seat, stacks[0]!);
    endMove(play, seat);
  }
};

/** takes one pit-stop card into the hand; a second one must still go on a stack. */
export const fetchCard = (play: Play, seat: PlayerID, card: CardId): void => {
  bringIn(play, seat, card);
  if (play.G.pitCards[seat]!.length) play.tell({ type: 'turn', car: seat, step: 'stow' });
  else endMove(play, seat);
};
