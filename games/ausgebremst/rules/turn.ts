import type { PlayerID } from 'boardgame.io';
import { valueOf, type CardId } from '../cards';
import type { Play } from '../move';
import { isAdvanced } from '../state';
import { isStop, type CarWay } from './driving';
import { refill, replaceCard } from './hands';
import { moveCar } from './leaving';
import { playable } from './playable';
import { endMove, nextCar } from './round';
import { waitsWithSixes } from './six';

/** plays a card and drives that way. */
export const playAndDrive = (play: Play, seat: PlayerID, card: CardId, way: CarWay): void => {
  const { G } = play;
  const stopped = isStop(G, seat, way);
  moveCar(play, seat, card, way);
  if (!isAdvanced(G)) {
    refill(play, seat);
    endMove(play, seat);
  } else if (!G.cars[seat]!.space) nextCar(play);
  else replaceCard(play, seat, stopped);
};

/**
 * misses the turn: a player who cannot play shows the hand, one who waits for the pit entry
 * does not.
 */
export const missTurn = (play: Play, seat: PlayerID): void => {
  const { G, tell } = play;
  const cards = [...G.hands[seat]!];
  const sixes = waitsWithSixes(G, seat);
  // with a playable card, waiting is only allowed for the pit entry
  const forPit = playable(G, seat).length > 0;
  tell({
    type: 'waited',
    car: seat,
    why: sixes ? 'sixes' : forPit ? 'pitBlocked' : 'blocked',
    hand: forPit ? null : cards.map(valueOf),
    cards: forPit ? [] : cards,
  });
  nextCar(play);
};
