import type { PlayerID } from 'boardgame.io';
import { nothing } from '../../shared/moves';
import { valueOf } from '../cards';
import { move, type Play } from '../move';
import { playable, whyNotWait } from '../rules/playable';
import { nextCar } from '../rules/round';
import { waitsWithSixes } from '../rules/six';

/** misses the turn; who cannot play shows the hand, who waits for the pit entry need not. */
export const missTurn = ({ G, tell }: Play, seat: PlayerID): void => {
  const cards = [...G.hands[seat]!];
  const sixes = waitsWithSixes(G, seat);
  // with a card to play, only the pit entry lets one wait
  const forPit = playable(G, seat).length > 0;
  tell({
    type: 'waited',
    car: seat,
    why: sixes ? 'sixes' : forPit ? 'pitBlocked' : 'blocked',
    hand: forPit ? null : cards.map(valueOf),
    cards: forPit ? [] : cards,
  });
};

export const wait = move('wait', {
  when: ['drive'],
  takes: nothing,
  whyNot: whyNotWait,
  does: (play, seat) => {
    missTurn(play, seat);
    nextCar(play);
  },
});
